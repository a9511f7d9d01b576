import { expect, test } from 'vitest'
import { commandOf, registry } from '../../src/commands/registry.ts'
import { genericConfirmation } from '../../src/interactions/confirmation-level.ts'
import { confirmPrompt } from '../../src/interactions/prompts.ts'
import { checkMessageBlocks } from '../../src/sandbox/slack/block-kit/check.ts'

const why = 'You wanted this before your account was connected.'
const about = { why, projectName: 'acme/web' }

function verb(id: string) {
  const command = commandOf(id)
  if (!command) throw new Error(`There is no ${id}`)
  return command
}

test('it names the verb, its target and the project, what was given, and that nothing has been done', () => {
  const command = verb('milestone.create')
  const asked = genericConfirmation(command, { project: 42, title: 'Sprint 9', due: '2026-12-04' }, about)
  expect(asked.text).toBe(
    `/milestone create in acme/web? ${why} title: Sprint 9; due: 2026-12-04 Nothing has been done yet.`,
  )
  expect(genericConfirmation(verb('mr.subscribe'), { project: 42, mr: 12 }, about).text).toBe(
    `/mr subscribe !12 in acme/web? ${why} Nothing has been done yet.`,
  )
})

test('what somebody wrote is inert in it', () => {
  const { text, blocks } = genericConfirmation(
    verb('milestone.create'),
    { title: '<!channel> <https://evil.example|here> `x`' },
    about,
  )
  expect(text).not.toMatch(/<[!@#h]/)
  expect(JSON.stringify(blocks)).not.toContain('mrkdwn')
})

test('a field in which a secret may stand is not repeated', () => {
  const discreet = registry.flatMap((command) =>
    command.fields.filter((field) => field.discreet).map(({ key }) => [command, key] as const),
  )
  expect(discreet.length).toBeGreaterThan(0)
  for (const [command, key] of discreet)
    expect(JSON.stringify(genericConfirmation(command, { [key]: 'canary' }, about))).not.toContain(
      '"text":"canary',
    )
})

test.each(
  registry.filter(({ effect }) => effect !== 'read').map((command) => [command.id, command] as const),
)('of %s is such as Slack takes, however long what was given is', (_, command) => {
  const long = 'ä'.repeat(10_000)
  const input = Object.fromEntries(command.fields.map(({ key, kind }) => [key, kind === 'text' ? long : 12]))
  const asked = genericConfirmation(command, input, about)
  const { message } = confirmPrompt(
    command,
    { ...asked, input: {} },
    { privately: false, sourceTs: undefined },
  )
  expect(message?.text.length).toBeLessThan(4_000)
  expect(checkMessageBlocks(message?.blocks ?? [])).toBeUndefined()
})
