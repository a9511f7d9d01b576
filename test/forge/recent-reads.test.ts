import { expect, test } from 'vitest'
import type { Session } from '../../src/forge/client.ts'
import { getMergeRequest, listMergeRequests, updateMergeRequest } from '../../src/forge/merge-requests.ts'
import { getMergeRules, getProject } from '../../src/forge/projects.ts'
import { clientAt, json, mergeRequestBody, serve } from './servers.ts'

const MR = { id: 701, iid: 12 }

/** A server with one merge request; each token has a title. */
async function titled(titles: Record<string, string>, headers: Record<string, string> = {}) {
  const forge = await serve(({ method, url, headers: sent }, response) => {
    const token = String(sent['private-token'])
    const title = titles[token]
    if (title === undefined) return json(response, 401, { message: 'Unauthorized' })
    if (method === 'PUT') titles[token] = 'changed'
    const body = { ...mergeRequestBody(), title }
    return json(response, 200, url.includes('merge_requests?') ? [body] : body, headers)
  })
  return { client: clientAt(forge.url), received: forge.received, titles }
}

/** The same session, whose reads may be a minute old. */
function recent(session: Session): Session {
  return { ...session, call: (call) => session.call({ ...call, maxAgeMs: 60_000 }) }
}

async function titleFor(session: Session): Promise<unknown> {
  const read = await getMergeRequest(session, 42, MR)
  return read.kind === 'done' ? read.value.title : read
}

test('a read that may have no age asks each time', async () => {
  const { client, received, titles } = await titled({ ann: 'first' })
  expect(await titleFor(client.as('ann'))).toBe('first')
  titles.ann = 'second'
  expect(await titleFor(client.as('ann'))).toBe('second')
  expect(received).toHaveLength(2)
})

test('an answer is kept no longer than the read that brought it may use it', async () => {
  const { client, received } = await titled({ ann: 'first' })
  const ann = client.as('ann')
  await titleFor({ ...ann, call: (call) => ann.call({ ...call, maxAgeMs: 20 }) })
  await new Promise((resolve) => setTimeout(resolve, 60))
  await titleFor(recent(ann))
  expect(received).toHaveLength(2)
})

test('an answer that was asked for before a newer one does not take its place', async () => {
  const slow = Promise.withResolvers<void>()
  let asked = 0
  const forge = await serve((_, response) => {
    asked += 1
    const title = ['slow', 'fresh', 'newest'][asked - 1] ?? 'more'
    const answer = () => json(response, 200, { ...mergeRequestBody(), title })
    if (asked === 1) void slow.promise.then(answer)
    else answer()
  })
  const ann = clientAt(forge.url).as('ann')
  const aged = titleFor(recent(ann))
  await expect.poll(() => asked).toBe(1)
  expect(await titleFor(ann)).toBe('fresh')
  slow.resolve()
  expect(await aged).toBe('slow')
  expect(await titleFor(recent(ann))).toBe('newest')
})

test('what one token was told is nothing to another one, nor to the same one as a bearer', async () => {
  const { client, received } = await titled({ ann: 'hers', bob: 'his' })
  expect(await titleFor(recent(client.as('ann')))).toBe('hers')
  expect(await titleFor(recent(client.as('bob')))).toBe('his')
  expect(await titleFor(recent(client.as('ann', 'bearer')))).toMatchObject({ kind: 'refused', status: 401 })
  expect(received).toHaveLength(3)
})

test('a refused token gets nothing that it was told before', async () => {
  const { client, titles } = await titled({ ann: 'first' })
  await titleFor(recent(client.as('ann')))
  delete titles.ann
  expect(await titleFor(client.as('ann'))).toMatchObject({ kind: 'refused', status: 401 })
  expect(await titleFor(recent(client.as('ann')))).toMatchObject({ kind: 'refused', status: 401 })
  titles.ann = 'first'
  expect(await titleFor(recent(client.as('ann')))).toBe('first')
})

