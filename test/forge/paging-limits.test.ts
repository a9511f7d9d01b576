import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Page, readAllPages, readPage, requireComplete } from '../../src/forge/paging.ts'
import type { ApiResult } from '../../src/forge/result.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { json, serve, sessionAt } from './servers.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const refused = { kind: 'refused', status: 403, reason: 'No' } as const
type Read = (page: number) => Partial<Page<{ id: number }>> | typeof refused

/** A list of full pages without end, but for what `read` says of a page; `asked` are the pages in their order. */
function listOf(read: Read = () => ({})) {
  const asked: number[] = []
  let [now, most] = [0, 0]
  const readOne = async ({ page }: { readonly page: number }): Promise<ApiResult<Page<{ id: number }>>> => {
    asked.push(page)
    now += 1
    most = Math.max(most, now)
    await new Promise(setImmediate)
    now -= 1
    const said = read(page)
    if ('kind' in said) return said
    const items = upTo(100).map((n) => ({ id: page * 100 + n }))
    return { kind: 'done', status: 200, value: { items, page, nextPage: page + 1, total: null, ...said } }
  }
  return { asked, read: readOne, most: () => most }
}

describe('a list', () => {
  test('is read no further than its cap', async () => {
    const one = listOf()
    expect(await readAllPages(one.read, { maxItems: 100 })).toMatchObject({ value: { complete: false } })
    expect(one.asked).toEqual([1])
    const two = listOf()
    expect(await readAllPages(two.read, { maxItems: 150 })).toMatchObject({
      value: { items: { length: 150 } },
    })
    expect(two.asked).toEqual([1, 2])
    const counted = listOf(() => ({ total: 2_000 }))
    await readAllPages(counted.read, { maxItems: 150 })
    expect(counted.asked).toEqual([1, 2])
  })

  test('is read to the last page that is allowed', async () => {
    const { asked, read } = listOf()
    expect(await readAllPages(read, { pages: 1 })).toMatchObject({ value: { items: { length: 100 } } })
    expect(asked).toEqual([1])
  })

  test('that counts nothing is read one page after the other, and one that counts eight at a time', async () => {
    const short = listOf((page) => (page === 2 ? { nextPage: null } : {}))
    await readAllPages(short.read)
    expect(short.asked).toEqual([1, 2])
    const long = listOf()
    await readAllPages(long.read)
    expect([long.asked, long.most()]).toEqual([upTo(20), 1])
    const counted = listOf((page) => ({ total: 2_000, nextPage: page < 20 ? page + 1 : null }))
    expect(await readAllPages(counted.read)).toMatchObject({ value: { complete: true } })
    expect([counted.asked, counted.most()]).toEqual([upTo(20), 8])
  })

  test('is left after a page that cannot be read', async () => {
    const { asked, read } = listOf((page) => (page === 2 ? refused : { total: 2_000 }))
    expect(await readAllPages(read)).toEqual(refused)
    expect(asked).toEqual(upTo(9))
  })

  test('is of use as a whole only where it is one', () => {
    const items = [{ id: 1 }]
    const done = (complete: boolean) =>
      requireComplete({ kind: 'done', status: 200, value: { items, complete } })
    expect(done(true)).toEqual({ kind: 'done', status: 200, value: items })
    expect(done(false)).toEqual({ kind: 'unknown', reason: `${SERVER} lists more than 1 of them` })
    expect(requireComplete(refused)).toEqual(refused)
  })
})

describe('a page', () => {
  const twenty = upTo(20).map((id) => ({ id }))

  /** The page as it is read from this answer. */
  async function read(body: unknown, headers: Record<string, string> = {}, paging = {}) {
    const forge = await serve((_, response) => json(response, 200, body, headers))
    const schema = z.object({ id: z.number() })
    return readPage(sessionAt(forge.url), { path: '/things', query: {}, paging, schema })
  }

  test.each([
    ['something in it', [{ id: 1 }, { id: 'two' }], 'a list whose field 1.id I can’t read'],
    ['all of it', { id: 1 }, 'an object'],
  ])('is unknown when %s is no record', async (_, body, what) => {
    const reason = expect.stringContaining(`answered with something unexpected: ${what} (`)
    expect(await read(body)).toEqual({ kind: 'unknown', status: 200, reason })
  })

  test('has a next one when it is full and nobody counts', async () => {
    expect(await read(twenty)).toMatchObject({ value: { page: 1, nextPage: 2 } })
    expect(await read(twenty, {}, { page: 3 })).toMatchObject({ value: { page: 3, nextPage: 4 } })
  })

  test('has no more records than were asked for, and says when more came', async () => {
    const many = upTo(10_000).map((id) => ({ id }))
    expect(await read(many, {}, { per_page: 7 })).toMatchObject({
      value: { items: upTo(7).map((id) => ({ id })), nextPage: 2, isCut: true },
    })
    expect(await read(many)).toMatchObject({ value: { items: { length: 20 } } })
    expect(await read(many, {}, { per_page: 100 })).toMatchObject({ value: { items: { length: 100 } } })
    expect(await read(twenty)).toMatchObject({ value: { items: twenty } })
    expect(await read(twenty)).not.toHaveProperty('value.isCut')
  })

  test('of a server that sends everything each time is no whole list', async () => {
    const forge = await serve((_, response) =>
      json(
        response,
        200,
        upTo(1_000).map((id) => ({ id })),
      ),
    )
    const schema = z.object({ id: z.number() })
    const session = sessionAt(forge.url)
    const whole = await readAllPages((paging) =>
      readPage(session, { path: '/things', query: {}, paging, schema }),
    )
    expect(whole).toMatchObject({ value: { items: { length: 100 }, complete: false } })
  })

  test('is the last one when the forge says so, however full it is', async () => {
    expect(await read(twenty, { 'x-next-page': '' })).toMatchObject({ value: { nextPage: null } })
  })
})
