import { describe, expect, test } from 'vitest'
import type { ArgumentSpec, ArgumentValue } from '../../../src/commands/parse/argument-spec.ts'
import { readArguments } from '../../../src/commands/parse/arguments.ts'
import { tokenize } from '../../../src/commands/parse/lexer.ts'

const FORGE = 'https://git.example.com'

const merge: ArgumentSpec = {
  fields: [
    { name: 'merge-request', kind: 'merge-request', required: true },
    { name: 'when-build-succeeds', also: ['auto-merge'], kind: 'flag', required: false },
    { name: 'remove-source-branch', also: ['d'], kind: 'flag', required: false },
    { name: 'message', kind: 'text', required: false },
  ],
  positionals: ['merge-request'],
  example: '/mr merge 12',
}

const list: ArgumentSpec = {
  fields: [
    {
      name: 'state',
      kind: 'choice',
      required: false,
      choices: ['opened', 'closed', 'merged', 'all'],
      words: { open: 'opened', merged: 'merged' },
    },
    { name: 'page', kind: 'number', required: false },
    { name: 'project', kind: 'project', required: false },
  ],
  positionals: ['state'],
  example: '/mr list merged',
}

const close: ArgumentSpec = {
  fields: [
    { name: 'milestone', kind: 'milestone', required: true },
    { name: 'private', kind: 'flag', required: false },
  ],
  positionals: ['milestone'],
  example: '/milestone close 3',
}

const addAlias: ArgumentSpec = {
  fields: [
    { name: 'alias', kind: 'alias', required: true },
    { name: 'project', kind: 'project', required: true },
    { name: 'note', kind: 'text', required: false },
    { name: 'reason', kind: 'text', required: true },
  ],
  positionals: ['alias', 'project', 'note'],
  example: '/greenlight project add web 42',
}

const create: ArgumentSpec = {
  fields: [
    { name: 'title', kind: 'text', required: false },
    { name: 'due', kind: 'date', required: false },
    {
      name: 'labels',
      also: ['label'],
      kind: 'text',
      required: false,
      many: true,
      adds: ['add-label'],
      removes: ['remove-label'],
    },
    { name: 'private', kind: 'flag', required: false },
  ],
  positionals: ['title'],
  example: '/milestone create Sprint 10 --due 15 jan',
}

function read(typed: string, spec: ArgumentSpec) {
  const tokens = tokenize(typed)
  return tokens.ok ? readArguments(tokens.tokens, spec, FORGE) : tokens
}

function fixOf(typed: string, spec: ArgumentSpec): string | null {
  const result = read(typed, spec)
  return result.ok ? null : result.refusal.fix
}

function values(typed: string, spec: ArgumentSpec): Readonly<Record<string, ArgumentValue>> {
  const result = read(typed, spec)
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  expect(result.help).toBe(false)
  return Object.fromEntries(result.values)
}

const MERGE_FLAGS = 'It takes --when-build-succeeds, --remove-source-branch, --message.'
const twelve = { 'merge-request': { iid: 12 } }

