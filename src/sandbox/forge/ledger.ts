/** A request that reached a handler. Tokens in the query or the body are left out. */
export interface LedgerEntry {
  readonly method: string
  readonly path: string
  /** As sent, without the question mark. */
  readonly query: string
  /** The parsed body of an API call; undefined when there was none. */
  readonly body: unknown
  /** Short name of the person; null when no good token came with it. */
  readonly user: string | null
  /** What was answered, also when the answer was then lost. */
  readonly status: number
  /** ms UTC by the sandbox’s clock. */
  readonly at: number
  /** What really changed, for example `merged`; absent when nothing did. */
  readonly effect?: string
}

/** Enough for any test, and no leak for a sandbox that is polled for days. */
const MOST_ENTRIES = 10_000

/** The newest requests, oldest first. */
export class Ledger {
  #entries: LedgerEntry[] = []

  add(entry: LedgerEntry): void {
    this.#entries.push(entry)
    if (this.#entries.length > MOST_ENTRIES) this.#entries.shift()
  }

  entries(): readonly LedgerEntry[] {
    return [...this.#entries]
  }

  clear(): void {
    this.#entries = []
  }
}
