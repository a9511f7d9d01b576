import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Failure } from '../../../src/services/failure.ts'
import type { ListedMergeRequests, SearchInput } from '../../../src/services/mr/list.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { json, openRoom, startOddForge } from '../room.ts'

const question = { project: 42, state: 'opened', orderBy: 'updated_at', sort: 'desc', page: 1 } as const
const iidsOf = (listed: ListedMergeRequests | Failure) =>
  listed.kind === 'list' ? listed.items.map(({ iid }) => iid).sort((a, b) => a - b) : listed

describe('at the sandbox’s forge', () => {
  let forge: ForgeUnderTest
  let before = 0
  beforeAll(async () => {
    forge = await ForgeUnderTest.start()
  })
  beforeEach(() => {
    before = forge.forge.ledger().length
  })
  afterAll(() => forge.end())

  const ann = async () => (await (await openRoom(forge.forge.url)).contextOf('ann')).mergeRequests
  const queries = () =>
    forge.forge
      .ledger()
      .slice(before)
      .map(({ path, query }) => `${path}?${decodeURIComponent(query)}`)

  test('numbers are asked of the forge, as iid[]', async () => {
    const { list } = await ann()
    expect(iidsOf(await list({ ...question, state: 'all', iids: [6, 12, 999] }))).toEqual([6, 12])
    expect(iidsOf(await list({ ...question, iids: [6, 12] }))).toEqual([12])
    expect(queries()[0]).toBe(
      '/api/v3/projects/42/merge_requests?state=all&iid[]=6&iid[]=12&iid[]=999&order_by=updated_at&sort=desc&page=1&per_page=10',
    )
  })

  test.each([
    ['author', { authors: ['ann'] }, [10, 14, 16]],
    ['author and no label', { authors: ['Bob Baker'], notLabels: ['bug', 'docs'] }, [8, 11, 12, 17]],
    ['assignee', { assignees: ['@ANN'] }, [7, 11, 12]],
    ['label', { labels: ['performance', 'feature'] }, [10, 11, 12]],
    ['milestone', { milestone: 3 }, [8, 10, 11, 12]],
    ['no milestone', { milestone: null }, [13, 16, 17]],
    ['branch', { branch: 'fix/*' }, [7, 9, 15]],
    ['drafts', { draft: true }, [8]],
    ['words of the description', { words: ['range', 'DATES'] }, [12]],
  ])('%s', async (_, criteria, iids) => {
    const listed = await (await ann()).search({ ...question, criteria })
    expect(iidsOf(listed)).toEqual(iids)
    expect(listed).toMatchObject({
      total: iids.length,
      nextPage: null,
      searched: { count: 11, complete: true },
    })
    expect(queries()).toEqual([
      '/api/v3/projects/42/merge_requests?state=opened&order_by=updated_at&sort=desc&page=1&per_page=100',
    ])
  })

  test.each<[SearchInput['criteria'], [string, number][]]>([
    [{ labels: ['zzz'] }, [['labels', 11]]],
    [
      { authors: ['ann'], draft: true },
      [
        ['authors', 1],
        ['draft', 3],
      ],
    ],
    [{ authors: ['ann'], labels: ['zzz'] }, [['labels', 3]]],
    [
      { branch: 'nowhere', labels: ['zzz'] },
      [
        ['labels', 0],
        ['branch', 0],
      ],
    ],
    [{ ready: true, labels: ['zzz'] }, [['labels', 0]]],
    [{ ready: true, draft: true }, [['ready', 1]]],
  ])('%j: what excluded everything is known', async (criteria, excluding) => {
    const listed = await (await ann()).search({ ...question, criteria })
    expect(listed).toMatchObject({ total: 0, excluding: new Map<string, number>(excluding) })
  })

  test('what was found is divided into pages of ten here', async () => {
    const { search } = await ann()
    const criteria = { branch: 'main' }
    const first = await search({ ...question, state: 'all', criteria })
    const second = await search({ ...question, state: 'all', page: 2, criteria })
    expect(first).toMatchObject({ total: 17, nextPage: 2, page: 1 })
    expect(second).toMatchObject({ total: 17, nextPage: null, page: 2 })
    const all = [iidsOf(first), iidsOf(second)].flat()
    expect(all).toHaveLength(17)
    expect(new Set(all).size).toBe(17)
    expect(await search({ ...question, page: 3, criteria })).toMatchObject({
      items: [expect.anything()],
      page: 2,
      total: 11,
      nextPage: null,
    })
  })
})

