import { expect, onTestFinished, test, vi } from 'vitest'
import { getMergeRequest, updateMergeRequest } from '../../src/forge/merge-requests.ts'
import { heldMs, requestedWaitMs } from '../../src/forge/retry-after.ts'
import { clientAt, json, mergeRequestBody, serve } from './servers.ts'

const MR = { id: 701, iid: 12 }
const NOW = Date.UTC(2026, 10, 20, 12, 0, 0)

const headersOf = (headers: Readonly<Record<string, string>>) => (name: string) => headers[name] ?? null

/** A moment of a forge's clock, in its seconds. */
const secondsAt = (ms: number) => String(Math.floor(ms / 1_000))

test.each([
  [{ 'ratelimit-remaining': '0', 'ratelimit-reset': secondsAt(NOW + 30_000) }, 30_000],
  [{ 'ratelimit-remaining': '1', 'ratelimit-reset': secondsAt(NOW + 30_000) }, null],
  [{ 'ratelimit-remaining': '0' }, null],
  [{ 'ratelimit-remaining': '0', 'ratelimit-reset': secondsAt(NOW - 1_000) }, null],
  [{ 'ratelimit-remaining': '0', 'ratelimit-reset': secondsAt(NOW + 3_700_000) }, null],
  [{ 'ratelimit-remaining': '0', 'ratelimit-reset': 'soon' }, null],
  [{ 'ratelimit-remaining': '0', 'ratelimit-reset': '30' }, null],
  // Its clock is an hour behind ours: what counts is how far its moment is from its own time.
  [
    {
      'ratelimit-remaining': '0',
      'ratelimit-reset': secondsAt(NOW - 3_570_000),
      date: new Date(NOW - 3_600_000).toUTCString(),
    },
    30_000,
  ],
  // Something between has put its own time into the answer.
  [
    {
      'retry-after': '2',
      'ratelimit-remaining': '0',
      'ratelimit-reset': secondsAt(NOW + 1_800_000),
      date: new Date(NOW).toUTCString(),
    },
    2_000,
  ],
])('what %j holds back', (headers, ms) => {
  expect(heldMs(headersOf(headers), NOW)).toBe(ms)
})

test.each([
  [{ 'retry-after': '7', 'ratelimit-reset': secondsAt(NOW + 30_000) }, 7_000],
  [{ 'ratelimit-reset': secondsAt(NOW + 30_000) }, 30_000],
  [{ 'retry-after': 'soon', 'ratelimit-reset': secondsAt(NOW + 30_000) }, 30_000],
  [{ 'ratelimit-reset': secondsAt(NOW - 5_000) }, 1_000],
  [{ 'ratelimit-reset': secondsAt(NOW + 90_000_000) }, null],
  [{}, null],
])('how long a 429 with %j asks to wait', (headers, ms) => {
  expect(requestedWaitMs(headersOf(headers), NOW)).toBe(ms)
})

/** Its last request of the minute is the first one that it gets. */
const spentFor = (seconds: number) =>
  serve((_, response, count) => {
    const left = count === 1 ? '0' : '599'
    const date = new Date()
    const reset = secondsAt(date.getTime() + seconds * 1_000)
    const headers = { 'ratelimit-remaining': left, 'ratelimit-reset': reset, date: date.toUTCString() }
    json(response, 200, mergeRequestBody(), headers)
  })

test('after the last request nothing is sent with this token until the forge takes one again', async () => {
  const forge = await spentFor(60)
  const client = clientAt(forge.url)
  expect(await getMergeRequest(client.as('one'), 42, MR)).toMatchObject({ kind: 'done' })
  const held = {
    kind: 'refused',
    status: 429,
    reason: expect.stringMatching(/^\S+ takes no more requests of this account for \d+ seconds$/),
    retryAt: expect.any(Date),
  }
  expect(await getMergeRequest(client.as('one'), 42, MR)).toEqual(held)
  expect(await updateMergeRequest(client.as('one'), 42, MR, { title: 'x' })).toEqual(held)
  expect(forge.received).toHaveLength(1)
  // Others have requests of their own.
  expect(await getMergeRequest(client.as('two'), 42, MR)).toMatchObject({ kind: 'done' })
  expect(forge.received).toHaveLength(2)
})

test('a token that is held back is not itself kept in memory', async () => {
  const forge = await spentFor(60)
  const session = clientAt(forge.url).as('a-token-that-is-spent')
  const set = vi.spyOn(Map.prototype, 'set')
  onTestFinished(() => set.mockRestore())
  expect(await getMergeRequest(session, 42, MR)).toMatchObject({ kind: 'done' })
  expect(await getMergeRequest(session, 42, MR)).toMatchObject({ status: 429 })
  const keys = set.mock.calls.map(([key]) => key)
  expect(keys).not.toContain('a-token-that-is-spent')
})

test('a refusal holds back for as long as it asks to wait, whatever time it shows', async () => {
  const forge = await serve((_, response, count) => {
    const date = new Date()
    const reset = secondsAt(date.getTime() + 1_800_000)
    const spent = { 'retry-after': '1', 'ratelimit-remaining': '0', 'ratelimit-reset': reset }
    if (count === 1) json(response, 429, {}, { ...spent, date: date.toUTCString() })
    else json(response, 200, mergeRequestBody())
  })
  const session = clientAt(forge.url).as('one')
  // The first one is sent again after that second.
  for (const title of ['one', 'two'])
    expect(await updateMergeRequest(session, 42, MR, { title })).toMatchObject({ kind: 'done' })
  expect(forge.received).toHaveLength(3)
})

test('what is soon enough is waited for', async () => {
  const forge = await spentFor(2)
  const client = clientAt(forge.url)
  expect(await getMergeRequest(client.as('one'), 42, MR)).toMatchObject({ kind: 'done' })
  expect(await getMergeRequest(client.as('one'), 42, MR)).toMatchObject({ kind: 'done' })
  expect(await updateMergeRequest(client.as('one'), 42, MR, { title: 'x' })).toMatchObject({ kind: 'done' })
  expect(forge.received).toHaveLength(3)
})

test('a 429 that names only when the limit ends tells that moment', async () => {
  const forge = await serve((_, response) => {
    const date = new Date()
    const headers = { 'ratelimit-reset': secondsAt(date.getTime() + 90_000), date: date.toUTCString() }
    json(response, 429, {}, headers)
  })
  expect(await getMergeRequest(clientAt(forge.url).as('one'), 42, MR)).toMatchObject({
    kind: 'refused',
    status: 429,
    reason: expect.stringMatching(/^\S+ is busy and asks for (?:89|90|91) seconds before the next try$/),
    retryAt: expect.any(Date),
  })
})
