import { describe, expect, test } from 'vitest'
import { changesOf, mrChanges } from '../../../src/commands/mr/changes.ts'
import { Change } from '../../../src/model/change.ts'
import { SERVER } from '../../../src/model/server-name.ts'
import { execute } from '../../support/execute.ts'
import { aMergeRequest, HEAD, recordedServices } from '../../support/recorded-services.ts'
import type { UseCases } from '../../support/use-cases.ts'

const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }
const actor = { team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' }
const LATER = 'f'.repeat(40)

const aChange = (path: string, fields: Record<string, unknown> = {}) =>
  Change.parse({ old_path: path, new_path: path, diff: '@@ -1 +1 @@\n-a\n+b\n', ...fields })

const renamed = aChange('src/new/name.ts', { old_path: 'src/old/other.ts', renamed_file: true })

describe('a file is found by what is typed', () => {
  const paths = ['src/a.ts', 'a.ts', 'lib/src/a.ts', 'src/data.ts', 'README.md']
  const changes = [...paths.map((path) => aChange(path)), renamed]
  test.each([
    ['a.ts', ['a.ts']],
    ['src/a.ts', ['src/a.ts']],
    ['./src/a.ts', ['src/a.ts']],
    ['b/src/a.ts', ['lib/src/a.ts']],
    ['ata.ts', ['src/data.ts']],
    ['README.md', ['README.md']],
    ['readme.md', []],
    ['other.ts', ['src/new/name.ts']],
    ['src/old/other.ts', ['src/new/name.ts']],
    ['.ts', ['src/a.ts', 'a.ts', 'lib/src/a.ts', 'src/data.ts', 'src/new/name.ts']],
    ['nothing.ts', []],
  ])('%s', (typed, found) => {
    expect(changesOf(changes, typed).map(({ new_path }) => new_path)).toEqual(found)
  })

  test('a new file wins over the old name of another', () => {
    const both = [renamed, aChange('src/old/other.ts', { new_file: true })]
    expect(changesOf(both, 'src/old/other.ts')).toEqual([both[1]])
  })
})

async function answer(input: Record<string, unknown>, changes: UseCases['mergeRequests']['changes']) {
  const services = await recordedServices().room.contextOf(actor)
  const withChanges = { ...services, mergeRequests: { ...services.mergeRequests, changes } }
  const executed = await execute(mrChanges, { project: 42, mr: 12, ...input }, withChanges, asking, {
    confirmed: false,
  })
  if (executed.kind !== 'reply') throw new Error(executed.kind)
  return executed.reply
}

const listed = (...changes: readonly Change[]): UseCases['mergeRequests']['changes'] => {
  return async () => ({ kind: 'changes', mr: aMergeRequest(), changes })
}

test('the list says what happened to each file, what is not counted, and the head', async () => {
  const { message } = await answer(
    {},
    listed(
      aChange('src/a.ts'),
      aChange('new.ts', { new_file: true, a_mode: '0', b_mode: '100644', diff: '@@ -0,0 +1 @@\n+x\n' }),
      aChange('gone.ts', { deleted_file: true }),
      renamed,
      aChange('run.sh', { a_mode: '100644', b_mode: '100755', diff: '' }),
      aChange('huge.csv', { diff: '', collapsed: true, too_large: false }),
      aChange('logo.png', { diff: 'Binary files a/logo.png and b/logo.png differ\n' }),
    ),
  )
  const shown = JSON.stringify(message?.blocks)
  expect(message).toMatchObject({ to: 'channel' })
  expect(message?.text).toContain('acme/web!12 changes 7 files, +4 −3, 2 not counted')
  for (const words of [
    'At 1a2b3c4',
    '"src/a.ts\\n+1 −1"',
    '"new.ts\\nNew, +1 −0"',
    '"gone.ts\\nDeleted, +1 −1"',
    '"src/old/other.ts → src/new/name.ts\\nRenamed, +1 −1"',
    '"run.sh\\nMode 100644 → 100755, without a diff"',
    `"huge.csv\\nNot counted: ${SERVER} left its diff out"`,
    '"logo.png\\nBinary"',
  ])
    expect(shown).toContain(words)
})

test.each([
  [['logo.png'], '1 file, not counted'],
  [['logo.png', 'huge.csv'], '2 files, not counted'],
  [['logo.png', 'src/a.ts'], '2 files, +1 −1, 1 not counted'],
  [['src/a.ts'], '1 file, +1 −1'],
] as const)('of %j it says no number that is not known', async (paths, words) => {
  const of = {
    'logo.png': aChange('logo.png', { diff: 'Binary files a/logo.png and b/logo.png differ\n' }),
    'huge.csv': aChange('huge.csv', { diff: '', collapsed: true, too_large: false }),
    'src/a.ts': aChange('src/a.ts'),
  }
  const { message } = await answer({}, listed(...paths.map((path) => of[path])))
  expect(message?.text).toContain(`acme/web!12 changes ${words}.`)
  expect(JSON.stringify(message)).not.toContain('+0')
})

test('the button of a path that is too long for it leads to that file', async () => {
  const long = `src/${'very-long-name/'.repeat(60)}end.ts`
  const { message } = await answer({}, listed(aChange(long), aChange('src/end.ts')))
  const [value = ''] =
    JSON.stringify(message?.blocks).match(/\{\\"project\\":42,\\"mr\\":12,\\"sha[^}]*\}/) ?? []
  const input = JSON.parse(value.replaceAll('\\"', '"'))
  expect(input.file.length).toBeLessThan(long.length)
  const { modal } = await answer(input, listed(aChange(long), aChange('src/end.ts')))
  expect(JSON.stringify(modal?.blocks)).toContain('…')
  expect(JSON.stringify(modal?.blocks)).toContain('very-long-name/end.ts')
})

describe('the diff of one file', () => {
  test('opens in a modal that names the merge request and the head', async () => {
    const { modal, message } = await answer({ file: 'a.ts' }, listed(aChange('src/a.ts')))
    expect(message).toBeUndefined()
    expect(modal?.text).toBe('src/a.ts in acme/web!12 at 1a2b3c4: +1 −1.')
    expect(JSON.stringify(modal?.blocks)).toContain('@@ -1 +1 @@\\n-a\\n+b"')
    expect(JSON.stringify(modal?.blocks)).not.toContain('has moved')
  })

  test.each([
    ['aaa', '', 'empty or too large, or only its name or mode changed'],
    ['logo.png', 'Binary files a/logo.png and b/logo.png differ\n', 'This is a binary file'],
  ])('of a file without lines (%s) says so', async (path, diff, words) => {
    const { modal } = await answer({ file: path }, listed(aChange(path, { diff })))
    expect(JSON.stringify(modal?.blocks)).toContain(words)
    expect(JSON.stringify(modal?.blocks)).not.toContain('preformatted')
  })

  test('says when the head has moved since the page before', async () => {
    const { modal } = await answer({ file: 'src/a.ts', sha: LATER }, listed(aChange('src/a.ts')))
    expect(JSON.stringify(modal?.blocks)).toContain('The head has moved from fffffff to 1a2b3c4')
    const next = await answer({ file: 'src/a.ts', sha: HEAD }, listed(aChange('src/a.ts')))
    expect(JSON.stringify(next.modal?.blocks)).not.toContain('has moved')
  })

  test('on a page that is not there any more shows the last one', async () => {
    const long = aChange('src/a.ts', { diff: `@@ -1 +1 @@\n${'+line\n'.repeat(1000)}` })
    const { modal } = await answer({ file: 'src/a.ts', sha: HEAD, page: 99 }, listed(long))
    expect(JSON.stringify(modal?.blocks)).toContain('page 3 of 3')
  })
})

describe('a file that is not one', () => {
  test('is answered with those that there are', async () => {
    const { message, modal } = await answer(
      { file: 'nothing.ts' },
      listed(aChange('src/a.ts'), aChange('b.ts')),
    )
    expect(modal).toBeUndefined()
    expect(message).toMatchObject({
      to: 'person',
      text: 'acme/web!12 doesn’t change nothing.ts. It changes these files: src/a.ts; b.ts',
    })
  })

  test('several that end so are listed to choose from', async () => {
    const { message } = await answer(
      { file: '.ts' },
      listed(aChange('src/a.ts'), aChange('b.ts'), aChange('c.md')),
    )
    expect(message?.text).toBe('2 files of acme/web!12 end in .ts. Choose one: src/a.ts; b.ts')
    expect(JSON.stringify(message?.blocks).match(/"mr\.changes"/g)).toHaveLength(2)
  })

  test('where nothing is changed, that is said', async () => {
    const { message } = await answer({ file: 'a.ts' }, listed())
    expect(message?.text).toBe('acme/web!12 changes no files.')
  })

  test('inside the modal it is told there', async () => {
    const { modal, message } = await answer({ file: 'gone.ts', sha: HEAD }, listed(aChange('b.ts')))
    expect(message).toBeUndefined()
    expect(modal?.text).toContain('doesn’t change gone.ts')
  })
})

test('a trouble while turning the pages is told in the modal, with a button to try again', async () => {
  const input = { file: 'src/a.ts', sha: HEAD, page: 2 }
  const { modal } = await answer(input, async () => ({ kind: 'unreachable', reason: 'It is away' }))
  expect(modal?.text).toContain('I can’t show the changes. It is away. Try again in a minute')
  const [value = ''] = JSON.stringify(modal?.blocks).match(/\{\\"project[^}]*\}/) ?? []
  expect(JSON.parse(value.replaceAll('\\"', '"'))).toEqual({ project: 42, mr: 12, ...input })
  const typed = await answer({ file: 'src/a.ts' }, async () => ({
    kind: 'unreachable',
    reason: 'It is away',
  }))
  expect(typed).toMatchObject({ message: { to: 'person' } })
})