test('a page keeps its place among the others, and limits are those of the latest answer', async () => {
  const spent = { 'ratelimit-remaining': '0', 'retry-after': '1' }
  const { client, received } = await titled(
    { ann: 'first' },
    { ...spent, 'x-total': '7', 'x-next-page': '2' },
  )
  for (const _ of [1, 2, 3]) {
    const page = await listMergeRequests(recent(client.as('ann')), 42, { page: 1, per_page: 1 })
    expect(page).toMatchObject({ kind: 'done', value: { total: 7, nextPage: 2 } })
  }
  const before = performance.now()
  await listMergeRequests(recent(client.as('ann')), 42, { page: 1, per_page: 1 })
  expect(performance.now() - before).toBeLessThan(500)
  expect(received).toHaveLength(1)
})

test('what may be some seconds old is asked for once, also at the same time; a plain read asks', async () => {
  const { client, received, titles } = await titled({ ann: 'first', bob: 'his' })
  const ann = () => titleFor(recent(client.as('ann')))
  expect(await Promise.all([1, 2, 3].map(ann))).toEqual(['first', 'first', 'first'])
  expect(received).toHaveLength(1)
  titles.ann = 'second'
  expect(await ann()).toBe('first')
  expect(await titleFor(recent(client.as('bob')))).toBe('his')
  expect(await titleFor(client.as('ann'))).toBe('second')
  expect(received).toHaveLength(3)
  expect(await ann()).toBe('second')
})

test('a write is always sent, whatever age its reads may have', async () => {
  const { client, received } = await titled({ ann: 'first' })
  for (const _ of [1, 2]) await updateMergeRequest(recent(client.as('ann')), 42, MR, { title: 'changed' })
  expect(received.map(({ method }) => method)).toEqual(['PUT', 'PUT'])
})

test.each([
  ['eight thousand answers', 8_001, {}],
  ['16 million characters', 17, { text: 'x'.repeat(1_000_000) }],
])('no more than %s are kept, and the oldest goes first', async (_, count, body) => {
  const forge = await serve((_, response) => json(response, 200, body))
  const session = clientAt(forge.url).as('ann')
  const ask = (nth: number) =>
    session.call({
      method: 'GET',
      path: `/things/${nth}`,
      asksFor: 'list',
      reads: ({ json: value }) => ({ ok: true, value }),
      maxAgeMs: 600_000,
    })
  for (let nth = 0; nth < count; nth += 1) await ask(nth)
  await ask(count - 1)
  expect(forge.received).toHaveLength(count)
  await ask(0)
  expect(forge.received).toHaveLength(count + 1)
})

test('an answer is read for each question that it answers', async () => {
  const body = { id: 42, path_with_namespace: 'acme/web', name: 'web', merge_method: 'ff' }
  const forge = await serve((_, response) => json(response, 200, body))
  const session = recent(clientAt(forge.url, { api: 'v4' }).as('ann'))
  for (const _ of [1, 2, 3]) {
    expect(await getProject(session, 42)).toMatchObject({ value: { path_with_namespace: 'acme/web' } })
    expect(await getMergeRules(session, 42)).toMatchObject({ value: { merge_method: 'ff' } })
  }
  expect(forge.received).toHaveLength(1)
})

test.each([
  ['<!doctype html><title>Sign in</title>', 'text/html', /sent a web page/],
  ['{"id": 7', 'application/json', /sent a damaged answer/],
  ['{"id": "seven"}', 'application/json', /whose field id I can’t read/],
])('an answer is as bad as it was: %j', async (text, type, reason) => {
  const forge = await serve((_, response) => response.writeHead(200, { 'content-type': type }).end(text))
  const session = recent(clientAt(forge.url).as('ann'))
  for (const _ of [1, 2, 3])
    expect(await getMergeRequest(session, 42, MR)).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(reason),
    })
})
