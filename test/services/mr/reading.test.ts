import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { knownOf } from '../../support/recorded-services.ts'
import type { UseCases } from '../../support/use-cases.ts'
import { json, openRoom, startOddForge } from '../room.ts'

const name = (mr: number, project = 42) => ({ project, mr })

describe('at the sandbox’s forge', () => {
  let forge: ForgeUnderTest
  beforeAll(async () => {
    forge = await ForgeUnderTest.start()
  })
  afterAll(() => forge.end())

  const ann = async () => (await (await openRoom(forge.forge.url)).contextOf('ann')).mergeRequests

  test('commits come newest first', async () => {
    const listed = await (await ann()).commits(name(12))
    if (listed.kind !== 'commits') throw new Error(listed.kind)
    expect(listed.commits.map(({ title }) => title)).toEqual([
      'Describe the reports',
      'Show only what is inside the range',
      'Add a range of dates',
    ])
    expect(listed.mr.iid).toBe(12)
  })

  test('changes come with the head that they are of, in one read', async () => {
    const { changes, view } = await ann()
    await view(name(16))
    const before = forge.forge.ledger().length
    const listed = await changes(name(16))
    const { sha } = await forge.mergeRequest(16)
    if (listed.kind !== 'changes') throw new Error(listed.kind)
    expect(
      forge.forge
        .ledger()
        .slice(before)
        .filter(({ user }) => user === 'ann'),
    ).toHaveLength(1)
    expect(listed.mr.sha).toBe(sha)
    expect(listed.changes.map(({ old_path, new_path }) => [old_path, new_path])).toEqual([
      ['src/newsletter.css', 'src/footer.css'],
      ['src/newsletter.ts', 'src/newsletter.ts'],
    ])
  })

  test('the issues that a merge would close are those of the forge’s tracker', async () => {
    const listed = await (await ann()).closes({ ...name(7), audience: 'person' })
    if (listed.kind !== 'closes') throw new Error(listed.kind)
    expect(
      listed.issues
        .map(knownOf)
        .map((issue) => 'iid' in issue && issue.iid)
        .sort(),
    ).toEqual([3, 5])
    expect(listed.complete).toBe(true)
    expect(await (await ann()).closes({ ...name(12), audience: 'person' })).toMatchObject({ issues: [] })
  })

  test('of another tracker the keys are told', async () => {
    await forge.call('PUT', '/projects/43/services/jira', {
      body: { url: 'https://tracker.acme.example', project_key: 'API' },
    })
    await forge.at(1, 'PUT', '', { project: 43, body: { description: 'Closes API-12 and API-13' } })
    const listed = await (await ann()).closes({ ...name(1, 43), audience: 'person' })
    if (listed.kind !== 'closes') throw new Error(listed.kind)
    expect(listed.issues.map((issue) => knownOf(issue).id)).toEqual(['API-12', 'API-13'])
  })

  test.each(['commits', 'changes', 'closes', 'versions'] as const)(
    'an iid that is not there is not found by %s',
    async (verb) => {
      const mergeRequests = await ann()
      expect(await mergeRequests[verb]({ ...name(999), audience: 'person' })).toEqual({
        kind: 'not-found',
        what: '42!999',
      })
    },
  )

  test.each(['commits', 'changes', 'closes', 'versions', 'search'] as const)(
    'nobody without a token reads by %s',
    async (verb) => {
      const { mergeRequests } = await (await openRoom(forge.forge.url)).contextOf('cy')
      const question = {
        project: 42,
        state: 'all',
        orderBy: 'created_at',
        sort: 'asc',
        page: 1,
        criteria: {},
      } as const
      expect(await mergeRequests[verb]({ ...question, mr: 12, audience: 'person' })).toEqual({
        kind: 'not-connected',
      })
    },
  )
})

test('more issues than one page of the forge holds are all read', async () => {
  const issues = Array.from({ length: 230 }, (_, index) => ({ id: `WEB-${index + 1}`, title: 'Something' }))
  const { url, received } = await startOddForge((request, response) => {
    if (!request.includes('/closes_issues')) return false
    const query = new URL(request.slice(4), 'http://forge').searchParams
    const from = (Number(query.get('page')) - 1) * 100
    json(response, 200, issues.slice(from, from + 100))
    return true
  })
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  const listed = await mergeRequests.closes({ ...name(12), audience: 'person' })
  expect(listed).toMatchObject({ complete: true, issues: { length: 230 } })
  expect(received.filter((request) => request.includes('/closes_issues')).length).toBeGreaterThan(2)
})

test.each<[keyof UseCases['mergeRequests'] & ('commits' | 'closes' | 'versions'), RegExp]>([
  ['commits', /list of commits of acme\/web!12/],
  ['closes', /list of issues that acme\/web!12 closes/],
  ['versions', /list of versions of acme\/web!12/],
])('when only the %s cannot be read, that is the trouble', async (verb, what) => {
  const { url } = await startOddForge((request, response) => {
    if (!/\/(commits|versions)$|closes_issues/.test(request)) return false
    json(response, 404, { message: '404 Not found' })
    return true
  })
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  expect(await mergeRequests[verb]({ ...name(12), audience: 'person' })).toEqual({
    kind: 'not-found',
    what: expect.stringMatching(what),
  })
})
