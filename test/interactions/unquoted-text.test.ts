import { expect, test } from 'vitest'
import type { FieldSpec } from '../../src/commands/parse/argument-spec.ts'
import { readArguments } from '../../src/commands/parse/arguments.ts'
import { tokenize } from '../../src/commands/parse/lexer.ts'
import { registry } from '../../src/commands/registry.ts'
import { parseCommand } from '../../src/interactions/parse-command.ts'
import { specOf } from '../../src/interactions/parsed-command.ts'

const FORGE = 'https://git.example.com'

/** True for text that may have several words: no names of people, and none that a filter introduces. */
function isFreeText({ kind, people, after }: FieldSpec): boolean {
  return kind === 'text' && !people && !after
}

const cases = registry
  .filter(({ effect }) => effect !== 'read')
  .flatMap((command) => {
    const spec = specOf(command)
    const switches = spec.fields
      .filter(({ kind }) => kind === 'flag')
      .flatMap(({ name, also = [] }) => [name, ...also])
      .filter((name) => name.length > 1)
    const words = ['now', 'please', 'asap', ...switches.map((name) => name.replaceAll('-', ' '))]
    return spec.fields.filter(isFreeText).map(({ name }) => {
      const isPlaced = spec.positionals.includes(name)
      const example = command.examples.find(({ typed }) => !typed.includes(`--${name}`))
      return [
        `/${command.path.join(' ')} --${name}`,
        {
          spec,
          name,
          words,
          before: isPlaced ? '' : (example?.typed ?? ''),
        },
      ] as const
    })
  })

test.each(cases)('%s: text without quotes isn’t cut before a switch or a filler', (_, given) => {
  const { spec, name, words, before } = given
  for (const word of words)
    for (const between of [' ', '=']) {
      const tokens = tokenize(`${before} --${name}${between}Fix ${word}`)
      if (!tokens.ok) throw new Error(JSON.stringify(tokens.refusal))
      const [first = ''] = word.split(' ')
      expect(readArguments(tokens.tokens, spec, FORGE)).toMatchObject({
        ok: false,
        refusal: { token: first, fix: `Put quotes around it: --${name} "Fix ${word}"` },
      })
    }
})

test.each([
  ['greenlight', 'watch --new --search fix drafts', 'Put quotes around it: --search "fix drafts"'],
  ['greenlight', 'watch --new --search fix mine', 'Put quotes around it: --search "fix mine"'],
  ['greenlight', 'watch --new --search fix by bob', 'Put quotes around it: --search "fix by bob"'],
  [
    'milestone',
    'create Sprint 9 --description Ship it by friday',
    'Put quotes around it: --description "Ship it by friday"',
  ],
  [
    'milestone',
    'edit 3 --description Ship it soon --due fri',
    'Put quotes around it: --description "Ship it soon"',
  ],
  [
    'mr',
    'create Add login --source fix --description Some text --target main',
    'Put quotes around it: --description "Some text"',
  ],
  ['mr', 'edit 12 --label bug, docs draft', 'Put quotes around it: --labels "bug,docs draft"'],
  ['mr', 'edit 12 --add-label bug draft', 'Put quotes around it: --labels "+bug draft"'],
  ['mr', 'review 12 bob --override-reason Fix now', 'Put quotes around it: --override-reason "Fix now"'],
])('/%s %s is refused', (noun, typed, fix) =>
  expect(parseCommand(noun, typed, FORGE)).toMatchObject({ kind: 'refused', refusal: { fix } }),
)

test.each([
  ['mr', 'edit 12 --title "Add" draft', { mr: 12, title: 'Add', draft: true }],
  ['mr', 'edit 12 --reviewer bob draft please', { mr: 12, reviewer: 'bob', draft: true }],
  ['mr', 'merge 12 squash --message Fix', { mr: 12, squash: true, message: 'Fix' }],
  ['mr', 'merge --message Fix 12 squash', { mr: 12, squash: true, message: 'Fix' }],
  ['milestone', 'create --description Ship Sprint 9', { title: 'Sprint 9', description: 'Ship' }],
  ['milestone', 'create Sprint --description "Ship it" 9', { title: 'Sprint 9', description: 'Ship it' }],
  ['milestone', 'edit --description Ship %3', { milestone: 3, description: 'Ship' }],
  ['milestone', 'edit %3 --due fri please', { milestone: 3, due: 'fri' }],
  ['greenlight', 'watch --new --label bug drafts', { new: true, label: 'bug', drafts: true }],
  ['greenlight', 'watch --search fix label:bug', { search: 'fix', label: 'bug' }],
  ['mr', 'list --search fix closed', { search: 'fix', state: 'closed' }],
  ['greenlight', 'audit --since 2d export', { since: '2d', export: true }],
])('/%s %s is understood', (noun, typed, raw) =>
  expect(parseCommand(noun, typed, FORGE)).toMatchObject({ kind: 'given', given: { raw } }),
)
