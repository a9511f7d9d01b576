import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { json, LATER, openRoom, SHA, startOddForge } from '../room.ts'

const name = { project: 42, mr: 12 }

describe('at the sandbox’s forge, after two pushes', () => {
  let forge: ForgeUnderTest
  let heads: string[] = []
  beforeAll(async () => {
    forge = await ForgeUnderTest.start()
    const clone = await forge.clone('acme/web', 'bob')
    await clone.git('checkout', '--quiet', 'feature/report-range')
    const first = await clone.git('rev-parse', 'HEAD')
    const second = await clone.commit('Name the columns', {
      'columns.txt': 'a\nb\n',
      'docs/reports.md': 'short\n',
    })
    await clone.git('push', '--quiet')
    await clone.git('reset', '--quiet', '--hard', 'HEAD~2')
    const third = await clone.commit('Name them otherwise', { 'columns.txt': 'a\nc\nd\n' })
    await clone.git('push', '--quiet', '--force')
    heads = [first, second, third]
  })
  afterAll(() => forge.end())

  const ann = async () => (await (await openRoom(forge.forge.url)).contextOf('ann')).mergeRequests

  test('they are numbered from the oldest', async () => {
    const listed = await (await ann()).versions(name)
    if (listed.kind !== 'versions') throw new Error(listed.kind)
    expect(listed.versions.map((version) => version.head_commit_sha)).toEqual(heads)
  })

  test('one is read by the global id that its number stands for', async () => {
    const viewed = await (await ann()).version({ ...name, number: 2 })
    expect(viewed).toMatchObject({
      kind: 'version',
      number: 2,
      count: 3,
      version: { head_commit_sha: heads[1] },
    })
    const { path } = forge.forge.ledger().at(-1) ?? { path: '' }
    const { body } = await forge.at(12, 'GET', '/versions')
    const ids = (body as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b)
    expect(path).toMatch(new RegExp(`/versions/${ids[1]}$`))
  })

  test('a push on top brings a commit and a file, and nothing goes', async () => {
    const compared = await (await ann()).compareVersions({ ...name, numbers: [1, 2] })
    if (compared.kind !== 'comparison') throw new Error(compared.kind)
    const { added: came, gone, files, same } = compared.comparison
    expect(came.map(({ title }) => title)).toEqual(['Name the columns'])
    expect(gone).toEqual([])
    expect(files.map(({ path, before, after }) => [path, before !== null, after !== null])).toEqual([
      ['columns.txt', false, true],
      ['docs/reports.md', true, true],
    ])
    expect(same).toBe(3)
  })

  test('after a forced push the commits that are gone are told, whichever version is named first', async () => {
    const { compareVersions } = await ann()
    const compared = await compareVersions({ ...name, numbers: [3, 2] })
    if (compared.kind !== 'comparison') throw new Error(compared.kind)
    expect([compared.earlier.number, compared.later.number]).toEqual([2, 3])
    expect(compared.comparison.added.map(({ title }) => title)).toEqual(['Name them otherwise'])
    expect(compared.comparison.gone.map(({ title }) => title)).toEqual([
      'Name the columns',
      'Describe the reports',
    ])
    expect(compared.comparison.files.map(({ path }) => path)).toEqual(['columns.txt', 'docs/reports.md'])
  })

  test.each([0, 4, 999_999])('there is no version %i, and it is said how many there are', async (number) => {
    const { version, compareVersions } = await ann()
    const none = { kind: 'no-such-version', number, count: 3 }
    expect(await version({ ...name, number })).toMatchObject(none)
    expect(await compareVersions({ ...name, numbers: [1, number] })).toMatchObject(none)
    expect(forge.forge.ledger().at(-1)?.path).not.toMatch(/versions\/0$/)
  })
})

const version = (id: number, sha: string) => ({ id, head_commit_sha: sha })

test('a forge that answers in another order, or without optional fields, is understood', async () => {
  const { url } = await startOddForge((request, response) => {
    if (!request.endsWith('/versions')) return false
    json(response, 200, [version(71, SHA), version(9, LATER), version(800, LATER)])
    return true
  })
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  const listed = await mergeRequests.versions(name)
  expect(listed).toMatchObject({ versions: [{ id: 9 }, { id: 71 }, { id: 800 }] })
})

test('a version that is gone between two reads is a trouble that names it', async () => {
  const { url } = await startOddForge((request, response) => {
    if (request.endsWith('/versions')) json(response, 200, [version(7, SHA)])
    else if (request.includes('/versions/')) json(response, 404, { message: '404 Not found' })
    else return false
    return true
  })
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  expect(await mergeRequests.version({ ...name, number: 1 })).toEqual({
    kind: 'not-found',
    what: 'Version 1 of acme/web!12',
  })
})
