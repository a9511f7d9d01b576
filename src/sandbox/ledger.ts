/** A log of events, oldest first; only the newest entries are kept. */
export class Ledger<T> {
  readonly #capacity: number
  #entries: T[] = []

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  add(entry: T): void {
    this.#entries.push(entry)
    if (this.#entries.length > this.#capacity) this.#entries.shift()
  }

  entries(): readonly T[] {
    return [...this.#entries]
  }

  clear(): void {
    this.#entries = []
  }
}
