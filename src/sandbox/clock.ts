/** The time of everything in the sandbox: the real one, and what it was moved by. */
export interface Clock {
  /** ms UTC */
  now(): number
  /** Moves it by so many milliseconds, backwards when negative. */
  move(ms: number): void
  /** The real time again. */
  putBack(): void
}

/** A clock that shows the real time until somebody moves it. */
export function createClock(): Clock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    move(ms) {
      ahead += ms
    },
    putBack() {
      ahead = 0
    },
  }
}
