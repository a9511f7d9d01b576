/** A log of events, oldest first; only the newest entries are kept. */
export class Ledger<T> {
  readonly #most: number
  #entries: T[] = []

  constructor(most: number) {
    this.#most = most
  }

  add(entry: T): void {
    this.#entries.push(entry)
    if (this.#entries.length > this.#most) this.#entries.shift()
  }

  entries(): readonly T[] {
    return [...this.#entries]
  }

  clear(): void {
    this.#entries = []
  }
}
