/** Timestamps of the messages that another app posted in somebody’s name. */
export class Foreign {
  readonly #stamps = new Set<string>()

  add(ts: string): void {
    this.#stamps.add(ts)
  }

  has(ts: string): boolean {
    return this.#stamps.has(ts)
  }

  clear(): void {
    this.#stamps.clear()
  }
}
