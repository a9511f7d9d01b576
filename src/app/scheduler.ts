// As they are when the module loads: a test that replaces the timers of the process is still served.
import { performance } from 'node:perf_hooks'
import { nextTick } from 'node:process'
import { setImmediate } from 'node:timers'

/** Time of each round of the event loop for those who yield; the rest is for what arrives, in ms. */
const ROUND_MS = 3

/**
 * Returns a function with which long work yields to everything else: of much that is to be done at once, each piece
 * goes on in the order of its coming, and what arrives meanwhile is read and acknowledged in between.
 * @param now ms, monotonic
 * @param roundNow Counts the rounds of the event loop.
 */
export function createScheduler(
  now: () => number = () => performance.now(),
  roundNow: () => number = () => performance.nodeTiming.uvMetricsInfo.loopCount,
): () => Promise<void> {
  const waiting: (() => void)[] = []
  let round = -1
  let endsAt = 0
  let isBusy = false

  function isOver(): boolean {
    const current = roundNow()
    if (current !== round) endsAt = now() + ROUND_MS
    round = current
    return now() >= endsAt
  }

  function goOn(): void {
    isBusy = true
    // A tick comes after all that follows without waiting.
    queueMicrotask(() => nextTick(next))
  }

  function next(): void {
    if (waiting.length > 0 && isOver()) return void setImmediate(next)
    const resolve = waiting.shift()
    isBusy = resolve !== undefined
    if (!resolve) return
    resolve()
    goOn()
  }

  return async () => {
    if (!isBusy && !isOver()) return goOn()
    const isNext = new Promise<void>((resolve) => waiting.push(resolve))
    if (!isBusy) setImmediate(next)
    isBusy = true
    await isNext
  }
}

/** Yields in this process. */
export const yieldNow = createScheduler()