describe('what is understood', () => {
  test.each<[string, ArgumentSpec, Record<string, ArgumentValue>]>([
    ['12', merge, twelve],
    ['mr 12', merge, twelve],
    ['MR !12', merge, twelve],
    ['merge-request 12', merge, twelve],
    ['--merge-request 12', merge, twelve],
    ['--merge-request=!12', merge, twelve],
    ['-- 12', merge, twelve],
    ['12 --when-build-succeeds', merge, { ...twelve, 'when-build-succeeds': true }],
    ['--when-build-succeeds 12', merge, { ...twelve, 'when-build-succeeds': true }],
    ['—when-build-succeeds 12', merge, { ...twelve, 'when-build-succeeds': true }],
    ['– –when-build-succeeds 12', merge, { ...twelve, 'when-build-succeeds': true }],
    ['12 --When-Build-Succeeds=NO', merge, { ...twelve, 'when-build-succeeds': false }],
    ['12 --no-remove-source-branch', merge, { ...twelve, 'remove-source-branch': false }],
    ['12 --remove-source-branch=true', merge, { ...twelve, 'remove-source-branch': true }],
    ['--message “Fix it — now” 12', merge, { ...twelve, message: 'Fix it — now' }],
    ['12 --message="--help"', merge, { ...twelve, message: '--help' }],
    ['12 --message "--help"', merge, { ...twelve, message: '--help' }],
    ['12 --message=""', merge, { ...twelve, message: '' }],
    ['12 --message=a=b', merge, { ...twelve, message: 'a=b' }],
    ['12 --message __proto__', merge, { ...twelve, message: '__proto__' }],
    ['12 --message=<https://x.example>', merge, { ...twelve, message: 'https://x.example' }],
    ['12 --auto_merge', merge, { ...twelve, 'when-build-succeeds': true }],
    ['12 --no-auto-merge', merge, { ...twelve, 'when-build-succeeds': false }],
    ['12 -d', merge, { ...twelve, 'remove-source-branch': true }],
    ['12 now please', merge, twelve],
    ['12 when build succeeds', merge, { ...twelve, 'when-build-succeeds': true }],
    ['12 auto merge, please!', merge, { ...twelve, 'when-build-succeeds': true }],
    ['', list, {}],
    ['--merged', list, { state: 'merged' }],
    ['--state open', list, { state: 'opened' }],
    ['--label a --labels b,c', create, { labels: 'a,b,c' }],
    ['--add-label a,b --remove-label=c', create, { labels: '+a,+b,-c' }],
    ['Merged --page 2', list, { state: 'merged', page: 2 }],
    ['--page -5', list, { page: -5 }],
    ['--page=-0', list, { page: 0 }],
    ['closed --page 12', list, { state: 'closed', page: 12 }],
    ['--project constructor', list, { project: { kind: 'alias', alias: 'constructor' } }],
    ['%3', close, { milestone: { iid: 3 } }],
    ['milestone %3', close, { milestone: { iid: 3 } }],
    ['milestone 3', close, { milestone: { title: 'milestone 3' } }],
    ['Sprint 9', close, { milestone: { title: 'Sprint 9' } }],
    ['Sprint --private 9', close, { milestone: { title: 'Sprint 9' }, private: true }],
    ['Sprint – Autumn', close, { milestone: { title: 'Sprint – Autumn' } }],
    ['3 Amigos', close, { milestone: { title: '3 Amigos' } }],
    ['sprint %3', close, { milestone: { title: 'sprint %3' } }],
    ['12 Monkeys', close, { milestone: { title: '12 Monkeys' } }],
    ['50% done', close, { milestone: { title: '50% done' } }],
    ['web%Sprint 9', close, { milestone: { project: { kind: 'alias', alias: 'web' }, title: 'Sprint 9' } }],
    ['--milestone="3"', close, { milestone: { title: '3' } }],
    ['--milestone %"3"', close, { milestone: { title: '3' } }],
    ['-- –draft- work', close, { milestone: { title: '–draft- work' } }],
    [
      'web 42 some more words --reason x',
      addAlias,
      {
        alias: 'web',
        project: { kind: 'id', id: 42 },
        note: 'some more words',
        reason: 'x',
      },
    ],
    ['Sprint 10 --due 15 jan', create, { title: 'Sprint 10', due: '15 jan' }],
    ['--due 15 jan Sprint 10', create, { title: 'Sprint 10', due: '15 jan' }],
    ['--due=15 jan Sprint 10', create, { title: 'Sprint 10', due: '15 jan' }],
    ['--due “15 jan” 2027 goals', create, { title: '2027 goals', due: '15 jan' }],
    ['--due fri, 15 jan 2027 Sprint 10', create, { title: 'Sprint 10', due: 'fri, 15 jan 2027' }],
    [
      'Sprint --due next friday --private 10',
      create,
      { title: 'Sprint 10', due: 'next friday', private: true },
    ],
    ['--due the end of next month', create, { due: 'the end of next month' }],
    ['--due 30 feb Sprint', create, { title: 'Sprint', due: '30 feb' }],
    ['--due +2w 3 Amigos', create, { title: '3 Amigos', due: '+2w' }],
    ['--due fri "15 jan"', create, { title: '15 jan', due: 'fri' }],
    ['--due 15 -- jan', create, { title: 'jan', due: '15' }],
    ['--due someday Sprint 10', create, { title: 'Sprint 10', due: 'someday' }],
    ['--due no date', create, { due: 'no date' }],
    ['--label 15 jan', create, { labels: '15', title: 'jan' }],
    ['Sprint-15 jan', create, { title: 'Sprint-15 jan' }],
    ['- draft', create, { title: '- draft' }],
    ['-12 degrees', create, { title: '-12 degrees' }],
    ['-- --BEGINNING', create, { title: '--BEGINNING' }],
    ['--label bug', create, { labels: 'bug' }],
    ['--Labels=bug', create, { labels: 'bug' }],
    ['--alias web 42 --reason x', addAlias, { alias: 'web', project: { kind: 'id', id: 42 }, reason: 'x' }],
    [
      'toString acme/web --reason=x',
      addAlias,
      {
        alias: 'toString',
        project: { kind: 'path', path: 'acme/web' },
        reason: 'x',
      },
    ],
  ])('%j', (typed, spec, expected) => expect(values(typed, spec)).toEqual(expected))
})

