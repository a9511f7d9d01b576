import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { backOffMs } from '../../src/durable/durable.ts'
import { temporaryFile } from '../store/temporary.ts'
import { failStatements } from '../support/failing-statements.ts'
import { notebook, roomOn, startAll } from './room.ts'

const aRoom = () => roomOn({ file: temporaryFile() })

/** From here on timers wait for the test to pass their time; clocks and the timers of the store go on. */
function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

describe('durable work of one process', () => {
  test('begins nothing before it is open', async () => {
    const { durable } = await aRoom()
    const { notes, note } = notebook()
    durable.work('a', async ({ number }) => {
      note(number)
      return undefined
    })
    durable.schedule('tick', 3_600_000, async () => note('tick'))
    await startAll(durable, 1)
    await durable.runNow('tick')
    await turn()
    expect(notes).toEqual([])
    await durable.open()
    await durable.result('a', '1')
    await expect.poll(() => notes).toHaveLength(2)
    await durable.runNow('nothing')
  })

  test('ends after the commits of what it has written, and is repeated where one fails', async () => {
    const { durable, store } = await aRoom()
    const { notes, note } = notebook()
    let failed = false
    const restore = failStatements((sql) => {
      const fails = sql === 'commit' && !failed && notes.length > 0
      failed ||= fails
      return fails
    })
    durable.work('a', async (_, attempt) => {
      const key = `of attempt ${attempt.number}`
      note(key)
      const row = { key, claimedAt: Date.now(), claimedFor: 'it' }
      await attempt.fenced((transaction) => transaction.insertInto('idempotencyKeys').values(row).execute())
      return undefined
    })
    await durable.open()
    await durable.start('a', { key: 'k' })
    await expect.poll(() => notes).toEqual(['of attempt 1', 'of attempt 2'])
    await durable.result('a', 'k')
    restore()
    // The claim of the first attempt was undone, and can be made for something else.
    expect(await store.idempotencyKeys.claim('of attempt 1', 'another')).toBe(true)
    expect(await store.idempotencyKeys.claim('of attempt 2', 'another')).toBe(false)
  })

  test('waits longer after each failure in a row', async () => {
    const { durable, failures } = await aRoom()
    durable.work('a', async () => {
      throw new Error('failed')
    })
    await durable.open()
    holdTimers()
    await startAll(durable, 1)
    for (const [nth, leastMs] of [500, 1_000, 2_000].entries()) {
      await expect.poll(() => failures).toHaveLength(nth + 1)
      let ms = 0
      for (; failures.length === nth + 1; ms += 10) {
        await vi.advanceTimersByTimeAsync(10)
        await turn()
      }
      expect(ms).toBeGreaterThanOrEqual(leastMs)
    }
  })

  test('keeps no timer of work that has ended, and none once it is closed', async () => {
    const { durable } = await aRoom()
    const { notes, note } = notebook()
    durable.work('a', async ({ number }) => {
      note(number)
      return number === 2 ? { sleepMs: 60_000 } : undefined
    })
    await durable.open()
    holdTimers()
    await durable.start('a', { key: '1', input: { number: 1 } })
    await expect.poll(() => notes).toEqual([1])
    // Its end waits for other writes.
    await vi.advanceTimersByTimeAsync(1_000)
    await durable.result('a', '1')
    expect(vi.getTimerCount()).toBe(0)
    await durable.start('a', { key: '2', input: { number: 2 } })
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    await durable.close()
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(notes).toEqual([1, 2])
  })
})

test.each([
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [7, 60_000],
  [1_000, 60_000],
])(
  'after %i failures in a row at least half of the pause passes, and at most all of it',
  (failures, pauseMs) => {
    for (let times = 0; times < 50; times += 1) {
      expect(backOffMs(failures)).toBeGreaterThanOrEqual(pauseMs / 2)
      expect(backOffMs(failures)).toBeLessThanOrEqual(pauseMs)
    }
  },
)