test.each([
  ['that it counts', true, 2],
  ['that it does not count', false, 1],
])('a page past the end of a list %s shows page %i', async (_, counts, last) => {
  const { url } = await startOddForge((request, response, { mr }) => {
    if (!request.includes('/merge_requests?')) return false
    const page = Number(new URL(request.slice(4), 'http://forge').searchParams.get('page'))
    if (counts) response.setHeader('x-total', 11)
    json(response, 200, page > 2 ? [] : [{ ...mr, id: page, iid: page }])
    return true
  })
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  expect(await mergeRequests.list({ ...question, page: 9 })).toMatchObject({
    page: last,
    items: [{ iid: last }],
  })
})

describe.each([
  ['tells how many there are', true],
  ['has no headers of pages', false],
])('a forge that %s', (_, headers) => {
  test.each([
    [499, 499, true],
    [500, 500, true],
    [10_050, 10_000, false],
  ])('of %i merge requests %i are searched', async (there, count, complete) => {
    const { url, received } = await startOddForge((request, response, { mr }) => {
      const query = new URL(request.slice(4), 'http://forge').searchParams
      const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))]
      const all = Array.from({ length: there }, (_, index) => ({ ...mr, id: index + 1, iid: index + 1 }))
      if (headers) {
        response.setHeader('x-total', there)
        response.setHeader('x-next-page', page * size < there ? page + 1 : '')
      }
      json(response, 200, all.slice((page - 1) * size, page * size))
      return true
    })
    const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
    const listed = await mergeRequests.search({ ...question, criteria: { draft: false } })
    expect(listed).toMatchObject({
      kind: 'list',
      total: count,
      searched: { count, complete },
    })
    expect(received.length).toBeLessThanOrEqual(there > 500 ? 102 : 8)
  })
})

test('a page of the search that cannot be read is not taken for the end', async () => {
  const { url } = await startOddForge((request, response, { mr }) => {
    if (request.includes('page=2')) json(response, 500, { message: '500 Internal Server Error' })
    else {
      response.setHeader('x-next-page', '2')
      json(response, 200, [mr])
    }
    return true
  })
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  expect(await mergeRequests.search({ ...question, criteria: { draft: false } })).toMatchObject({
    kind: 'unreachable',
  })
})

