import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { ArgumentSpec, ArgumentValue, FieldSpec } from '../../../src/commands/parse/argument-spec.ts'
import { readArguments } from '../../../src/commands/parse/arguments.ts'
import { encodeEntities } from '../../../src/commands/parse/characters.ts'
import { tokenize } from '../../../src/commands/parse/lexer.ts'
import { printMergeRequestRef, printMilestoneRef } from '../../../src/commands/parse/reference.ts'
import { printProjectRef } from '../../../src/model/project-ref.ts'

const FORGE = 'https://git.example.com'

const everyKind: ArgumentSpec = {
  fields: [
    { name: 'merge-request', kind: 'merge-request', required: false },
    { name: 'milestone', kind: 'milestone', required: false },
    { name: 'project', kind: 'project', required: false },
    { name: 'alias', kind: 'alias', required: false },
    {
      name: 'state',
      kind: 'choice',
      choices: ['opened', 'closed', 'all of them', '__proto__'],
      required: false,
    },
    { name: 'page', kind: 'number', required: false },
    { name: 'private', kind: 'flag', required: false },
    { name: 'constructor', kind: 'text', required: false },
    { name: 'due', also: ['until'], kind: 'date', required: false },
    { name: 'message', kind: 'text', required: false },
  ],
  positionals: ['merge-request', 'page', 'project', 'message'],
  example: '/mr merge 12',
}

const oneMilestone: ArgumentSpec = {
  fields: [{ name: 'milestone', kind: 'milestone', required: true }],
  positionals: ['milestone'],
  example: '/milestone view 3',
}

