import { expect, test } from 'vitest'
import { parseCommand } from '../../src/interactions/parse-command.ts'

const FORGE = 'https://git.example.com'

test.each([
  ['mr', '!12', 'mr.view'],
  ['mr', '12', 'mr.view'],
  ['milestone', '%3', 'milestone.view'],
  ['milestone', '3', 'milestone.view'],
  ['deploy-key', '7', 'deploy-key.view'],
  ['integration', 'slack', 'integration.view'],
  ['integration', 'External-Wiki', 'integration.view'],
])('/%s %s alone shows it', (noun, typed, id) => {
  expect(parseCommand(noun, typed, FORGE)).toMatchObject({ kind: 'given', given: { command: { id } } })
})

test('a dry run is asked for like any flag, of what writes at the forge and of nothing else', () => {
  const dry = parseCommand('mr', 'merge !12 --dry-run', FORGE)
  expect(dry).toMatchObject({ kind: 'given', given: { raw: { mr: 12 }, dryRun: true } })
  expect(parseCommand('mr', 'merge !12 --no-dry-run', FORGE)).not.toMatchObject({ given: { dryRun: true } })
  expect(parseCommand('mr', 'list --dry-run', FORGE).kind).toBe('refused')
  expect(parseCommand('greenlight', 'default web --dry-run', FORGE).kind).toBe('refused')
})

test.each([
  ['milestone', '30000000000000000000'],
  ['integration', 'slak'],
])('/%s %s is not understood', (noun, typed) => {
  expect(parseCommand(noun, typed, FORGE).kind).toBe('refused')
})

test.each(['deploy-key', 'integration'])('a slip with quotation marks in /%s repeats nothing', (noun) => {
  for (const typed of ['add "canary', 'add "canary"x', `set ${'canary '.repeat(1500)}`]) {
    const reading = parseCommand(noun, typed, FORGE)
    expect(JSON.stringify(reading.kind === 'refused' ? reading.refusal : reading)).not.toContain('canary')
  }
})
