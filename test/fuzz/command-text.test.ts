import { fc, test } from '@fast-check/vitest'
import { afterAll, describe, expect } from 'vitest'
import { nouns, registry } from '../../src/commands/registry.ts'
import { parseCommand } from '../../src/interactions/parse-command.ts'
import type { ParseResult } from '../../src/interactions/parsed-command.ts'
import { refusalReply } from '../../src/interactions/prompts.ts'
import { checkMessageBlocks } from '../../src/sandbox/slack/block-kit/check.ts'
import type { ForgeContext } from '../../src/services/context.ts'
import type { Reply } from '../../src/views/reply.ts'
import { fuzzRuns, sayCases } from '../support/fuzz-runs.ts'

const FORGE = 'https://git.example.com'
const CASES = fuzzRuns(100_000)
/** For a busy machine, and for more cases than usual. */
const LONG_MS = 3_600_000

/** Names that mean something to an object of JavaScript and nothing to us. */
const inherited = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype']
const noun = fc.constantFrom(...nouns.keys(), ...inherited, 'mr ', 'MR', '')
/** Each example with the slash command that it is typed after, and words that people know from elsewhere. */
const corpus: readonly (readonly [string, string])[] = [
  ...registry.flatMap(({ path: [first, ...words], examples }) =>
    examples.map(({ typed }) => [first, `${words.join(' ')} ${typed}`.trim()] as const),
  ),
  ['mr', 'approve !12'],
  ['mr', 'checkout !12'],
  ['milestone', 'delete %3'],
]
const flagNames = [...new Set(registry.flatMap(({ fields }) => fields.map(({ name }) => name)))]
const verbs = registry.map(({ path }) => path.slice(1).join(' '))

const piece = fc.oneof(
  fc.constantFrom(
    '!12',
    '%3',
    '@me',
    '#web',
    '42',
    'web!12',
    'acme/web!12',
    '-1',
    '0',
    '99999999999999999999',
    '！１２',
    '"',
    "'",
    '“',
    '”',
    '«',
    '»',
    '`',
    '```',
    '\\',
    '|',
    '<',
    '>',
    '&lt;',
    '&amp;',
    '<!channel>',
    '<@U1>',
    '--',
    '-',
    '—',
    '–',
    '=',
    '--=',
    '--private',
    '--no-private',
    '--help',
    '-h',
    'help',
    'none',
    'next fri',
    '\u0000',
    '\n',
    '\t',
    '\u202e',
    '\u200b',
    '\ud800',
    '👩‍👩‍👧‍👦',
    'é',
    'e\u0301',
    '\ufeff',
    `<${FORGE}/acme/web/merge_requests/12|that>`,
    `${FORGE}/acme/web/milestones/3`,
    'https://evil.example/!1',
    'feature/a',
    'a`b',
    '-delete',
    '--upload-pack=x',
    '$(id)',
    'refs/heads/main',
    ...inherited,
    ...verbs,
  ),
  fc.constantFrom(...flagNames, ...inherited).map((name) => `--${name}`),
  fc.tuple(fc.constantFrom(...flagNames, ...inherited), fc.string()).map(([name, to]) => `--${name}=${to}`),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

/** What is typed, after which slash command. */
type Typed = fc.Arbitrary<readonly [string, string]>

const random: Typed = fc.tuple(
  noun,
  fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 300 })),
)
const shaped: Typed = fc
  .tuple(fc.constantFrom(...registry), fc.array(piece, { maxLength: 4 }), fc.boolean())
  .map(([{ path, fields }, pieces, isFlagged]) => {
    const flag = isFlagged ? [`--${fields[pieces.length % fields.length]?.name ?? 'private'}`] : []
    return [path[0], [...path.slice(1), ...flag, ...pieces].join(' ')]
  })
/** An example in which a few places are cut out, written over or filled in. */
const mutated: Typed = fc
  .tuple(
    fc.constantFrom(...corpus),
    fc.array(fc.tuple(fc.nat({ max: 120 }), fc.nat({ max: 4 }), piece), { maxLength: 3 }),
  )
  .map(([[asked, example], changes]) => [
    asked,
    changes.reduce((text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut), example),
  ])
/** What is longer than anybody types. */
const long: Typed = fc
  .tuple(noun, piece, fc.integer({ min: 100, max: 9_000 }))
  .map(([asked, part, times]) => [asked, part.repeat(times)])

/** As `expect`, which a hundred thousand cases cannot afford. */
function must(isRight: boolean, what: string): void {
  if (!isRight) throw new Error(what)
}

