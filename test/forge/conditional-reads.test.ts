import { describe, expect, test } from 'vitest'
import type { Session } from '../../src/forge/client.ts'
import { getMergeRequest, listMergeRequests, updateMergeRequest } from '../../src/forge/merge-requests.ts'
import { getMergeRules, getProject } from '../../src/forge/projects.ts'
import { clientAt, json, mergeRequestBody, serve } from './servers.ts'

const MR = { id: 701, iid: 12 }

/** A server with one merge request, which answers a read with its ETag in hand by 304; each token has a title. */
async function titled(titles: Record<string, string>, more: Record<string, string> = {}) {
  const forge = await serve(({ method, url, headers }, response) => {
    const title = titles[String(headers['private-token'])]
    if (title === undefined) return json(response, 401, { message: 'Unauthorized' })
    if (method === 'PUT') titles[String(headers['private-token'])] = 'changed'
    const body = { ...mergeRequestBody(), title }
    const etag = `W/"${title}"`
    if (method === 'GET' && headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end()
    return json(response, 200, url.includes('merge_requests?') ? [body] : body, { etag, ...more })
  })
  const sent = () => forge.received.map(({ headers }) => headers['if-none-match'] ?? null)
  return { client: clientAt(forge.url), received: forge.received, sent, titles }
}

async function titleFor(session: Session): Promise<unknown> {
  const read = await getMergeRequest(session, 42, MR)
  return read.kind === 'done' ? read.value.title : read
}

test('an unchanged answer comes without a body, and a changed one with its own', async () => {
  const { client, sent, titles } = await titled({ ann: 'first' })
  expect(await titleFor(client.as('ann'))).toBe('first')
  expect(await titleFor(client.as('ann'))).toBe('first')
  titles.ann = 'second'
  expect(await titleFor(client.as('ann'))).toBe('second')
  expect(await titleFor(client.as('ann'))).toBe('second')
  expect(sent()).toEqual([null, 'W/"first"', 'W/"first"', 'W/"second"'])
})

test('what one token was told is nothing to another one, nor to the same one as a bearer', async () => {
  const { client, sent } = await titled({ ann: 'hers', bob: 'his' })
  expect(await titleFor(client.as('ann'))).toBe('hers')
  expect(await titleFor(client.as('bob'))).toBe('his')
  expect(await titleFor(client.as('ann', 'bearer'))).toMatchObject({ kind: 'refused', status: 401 })
  expect(sent()).toEqual([null, null, null])
})

test('a refused token gets nothing that it was told before', async () => {
  const { client, sent, titles } = await titled({ ann: 'first' })
  await titleFor(client.as('ann'))
  delete titles.ann
  expect(await titleFor(client.as('ann'))).toMatchObject({ kind: 'refused', status: 401 })
  titles.ann = 'first'
  expect(await titleFor(client.as('ann'))).toBe('first')
  expect(sent()).toEqual([null, 'W/"first"', null])
})

test('a 304 that does not name the ETag is believed by nobody, and the next read asks for the whole', async () => {
  let isLying = false
  const forge = await serve((_, response) => {
    if (isLying) return response.writeHead(304).end()
    return json(response, 200, mergeRequestBody(), { etag: 'W/"first"' })
  })
  const session = clientAt(forge.url).as('ann')
  expect(await getMergeRequest(session, 42, MR)).toMatchObject({ kind: 'done' })
  isLying = true
  expect(await getMergeRequest(session, 42, MR)).toMatchObject({ kind: 'unknown', status: 304 })
  isLying = false
  expect(await getMergeRequest(session, 42, MR)).toMatchObject({ kind: 'done' })
  expect(forge.received.map(({ headers }) => headers['if-none-match'])).toEqual([
    undefined,
    'W/"first"',
    undefined,
    undefined,
  ])
})

test('an unchanged page keeps its place among the others, and limits are those of the latest answer', async () => {
  const spent = { 'ratelimit-remaining': '0', 'ratelimit-reset': String(Math.ceil(Date.now() / 1000) - 5) }
  const { client } = await titled({ ann: 'first' }, { ...spent, 'x-total': '7', 'x-next-page': '2' })
  for (const _ of [1, 2]) {
    const page = await listMergeRequests(client.as('ann'), 42, { page: 1, per_page: 1 })
    expect(page).toMatchObject({ kind: 'done', value: { total: 7 } })
  }
})

test('what may be some seconds old is asked for once, also at the same time; a plain read asks', async () => {
  const { client, received, titles } = await titled({ ann: 'first', bob: 'his' })
  const recent = (token: string): Session => {
    const session = client.as(token)
    return { ...session, call: (call) => session.call({ ...call, maxAgeMs: 60_000 }) }
  }
  expect(await Promise.all([1, 2, 3].map(() => titleFor(recent('ann'))))).toEqual(['first', 'first', 'first'])
  expect(received).toHaveLength(1)
  titles.ann = 'second'
  expect(await titleFor(recent('ann'))).toBe('first')
  expect(await titleFor(recent('bob'))).toBe('his')
  expect(await titleFor(client.as('ann'))).toBe('second')
  expect(received).toHaveLength(3)
})

test('a write is always sent, whatever age its reads may have', async () => {
  const { client, received } = await titled({ ann: 'first' })
  const session = client.as('ann')
  const recent: Session = { ...session, call: (call) => session.call({ ...call, maxAgeMs: 60_000 }) }
  for (const _ of [1, 2]) await updateMergeRequest(recent, 42, MR, { title: 'changed' })
  expect(received.map(({ method }) => method)).toEqual(['PUT', 'PUT'])
})

test('an ETag of more than 256 characters is not kept', async () => {
  for (const length of [256, 257]) {
    const etag = `"${'e'.repeat(length - 2)}"`
    const forge = await serve((_, response) => json(response, 200, mergeRequestBody(), { etag }))
    const session = clientAt(forge.url).as('ann')
    for (const _ of [1, 2]) expect(await getMergeRequest(session, 42, MR)).toMatchObject({ kind: 'done' })
    const sent = forge.received.map(({ headers }) => headers['if-none-match'])
    expect(sent).toEqual([undefined, length > 256 ? undefined : etag])
  }
})

test.each([
  ['headers', { link: `<https://git.example.com/${'x'.repeat(12_000)}>; rel="first"` }, 2_000],
  ['keys and objects', {}, 16_000],
])('what is kept is counted with its %s, and the oldest goes first', async (_, headers, count) => {
  const forge = await serve((_, response) => json(response, 200, {}, { etag: '"1"', ...headers }))
  const session = clientAt(forge.url).as('ann')
  const ask = (nth: number) =>
    session.call({ method: 'GET', path: `/things/${nth}`, reads: ({ json: value }) => ({ ok: true, value }) })
  for (let nth = 0; nth < count; nth += 1) await ask(nth)
  await ask(count - 1)
  await ask(0)
  expect(forge.received.slice(-2).map(({ headers: sent }) => sent['if-none-match'])).toEqual([
    '"1"',
    undefined,
  ])
})

describe('an answer that is confirmed', () => {
  /** A server that says this of everything, as often as it is asked with its ETag: unchanged. */
  async function saying(body: unknown) {
    const etag = 'W/"1"'
    const forge = await serve(({ headers }, response) => {
      if (headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end()
      if (typeof body !== 'string') return json(response, 200, body, { etag })
      return response.writeHead(200, { etag, 'content-type': 'text/html' }).end(body)
    })
    return clientAt(forge.url, { api: 'v4' }).as('ann')
  }

  test('is read for each question that it answers', async () => {
    const body = { id: 42, path_with_namespace: 'acme/web', name: 'web', merge_method: 'ff' }
    const session = await saying(body)
    for (const _ of [1, 2, 3]) {
      expect(await getProject(session, 42)).toMatchObject({ value: { path_with_namespace: 'acme/web' } })
      expect(await getMergeRules(session, 42)).toMatchObject({ value: { merge_method: 'ff' } })
    }
  })

  test.each([
    ['<!doctype html><title>Sign in</title>', /sent a web page/],
    ['{"id": 7', /sent a damaged answer/],
    [{ id: 'seven' }, /whose field id I can’t read/],
  ])('is as bad as it was: %j', async (body, reason) => {
    const session = await saying(body)
    for (const _ of [1, 2, 3])
      expect(await getMergeRequest(session, 42, MR)).toMatchObject({
        kind: 'unknown',
        reason: expect.stringMatching(reason),
      })
  })
})
