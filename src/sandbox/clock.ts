/** The sandbox's time: real time plus an offset. */
interface Clock {
  /** ms UTC */
  now(): number
  /** Moves the clock by this many milliseconds, backwards when negative. */
  move(ms: number): void
  /** Returns to real time. */
  reset(): void
}

/** Creates a clock that shows real time until it is moved. */
export function createClock(): Clock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    move(ms) {
      ahead += ms
    },
    reset() {
      ahead = 0
    },
  }
}
