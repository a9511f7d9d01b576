import { createServer } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startSlack } from '../../../src/sandbox/slack/start.ts'
import { houseForTests, lastDelivery } from './house.ts'

const DAY_MS = 86_400_000

const house = houseForTests()
beforeEach(() => {
  house.ahead = 0
})

const Posted = z.looseObject({ ok: z.literal(true), ts: z.string() })
const post = async (args: Record<string, unknown> = {}) =>
  Posted.parse(await house.api('chat.postMessage', { channel: 'C0WEB', text: 'hello', ...args })).ts
const now = () => Date.now() + house.ahead
const isNow = (ts: string) => Math.abs(Number(ts) * 1000 - now()) < 10_000
const stamps = async () => (await house.slack.messages('web', 'ann')).map(({ ts }) => ts)

describe('POST /sandbox/clock', () => {
  test.each([
    [{ days: 1 }, DAY_MS],
    [{ hours: 1.5 }, 5_400_000],
    [{ ms: -250 }, -250],
    [{ days: 1, hours: -24, ms: 7 }, 7],
  ])('%o moves it by %i ms and answers the new time', async (body, ms) => {
    const { status, body: answer } = await house.post('/sandbox/clock', body)
    expect(status).toBe(200)
    expect(house.ahead).toBe(ms)
    for (const told of [answer, await house.get('/sandbox/clock')]) {
      const { now: time } = z.object({ ok: z.literal(true), now: z.iso.datetime() }).parse(told)
      expect(Math.abs(Date.parse(time) - now())).toBeLessThan(10_000)
    }
  })

  test.each([
    [{}, 'The call needs days, hours or ms, of 366 days at most.'],
    [{ days: 0 }, 'The call needs days, hours or ms, of 366 days at most.'],
    [{ days: 367 }, 'The call needs days, hours or ms, of 366 days at most.'],
    [{ days: '1' }, 'days must be a number.'],
  ])('%o is answered with one sentence, and the clock stays', async (body, error) => {
    expect(await house.post('/sandbox/clock', body)).toEqual({ status: 400, body: { ok: false, error } })
    expect(house.ahead).toBe(0)
  })

  test('it stays in years in which dates are plausible', async () => {
    house.ahead = Date.UTC(2099, 11, 1) - Date.now()
    const before = house.ahead
    const { status, body } = await house.post('/sandbox/clock', { days: 60 })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'The clock can be moved to the years 2001 to 2099.' })
    expect(house.ahead).toBe(before)
  })

  test('open pages hear of it', async () => {
    let heard = 0
    const leave = house.slack.onChange(() => {
      heard += 1
    })
    await house.post('/sandbox/clock', { days: 1 })
    leave()
    expect(heard).toBe(1)
  })

  test('a workspace whose clock cannot be moved says so', async () => {
    const forge = {
      finishBuild: async () => false,
      runningBuilds: async () => [],
      onChange: () => {},
      sinkEntries: () => [],
      sinkFault: () => {},
      imitate: () => undefined,
      revoke: () => undefined,
      hold: async () => false,
      demand: async () => false,
      withdraw: () => 0,
      secrets: () => [],
      fault() {},
      startBuild: async () => false,
      push: async () => false,
      requests: async () => [],
      hookFault() {},
      ledger: () => [],
      forget() {},
      deliveries: () => [],
    }
    const slack = await startSlack({
      origin: 'http://127.0.0.1:1',
      requestUrl: 'http://127.0.0.1:1/slack/events',
      manifest: '{ features: {}, oauth_config: { scopes: {} } }',
      forge,
      async onReset() {},
    })
    const server = createServer((request, response) => void slack.handle(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = z.object({ port: z.number() }).parse(server.address())
    const response = await fetch(`http://127.0.0.1:${port}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"days":1}',
    })
    expect(await response.json()).toEqual({
      ok: false,
      error: 'This workspace has no clock that could be moved.',
    })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await slack.close()
  })
})

describe('messages', () => {
  test('are dated by the clock, and are found, answered, edited and deleted by that date', async () => {
    await house.post('/sandbox/clock', { days: 3 })
    const ts = await post({ metadata: { event_type: 'card', event_payload: { key: 'k' } } })
    expect(isNow(ts)).toBe(true)
    const reply = await post({ thread_ts: ts, text: 'reply' })
    expect(reply > ts).toBe(true)
    expect(await house.api('conversations.replies', { channel: 'C0WEB', ts })).toMatchObject({
      messages: [{ ts }, { ts: reply, thread_ts: ts }],
    })
    const oldest = String(Math.floor(now() / 1000) - 60)
    expect(
      await house.api('conversations.history', { channel: 'C0WEB', oldest, include_all_metadata: true }),
    ).toMatchObject({ messages: [{ ts, metadata: { event_payload: { key: 'k' } } }] })
    const edit = { channel: 'C0WEB', ts: reply, text: 'another reply' }
    expect(await house.api('chat.update', edit)).toMatchObject({ ok: true, ts: reply })
    const shown = (await house.slack.messages('web', 'ann')).find((message) => message.ts === reply)
    expect(shown).toMatchObject({ text: 'another reply', thread_ts: ts, edited: true })
    for (const gone of [reply, ts])
      expect(await house.api('chat.delete', { channel: 'C0WEB', ts: gone })).toMatchObject({
        ok: true,
        ts: gone,
      })
    expect(await stamps()).not.toContain(ts)
  })

  test('an ephemeral one is dated by the clock as well', async () => {
    await house.post('/sandbox/clock', { days: 4 })
    const args = { channel: 'C0WEB', user: 'U0ANN', text: 'psst' }
    const { message_ts: ts } = z
      .looseObject({ message_ts: z.string() })
      .parse(await house.api('chat.postEphemeral', args))
    expect(isNow(ts)).toBe(true)
    expect((await stamps()).at(-1)).toBe(ts)
  })

  test('a message is never older than the one before it, also when the clock was moved back', async () => {
    await house.post('/sandbox/clock', { days: 5 })
    const first = await post()
    await house.post('/sandbox/clock', { days: -5 })
    const [second, third] = [await post(), await post()]
    expect([first, second, third].toSorted()).toEqual([first, second, third])
    expect((await stamps()).slice(-3)).toEqual([first, second, third])
  })

  test('posts at the same moment get dates of their own', async () => {
    const posted = await Promise.all(Array.from({ length: 30 }, () => post()))
    expect(new Set(posted).size).toBe(30)
    const history = await house.api('conversations.history', { channel: 'C0WEB', limit: 30 })
    const { messages } = z.object({ messages: z.array(z.looseObject({ ts: z.string() })) }).parse(history)
    expect(messages.map(({ ts }) => ts)).toEqual(posted.toSorted().reverse())
  })
})

test('a delivery is signed with the time of the clock', async () => {
  await house.post('/sandbox/clock', { days: 2 })
  await house.post('/sandbox/command', { user: 'ann', channel: 'web', command: '/mr', text: '' })
  const delivery = house.deliveries.at(-1)
  expect(delivery?.signed).toBe(true)
  expect(isNow(String(delivery?.headers['x-slack-request-timestamp']))).toBe(true)
  expect(lastDelivery(house)).toMatchObject({ command: '/mr' })
})

test('a reset tells the rest of the sandbox, which puts the clock back, and messages are of then', async () => {
  house.ahead = 0
  await house.post('/sandbox/reset', {})
  const all = await stamps()
  expect(all.length).toBeGreaterThan(0)
  expect(all.every(isNow)).toBe(true)
})