const NAME_LETTERS = [...'abcXYZ_.-019']
const word = fc.constantFrom('__proto__', 'constructor', 'toString', 'mr', 'web', 'true', 'no', 'help')
const names = fc.string({ unit: fc.constantFrom(...NAME_LETTERS), minLength: 1, maxLength: 12 })
const name = names.filter((text) => !/^-|^\.{1,2}$/.test(text))
const alias = fc.oneof(
  word,
  name.filter((text) => !/^[0-9]+$/.test(text)),
)
const path = fc.array(name, { minLength: 2, maxLength: 4 }).map((parts) => parts.join('/'))
const iid = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.maxSafeInteger().map(Math.abs).filter(Boolean))
const signs = fc.constantFrom(...'"\'“”„«»‘’`<>|&;%!#=-—– \n\u00a0\u202e\ud83d\u200bamplt@U1')
const text = fc.oneof(
  word,
  fc.string({ unit: signs, maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const date = fc.constantFrom('15 jan', 'fri', 'next friday', '1/2', 'none', '+2 w')
const title = text.filter((candidate) => candidate.trim() !== '')
const project = fc.oneof(
  iid.map((id) => ({ kind: 'id' as const, id })),
  alias.map((given) => ({ kind: 'alias' as const, alias: given })),
  path.map((given) => ({ kind: 'path' as const, path: given })),
)
const mergeRequest = fc.record({ project, iid }, { requiredKeys: ['iid'] })
const milestone = fc.oneof(
  fc.record({ project, iid }, { requiredKeys: ['iid'] }),
  fc.record({ project, title }, { requiredKeys: ['title'] }),
)
const argumentSet = fc
  .record(
    {
      'merge-request': mergeRequest,
      milestone,
      project,
      alias,
      state: fc.constantFrom('opened', 'closed', 'all of them', '__proto__'),
      page: fc.oneof(fc.integer({ min: -9, max: 99 }), fc.maxSafeInteger()),
      private: fc.boolean(),
      constructor: text,
      due: fc.oneof(text, date),
      message: text,
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map((given) => new Map<string, ArgumentValue>(Object.entries(given)))

const flag = fc.constantFrom(
  ...everyKind.fields.map((field) => field.name),
  'until',
  '__proto__',
  'toString',
  'help',
  'x',
)
const dash = fc.constantFrom('--', '--no-', '—', '–', '– –', '-')
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(dash, flag, fc.constantFrom(' ', '=', '="', '=“', '')).map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: date },
  { weight: 2, arbitrary: mergeRequest.map(({ iid: number }) => `web!${number}`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '%3',
      '%"',
      '"',
      '”',
      'mr',
      'milestone',
      '--',
      '！１２',
      '<@U1|ann lee>',
      '<',
      '|',
      '>',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(`<${FORGE}/acme/web/merge_requests/12|x>`, 'https://evil.example/a/b'),
  },
  { weight: 2, arbitrary: text },
)
const grammarShaped = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(' '))
const printed = argumentSet.map((values) => printArguments(values, everyKind))
const mutated = fc.tuple(printed, fc.nat(), fc.nat({ max: 3 }), text).map(([line, at, cut, inserted]) => {
  const place = at % (line.length + 1)
  return line.slice(0, place) + inserted + line.slice(place + cut)
})

const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** Reads a line with a spec; a refusal must be complete, short and inert. */
function readLine(line: string, spec: ArgumentSpec): boolean {
  const tokens = tokenize(line)
  const result = tokens.ok ? readArguments(tokens.tokens, spec, FORGE) : tokens
  if (result.ok) return true
  const { token, problem, fix } = result.refusal
  const sound = [token, problem, fix].every((part) => part !== '' && part.length <= 300 && !UNSAFE.test(part))
  if (!sound || token.length > 80) throw new Error(`not a sound refusal: ${JSON.stringify(result.refusal)}`)
  return false
}

describe('every line is either understood or refused with a token, a problem and a fix', () => {
  test.prop([fc.string({ unit: 'binary', maxLength: 40 })], { numRuns: 20_000 })(
    'random characters',
    (line) => {
      readLine(line, everyKind)
      readLine(line, oneMilestone)
    },
  )

  test.prop([fc.string({ unit: signs, maxLength: 40 })], { numRuns: 20_000 })('random signs', (line) => {
    readLine(line, everyKind)
    readLine(line, oneMilestone)
  })

  test.prop([grammarShaped], { numRuns: 30_000 })('lines in the shape of the grammar', (line) => {
    readLine(line, everyKind)
    readLine(line, oneMilestone)
  })

  test.prop([mutated], { numRuns: 30_000 })('right lines with one place changed', (line) => {
    readLine(line, everyKind)
  })
})

describe('what is printed is read back', () => {
  test.prop([argumentSet], { numRuns: 50_000 })('every set of arguments', (values) => {
    const tokens = tokenize(printArguments(values, everyKind))
    const read = tokens.ok ? readArguments(tokens.tokens, everyKind, FORGE) : tokens
    expect(read).toEqual({ ok: true, values, help: false })
  })

  test.prop([milestone], { numRuns: 5_000 })('every milestone by place', (value) => {
    const values = new Map([['milestone', value]])
    const tokens = tokenize(printArguments(values, oneMilestone))
    const read = tokens.ok ? readArguments(tokens.tokens, oneMilestone, FORGE) : tokens
    expect(read).toEqual({ ok: true, values, help: false })
  })
})

/**
 * The text, in Slack’s encoding, that `readArguments` parses as these values: positions first, then flags. A
 * position after an absent one is printed as a flag instead.
 */
function printArguments(values: ReadonlyMap<string, ArgumentValue>, spec: ArgumentSpec): string {
  const words: string[] = []
  const flags: string[] = []
  for (const field of inPlaceOrder(spec)) {
    const value = values.get(field.name)
    if (value === undefined) continue
    const isPlaced = spec.positionals[words.length] === field.name
    if (isPlaced) words.push(printValue(field, value))
    else flags.push(printFlag(field, value))
  }
  return [...words, ...flags].join(' ')
}

function inPlaceOrder({ fields, positionals }: ArgumentSpec): readonly FieldSpec[] {
  const placed = positionals.flatMap((name) => fields.filter((field) => field.name === name))
  return [...placed, ...fields.filter((field) => !positionals.includes(field.name))]
}

function printFlag(field: FieldSpec, value: ArgumentValue): string {
  if (typeof value === 'boolean') return value ? `--${field.name}` : `--no-${field.name}`
  return `--${field.name}=${printValue(field, value)}`
}

function printValue(field: FieldSpec, value: ArgumentValue): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return printText(value)
  if ('kind' in value) return printProjectRef(value)
  if (!('iid' in value || 'title' in value || 'page' in value))
    return value.map(printMergeRequestRef).join(' ')
  return 'iid' in value && field.kind === 'merge-request'
    ? printMergeRequestRef(value)
    : printMilestoneRef(value)
}

function printText(text: string): string {
  if (/^[A-Za-z0-9_.][A-Za-z0-9_.-]*$/.test(text)) return text
  return `"${encodeEntities(text.replaceAll('"', '""'))}"`
}
