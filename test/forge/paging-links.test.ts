import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { listMergeRequests, readAllMergeRequests } from '../../src/forge/merge-requests.ts'
import { nextLink } from '../../src/forge/paging.ts'
import { json, mergeRequestBody, serve, sessionAt } from './servers.ts'

const HOST = 'https://internal.example/api/v4/projects/42/merge_requests'

test.each([
  [null, null],
  ['', null],
  [`<${HOST}?page=1>; rel="prev", <${HOST}?page=1>; rel="first"`, { page: null, cursor: null }],
  ['</style.css>; rel=preload', null],
  [`<${HOST}?page=1>; rel="prev", <${HOST}?id=42&page=3&per_page=20>; rel="next"`, { page: 3, cursor: null }],
  [`<${HOST}?page=3>; rel=next`, { page: 3, cursor: null }],
  [
    `<${HOST}?private_token=secret&id=42&cursor=eyJ9&pagination=keyset&order_by=id&sort=asc&per_page=5>; rel="next"`,
    { page: null, cursor: { cursor: 'eyJ9', pagination: 'keyset', order_by: 'id', sort: 'asc' } },
  ],
  [
    `<${HOST}?pagination=keyset&id_after=42>; rel="next"`,
    { page: null, cursor: { pagination: 'keyset', id_after: '42' } },
  ],
  ['</relative?page_token=abc>; rel="next"', { page: null, cursor: { page_token: 'abc' } }],
  ['<https://[bad>; rel="next"', { page: null, cursor: null }],
])('%s', (header, link) => {
  expect(nextLink(header)).toEqual(link)
})

test.prop([fc.string({ unit: 'binary', maxLength: 300 })])('any header is read without fault', (header) => {
  expect(() => nextLink(`<${header}>; rel="next"`)).not.toThrow()
})

/** A forge that counts no pages and points to another host for the next one. */
const byCursor = (total: number) =>
  serve((request, response) => {
    const query = new URL(request.url, 'http://forge').searchParams
    const after = Number(query.get('cursor') ?? 0)
    const size = Number(query.get('per_page'))
    const ids = Array.from({ length: Math.min(size, total - after) }, (_, index) => after + index + 1)
    const next = `<${HOST}?${new URLSearchParams({ ...Object.fromEntries(query), cursor: String(after + size) })}>`
    const link = [...(after + size < total ? [`${next}; rel="next"`] : []), `<${HOST}>; rel="first"`].join(
      ', ',
    )
    json(
      response,
      200,
      ids.map((id) => mergeRequestBody(id)),
      { link },
    )
  })

test.each([0, 1, 100, 101, 350])('%i items behind cursors are all read, each once', async (total) => {
  const forge = await byCursor(total)
  const session = sessionAt(forge.url, { api: 'v4' })
  const answer = await readAllMergeRequests(session, 42, { state: 'opened' })
  expect(answer).toMatchObject({ kind: 'done', value: { complete: true } })
  expect(answer.kind === 'done' && answer.value.items.map(({ id }) => id)).toEqual(
    Array.from({ length: total }, (_, index) => index + 1),
  )
  // Each is asked of the forge itself, with the filter, and by cursor alone.
  for (const { url } of forge.received.slice(1))
    expect(url).toMatch(/\?state=opened&with_labels_details=true&cursor=\d+&per_page=100$/)
})

test('the page after one is asked for with what that one told', async () => {
  const forge = await byCursor(40)
  const session = sessionAt(forge.url, { api: 'v4' })
  const first = await listMergeRequests(session, 42, { per_page: 30 })
  if (first.kind !== 'done' || !first.value.cursor) throw new Error('There is no next page')
  expect(first.value).toMatchObject({ page: 1, nextPage: 2 })
  const second = await listMergeRequests(session, 42, { page: 2, per_page: 30, cursor: first.value.cursor })
  expect(second).toMatchObject({ value: { page: 2, nextPage: null, items: { length: 10 } } })
})
