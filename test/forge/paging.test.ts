import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { listMergeRequests, readAllMergeRequests } from '../../src/forge/merge-requests.ts'
import { type Page, readAllPages } from '../../src/forge/paging.ts'
import type { ApiResult } from '../../src/forge/result.ts'
import { json, mergeRequestBody, serve, sessionAt } from './servers.ts'

type Manner =
  | 'full headers'
  | 'next page only'
  | 'links only, fifty a page'
  | 'no headers'
  | 'per_page ignored'
  | 'paging ignored'

const FIXED_SIZES: Partial<Record<Manner, number>> = {
  'links only, fifty a page': 50,
  'per_page ignored': 20,
}

/** A forge with `total` merge requests (ids 1 to total) that pages in one of the manners that exist. */
function forgeWith(total: number, manner: Manner) {
  return serve((request, response) => {
    const query = new URL(request.url, 'http://forge').searchParams
    const size = FIXED_SIZES[manner] ?? (manner === 'paging ignored' ? total : Number(query.get('per_page')))
    const page = manner === 'paging ignored' ? 1 : Number(query.get('page'))
    const ids = Array.from({ length: total }, (_, index) => index + 1).slice((page - 1) * size, page * size)
    const next = page * size < total ? String(page + 1) : ''
    const headers: Record<string, string> = {}
    if (manner === 'full headers' || manner === 'next page only') headers['x-next-page'] = next
    if (manner === 'full headers') headers['x-total'] = String(total)
    if (manner === 'links only, fifty a page' && next !== '')
      headers.link = `<http://forge.internal/?page=1>; rel="first", <http://forge.internal/?page=${next}>; rel="next"`
    json(
      response,
      200,
      ids.map((id) => mergeRequestBody(id)),
      headers,
    )
  })
}

const ids = (answer: ApiResult<{ items: readonly { id: number }[] }>) =>
  answer.kind === 'done' ? answer.value.items.map(({ id }) => id) : answer

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe.each<Manner>([
  'full headers',
  'next page only',
  'links only, fifty a page',
  'no headers',
  'per_page ignored',
  'paging ignored',
])('a forge with %s', (manner) => {
  test.each([0, 1, 19, 20, 21, 99, 100, 101, 250])(
    '%i items are all read, each once, in order',
    async (total) => {
      const forge = await forgeWith(total, manner)
      const answer = await readAllMergeRequests(sessionAt(forge.url), 42)
      // What such a server sends beyond a page is left out, and told.
      const isCut = manner === 'paging ignored' && total > 100
      expect(ids(answer)).toEqual(upTo(isCut ? 100 : total))
      expect(answer).toHaveProperty('value.complete', !isCut)
    },
  )

  test('more than the cap is cut there and said to be incomplete', async () => {
    const forge = await forgeWith(250, manner)
    const answer = await readAllMergeRequests(sessionAt(forge.url), 42, {}, { maxItems: 30 })
    expect(ids(answer)).toEqual(upTo(30))
    expect(answer).toHaveProperty('value.complete', false)
  })
})

test('the total tells how many pages to ask for, and the filter goes with each', async () => {
  const forge = await forgeWith(850, 'full headers')
  expect(ids(await readAllMergeRequests(sessionAt(forge.url), 42, { state: 'opened' }))).toEqual(upTo(850))
  const asked = forge.received.map(({ url }) => url).sort()
  expect(asked).toEqual(
    upTo(9).map((page) => `/api/v3/projects/42/merge_requests?state=opened&page=${page}&per_page=100`),
  )
})

test('a list without end stops at the twentieth page and says so', async () => {
  const asked: number[] = []
  const answer = await readAllPages(
    async ({ page, per_page }) => {
      asked.push(page)
      const items = upTo(per_page).map((n) => ({ id: (page - 1) * per_page + n }))
      return done({ items, page, nextPage: page + 1, total: null })
    },
    { maxItems: 1_000_000 },
  )
  expect(ids(answer)).toHaveLength(2_000)
  expect(answer).toHaveProperty('value.complete', false)
  expect(asked).toEqual(upTo(20))
})

test('items that moved to the next page while it was read are kept once', async () => {
  const pages = [[5, 4, 3], [3, 2, 1], []]
  const answer = await readAllPages(async ({ page }) => {
    return done({
      items: (pages[page - 1] ?? []).map((id) => ({ id })),
      page,
      nextPage: page < 3 ? page + 1 : null,
      total: null,
    })
  })
  expect(ids(answer)).toEqual([5, 4, 3, 2, 1])
})

test('one page that fails is the answer of the whole', async () => {
  const forge = await serve((request, response) => {
    if (request.url.includes('page=2')) return json(response, 403, { message: '403 Forbidden' })
    return json(
      response,
      200,
      upTo(100).map((id) => mergeRequestBody(id)),
      { 'x-total': '300', 'x-next-page': '2' },
    )
  })
  expect(await readAllMergeRequests(sessionAt(forge.url), 42)).toEqual({
    kind: 'refused',
    status: 403,
    reason: 'Forbidden',
  })
})

test('one page says what is next and how many there are', async () => {
  const forge = await forgeWith(45, 'full headers')
  const session = sessionAt(forge.url)
  expect(await listMergeRequests(session, 42)).toMatchObject({ value: { page: 1, nextPage: 2, total: 45 } })
  expect(await listMergeRequests(session, 42, { page: 3 })).toMatchObject({
    value: { page: 3, nextPage: null, total: 45 },
  })
})

test.each(['1', '0', '-1', 'junk', '99999999999999999999'])(
  'the next page %j after page 1 is taken for the end',
  async (next) => {
    const forge = await serve((_, response) =>
      json(response, 200, [mergeRequestBody()], { 'x-next-page': next, 'x-total': 'many' }),
    )
    expect(await listMergeRequests(sessionAt(forge.url), 42)).toMatchObject({
      value: { nextPage: null, total: null },
    })
  },
)

function done<T>(value: Page<T>): ApiResult<Page<T>> {
  return { kind: 'done', status: 200, value }
}

property.prop([
  fc.nat(400),
  fc.integer({ min: 1, max: 500 }),
  fc.integer({ min: 1, max: 100 }),
  fc.boolean(),
  fc.boolean(),
])(
  'whatever the size of pages, everything up to the cap comes once and "complete" is never claimed wrongly',
  async (total, maxItems, size, knowsNext, knowsTotal) => {
    const answer = await readAllPages(
      async ({ page }) => {
        const items = upTo(total)
          .slice((page - 1) * size, page * size)
          .map((id) => ({ id }))
        const more = knowsNext ? page * size < total : items.length === size
        return done({ items, page, nextPage: more ? page + 1 : null, total: knowsTotal ? total : null })
      },
      { maxItems },
    )
    const reachable = Math.min(total, maxItems, size * 20)
    expect(ids(answer)).toEqual(upTo(reachable))
    if (reachable < total) expect(answer).toHaveProperty('value.complete', false)
    if (knowsNext && reachable === total) expect(answer).toHaveProperty('value.complete', true)
  },
)
