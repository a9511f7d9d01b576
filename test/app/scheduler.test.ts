import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as round } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createScheduler } from '../../src/app/scheduler.ts'

/**
 * Runs pieces of work of 1 ms each, each after it has yielded, and notes each round of the event loop beside them.
 * @param connections One comes in each of so many rounds.
 */
async function share(
  count: number,
  work: (nth: number) => Promise<unknown> = async () => {},
  connections = 0,
) {
  let ms = 0
  const { yieldNow, connected } = createScheduler(() => ms)
  const order: (number | 'round')[] = []
  let isOver = false
  const rounds = (async () => {
    for (let nth = 0; !isOver; nth += 1) {
      if (nth < connections) connected()
      await round()
      order.push('round')
    }
  })()
  const pieces = Array.from({ length: count }, async (_, nth) => {
    await yieldNow()
    order.push(nth)
    ms += 1
    await work(nth)
  })
  await Promise.all(pieces)
  isOver = true
  await rounds
  return order
}

test('much work at once goes on in order, and everything else comes in between', async () => {
  const order = await share(30)
  expect(order.filter((one) => one !== 'round')).toEqual(Array.from({ length: 30 }, (_, nth) => nth))
  // 3 ms of a round hold three pieces of 1 ms.
  expect(Math.max(...piecesByRound(order))).toBe(3)
})

test('one piece goes on in each round while somebody connects', async () => {
  const order = await share(30, undefined, 10)
  const inRounds = piecesByRound(order).filter((pieces) => pieces > 0)
  expect(inRounds.slice(0, 10)).toEqual(Array(10).fill(1))
  expect(Math.max(...inRounds)).toBe(3)
  expect(order.filter((one) => one !== 'round')).toHaveLength(30)
})

function piecesByRound(order: readonly (number | 'round')[]): number[] {
  return order
    .join(' ')
    .split('round')
    .map((part) => part.trim().split(' ').filter(Boolean).length)
}

test('what follows without waiting comes before the next piece', async () => {
  const steps: string[] = []
  await share(3, async (nth) => {
    for (let step = 0; step < 5; step += 1) steps.push(`${nth}.${await step}`)
  })
  expect(steps).toEqual(steps.toSorted())
})

test('whoever yields keeps its context', async () => {
  const context = new AsyncLocalStorage<number>()
  const { yieldNow } = createScheduler()
  const found = Array.from({ length: 20 }, (_, nth) =>
    context.run(nth, async () => {
      await yieldNow()
      return context.getStore()
    }),
  )
  expect(await Promise.all(found)).toEqual(Array.from({ length: 20 }, (_, nth) => nth))
})

test('after a pause the next one goes on at once', async () => {
  const { yieldNow } = createScheduler()
  await yieldNow()
  await round()
  await round()
  let rounds = 0
  setImmediate(() => (rounds += 1))
  await yieldNow()
  expect(rounds).toBe(0)
})
