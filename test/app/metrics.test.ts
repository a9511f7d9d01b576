import { expect, test } from 'vitest'
import { createMetrics, type Metrics } from '../../src/app/metrics.ts'
import { registry } from '../../src/commands/registry.ts'
import type { Exchanged } from '../../src/forge/request.ts'
import { daily } from '../notifications/digests/scene.ts'
import { stoppedClock, temporaryStore } from '../store/temporary.ts'
import { readScrape, total } from '../support/scrape.ts'

const reply = (status: number, headers: Record<string, string> = {}): Exchanged['got'] => ({
  kind: 'reply',
  status,
  text: null,
  header: (name) => headers[name] ?? null,
})

async function scraped(metrics: Metrics) {
  return readScrape(await metrics.text())
}

test('whatever people type and servers answer, the number of series stays', async () => {
  const metrics = createMetrics()
  const [known] = registry
  if (known === undefined) throw new Error('There are commands.')
  const feed = (salt: number) => {
    metrics.interaction({ verb: `no.such.verb-${salt}`, reason: 'input' })
    metrics.interaction({ verb: known.id })
    metrics.exchanged({
      path: `/deep/api/v4/projects/acme%2Fp${salt}/secrets-${salt}?a=${salt}`,
      got: reply(200),
    })
    metrics.exchanged({ path: `/x${salt}`, got: reply(1000 + salt) })
    metrics.exchanged({ path: `/api/v3/projects/${salt}/merge_requests/${salt}/notes`, got: reply(404) })
  }
  feed(0)
  const before = (await scraped(metrics)).filter(({ name }) => name.startsWith('greenlight_'))
  for (let salt = 1; salt <= 1_000; salt += 1) feed(salt)
  const after = (await scraped(metrics)).filter(({ name }) => name.startsWith('greenlight_'))
  expect(after.length).toBe(before.length)
  expect(total(after, 'greenlight_commands_total', { verb: 'none', outcome: 'input' })).toBe(1_001)
  expect(total(after, 'greenlight_commands_total', { verb: known.id, outcome: 'done' })).toBe(1_001)
  const calls = (labels: Record<string, string>) => total(after, 'greenlight_server_calls_total', labels)
  expect(calls({ group: 'projects', status: '2xx' })).toBe(1_001)
  expect(calls({ group: 'other', status: 'other' })).toBe(1_001)
  expect(calls({ group: 'notes', status: '4xx' })).toBe(1_001)
  expect(JSON.stringify(after)).not.toMatch(/no\.such|acme|secrets/)
})

test('of the limits that a server names the lowest is shown, and none is shown as none', async () => {
  const metrics = createMetrics()
  const left = async () => total(await scraped(metrics), 'greenlight_server_limit_left')
  expect(await left()).toBeNaN()
  for (const remaining of ['60', '12', '300', 'many', '-1'])
    metrics.exchanged({ path: '/', got: reply(200, { 'ratelimit-remaining': remaining }) })
  expect(await left()).toBe(12)
})

test('a busy server, one that cannot be reached and one that says nothing are told apart', async () => {
  const metrics = createMetrics()
  metrics.exchanged({ path: '/api/v4/user', got: reply(429) })
  metrics.exchanged({ path: '/api/v4/user', got: { kind: 'unsent', reason: '' } })
  metrics.exchanged({ path: '/api/v4/user', got: { kind: 'lost', reason: '' } })
  const series = (await scraped(metrics)).filter(({ name }) => name === 'greenlight_server_calls_total')
  expect(series.map(({ labels, value }) => [labels.status, value])).toEqual([
    ['429', 1],
    ['unsent', 1],
    ['lost', 1],
  ])
})

test('what is under way is counted from the store: locks, writes, requests, and digests that are due and late', async () => {
  const clock = stoppedClock(Date.UTC(2026, 10, 23, 7))
  const store = await temporaryStore({ now: clock.now })
  const metrics = createMetrics()
  metrics.watch(store, clock.now)
  const NAMES = ['leases_held', 'operations_open', 'requests_waiting', 'digests_due', 'digests_late'] as const
  const counted = async () => {
    const series = await scraped(metrics)
    return NAMES.map((name) => total(series, `greenlight_${name}`))
  }
  expect(await counted()).toEqual([0, 0, 0, 0, 0])

  const gate = Promise.withResolvers<void>()
  const locked = store.withLock('a card', () => gate.promise)
  const operation = {
    team: 'T1',
    channel: 'C1',
    user: 'U1',
    reference: 'r',
    verb: 'mr.close',
    resourceKey: '42!12',
    idempotencyKey: 'close 12',
    request: '{}',
    requestedAt: clock.now(),
  }
  await store.database.transaction().execute(async (transaction) => {
    const { reference, team, user } = operation
    await store.pendingRequests.add(transaction, { reference, workKey: reference, team, user, payload: '{}' })
    await store.operations.markSent(transaction, operation, '{}')
  })
  await store.digests.add({ team: 'T1', channel: 'C1', user: 'U1' }, daily)
  // Nine o’clock in Berlin.
  clock.advance(60 * 60_000)
  expect(await counted()).toEqual([1, 1, 1, 1, 0])
  clock.advance(3 * 60_000)
  expect(await counted()).toEqual([1, 1, 1, 1, 1])

  const [digest] = await store.digests.running()
  if (!digest) throw new Error('There is no digest')
  const slotAt = Date.UTC(2026, 10, 23, 8)
  await store.database.transaction().execute(async (transaction) => {
    await store.digestSlots.claim(digest, slotAt, 0, transaction)
    await store.pendingRequests.delete(transaction, 'r')
    await store.operations.markEnded(transaction, operation, { state: 'done', answer: '{}' })
  })
  gate.resolve()
  await locked
  expect(await counted()).toEqual([0, 0, 0, 1, 1])
  const slot = await store.digestSlots.find(digest, slotAt)
  if (slot) await store.digestSlots.end(slot)
  expect(await counted()).toEqual([0, 0, 0, 0, 0])
})
