import type { Json } from '../json.ts'

/** One exchange that really happened between the workspace and an app. */
export interface SlackLedgerEntry {
  /** ISO 8601, when it began. */
  readonly at: string
  /** `api` and `response_url` come from the app, `delivery` goes to it. */
  readonly kind: 'api' | 'response_url' | 'delivery'
  /** The Web API method, the path, or the type of the delivery (`slash_command`, `block_actions`). */
  readonly name: string
  /** What was sent, without tokens. */
  readonly request: Json
  /** HTTP status of the answer; null when there was none. */
  readonly status: number | null
  readonly answer: unknown
  readonly milliseconds: number
  /** The planned fault that it met, such as `drop-reply`. */
  readonly fault?: string
}

const KEPT = 1000

/** The last thousand exchanges, oldest first. */
export class Ledger {
  #entries: SlackLedgerEntry[] = []

  add(entry: SlackLedgerEntry): void {
    this.#entries.push(entry)
    if (this.#entries.length > KEPT) this.#entries.shift()
  }

  entries(): readonly SlackLedgerEntry[] {
    return [...this.#entries]
  }

  clear(): void {
    this.#entries = []
  }
}
