import { describe, expect, test } from 'vitest'
import { mrVersions } from '../../../src/commands/mr/versions.ts'
import { Change } from '../../../src/model/change.ts'
import { SERVER } from '../../../src/model/server-name.ts'
import { Commit, compareVersions, MergeRequestVersionDetail } from '../../../src/model/version.ts'
import { execute } from '../../support/execute.ts'
import { aMergeRequest, recordedServices } from '../../support/recorded-services.ts'
import type { UseCases } from '../../support/use-cases.ts'

const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }
const actor = { team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' }
const mr = aMergeRequest()

async function answer(version: string | undefined, answers: Partial<UseCases['mergeRequests']>) {
  const { room, calls } = recordedServices()
  const services = await room.contextOf(actor)
  const raw = { project: 42, mr: 12, ...(version === undefined ? {} : { version }) }
  const withAnswers = { ...services, mergeRequests: { ...services.mergeRequests, ...answers } }
  const executed = await execute(mrVersions, raw, withAnswers, asking, { confirmed: false })
  return { executed, calls, shown: JSON.stringify(executed) }
}

const sha = (letter: string) => letter.repeat(40)
const commit = (letter: string) =>
  Commit.parse({ id: sha(letter), title: `Commit ${letter}`, author_name: 'Bob' })
const change = (path: string, diff: string, fields: Record<string, unknown> = {}) =>
  Change.parse({ old_path: path, new_path: path, diff, ...fields })
const version = (letter: string, commits: Commit[], diffs: Change[], fields: Record<string, unknown> = {}) =>
  MergeRequestVersionDetail.parse({
    id: 1,
    head_commit_sha: sha(letter),
    base_commit_sha: sha('0'),
    created_at: '2026-11-20T14:05:00+01:00',
    state: 'collected',
    real_size: '2',
    commits,
    diffs,
    ...fields,
  })

test.each([
  ['2', 'mergeRequests.version', { number: 2 }],
  ['02', 'mergeRequests.version', { number: 2 }],
  ['1..2', 'mergeRequests.compareVersions', { numbers: [1, 2] }],
  ['3...1', 'mergeRequests.compareVersions', { numbers: [3, 1] }],
  ['1…2', 'mergeRequests.compareVersions', { numbers: [1, 2] }],
  ['1-2', 'mergeRequests.compareVersions', { numbers: [1, 2] }],
  ['1–2', 'mergeRequests.compareVersions', { numbers: [1, 2] }],
])('%s is asked as it was meant', async (version, method, args) => {
  const { calls } = await answer(version, {})
  expect(calls).toEqual([{ method, args: [{ project: 42, mr: 12, ...args }] }])
})

test.each([
  ['two', 'must be a number such as 2, or two such as 1..2'],
  ['1..', 'must be a number such as 2, or two such as 1..2'],
  ['9007199254740993', 'must be a number such as 2, or two such as 1..2'],
  ['-1', 'must be a number such as 2, or two such as 1..2'],
  ['2..2', 'must be two different numbers, such as 1..2'],
  ['2..02', 'must be two different numbers, such as 1..2'],
])('%s is refused', (version, problem) => {
  expect(mrVersions.problems({ project: 42, mr: 12, version }).get('version')).toBe(problem)
})

test.each([
  [0, 'It has none. A push to its branch makes one.'],
  [1, 'It has 1 version. Type 1.'],
  [3, 'It has 3 versions. Type a number from 1 to 3.'],
])('of %i versions there is no ninth', async (count, words) => {
  const none = { kind: 'no-such-version', mr, number: 9, count } as const
  const { executed } = await answer('9', { version: async () => none })
  expect(executed).toMatchObject({
    reply: {
      message: { to: 'person', text: `acme/web!12 has no version 9. ${words}` },
    },
  })
})

test.each([
  ['collected', '4', '20 Nov 2026, 4 files, complete'],
  ['empty', '0', '0 files, no commits'],
  ['overflow', '1000+', `1000+ files, larger than ${SERVER} keeps`],
  ['overflow_diff_lines_limit', '1', `1 file, larger than ${SERVER} keeps`],
  ['timeout', null, `number of files not told, not completed by ${SERVER}`],
  ['odd', '3', '3 files, in the state “odd”'],
])('the state %s is told in words', async (state, real_size, words) => {
  const one = version('a', [], [], { state, real_size })
  const { shown } = await answer(undefined, {
    versions: async () => ({ kind: 'versions', mr, versions: [one, one] }),
  })
  expect(shown).toContain(words)
  expect(shown).toContain('2 versions of acme/web!12')
  expect(shown.match(/Compare with previous/g)).toHaveLength(1)
  expect(shown).toContain('\\"version\\":\\"1..2\\"')
})

describe('what differs', () => {
  const earlier = version(
    'b',
    [commit('b'), commit('a')],
    [
      change('same.ts', '@@ -1,2 +1,2 @@\n-a\n+b\n'),
      change('grown.ts', '@@ -1 +1 @@\n+b\n'),
      change('dropped.ts', '@@ -1 +1 @@\n-b\n'),
      change('logo.png', 'Binary files a/logo.png and b/logo.png differ\n'),
    ],
  )
  const later = version(
    'd',
    [commit('d'), commit('c'), commit('a')],
    [
      change('same.ts', '@@ -11,2 +14,2 @@\n-a\n+b\n'),
      change('grown.ts', '@@ -1 +1,2 @@\n+b\n+c\n'),
      change('added.ts', '@@ -0,0 +1 @@\n+c\n', { new_file: true }),
      change('logo.png', 'Binary files a/logo.png and b/logo.png differ\n'),
    ],
  )

  test('is told as heads, commits and files, and that the history was rewritten', async () => {
    const { shown } = await answer('1..2', {
      compareVersions: async () => ({
        kind: 'comparison',
        mr,
        earlier: { number: 1, version: earlier },
        later: { number: 2, version: later },
        comparison: compareVersions(earlier, later),
      }),
    })
    for (const words of [
      'Versions 1 and 2 of acme/web!12',
      'It moved from bbbbbbb to ddddddd',
      'The history was rewritten: 1 commit gone',
      '2 new commits',
      '3 files with another diff',
      '+1 −0 before, +2 −0 after',
      'only in the earlier one: +0 −1',
      'only in the later one: +1 −0',
      '1 file with the same diff in both.',
      `1 file without lines to compare: binary, or left out by ${SERVER}.`,
    ])
      expect(shown).toContain(words)
  })

  test('is nothing between a version and itself, pushed again', () => {
    expect(compareVersions(later, later)).toEqual({ added: [], gone: [], files: [], same: 3, unknown: 1 })
  })

  test('a file that keeps its diff and changes its mode differs', () => {
    const [before, after] = ['100644', '100755'].map((b_mode) =>
      version('a', [], [change('run.sh', '@@ -1 +1 @@\n+b\n', { b_mode })]),
    )
    if (!before || !after) throw new Error('two versions')
    expect(compareVersions(before, after).files.map(({ path }) => path)).toEqual(['run.sh'])
  })
})
