/**
 * Looks at what a key stands for before a turn, and answers how to look again after it; undefined when nobody wants
 * to know. `by` is the id of the person whose turn it was.
 */
export type Observe = (key: number) => Promise<((by: number | undefined) => Promise<void>) | undefined>

/** Work on one key runs one after another, in the order it was asked for; different keys do not wait for each other. */
export class Turns {
  readonly #last = new Map<number, Promise<unknown>>()
  readonly #observe: Observe

  constructor(observe: Observe = async () => undefined) {
    this.#observe = observe
  }

  /** Whoever waits for the work does not wait for the look that follows it; the next turn does. */
  async take<T>(key: number, work: () => Promise<T>, by?: number): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve()
    // A turn that failed has told its own caller; the next one runs all the same.
    const looking = before.then(async () => this.#observe(key)).catch(warn)
    const mine = looking.then(work)
    const over = Promise.allSettled([mine])
      .then(async () => (await looking)?.(by))
      .catch(warn)
      .finally(() => {
        if (this.#last.get(key) === over) this.#last.delete(key)
      })
    this.#last.set(key, over)
    return mine
  }

  /** Resolves when nothing is running or waiting. */
  async idle(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values())
  }
}

function warn(fault: unknown): undefined {
  process.emitWarning(fault instanceof Error ? fault : String(fault))
}
