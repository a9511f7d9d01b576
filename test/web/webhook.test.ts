import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { StoreImage, StorePlace } from '../../src/store/engine.ts'
import { createForgeEvents } from '../../src/web/webhook.ts'
import { keptLog, listen, send } from '../slack/recording-handlers.ts'
import { temporaryStore } from '../store/temporary.ts'
import { body } from '../support/forge-events.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { onBothEngines } from '../support/postgres.ts'

const SECRET = 'the-secret-of-the-hook-0123456789'

async function openDoor({
  secret = SECRET,
  signingToken = null,
  place = IN_MEMORY,
}: {
  secret?: string | null
  signingToken?: string | null
  place?: StorePlace | StoreImage
} = {}) {
  const clock = { now: Date.UTC(2026, 10, 20, 12) }
  const store = await temporaryStore({ ...place, now: () => clock.now })
  const { log, lines } = keptLog()
  let heard = 0
  const events = createForgeEvents({
    secrets: { webhookSecret: secret, webhookSigningToken: signingToken },
    deliveries: store.webhookEvents,
    onEvent: () => {
      heard += 1
    },
    log,
    now: () => clock.now,
  })
  const server = createServer(async (request, response) => {
    if (!(await events.handle(request, response))) response.writeHead(404).end()
  })
  const port = await listen(server)
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const url = `http://127.0.0.1:${port}/forge/events`
  return {
    url,
    port,
    store,
    lines,
    clock,
    heard: () => heard,
    post: (payload: unknown, headers: Record<string, string | string[]> = {}) =>
      send(url, {
        headers: { 'content-type': 'application/json', 'x-gitlab-token': SECRET, ...headers },
        body: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    owed: async () => (await store.webhookEvents.pending()).map(({ project, iid }) => ({ project, iid })),
  }
}

describe('who may tell', () => {
  test('who knows the secret: what is to be looked at is kept before the answer', async () => {
    const door = await openDoor()
    expect(await door.post(body.mergeRequest(42, 12))).toMatchObject({ status: 200, text: '' })
    expect(await door.owed()).toEqual([{ project: 42, iid: 12 }])
    expect(door.heard()).toBe(1)
  })

  test.each([
    ['another secret', { 'x-gitlab-token': 'another-secret-of-a-hook-012345678' }],
    ['no secret', { 'x-gitlab-token': '' }],
    ['a part of it', { 'x-gitlab-token': SECRET.slice(0, -1) }],
    ['it, twice', { 'x-gitlab-token': [SECRET, SECRET] }],
    ['it, in capitals', { 'x-gitlab-token': SECRET.toUpperCase() }],
  ])('%s is refused with 401 and nothing else, and nothing is kept', async (_, headers) => {
    const door = await openDoor()
    expect(await door.post(body.mergeRequest(42, 12), headers)).toEqual({
      status: 401,
      type: undefined,
      text: '',
    })
    expect(await door.owed()).toEqual([])
    expect(door.heard()).toBe(0)
  })

  test('of a hundred strangers the log says one line, without what they have sent', async () => {
    const door = await openDoor()
    const wrong = { 'x-gitlab-token': 'guessed-by-somebody-0123456789' }
    for (let at = 0; at < 100; at += 1) await door.post(body.push(42), wrong)
    expect(door.lines).toHaveLength(1)
    expect(door.lines.join()).not.toContain('guessed')
  })

  test('where no secret is configured nothing is here, whatever is sent', async () => {
    const door = await openDoor({ secret: null })
    expect((await door.post(body.push(42))).status).toBe(404)
    expect((await door.post(body.push(42), { 'x-gitlab-token': '' })).status).toBe(404)
  })
})

describe('a signed delivery', () => {
  const KEY = randomBytes(32)
  const signingToken = `whsec_${KEY.toString('base64')}`
  const PAYLOAD = JSON.stringify(body.mergeRequest(42, 12))
  const sign = (id: string, time: number, text: string, key: Buffer = KEY) =>
    `v1,${createHmac('sha256', key).update(`${id}.${time}.${text}`).digest('base64')}`
  const NOW = Date.UTC(2026, 10, 20, 12) / 1000

  async function openSigned(secret: string | null = null) {
    const door = await openDoor({ secret, signingToken })
    const deliver = (text = PAYLOAD, headers: Record<string, string | string[]> = {}) =>
      send(door.url, {
        headers: {
          'content-type': 'application/json',
          'webhook-id': 'one',
          'webhook-timestamp': String(NOW),
          'webhook-signature': sign('one', NOW, PAYLOAD),
          ...headers,
        },
        body: text,
      })
    return { ...door, deliver }
  }

  test('is taken without any secret beside it', async () => {
    const door = await openSigned()
    expect(await door.deliver()).toMatchObject({ status: 200 })
    expect(await door.owed()).toEqual([{ project: 42, iid: 12 }])
  })

  test('is taken by any of several signatures, as while tokens are rotated', async () => {
    const door = await openSigned()
    const list = `v1a,abc ${sign('one', NOW, PAYLOAD, randomBytes(32))} ${sign('one', NOW, PAYLOAD)}`
    expect(await door.deliver(PAYLOAD, { 'webhook-signature': list })).toMatchObject({ status: 200 })
    expect(door.heard()).toBe(1)
  })

  test.each<[string, Record<string, string | string[]>, string?]>([
    ['of another body', {}, JSON.stringify(body.mergeRequest(42, 13))],
    ['under another id', { 'webhook-id': 'two' }],
    ['at another time', { 'webhook-timestamp': String(NOW + 1) }],
    ['with another key', { 'webhook-signature': sign('one', NOW, PAYLOAD, randomBytes(32)) }],
    [
      'six minutes ago',
      { 'webhook-timestamp': String(NOW - 360), 'webhook-signature': sign('one', NOW - 360, PAYLOAD) },
    ],
    [
      'in six minutes',
      { 'webhook-timestamp': String(NOW + 360), 'webhook-signature': sign('one', NOW + 360, PAYLOAD) },
    ],
    ['with a part of it', { 'webhook-signature': sign('one', NOW, PAYLOAD).slice(0, 20) }],
    ['twice', { 'webhook-signature': [sign('one', NOW, PAYLOAD), sign('one', NOW, PAYLOAD)] }],
    ['without an id', { 'webhook-id': '' }],
    [
      'wrongly, with the right secret beside it',
      { 'x-gitlab-token': SECRET, 'webhook-signature': 'v1,AAAA' },
    ],
  ])('signed %s is refused, and nothing is kept', async (_, headers, text = PAYLOAD) => {
    const door = await openSigned(SECRET)
    expect((await door.deliver(text, headers)).status).toBe(401)
    expect(await door.owed()).toEqual([])
  })

  test('four minutes old is taken', async () => {
    const door = await openSigned()
    const at = NOW - 240
    const headers = { 'webhook-timestamp': String(at), 'webhook-signature': sign('one', at, PAYLOAD) }
    expect((await door.deliver(PAYLOAD, headers)).status).toBe(200)
  })

  test('that comes again names the same to look at, whatever is said beside it', async () => {
    const door = await openSigned()
    await door.deliver()
    await door.deliver(PAYLOAD, { 'idempotency-key': 'another', 'x-gitlab-webhook-uuid': 'another' })
    expect(await door.owed()).toEqual(Array(2).fill({ project: 42, iid: 12 }))
  })

  test('may stay away where the secret is known as well', async () => {
    const door = await openSigned(SECRET)
    expect((await door.post(body.push(42))).status).toBe(200)
    expect(
      (await door.post(body.push(42), { 'x-gitlab-token': 'guessed-by-somebody-0123456789' })).status,
    ).toBe(401)
  })
})

test('a body without the id of its project is read by the one that it would be merged into', async () => {
  const door = await openDoor()
  const project = { name: 'Web', path_with_namespace: 'acme/web' }
  await door.post({
    object_kind: 'merge_request',
    project,
    object_attributes: { iid: 12, target_project_id: 42 },
  })
  expect(await door.owed()).toEqual([{ project: 42, iid: 12 }])
})

describe('what may be told', () => {
  test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s is refused with 405', async (method) => {
    const door = await openDoor()
    const answer = await send(door.url, { headers: { 'x-gitlab-token': SECRET }, body: '' }, method)
    expect(answer.status).toBe(405)
  })

  test.each(['', '{', 'push', '{"object_kind":"push"'])('%j is refused with 400', async (text) => {
    const door = await openDoor()
    expect((await door.post(text)).status).toBe(400)
    expect(await door.owed()).toEqual([])
  })

  test.each([
    ['of a kind that nobody wants to know of', { object_kind: 'deployment', project: { id: 42 } }],
    ['that names nothing', { object_kind: 'merge_request' }],
    ['that is a list', []],
  ])('an event %s is answered with 200, and nothing is looked at', async (_, payload) => {
    const door = await openDoor()
    expect((await door.post(payload)).status).toBe(200)
    expect(await door.owed()).toEqual([])
    expect(door.heard()).toBe(0)
  })

  const MIB = 1024 * 1024
  const filled = (length: number, iid = 12) => {
    const bare = JSON.stringify({ ...body.mergeRequest(42, iid), more: '' })
    return `${bare.slice(0, -2)}${'x'.repeat(length - bare.length)}"}`
  }

  test('25 MiB are read, more is refused with 413, which the log tells once', async () => {
    const door = await openDoor()
    expect((await door.post(filled(25 * MIB))).status).toBe(200)
    expect(await door.owed()).toEqual([{ project: 42, iid: 12 }])
    const long = filled(25 * MIB + 1, 13)
    for (const _ of [1, 2, 3]) expect((await door.post(long)).status).toBe(413)
    const chunked = await door.post(long, { 'transfer-encoding': 'chunked' })
    expect(chunked.status).toBe(413)
    expect(door.lines.filter((line) => JSON.stringify(line).includes('413'))).toHaveLength(1)
    expect(await door.owed()).toHaveLength(1)
  })

  test('who does not know the secret is refused before a large body is read', async () => {
    const door = await openDoor()
    const socket = connect(door.port, '127.0.0.1')
    socket.write(
      `POST /forge/events HTTP/1.1\r\nhost: x\r\nx-gitlab-token: wrong\r\ncontent-length: ${20 * MIB}\r\n\r\n{`,
    )
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 401 /)
    socket.destroy()
  })

  test('of many large bodies at once four are read, and small ones meanwhile', async () => {
    const door = await openDoor()
    const open = Array.from({ length: 6 }, () => {
      const socket = connect(door.port, '127.0.0.1')
      socket.on('error', () => {})
      const length = `content-length: ${3 * MIB}`
      socket.write(`POST /forge/events HTTP/1.1\r\nhost: x\r\nx-gitlab-token: ${SECRET}\r\n${length}\r\n\r\n`)
      socket.write('x'.repeat(2 * MIB))
      return socket
    })
    await expect.poll(async () => (await door.post(filled(2 * MIB))).status).toBe(503)
    expect((await door.post(body.mergeRequest(42, 13))).status).toBe(200)
    for (const socket of open) socket.destroy()
    await expect.poll(async () => (await door.post(filled(20 * MIB, 14))).status).toBe(200)
    expect(await door.owed()).toContainEqual({ project: 42, iid: 14 })
  })

  test.each([
    ['lists', '['.repeat(20 * MIB)],
    ['objects', '{"a":'.repeat(4 * MIB)],
    [
      'an event with deep lists',
      `{"object_kind":"push","project_id":42,"x":${'['.repeat(MIB)}${']'.repeat(MIB)}}`,
    ],
    ['an event with empty lists', `{"object_kind":"push","project_id":42,"x":[${'[],'.repeat(4 * MIB)}1]}`],
  ])('%s without measure are refused, at the cost of their reading', async (_, text) => {
    const door = await openDoor()
    const before = process.memoryUsage().rss
    expect((await door.post(text)).status).toBe(400)
    expect((process.memoryUsage().rss - before) / MIB).toBeLessThan(400)
    expect(await door.owed()).toEqual([])
  })

  test('a body that does not arrive within ten seconds is refused with 408', async () => {
    const door = await openDoor()
    const socket = connect(door.port, '127.0.0.1')
    socket.write(
      `POST /forge/events HTTP/1.1\r\nhost: x\r\nx-gitlab-token: ${SECRET}\r\ncontent-length: 100\r\n\r\n{`,
    )
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('who leaves in the middle of a body ends nothing', async () => {
    const door = await openDoor()
    const socket = connect(door.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `POST /forge/events HTTP/1.1\r\nhost: x\r\nx-gitlab-token: ${SECRET}\r\ncontent-length: 100\r\n\r\n{`,
    )
    socket.destroy()
    expect((await door.post(body.push(42))).status).toBe(200)
  })

  test('a store that does not work is 503, so that the forge says it did not arrive', async () => {
    const door = await openDoor()
    door.store.webhookEvents.accept = () => Promise.reject(new Error('The store does not answer'))
    expect((await door.post(body.push(42))).status).toBe(503)
    expect(door.heard()).toBe(0)
  })
})

onBothEngines('the same delivery ten times at once', (place) => {
  test('is taken each time, and names one thing to look at', async () => {
    const door = await openDoor({ place: await place() })
    const answers = await Promise.all(Array.from({ length: 10 }, () => door.post(body.mergeRequest(42, 12))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await door.owed()).toEqual(Array(10).fill({ project: 42, iid: 12 }))
    expect(door.heard()).toBe(10)
  })
})

let door: ReturnType<typeof openDoor> | undefined

property.prop([fc.jsonValue(), fc.string({ maxLength: 5_000 })], { numRuns: 100 })(
  'whatever is sent with the secret is answered with 200 or 400, and the door stays open',
  async (value, text) => {
    door ??= openDoor()
    const { post } = await door
    expect((await post(JSON.stringify(value))).status).toBe(200)
    expect([200, 400]).toContain((await post(text)).status)
  },
)
