// As they are when the module loads: a test that replaces the timers of the process still gets its turns.
import { performance } from 'node:perf_hooks'
import { nextTick } from 'node:process'
import { setImmediate } from 'node:timers'

/** Longest time that turns take of one round of the event loop before everything else has its own, in ms. */
const ROUND_MS = 3

/**
 * Shares the event loop: much that is to be done at once has its turns in the order of its coming, and what arrives
 * meanwhile is read and acknowledged in between. The result resolves when it is the caller’s turn. `now` is in ms,
 * monotonic; `roundNow` counts the rounds of the event loop.
 */
export function createTurns(
  now: () => number = () => performance.now(),
  roundNow: () => number = () => performance.nodeTiming.uvMetricsInfo.loopCount,
): () => Promise<void> {
  const waiting: (() => void)[] = []
  let round = -1
  let endsAt = 0
  let isTaken = false

  function isOver(): boolean {
    const current = roundNow()
    if (current !== round) endsAt = now() + ROUND_MS
    round = current
    return now() >= endsAt
  }

  function take(): void {
    isTaken = true
    // A tick comes after all that follows from the turn without waiting.
    queueMicrotask(() => nextTick(next))
  }

  function next(): void {
    if (waiting.length > 0 && isOver()) return void setImmediate(next)
    const resolve = waiting.shift()
    isTaken = resolve !== undefined
    if (!resolve) return
    resolve()
    take()
  }

  return async () => {
    if (!isTaken && !isOver()) return take()
    const turn = new Promise<void>((resolve) => waiting.push(resolve))
    if (!isTaken) setImmediate(next)
    isTaken = true
    await turn
  }
}

/** The turns of this process. */
export const turn = createTurns()
