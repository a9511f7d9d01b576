import { describe, expect, test } from 'vitest'
import { registry } from '../../src/commands/registry.ts'
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

/** How `typed` is read: the input, or the refusal. */
function readAs(noun: string, typed: string) {
  const reading = parseCommand(noun, typed, FORGE)
  if (reading.kind === 'given') return { [reading.given.command.id]: reading.given.raw }
  return reading.kind === 'refused' ? reading.refusal : { kind: reading.kind }
}

describe('the names that gh, glab and the API have for it', () => {
  test.each([
    ['merge !14 --when-pipeline-succeeds', { 'mr.merge': { mr: 14, whenBuildSucceeds: true } }],
    ['merge !14 --auto-merge', { 'mr.merge': { mr: 14, whenBuildSucceeds: true } }],
    ['merge !14 --auto', { 'mr.merge': { mr: 14, whenBuildSucceeds: true } }],
    ['merge !14 --mwps', { 'mr.merge': { mr: 14, whenBuildSucceeds: true } }],
    ['merge !14 --merge_when_pipeline_succeeds', { 'mr.merge': { mr: 14, whenBuildSucceeds: true } }],
    ['merge !14 --no-auto-merge', { 'mr.merge': { mr: 14, whenBuildSucceeds: false } }],
    ['merge !14 --delete-branch', { 'mr.merge': { mr: 14, removeSourceBranch: true } }],
    ['merge !14 -d', { 'mr.merge': { mr: 14, removeSourceBranch: true } }],
    ['merge !14 --merge-commit-message=Ship', { 'mr.merge': { mr: 14, message: 'Ship' } }],
    [
      'create --source-branch a --target-branch b -t Title',
      { 'mr.create': { source: 'a', target: 'b', title: 'Title' } },
    ],
    ['create --head a --base b --body c', { 'mr.create': { source: 'a', target: 'b', description: 'c' } }],
    ['create --label a --label b', { 'mr.create': { labels: 'a,b' } }],
    ['list --merged', { 'mr.list': { state: 'merged' } }],
    ['list --closed --label bug -l docs', { 'mr.list': { state: 'closed', label: 'bug,docs' } }],
    ['list --state open --wip', { 'mr.list': { state: 'opened', draft: true } }],
    ['list --mine --order_by created', { 'mr.list': { author: '@me', orderBy: 'created_at' } }],
    ['edit !12 --add-label bug', { 'mr.edit': { mr: 12, labels: '+bug' } }],
    ['edit !12 --add-label bug,ui --remove-label docs', { 'mr.edit': { mr: 12, labels: '+bug,+ui,-docs' } }],
    ['edit !12 --unlabel docs', { 'mr.edit': { mr: 12, labels: '-docs' } }],
    ['edit !12 --label bug', { 'mr.edit': { mr: 12, labels: 'bug' } }],
    ['edit !12 --add-reviewer bob,cy', { 'mr.edit': { mr: 12, reviewer: '+bob,+cy' } }],
    ['edit !12 --unassign', { 'mr.edit': { mr: 12, assignee: 'none' } }],
    ['update !12 --ready', { 'mr.edit': { mr: 12, draft: false } }],
    ['edit !12 --no-wip', { 'mr.edit': { mr: 12, draft: false } }],
    ['note !12 -m "Looks good"', { 'mr.comment': { mr: 12, text: 'Looks good' } }],
  ])('/mr %s', (typed, expected) => expect(readAs('mr', typed)).toEqual(expected))

  test('/milestone create takes the due date by its name in the API', () => {
    expect(readAs('milestone', 'create Sprint 10 --due-date 15 jan')).toEqual({
      'milestone.create': { title: 'Sprint 10', due: '15 jan' },
    })
  })

  test('name the project', () => {
    expect(parseCommand('mr', 'merge 14 -R acme/web', FORGE)).toMatchObject({
      kind: 'given',
      given: { projects: new Map([['project', { kind: 'path', path: 'acme/web' }]]) },
    })
  })
})

/** Flags of gh, glab and the API, and such as nobody has. */
const FOREIGN = [
  ...[
    'admin',
    'rebase',
    'squash-before-merge',
    'match-head-commit',
    'sha',
    'disable-auto',
    'subject',
    'fill',
  ],
  ...['yes', 'skip-ci', 'web', 'draft', 'ready', 'undraft', 'unlabel', 'unassign', 'can-push', 'allow-write'],
  ...['comment', 'dry-run', 'force', 'not-now', 'after', 'only-if-green', 'lock', 'no-edit', 'quiet'],
  ...['start-date', 'remove-source-branch', 'delete-branch', 'auto', 'until', 'x', 'zzz', 'without-merge'],
]

const writes = registry.filter(({ effect }) => effect !== 'read')

const QUALIFIERS = [
  ...FOREIGN.flatMap((name) => [`--${name}`, `--${name}=x`, `--${name} x`, `-${name}`]),
  ...['but only when it is green', 'tomorrow', '!99', 'minus the branch'],
]

test.each(writes.map((command) => [`/${command.path.join(' ')}`, command] as const))(
  'a qualifier of %s is obeyed, or refused with what it takes; never is it to be left out',
  (_, { path: [noun, ...words], examples }) => {
    const plain = `${words.join(' ')} ${examples[0].typed}`
    for (const qualifier of QUALIFIERS) {
      const reading = parseCommand(noun, `${plain} ${qualifier}`, FORGE)
      if (reading.kind !== 'refused') {
        expect(reading, qualifier).not.toEqual(parseCommand(noun, plain, FORGE))
        continue
      }
      const advice = reading.refusal.fix.replace(/"[^"]*"/g, '')
      expect(advice, qualifier).not.toMatch(/leave|omit|drop|without|skip|remove (?:it|that)/i)
      // A whole command to type would lack the qualifier.
      expect(advice, qualifier).not.toContain(`/${noun} ${words.join(' ')} `)
    }
  },
)

test('what was understood beside an unknown flag fills the form', () => {
  expect(readAs('mr', 'merge !14 --shiny --delete-branch --message "Ship it"')).toMatchObject({
    token: '--shiny',
    understood: { mr: '!14', 'remove-source-branch': 'true', message: 'Ship it' },
  })
})