describe('builds, of which lists tell nothing', () => {
  const BUILD = { id: 7, sha: 'f'.repeat(40), ref: 'feature', status: 'running' }

  /** A forge with so many, each of which tells its build; `!3` cannot be read alone. */
  async function forgeOf(count: number, state: string) {
    let atOnce = 0
    let most = 0
    const list = (mr: Record<string, unknown>) =>
      Array.from({ length: count }, (_, nth) => ({ ...mr, id: 1000 + nth, iid: nth + 1, state }))
    const { url, received } = await startOddForge(
      (request, response, { mr }) => {
        if (request.includes('/merge_requests?')) json(response, 200, list(mr))
        const iid = Number(/merge_requests\/(\d+)$/.exec(request)?.[1])
        if (!iid) return request.includes('/merge_requests?')
        atOnce += 1
        most = Math.max(most, atOnce)
        setTimeout(() => {
          atOnce -= 1
          if (iid === 3) json(response, 404, { message: '404 Not found' })
          else json(response, 200, { ...list(mr)[iid - 1], head_pipeline: BUILD })
        }, 20)
        return true
      },
      { detailed_merge_status: 'mergeable', sha: 'f'.repeat(40) },
    )
    const { mergeRequests } = await (await openRoom(url, { api: 'v4' })).contextOf('ann')
    const listed = await mergeRequests.list({ ...question, state: 'all' })
    if (listed.kind !== 'list') throw new Error(listed.kind)
    return { listed, most, singles: received.filter((request) => /merge_requests\/\d+$/.test(request)) }
  }

  test('are read one by one, few at a time, and what could not be read is named', async () => {
    const { listed, most, singles } = await forgeOf(10, 'opened')
    expect(listed.items.map(({ head_pipeline: build }) => build?.status ?? null)).toEqual(
      Array.from({ length: 10 }, (_, nth) => (nth === 2 ? null : 'running')),
    )
    expect(listed.unlooked).toEqual([3])
    expect(singles).toHaveLength(10)
    expect(most).toBeLessThanOrEqual(4)
  })

  test('are read with one query where the server takes it, beside the list, which begins the checks of merges', async () => {
    const listed = (mr: Record<string, unknown>) =>
      Array.from({ length: 10 }, (_, nth) => ({
        ...mr,
        id: 1000 + nth,
        iid: nth + 1,
        sha: BUILD.sha,
        state: 'opened',
        detailed_merge_status: 'mergeable',
        ...(nth === 6 ? { source_project_id: 77 } : {}),
      }))
    const headPipeline = {
      id: 'gid://gitlab/Ci::Pipeline/7',
      sha: BUILD.sha,
      ref: 'feature',
      status: 'FAILED',
      path: '/acme/web/-/pipelines/7',
      createdAt: null,
      updatedAt: null,
    }
    const nodes = Array.from({ length: 10 }, (_, nth) => ({
      id: `gid://gitlab/MergeRequest/${1000 + nth}`,
      webUrl: 'https://git.example.com/acme/web/-/merge_requests/1',
      headPipeline: nth === 1 ? null : headPipeline,
      sourceProject: { fullPath: nth === 6 ? 'bob/web' : 'acme/web' },
    }))
    const { url, received } = await startOddForge((request, response, { mr }) => {
      const requests = listed(mr)
      if (request.includes('/api/graphql?'))
        json(response, 200, { data: { projects: { nodes: [{ mergeRequests: { nodes } }] } } })
      else if (request.includes('/merge_requests?')) json(response, 200, requests)
      else return false
      return true
    })
    const { mergeRequests } = await (await openRoom(url, { api: 'v4' })).contextOf('ann')
    const found = await mergeRequests.list({ ...question, state: 'all' })
    if (found.kind !== 'list') throw new Error(found.kind)
    expect(found.unlooked).toEqual([])
    expect(found.items.map(({ head_pipeline: build }) => build?.status ?? null)).toEqual(
      Array.from({ length: 10 }, (_, nth) => (nth === 1 ? null : 'failed')),
    )
    expect(found.items.map(({ fork_path }) => fork_path)[6]).toBe('bob/web')
    expect(found.items[0]?.head_pipeline?.web_url).toBe('https://git.example.com/acme/web/-/pipelines/7')
    expect(received.some((request) => request.includes('with_merge_status_recheck=true'))).toBe(true)
    expect(received.map((request) => request.replace(/\?.*/, '')).toSorted()).toEqual([
      'GET /api/graphql',
      // One without a build: whether the project enforces its merge train.
      'GET /api/v4/projects/42',
      'GET /api/v4/projects/42/merge_requests',
    ])
  })

  test('no more of them are read than a page holds, whatever a server sends', async () => {
    const { listed, singles } = await forgeOf(14, 'opened')
    expect(singles).toHaveLength(10)
    expect(listed.items).toHaveLength(10)
    expect(listed.unlooked).toEqual([3])
  })

  test('are not asked for of what is finished', async () => {
    const { listed, singles } = await forgeOf(5, 'merged')
    expect(singles).toEqual([])
    expect(listed.unlooked).toEqual([])
  })
})
