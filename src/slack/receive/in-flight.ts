import { withTimeout } from '../../model/deadline.ts'

/** Counts work in flight, so that a stopping bot can wait for it. */
export class InFlight {
  #count = 0
  #waiting: (() => void)[] = []

  /** The number of pieces of work in flight. */
  get count(): number {
    return this.#count
  }

  /** Runs `work`, counts it until it ends, and returns its result (or throws its error). */
  async track<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#count += 1
    try {
      return await work()
    } finally {
      this.#count -= 1
      if (this.#count === 0) for (const wake of this.#waiting.splice(0)) wake()
    }
  }

  /** Waits at most `ms` milliseconds; returns true when nothing is in flight any more. */
  async drain(ms: number): Promise<boolean> {
    if (this.#count === 0) return true
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    const drained = promise.then(() => true)
    return withTimeout(ms, drained, false)
  }
}