describe('help', () => {
  test.each([
    '--help',
    '-h',
    '12 --help',
    '--help --nonsense --message',
    '—help',
    '--HELP',
    '1 2 3 4 -h',
    '--message --help',
  ])('%j asks for help, whatever else is typed', (typed) =>
    expect(read(typed, merge)).toEqual({ ok: true, values: new Map(), help: true }),
  )

  test.each(['12 -- --help', '12 "--help"'])('%j does not ask for help', (typed) => {
    expect(read(typed, merge).ok).toBe(false)
  })
})

describe('what is refused, with the word that is wrong and one fix', () => {
  test.each([
    ['', merge, 'merge request', 'Type it, as in /mr merge 12'],
    ['12 --mesage x', merge, '--mesage', 'Type --message.'],
    ['12 --remove', merge, '--remove', 'Type --remove-source-branch.'],
    ['12 -message x', merge, '-message', 'Type --message.'],
    ['12 -m x', merge, '-m', MERGE_FLAGS],
    ['12 --__proto__', merge, '--__proto__', MERGE_FLAGS],
    ['12 --constructor=x', merge, '--constructor', MERGE_FLAGS],
    ['12 --toString', merge, '--toString', MERGE_FLAGS],
    ['12 --hepl', merge, '--hepl', 'Type --help.'],
    ['12 --=x', merge, '--', MERGE_FLAGS],
    ['12 --message', merge, '--message', 'Type it after --message.'],
    ['12 --message --when-build-succeeds', merge, '--message', 'Type it after --message.'],
    ['12 --message -- x', merge, '--message', 'Type it after --message.'],
    ['12 --BEGINNING', merge, '--BEGINNING', MERGE_FLAGS],
    ['12 --a---- x', merge, '--a----', MERGE_FLAGS],
    ['12 --message a b --no-remove-source-branch', merge, 'b', 'Put quotes around it: --message "a b"'],
    ['12 --message "a" b', merge, 'b', MERGE_FLAGS],
    ['12 squash', merge, 'squash', MERGE_FLAGS],
    ['12 --no-squash', merge, '--no-squash', MERGE_FLAGS],
    ['12 --message=', merge, '--message=', 'Type it after --message=.'],
    ['12 --message a --message b', merge, '--message', 'Type --message once.'],
    [
      '12 --when-build-succeeds --no-when-build-succeeds',
      merge,
      '--no-when-build-succeeds',
      'Type --when-build-succeeds once.',
    ],
    [
      '12 --no-when-build-succeeds=yes',
      merge,
      '--no-when-build-succeeds=yes',
      'Type --no-when-build-succeeds alone.',
    ],
    ['12 --no-message', merge, '--no-message', MERGE_FLAGS],
    ['12 --remove-source-branch false', merge, 'false', 'Type --remove-source-branch=no.'],
    ['12 --no-remove-source-branch false', merge, 'false', 'Type --remove-source-branch=yes.'],
    [
      '12 --remove-source-branch=maybe',
      merge,
      'maybe',
      'Type --remove-source-branch=yes or --remove-source-branch=no.',
    ],
    ['12 13', merge, '!12 !13', 'Choose one.'],
    ['12,13 and !14', merge, '!12 !13 !14', 'Choose one.'],
    ['12 ""', merge, '""', MERGE_FLAGS],
    ['12 --merge-request 13', merge, '!13 !12', 'Choose one.'],
    ['12 --message Fix the bug', merge, 'the', 'Put quotes around it: --message "Fix the bug"'],
    ['mr', merge, 'mr', 'Use its number, like !12, or paste its link.'],
    ['１２', merge, '１２', 'Type !12.'],
    ['opend', list, 'opend', 'Type opened.'],
    ['constructor', list, 'constructor', 'Type one of opened, closed, merged, all.'],
    ['--page two', list, 'two', 'Type a whole number in digits, for example 2.'],
    ['--page ７', list, '７', 'Type a whole number in digits, for example 7.'],
    ['--page 1.5', list, '1.5', 'Type a whole number in digits, for example 2.'],
    ['--page 99999999999999999', list, '99999999999999999', 'Type a whole number in digits, for example 2.'],
    ['%3 then', close, 'then', 'It takes --private.'],
    ['"Sprint 9" now', close, 'now', 'Type "Sprint 9 now".'],
    ['Sprint "9"', close, 'Sprint', 'Type "Sprint 9".'],
    ['42 web --reason x', addAlias, '42', 'Type a name of letters, digits and hyphens, for example web.'],
    ['web', addAlias, 'project', 'Type it, as in /greenlight project add web 42'],
    ['--merged --state all', list, '--state', 'Type --state once.'],
    ['--merged=yes', list, '--merged=yes', 'Type --merged alone, or --state with a value.'],
    ['--unlabel a', create, '--unlabel', 'It takes --due, --labels, --private.'],
    ['--label', create, '--label', 'Type it after --label.'],
    ['web 42', addAlias, '--reason', 'Add --reason with a value.'],
  ])('%j', (typed, spec, token, fix) => {
    expect(read(typed, spec)).toMatchObject({ ok: false, refusal: { token, fix } })
  })

  test('foreign text cannot act inside the sentences', () => {
    const result = read('12 --\u202egpj.exe', merge)
    expect(result).toMatchObject({
      ok: false,
      refusal: { problem: 'There’s no --[U+202E]gpj.exe here.' },
    })
  })
})

