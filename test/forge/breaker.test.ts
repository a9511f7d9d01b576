import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import type { BreakerNews } from '../../src/forge/breaker.ts'
import type { ForgeClientOptions } from '../../src/forge/client.ts'
import { getMergeRequest, updateMergeRequest } from '../../src/forge/merge-requests.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { json, mergeRequestBody, serve, serveBytes, sessionAt } from './servers.ts'

type Answers = (response: ServerResponse, count: number) => void
const record: Answers = (response) => json(response, 200, mergeRequestBody())
const status = (code: number): Answers => {
  return (response) => json(response, code, { message: 'No' })
}

/** A forge whose way of answering a test changes, and one person's calls to it; the news of the breaker are kept. */
async function atForge(answers: Answers, options: Partial<ForgeClientOptions> = {}) {
  const mode = { answers }
  const news: BreakerNews[] = []
  const forge = await serve((_, response, count) => mode.answers(response, count))
  const session = sessionAt(forge.url, { onBreaker: (told) => news.push(told), ...options })
  return {
    mode,
    news,
    received: forge.received,
    read: () => getMergeRequest(session, 42, { id: 7, iid: 1 }),
    write: () => updateMergeRequest(session, 42, { id: 7, iid: 1 }, { title: 'New' }),
  }
}

const inTurn = async (times: number, call: () => Promise<unknown>) => {
  for (let count = 0; count < times; count += 1) await call()
}

test('after five operations in a row that found no forge, nothing more is sent and the time is told', async () => {
  const before = Date.now()
  const { read, write, received, news } = await atForge(status(503))
  await inTurn(4, write)
  // Three attempts, and one operation.
  expect(await read()).toMatchObject({ kind: 'unknown', status: 503 })
  expect(received).toHaveLength(7)
  const answers = [await read(), await write()]
  expect(received).toHaveLength(7)
  for (const answer of answers) {
    expect(answer).toEqual({ kind: 'unsent', reason: `${SERVER} is down`, since: news[0]?.since })
  }
  expect(news).toEqual([{ state: 'opened', since: expect.any(Date) }])
  expect(news[0]?.since.getTime()).toBeGreaterThanOrEqual(before)
  expect(news[0]?.since.getTime()).toBeLessThanOrEqual(Date.now())
})

test.each([
  ['refuses connections', 'http://127.0.0.1:1', {}],
  ['has a name that nobody knows', 'https://forge.invalid', {}],
])('a forge that %s is down', async (_, baseUrl, options) => {
  const session = sessionAt(baseUrl, { ...options })
  const write = () => updateMergeRequest(session, 42, { id: 7, iid: 1 }, { title: 'New' })
  await inTurn(5, write)
  expect(await write()).toMatchObject({ kind: 'unsent', since: expect.any(Date) })
})

test('a forge that takes requests and never answers is down', async () => {
  const silent = await serveBytes(() => {})
  const session = sessionAt(silent.url, { writeDeadlineMs: 20 })
  const write = () => updateMergeRequest(session, 42, { id: 7, iid: 1 }, { title: 'New' })
  await inTurn(5, write)
  expect(await write()).toMatchObject({ kind: 'unsent', since: expect.any(Date) })
})

test('time for which this process stood still does not count against the forge', async () => {
  const silent = await serveBytes(() => {})
  const session = sessionAt(silent.url, { writeDeadlineMs: 20 })
  const write = () => updateMergeRequest(session, 42, { id: 7, iid: 1 }, { title: 'New' })
  const written = Array.from({ length: 5 }, write)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500)
  await Promise.all(written)
  expect(await write()).toMatchObject({ kind: 'unknown' })
})

test.each([502, 503, 504])('a gateway that answers %i stands for a forge that is down', async (code) => {
  const { write } = await atForge(status(code))
  await inTurn(5, write)
  expect(await write()).toMatchObject({ kind: 'unsent', since: expect.any(Date) })
})

const page: Answers = (response) => void response.end('<h1>Sign in</h1>')
const huge: Answers = (response) => void response.end('x'.repeat(600_000))
test.each([
  ['400', status(400)],
  ['401', status(401)],
  ['404', status(404)],
  ['429', status(429)],
  ['500', status(500)],
  ['a web page', page],
  ['too long an answer', huge],
  ['a redirect', status(302)],
])('however often a forge answers with %s, it is there', async (_, answers) => {
  const { write, received, news } = await atForge(answers, { writeDeadlineMs: 1_000 })
  await inTurn(12, write)
  expect(received).toHaveLength(12)
  expect(news).toEqual([])
})

test('one answer between them, and the failures are not in a row', async () => {
  const { write, received, news } = await atForge((response, count) => {
    status(count % 5 === 0 ? 404 : 503)(response, count)
  })
  await inTurn(20, write)
  expect(received).toHaveLength(20)
  expect(news).toEqual([])
})

test('after the pause the first answer closes it, and the outage is told once', async () => {
  const { mode, write, news, received } = await atForge(status(503), {
    breaker: { failures: 2, pauseMs: 0 },
  })
  await inTurn(5, write)
  expect(received).toHaveLength(5)
  mode.answers = status(404)
  expect(await write()).toMatchObject({ kind: 'refused', status: 404 })
  const [opened, closed, ...others] = news
  expect(opened).toMatchObject({ state: 'opened' })
  expect(closed).toEqual({ state: 'closed', since: opened?.since })
  expect(others).toEqual([])
})

test('one operation looks whether the forge is back, and the others wait for what it finds', async () => {
  const { mode, read, write, received } = await atForge(status(503), {
    breaker: { failures: 2, pauseMs: 0 },
  })
  await inTurn(2, write)
  received.length = 0
  let arrived = 0
  mode.answers = (response, count) => {
    if (count > 1) return record(response, count)
    setTimeout(() => {
      arrived = received.length
      record(response, count)
    }, 50)
  }
  const answers = await Promise.all([read(), read(), write(), read()])
  expect(arrived).toBe(1)
  expect(answers.map(({ kind }) => kind)).toEqual(['done', 'done', 'done', 'done'])
})

test('a token that cannot be sent says nothing about the forge', async () => {
  const forge = await serve((_, response) => json(response, 200, mergeRequestBody()))
  const session = sessionAt(forge.url, {}, 'two words')
  await inTurn(9, () => getMergeRequest(session, 42, { id: 7, iid: 1 }))
  expect(await getMergeRequest(session, 42, { id: 7, iid: 1 })).not.toHaveProperty('since')
})
