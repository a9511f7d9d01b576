import { setImmediate as tick } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ApiResult } from '../../../src/forge/result.ts'
import { createKeyedMutex } from '../../../src/model/keyed-mutex.ts'
import { reconcile, type Verification, type Write } from '../../../src/services/writes/reconcile.ts'
import { recordedOperation } from './recorded-operation.ts'

/** The longest wait is five minutes, which then are three seconds. */
const SPEED = 100
const context = { forge: { speed: SPEED } }

const LOST: ApiResult<unknown> = { kind: 'unknown', reason: 'The answer was lost' }
const DONE: ApiResult<unknown> = { kind: 'done', status: 200, value: {} }
const REFUSED = { kind: 'refused', status: 405, reason: 'No' } as const
const UNSENT = { kind: 'unsent', reason: 'The forge is down' } as const

const OPEN: Verification<string> = { outcome: 'open', done: false, settled: false, readable: true }
const MERGED: Verification<string> = { outcome: 'merged', done: true, settled: true, readable: true }
const CLOSED: Verification<string> = { outcome: 'closed', done: false, settled: true, readable: true }
const NO_LOOK: Verification<string> = { outcome: 'unread', done: false, settled: false, readable: false }
const NEVER_TOLD: Verification<string> = { outcome: 'no idea', done: null, settled: true, readable: true }

/** A change of something that shows `views`, one after the other, the last one for good. */
function scene(
  answer: ApiResult<unknown>,
  views: readonly Verification<string>[],
  more: Partial<Change> = {},
) {
  const calls: string[] = []
  const looks: { readonly at: number; readonly answer: string; readonly before: unknown }[] = []
  let sentAt = performance.now()
  const write: Change = {
    before: z.object({ id: z.number() }),
    async prepare() {
      calls.push('prepare')
      return { kind: 'send', before: { id: 12 } }
    },
    async send() {
      calls.push('send')
      sentAt = performance.now()
      return answer
    },
    refused: async ({ kind }) => (kind === 'unsent' ? 'never left' : null),
    async verify(before, heard) {
      looks.push({ at: performance.now() - sentAt, answer: heard.kind, before })
      return views[Math.min(looks.length, views.length) - 1] ?? OPEN
    },
    ...more,
  }
  return { write, calls, looks }
}
type Change = Write<{ id: number }, string>

// Each of these waits for the last look, so they wait together.
describe.concurrent('what came of a change', () => {
  test('is looked for at once and after 1, 3, 8, 20 and 60 seconds, and then told as not known', async () => {
    const { write, looks } = scene(LOST, [OPEN])
    const operation = recordedOperation()
    expect(await reconcile(context, operation, write)).toBe('open')
    expect(looks).toHaveLength(6)
    // No look comes early: timers may be off by a millisecond.
    for (const [at, seconds] of [0, 1, 3, 8, 20, 60].entries())
      expect(looks[at]?.at).toBeGreaterThanOrEqual((seconds * 1_000) / SPEED - 2)
    expect(operation.steps.at(0)).toBe('sending')
    expect(operation.steps.at(-1)).toBe('unknown')
  })

  test('is looked for each minute up to five while the forge cannot be read', async () => {
    const { write, looks } = scene(LOST, [NO_LOOK])
    expect(await reconcile(context, recordedOperation(), write)).toBe('unread')
    expect(looks).toHaveLength(10)
    expect(looks.at(-1)?.at).toBeGreaterThanOrEqual(300_000 / SPEED - 2)
  })

  test('is told by the first look after a minute that can read, whatever it shows', async () => {
    const { write, looks } = scene(LOST, [...Array.from({ length: 7 }, () => NO_LOOK), OPEN])
    expect(await reconcile(context, recordedOperation(), write)).toBe('open')
    expect(looks).toHaveLength(8)
  })

  test('is told as soon as it shows, also where the answer was good', async () => {
    for (const answer of [LOST, DONE]) {
      const operation = recordedOperation()
      const { write, looks } = scene(answer, [NO_LOOK, OPEN, MERGED, OPEN])
      expect(await reconcile(context, operation, write)).toBe('merged')
      expect(looks).toHaveLength(3)
      expect(operation.steps).toEqual(['sending', 'done'])
    }
  })

  test('is announced as being checked once the look at three seconds has not shown it', async () => {
    const operation = recordedOperation()
    const { write } = scene(LOST, [OPEN, OPEN, OPEN, MERGED])
    await reconcile(context, operation, write)
    expect(operation.steps).toEqual(['sending', 'checking', 'done'])
  })

  test('is told when something has ruled it out, or when no look will ever tell', async () => {
    for (const [view, state] of [
      [CLOSED, 'not-done'],
      [NEVER_TOLD, 'unknown'],
    ] as const) {
      const operation = recordedOperation()
      const { write, looks } = scene(LOST, [view])
      expect(await reconcile(context, operation, write)).toBe(view.outcome)
      expect(looks).toHaveLength(1)
      expect(operation.steps.at(-1)).toBe(state)
    }
  })
})

