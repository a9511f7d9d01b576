import { expect, test } from 'vitest'
import { json, LATER, openRoom, SHA, startOddForge } from '../room.ts'

const name = { project: 42, mr: 12 }
const ann = async (url: string) => (await openRoom(url)).contextOf('ann')

test('commits are shown although the changes cannot be read', async () => {
  const { url } = await startOddForge((request, response) => {
    if (!request.endsWith('/changes')) return false
    json(response, 404, { message: '404 Not found' })
    return true
  })
  const seen = await (await ann(url)).mergeRequests.view(name)
  expect(seen).toMatchObject({ kind: 'view', view: { commits: [{ id: SHA }], files: null } })
})

test('commits of another head are left out, and so are files of another head', async () => {
  const { url, held } = await startOddForge((request, response, { mr }) => {
    if (!request.endsWith('/changes')) return false
    json(response, 200, { ...mr, sha: LATER, changes: [] })
    return true
  })
  const { mergeRequests } = await ann(url)
  expect(await mergeRequests.view(name)).toMatchObject({ view: { commits: [{ id: SHA }], files: null } })
  held.commits = [{ id: LATER, title: 'Pushed between the reads' }, ...held.commits]
  expect(await mergeRequests.view(name)).toMatchObject({ view: { commits: null, files: null } })
})

test('what a push fell between is read once more, and shown whole', async () => {
  const { url, held, received } = await startOddForge((request, response, { mr }) => {
    if (request.endsWith('/merge_requests/1012') && !received.some((one) => one.endsWith('/changes'))) {
      json(response, 200, mr)
      held.commits = [{ id: LATER, title: 'Pushed between the reads' }, ...held.commits]
      held.mr = { ...mr, sha: LATER }
      return true
    }
    return false
  })
  const seen = await (await ann(url)).mergeRequests.view(name)
  expect(seen).toMatchObject({
    view: { mr: { sha: LATER }, commits: [{ id: LATER }, { id: SHA }], files: [] },
  })
  expect(received.filter((request) => request.endsWith('/commits'))).toHaveLength(2)
})

test('files are shown although the commits are of another head, and no commits are no commits', async () => {
  const { url, held } = await startOddForge(() => false)
  const { mergeRequests } = await ann(url)
  held.commits = [{ id: LATER, title: 'Pushed between the reads' }]
  expect(await mergeRequests.view(name)).toMatchObject({ view: { commits: null, files: [] } })
  held.commits = []
  expect(await mergeRequests.view(name)).toMatchObject({ view: { commits: [], files: [] } })
})

test('a forge that ignores the filter makes nobody look at another merge request', async () => {
  const { url, received } = await startOddForge((request, response, { mr }) => {
    if (!request.includes('/merge_requests?')) return false
    json(response, 200, [{ ...mr, id: 1011, iid: 11 }, { ...mr, id: 2012, project_id: 43 }, mr])
    return true
  })
  const { mergeRequests } = await ann(url)
  expect(await mergeRequests.view(name)).toMatchObject({ view: { mr: { id: 1012, iid: 12 } } })
  expect(received.some((request) => /merge_requests\/(1011|2012)/.test(request))).toBe(false)
  expect(await mergeRequests.view({ project: 42, mr: 13 })).toMatchObject({ kind: 'not-found' })
})

test.each([
  ['another merge request', { iid: 99 }],
  ['another project', { project_id: 43 }],
])('an id that stands for %s by now is looked up anew, also before a write', async (_, other) => {
  let moved = false
  let subscribed = false
  const { url, received } = await startOddForge((request, response, { mr }) => {
    if (!moved) return false
    const there = { ...mr, id: 3012, subscribed, merge_when_build_succeeds: true, changes: [] }
    subscribed ||= request.startsWith('POST')
    if (request.includes('/merge_requests?')) json(response, 200, [there])
    else if (request.includes('/3012')) json(response, 200, there)
    else json(response, 200, { ...mr, ...other })
    return true
  })
  const { mergeRequests } = await ann(url)
  await mergeRequests.view(name)
  moved = true
  expect(await mergeRequests.subscribe(name)).toMatchObject({ kind: 'subscribed' })
  expect(await mergeRequests.view(name)).toMatchObject({ view: { mr: { id: 3012, iid: 12 } } })
  await mergeRequests.cancel(name)
  const writes = received.filter((request) => !request.startsWith('GET'))
  expect(writes).toEqual([
    'POST /api/v3/projects/42/merge_requests/3012/subscription',
    'PUT /api/v3/projects/42/merge_requests/3012/cancel_merge_when_build_succeeds',
  ])
})

test('a forge whose list and records disagree is not believed: nothing is written', async () => {
  const { url, received } = await startOddForge((request, response, { mr }) => {
    if (!request.includes('/1012')) return false
    json(response, 200, { ...mr, iid: 99, changes: [] })
    return true
  })
  const { mergeRequests } = await ann(url)
  expect(await mergeRequests.unsubscribe(name)).toMatchObject({ kind: 'not-found' })
  expect(await mergeRequests.view(name)).toMatchObject({ kind: 'not-found' })
  expect(received.filter((request) => !request.startsWith('GET'))).toEqual([])
})

test('a refused token is named for whose it is', async () => {
  const { url } = await startOddForge((_, response) => {
    json(response, 401, { message: '401 Unauthorized' })
    return true
  })
  const room = await openRoom(url, { serviceToken: 'service', projects: [{ alias: 'web', project: 42 }] })
  for (const [user, kind] of [
    ['ann', 'token-refused'],
    ['cy', 'service-refused'],
  ] as const) {
    const { mergeRequests, milestones } = await room.contextOf(user)
    expect(await mergeRequests.view(name)).toEqual({ kind })
    expect(await mergeRequests.glance({ project: 42, iids: [12] })).toEqual({ kind })
    expect(await milestones.view({ project: 42, milestone: 3, match: 'prefix', audience: 'person' })).toEqual(
      { kind },
    )
    expect(await milestones.list({ project: 42, state: 'all' })).toEqual({ kind })
  }
})

test('nobody without any token reads, and nobody without an own account writes', async () => {
  const { url, received } = await startOddForge(() => false)
  const none = await (await openRoom(url)).contextOf('cy')
  expect(await none.mergeRequests.view(name)).toEqual({ kind: 'not-connected' })
  expect(await none.milestones.list({ project: 42, state: 'all' })).toEqual({ kind: 'not-connected' })
  const service = await (await openRoom(url, { serviceToken: 'service' })).contextOf('cy')
  expect(await service.mergeRequests.subscribe(name)).toEqual({ kind: 'not-connected' })
  expect(await service.mergeRequests.cancel(name)).toEqual({ kind: 'not-connected' })
  expect(await service.milestones.close({ project: 42, milestone: 3 })).toEqual({ kind: 'not-connected' })
  expect(received).toEqual([])
})
