/** Work on one key runs one after another, in the order it was asked for; different keys do not wait for each other. */
export class Turns {
  readonly #last = new Map<number, Promise<unknown>>()

  async take<T>(key: number, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve()
    // A turn that failed has told its own caller; the next one runs all the same.
    const mine = before.then(work, work)
    this.#last.set(key, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key)
    }
  }

  /** Resolves when nothing is running or waiting. */
  async idle(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values())
  }
}