test('a refusal that only a read explains is read once, and has no effect to wait for', async () => {
  const operation = recordedOperation()
  const { write, looks } = scene(REFUSED, [OPEN])
  expect(await reconcile(context, operation, write)).toBe('open')
  expect(looks).toHaveLength(1)
  expect(operation.steps).toEqual(['sending', 'not-done'])
})

test('what never left is told without a look', async () => {
  const operation = recordedOperation()
  const { write, looks } = scene(UNSENT, [MERGED])
  expect(await reconcile(context, operation, write)).toBe('never left')
  expect(looks).toEqual([])
  expect(operation.steps).toEqual(['sending', 'not-done'])
})

test('where there is nothing to send, nothing is recorded and nothing is sent', async () => {
  const operation = recordedOperation()
  const { write, calls, looks } = scene(DONE, [MERGED], {
    prepare: async () => ({ kind: 'stop', outcome: 'so already' }),
  })
  expect(await reconcile(context, operation, write)).toBe('so already')
  expect([calls, looks, operation.steps]).toEqual([[], [], []])
})

test('nothing is sent before the record is kept, and nothing when it cannot be kept', async () => {
  const gate = Promise.withResolvers<void>()
  const { write, calls } = scene(DONE, [MERGED])
  const made = reconcile(context, { ...recordedOperation(), recordSend: () => gate.promise }, write)
  await tick()
  expect(calls).toEqual(['prepare'])
  gate.resolve()
  expect(await made).toBe('merged')
  expect(calls).toEqual(['prepare', 'send'])

  const full = scene(DONE, [MERGED])
  await expect(reconcile(context, recordedOperation({ stops: true }), full.write)).rejects.toThrow('stopped')
  expect(full.calls).toEqual(['prepare'])
})

test('however often it is looked for, it is sent once', async () => {
  const { write, calls } = scene(LOST, [NO_LOOK, OPEN, OPEN, NO_LOOK, MERGED])
  await reconcile({ forge: { speed: 1_000 } }, recordedOperation(), write)
  expect(calls).toEqual(['prepare', 'send'])
})

test('a change that was left by a process that stopped is read back, and neither prepared nor sent', async () => {
  const operation = recordedOperation({ resumedFrom: { id: 7 } })
  const { write, calls, looks } = scene(DONE, [OPEN, MERGED])
  expect(await reconcile(context, operation, write)).toBe('merged')
  expect(calls).toEqual([])
  expect(looks).toMatchObject([
    { answer: 'unknown', before: { id: 7 } },
    { answer: 'unknown', before: { id: 7 } },
  ])
  expect(operation.steps).toEqual(['done'])
})

test('a record of another shape than the change is refused before anything is done', async () => {
  const { write, calls, looks } = scene(DONE, [MERGED])
  const operation = recordedOperation({ resumedFrom: { iid: '7' } })
  await expect(reconcile(context, operation, write)).rejects.toThrow(z.ZodError)
  expect([calls, looks]).toEqual([[], []])
})

test('who wants the same waits until it was sent, and not until it shows', async () => {
  const inTurn = createKeyedMutex()
  const isInTurn: Partial<Change> = { withLock: (work) => inTurn('one', work) }
  const shown = Promise.withResolvers<Verification<string>>()
  const order: string[] = []
  const first = scene(LOST, [OPEN], {
    ...isInTurn,
    verify: () => {
      order.push('first looks')
      return shown.promise
    },
  })
  const second = scene(DONE, [MERGED], {
    ...isInTurn,
    prepare: async () => {
      order.push(`second begins after ${first.calls.join(' and ')}`)
      return { kind: 'stop', outcome: 'so already' }
    },
  })
  const slow = reconcile(context, recordedOperation(), first.write)
  expect(await reconcile(context, recordedOperation(), second.write)).toBe('so already')
  expect(order).toContain('second begins after prepare and send')
  shown.resolve(MERGED)
  expect(await slow).toBe('merged')
})