describe('yes or no after a flag without an equals sign', () => {
  test.each([
    ['3 --private yes', 'Type --private=yes.'],
    ['3 --private true', 'Type --private=yes.'],
    ['3 --private no', 'Type --private=no.'],
    ['3 --private false', 'Type --private=no.'],
    ['3 --no-private yes', 'Type --private=no.'],
    ['3 --no-private true', 'Type --private=no.'],
    ['3 --no-private no', 'Type --private=yes.'],
  ])('%s: %s', (typed, fix) => expect(fixOf(typed, close)).toBe(fix))
})

test('a merge request is called so, whatever its field is called', () => {
  const fields = [{ name: 'mr', kind: 'merge-request', required: true }] as const
  const spec: ArgumentSpec = { fields, positionals: ['mr'], example: '/mr view 12' }
  expect(read('', spec)).toMatchObject({
    refusal: { token: 'merge request', problem: 'Which merge request?' },
  })
})

describe('a dash before digits', () => {
  test('is a number', () => expect(values('--page -12', list)).toEqual({ page: -12 }))

  test.each(['-5a', '-a5'])('and letters is a flag: %s', (typed) => {
    expect(read(typed, list)).toMatchObject({ ok: false, refusal: { token: typed } })
  })
})

test.each(['--=opened', '--'])('a flag needs a name: %s', (typed) => {
  expect(fixOf(typed, close)).not.toBeNull()
})

describe('the words of a date', () => {
  test('end at what is quoted, and at the next flag', () => {
    expect(values('--due 15 jan "2027 goals"', create)).toEqual({ due: '15 jan', title: '2027 goals' })
    expect(values('--due 15 jan --private', create)).toEqual({ due: '15 jan', private: true })
  })
})

describe('the values of a list', () => {
  const spec: ArgumentSpec = {
    fields: [
      { name: 'mr', kind: 'merge-request', required: true },
      { name: 'reviewer', kind: 'text', many: true, people: true, required: false },
      { name: 'labels', kind: 'text', many: true, required: false },
      { name: 'draft', kind: 'flag', required: false },
    ],
    positionals: ['mr'],
    example: '/mr edit 12',
  }

  test.each([
    ['!12 --reviewer bob, cy', 'bob,cy'],
    ['!12 --reviewer bob , cy', 'bob,cy'],
    ['!12 --reviewer bob ,cy', 'bob,cy'],
    ['!12 --reviewer bob, cy and dan', 'bob,cy,dan'],
    ['!12 --reviewer "Bob Baker", cy', 'Bob Baker,cy'],
    ['!12 --reviewer bob & cy --draft', 'bob,cy'],
    ['!12 --reviewer=bob, cy', 'bob,cy'],
    ['!12 --reviewer @bob @cy', '@bob,@cy'],
    ['!12 --reviewer <@U1|bob> <@U2>', '<@U1|bob>,<@U2>'],
    ['--reviewer <@U1>, <@U2> and <@U3> !12', '<@U1>,<@U2>,<@U3>'],
    ['!12 --reviewer bob cy', 'bob cy'],
    ['!12 --reviewer bob cy dan please', 'bob cy dan'],
    ['--reviewer bob 12', 'bob'],
  ])('%s names them all', (typed, reviewer) => expect(values(typed, spec)).toMatchObject({ reviewer }))

  test.each([
    ['!12 --labels bug, docs', 'bug,docs'],
    ['!12 --labels bug and docs', 'bug,docs'],
  ])('%s too', (typed, labels) => expect(values(typed, spec)).toMatchObject({ labels }))

  test('a label may consist of words, so that one without a comma is asked for', () => {
    expect(fixOf('!12 --labels bug docs', spec)).toBe('Put quotes around it: --labels "bug docs"')
  })
})
