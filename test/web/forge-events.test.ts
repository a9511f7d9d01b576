import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createForgeEvents } from '../../src/web/forge-events.ts'
import { keptLog, listen, send } from '../slack/doorstep.ts'
import { temporaryStore } from '../store/temporary.ts'
import { body } from '../support/forge-events.ts'
import { onBothEngines } from '../support/postgres.ts'

const SECRET = 'the-secret-of-the-hook-0123456789'

async function openDoor({
  secret = SECRET,
  place = { file: ':memory:' },
}: {
  secret?: string | null
  place?: { file: string } | { url: string }
} = {}) {
  const clock = { now: Date.UTC(2026, 10, 20, 12) }
  const store = await temporaryStore({ ...place, now: () => clock.now })
  const { log, lines } = keptLog()
  let heard = 0
  const events = createForgeEvents({
    secret,
    deliveries: store.forgeDeliveries,
    heard: () => {
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
    ...{ url, port, store, lines, clock },
    heard: () => heard,
    post: (payload: unknown, headers: Record<string, string | string[]> = {}) =>
      send(url, {
        headers: { 'content-type': 'application/json', 'x-gitlab-token': SECRET, ...headers },
        body: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    owed: async () => (await store.forgeDeliveries.owed()).map(({ project, iid }) => ({ project, iid })),
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

  test('a megabyte is read, more is refused with 413', async () => {
    const door = await openDoor()
    const filled = (length: number) => {
      const bare = JSON.stringify({ ...body.mergeRequest(42, 12), more: '' })
      return `${bare.slice(0, -2)}${'x'.repeat(length - bare.length)}"}`
    }
    expect((await door.post(filled(1024 * 1024))).status).toBe(200)
    expect((await door.post(filled(1024 * 1024 + 1))).status).toBe(413)
  })

  test('a body that does not arrive within two seconds is refused with 408', async () => {
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
    door.store.forgeDeliveries.accept = () => Promise.reject(new Error('The store does not answer'))
    expect((await door.post(body.push(42))).status).toBe(503)
    expect(door.heard()).toBe(0)
  })
})

onBothEngines('the same delivery again', (place) => {
  test.each([
    ['Idempotency-Key', { 'idempotency-key': 'a-key' }, { 'x-gitlab-webhook-uuid': 'another' }],
    ['webhook-id', { 'webhook-id': 'a-key' }, { 'webhook-timestamp': '2' }],
    ['X-Gitlab-Webhook-UUID', { 'x-gitlab-webhook-uuid': 'a', 'x-gitlab-event-uuid': 'e' }, {}],
    ['its body, where nothing names it', {}, {}],
  ])('counts once by %s', async (_, names, differing) => {
    const door = await openDoor({ place: await place() })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => door.post(body.mergeRequest(42, 12), names)),
    )
    answers.push(await door.post(body.mergeRequest(42, 12), { ...names, ...differing }))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await door.owed()).toHaveLength(1)
    expect(door.heard()).toBe(1)
  })

  test.each([
    ['keys', { 'idempotency-key': 'one' }, { 'idempotency-key': 'two' }],
    [
      'sendings of one event',
      { 'x-gitlab-event-uuid': 'e', 'x-gitlab-webhook-uuid': 'one' },
      { 'x-gitlab-event-uuid': 'e', 'x-gitlab-webhook-uuid': 'two' },
    ],
  ])('counts twice where two %s differ', async (_, one, two) => {
    const door = await openDoor({ place: await place() })
    await door.post(body.push(42), one)
    await door.post(body.push(42), two)
    expect(await door.owed()).toHaveLength(2)
  })

  test('counts again as a body alone when a minute has passed', async () => {
    const door = await openDoor({ place: await place() })
    await door.post(body.push(42))
    door.clock.now += 60_000
    await door.post(body.push(42))
    expect(await door.owed()).toHaveLength(2)
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