/** What is told of a reading, where it is told at once. */
function mustFit({ message }: Reply): void {
  const blocks = (message?.blocks ?? []).map((block, at) => ({ block_id: `b${at}`, ...block }))
  const fault = checkMessageBlocks(blocks)
  must(fault === undefined, `Slack would refuse it: ${JSON.stringify(fault)}`)
  must((message?.text.length ?? 0) <= 3_000, 'The text is too long.')
}

const withheld = /not repeated|it’s now in Slack|Only a part of the key/

function mustBeRefused(reading: Extract<ParseResult, { kind: 'refused' }>, asked: string): void {
  const { token, problem, fix } = reading.refusal
  const isDiscreet = nouns.get(asked)?.discreet === true
  must(token !== '' || isDiscreet || withheld.test(problem), `No token: ${problem}`)
  must(problem.trim() !== '' && fix.trim() !== '', 'Nothing is said, or nothing helps.')
  must(
    [token, problem, fix].every((part) => part.length <= 700),
    'It says too much.',
  )
  mustFit(refusalReply(reading.refusal, reading.command))
}

function mustBeUnderstood({
  given: { command, raw, projects },
}: Extract<ParseResult, { kind: 'given' }>): void {
  must(registry.includes(command), 'It is no verb.')
  const keys = command.fields.map(({ key }) => key)
  for (const key of [...Object.keys(raw), ...projects.keys()]) must(keys.includes(key), `There is no ${key}.`)
  must(Object.getPrototypeOf(raw) === Object.prototype, 'The input is of another kind.')
  command.problems(raw)
}

const seen = { given: 0, help: 0, refused: 0, 'not-offered': 0, 'missing-feature': 0 }

/** At a forge that has everything, and at one that has nothing of what only some have. */
function read(typed: readonly [string, string]): void {
  readAt(typed, () => null)
  readAt(typed, () => ({ why: 'This forge has no such thing', next: 'Set another' }))
}

function readAt([asked, text]: readonly [string, string], missing: ForgeContext['forge']['missing']): void {
  const reading = parseCommand(asked, text, FORGE, missing)
  seen[reading.kind] += 1
  if (reading.kind === 'refused') mustBeRefused(reading, asked)
  if (reading.kind === 'given') mustBeUnderstood(reading)
  if (reading.kind === 'help') must(!reading.command || registry.includes(reading.command), 'It is no verb.')
}

describe('whatever is typed is understood, explained or refused with its token and one fix', () => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  afterAll(() => {
    const counts = Object.entries(seen).map(([kind, count]) => `${kind} ${count}`)
    sayCases(
      Object.values(seen).reduce((sum, count) => sum + count),
      `texts were typed: ${counts.join(', ')}`,
    )
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  })

  const runs = (share: number) => ({ numRuns: Math.ceil(CASES * share) })
  test.prop([random], runs(0.3))('random', read, LONG_MS)
  test.prop([shaped], runs(0.35))('shaped like a command', read, LONG_MS)
  test.prop([mutated], runs(0.34))('an example, changed', read, LONG_MS)
  test.prop([long], runs(0.01))('very long', read, LONG_MS)

  test('every kind of answer was among them', () => {
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
  })
})

const searchFor = (words: string) => ({
  kind: 'given',
  given: { command: { id: 'mr.list' }, raw: { search: words } },
})

test.each(inherited)('%s is no verb, option, label or value with a meaning of its own', (name) => {
  for (const [asked, { search }] of nouns) {
    const reading = parseCommand(asked, name, FORGE)
    // A word that is no verb is one to search for, where there is something to search.
    if (search && name !== '__proto__') expect(reading).toMatchObject(searchFor(name))
    else
      expect(reading).toMatchObject({
        kind: 'refused',
        refusal: { token: expect.stringContaining(name.slice(0, 8)) },
      })
    expect(parseCommand(asked, `help ${name}`, FORGE).kind).toBe('refused')
  }
  expect(parseCommand(name, 'list', FORGE)).toMatchObject({ kind: 'refused', refusal: { token: `/${name}` } })
  expect(parseCommand('mr', `list --${name} x`, FORGE)).toMatchObject({ kind: 'refused' })
  const labelled = parseCommand('mr', `list --label ${name}`, FORGE)
  expect(labelled).toMatchObject({ kind: 'given', given: { raw: { label: name } } })
  const created = parseCommand('mr', `create --source ${name} --title ${name}`, FORGE)
  expect(created).toMatchObject({ kind: 'given', given: { raw: { source: name, title: name } } })
})
