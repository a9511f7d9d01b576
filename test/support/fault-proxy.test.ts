import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { Agent } from 'undici'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FaultProxy, type Rule, startFaultProxy } from './fault-proxy.ts'
import { compressed, httpReply } from './http-bytes.ts'

const effects: string[] = []
const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  effects.push(`${request.method} ${request.url} ${body}`)
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ count: effects.length }))
})
let proxy: FaultProxy
let agent: Agent

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  proxy = await startFaultProxy(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
})
beforeEach(async () => {
  await proxy.clear()
  effects.length = 0
  agent = new Agent({ connections: 1 })
  return () => agent.destroy()
})
afterAll(async () => {
  await proxy.close()
  server.closeAllConnections()
  server.close()
})

/** One PUT over a connection that is kept; its status and body, or what went wrong. */
async function put(patienceMs = 2_000): Promise<string> {
  try {
    const { statusCode, body } = await agent.request({
      origin: proxy.url,
      path: '/thing',
      method: 'PUT',
      body: 'words',
      signal: AbortSignal.timeout(patienceMs),
    })
    return `${statusCode} ${await body.text()}`
  } catch (error) {
    return `${error} ${error instanceof Error && 'code' in error ? error.code : ''}`
  }
}

test('without a rule everything passes, over one kept connection', async () => {
  expect(await put()).toBe('200 {"count":1}')
  expect(await put()).toBe('200 {"count":2}')
  expect(effects).toEqual(['PUT /thing words', 'PUT /thing words'])
  expect(proxy.seen).toEqual([
    { method: 'PUT', target: '/thing' },
    { method: 'PUT', target: '/thing' },
  ])
})

const lost = /UND_ERR_SOCKET|ECONNRESET/
const rows: readonly (readonly [string, Rule['fault'], RegExp, number])[] = [
  ['a request lost with a reset', { kind: 'drop-request', end: 'rst' }, lost, 0],
  ['a request lost in good order', { kind: 'drop-request', end: 'fin' }, lost, 0],
  ['a black hole', { kind: 'drop-request', end: 'silence' }, /Timeout/i, 0],
  ['a reply lost with a reset', { kind: 'drop-reply', end: 'rst' }, lost, 1],
  ['a reply lost in good order', { kind: 'drop-reply', end: 'fin' }, lost, 1],
  ['a reply that never comes', { kind: 'drop-reply', end: 'silence' }, /Timeout/i, 1],
  ['a cut in the header', { kind: 'cut', after: 'header', end: 'fin' }, lost, 1],
  ['a cut in the body', { kind: 'cut', after: 'body', end: 'fin' }, lost, 1],
  ['a cut after seven bytes, with a reset', { kind: 'cut', after: 7, end: 'rst' }, lost, 1],
  ['silence in the body', { kind: 'cut', after: 'body', end: 'silence' }, /Timeout/i, 1],
  ['a drip', { kind: 'drip', ms: 50 }, /Timeout/i, 1],
  ['a fast drip', { kind: 'drip', ms: 0 }, /^200 \{"count":1\}$/, 1],
  ['a delay', { kind: 'delay', ms: 60 }, /^200 \{"count":1\}$/, 1],
  [
    'garbage',
    { kind: 'reply', effect: true, bytes: Buffer.from('\0\u0001garbage\r\n\r\n') },
    /HTTPParserError/,
    1,
  ],
  ['a reply before the effect', { kind: 'reply', effect: false, bytes: httpReply(503, 'no') }, /^503 no$/, 0],
  ['a reply after the effect', { kind: 'reply', effect: true, bytes: httpReply(503, 'no') }, /^503 no$/, 1],
  [
    'a body that ends with its connection',
    { kind: 'reply', effect: true, bytes: httpReply(200, 'ha', { sized: false }), end: 'fin' },
    /^200 ha$/,
    1,
  ],
  ['a compressed reply', { kind: 'change', change: compressed }, /^200 (?!\{)/, 1],
]

test.each(rows)('%s', async (_, fault, outcome, happened) => {
  proxy.rule({ fault })
  expect(await put(outcome.test('Timeout') ? 400 : 20_000)).toMatch(outcome)
  expect(effects).toHaveLength(happened)
  await agent.destroy()
  agent = new Agent()
  expect(await put()).toBe(`200 {"count":${happened + 1}}`)
})

test('a rule hits only what it names, after what it lets pass, and so often as it says', async () => {
  const fault: Rule['fault'] = { kind: 'reply', effect: false, bytes: httpReply(500) }
  proxy.rule({ methods: ['POST'], fault }, { target: /^\/other/, fault }, { skip: 1, times: 2, fault })
  const statuses = []
  for (let tries = 0; tries < 4; tries += 1) statuses.push((await put()).slice(0, 3))
  expect(statuses).toEqual(['200', '500', '500', '200'])
  expect(proxy.seen.map((one) => one.fault)).toEqual([undefined, 'reply', 'reply', undefined])
})

test('a rule begins when another has hit', async () => {
  const fault = (status: number): Rule['fault'] => ({
    kind: 'reply',
    effect: false,
    bytes: httpReply(status),
  })
  proxy.rule({ fault: fault(500), next: [{ times: 2, fault: fault(502) }] })
  const statuses = []
  for (let tries = 0; tries < 4; tries += 1) statuses.push((await put()).slice(0, 3))
  expect(statuses).toEqual(['500', '502', '502', '200'])
})

test('a half-open connection is reset when it is used again, and a new one is not', async () => {
  proxy.rule({ fault: { kind: 'half-open' } })
  expect(await put()).toBe('200 {"count":1}')
  expect(await put()).toMatch(lost)
  expect(effects).toHaveLength(1)
  expect(await put()).toBe('200 {"count":2}')
})

test('what is stale is what was answered before', async () => {
  proxy.rule({ skip: 1, fault: { kind: 'stale' } })
  expect([await put(), await put(), await put()]).toEqual([
    '200 {"count":1}',
    '200 {"count":1}',
    '200 {"count":2}',
  ])
})

test('nobody listens while it refuses, also right after the last answer', async () => {
  await proxy.become('refuse')
  expect(await put()).toMatch(/ECONNREFUSED/)
  await proxy.become('open')
  expect(await put()).toBe('200 {"count":1}')
  proxy.rule({ fault: { kind: 'then-refuse' } })
  expect(await put()).toBe('200 {"count":2}')
  expect(await put()).toMatch(/ECONNREFUSED|UND_ERR_SOCKET/)
  expect(effects).toHaveLength(2)
})

test('it takes a connection and reads nothing while it is mute', async () => {
  await proxy.become('mute')
  const client = connect(proxy.port, '127.0.0.1')
  await once(client, 'connect')
  client.destroy()
  expect(await put(300)).toMatch(/Timeout/i)
  expect(proxy.seen).toEqual([])
})
