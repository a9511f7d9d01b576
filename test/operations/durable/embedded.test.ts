import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { backOffMs } from '../../../src/operations/durable/durable.ts'
import { temporaryFile } from '../../store/temporary.ts'
import { notebook, roomOn, startAll } from './room.ts'

const aRoom = (now?: () => number) => roomOn({ file: temporaryFile() }, now)

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
    await durable.hurry('tick')
    await turn()
    expect(notes).toEqual([])
    await durable.open()
    await durable.result('a', '1')
    await expect.poll(() => notes).toHaveLength(2)
    await durable.hurry('nothing')
  })

  test('puts delayed work in its place: behind what has begun, before what came later', async () => {
    let ms = Date.now()
    const { durable } = await aRoom(() => ms)
    const { notes, note } = notebook()
    const gate = Promise.withResolvers<void>()
    durable.work('a', async ({ number }) => {
      if (number === 2) await gate.promise
      note(number)
      return undefined
    })
    await durable.open()
    await durable.start('a', { key: '1', partition: 'p', input: { number: 1 }, delayMs: 30 })
    await startAll(durable, 2, 3)
    await durable.start('a', { key: '4', partition: 'q', input: { number: 4 }, delayMs: 60 })
    await durable.start('a', { key: '5', partition: 'q', input: { number: 5 }, delayMs: 90 })
    ms += 100
    await durable.result('a', '5')
    gate.resolve()
    await durable.result('a', '3')
    expect(notes).toEqual([4, 5, 2, 1, 3])
  })

  test('begins nothing twice after it was cleared while work slept', async () => {
    const { durable } = await aRoom()
    const { notes, note } = notebook()
    const gate = Promise.withResolvers<void>()
    durable.work('a', async ({ number }, attempt) => {
      note([number, attempt.number])
      if (number === 1) return { sleepMs: 50 }
      if (number === 2) await gate.promise
      return number === 3 && attempt.number === 1 ? { sleepMs: 100 } : undefined
    })
    await durable.open()
    await startAll(durable, 1)
    await expect.poll(() => notes).toEqual([[1, 1]])
    await durable.clear()
    await startAll(durable, 2)
    await durable.start('a', { key: '3', partition: 'q', input: { number: 3 } })
    await durable.result('a', '3')
    gate.resolve()
    await durable.result('a', '2')
    expect(notes).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 2],
    ])
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
