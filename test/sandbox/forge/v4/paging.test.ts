import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest, type Reply } from '../forge-under-test.ts'

const under = ForgeUnderTest.forTests()
const uncounted = ForgeUnderTest.forTests({ countedRows: 3 })

const LIST = '/projects/42/milestones'
const ids = (reply: Reply) =>
  z
    .array(z.looseObject({ id: z.number() }))
    .parse(reply.body)
    .map(({ id }) => id)
const linksOf = ({ headers }: Reply) =>
  Object.fromEntries(
    [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url = '', rel = '']) => [
      rel,
      new URL(url),
    ]),
  )
const pagingOf = ({ headers }: Reply) =>
  ['x-total', 'x-total-pages', 'x-per-page', 'x-page', 'x-next-page', 'x-prev-page'].map((name) =>
    headers.get(name),
  )

describe('every list', () => {
  test.each([
    [LIST, 4],
    ['/projects/42/milestones/303/issues', 14],
    ['/projects/42/milestones/303/merge_requests', 6],
    ['/groups/70/milestones', 1],
    ['/groups/acme/milestones/308/issues', 3],
    ['/projects/42/deploy_keys', 2],
    ['/deploy_keys', 5],
    ['/projects/42/integrations', 2],
    ['/projects/42/services', 2],
    ['/projects/42/members/all', 3],
    ['/users', 4],
    ['/projects', 3],
  ])('%s says how long it is and where the pages are', async (path, total) => {
    const first = await under.v4('GET', `${path}?per_page=1`, { as: 'root' })
    expect([first.status, ids(first).length]).toEqual([200, 1])
    const next = total > 1 ? '2' : ''
    expect(pagingOf(first)).toEqual([String(total), String(total), '1', '1', next, ''])
    const last = await under.v4('GET', `${path}?per_page=1&page=${total}`, { as: 'root' })
    expect(pagingOf(last)[4]).toBe('')
    expect(Object.keys(linksOf(last))).toEqual([...(total > 1 ? ['prev'] : []), 'first', 'last'])
  })

  test('the pages make up the whole, each row once', async () => {
    const whole = ids(await under.v4('GET', `${LIST}?per_page=100`))
    const pages = await Promise.all([1, 2].map((page) => under.v4('GET', `${LIST}?per_page=2&page=${page}`)))
    expect(pages.flatMap(ids)).toEqual(whole)
  })

  test('an empty one has one page', async () => {
    const reply = await under.v4('GET', `${LIST}?title=nothing`)
    expect(pagingOf(reply)).toEqual(['0', '1', '20', '1', '', ''])
  })
})

describe('a list that is too long to be counted', () => {
  test('has no total and no last page, and can still be read to its end', async () => {
    const first = await uncounted.v4('GET', `${LIST}?per_page=2`)
    expect(pagingOf(first)).toEqual([null, null, '2', '1', '2', ''])
    expect(Object.keys(linksOf(first))).toEqual(['next', 'first'])
    const second = await uncounted.v4('GET', `${LIST}?per_page=2&page=2`)
    expect(pagingOf(second)).toEqual([null, null, '2', '2', '', '1'])
  })

  test('is counted up to the limit, and by the older API always', async () => {
    expect(pagingOf(await uncounted.v4('GET', '/projects/42/deploy_keys'))[0]).toBe('2')
    expect(pagingOf(await uncounted.call('GET', LIST))[0]).toBe('4')
  })
})

describe('keyset pages', () => {
  const PROJECTS = '/projects?pagination=keyset&per_page=2'

  test.each([
    ['asc', [42, 43, 44]],
    ['desc', [44, 43, 42]],
  ])('in %s order lead from one to the next by links alone', async (sort, wanted) => {
    const first = await under.v4('GET', `${PROJECTS}&order_by=id&sort=${sort}`, { as: 'root' })
    expect(pagingOf(first)).toEqual([null, null, null, null, null, null])
    const { next, ...others } = linksOf(first)
    expect(others).toEqual({})
    const path = String(next?.pathname).replace('/api/v4', '') + String(next?.search)
    const second = await under.v4('GET', path, { as: 'root' })
    expect([...ids(first), ...ids(second)]).toEqual(wanted)
    expect(second.headers.get('link')).toBeNull()
  })

  test('exist for the order of ids only', async () => {
    expect(await under.v4('GET', `${PROJECTS}&order_by=name`)).toMatchObject({
      status: 405,
      body: { error: 'Keyset pagination is not yet available for this type of request' },
    })
  })
})
