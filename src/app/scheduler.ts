// As they are when the module loads: a test that replaces the timers of the process is still served.
import { performance } from 'node:perf_hooks'
import { nextTick } from 'node:process'
import { setImmediate } from 'node:timers'

/** Time of each round of the event loop for those who yield; the rest is for what arrives, in ms. */
const ROUND_MS = 3

export interface Scheduler {
  /** Resolves when it is the caller’s turn. */
  yieldNow(): Promise<void>
  /** Reports a new connection: Node takes one in each round, so rounds are short until nobody else connects. */
  connected(): void
}

/**
 * Returns a scheduler by which long work yields to everything else: of much that is to be done at once, each piece
 * goes on in the order of its coming, and what arrives meanwhile is read and acknowledged in between.
 * @param now ms, monotonic
 * @param roundNow Counts the rounds of the event loop.
 */
export function createScheduler(
  now: () => number = () => performance.now(),
  roundNow: () => number = () => performance.nodeTiming.uvMetricsInfo.loopCount,
): Scheduler {
  const waiting: (() => void)[] = []
  let round = -1
  let endsAt = 0
  let isBusy = false
  let connectedIn = Number.NEGATIVE_INFINITY

  function isOver(): boolean {
    const current = roundNow()
    if (current === round) return now() >= endsAt
    round = current
    // A connection is reported before or after this work of the same round.
    const isConnecting = current - connectedIn <= 1
    endsAt = isConnecting ? Number.NEGATIVE_INFINITY : now() + ROUND_MS
    return false
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

  return {
    async yieldNow() {
      if (!isBusy && !isOver()) return goOn()
      const isNext = new Promise<void>((resolve) => waiting.push(resolve))
      if (!isBusy) setImmediate(next)
      isBusy = true
      await isNext
    },
    connected() {
      connectedIn = roundNow()
    },
  }
}

/** The scheduler of this process. */
export const { yieldNow, connected } = createScheduler()
