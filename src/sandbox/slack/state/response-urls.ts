import { randomBytes } from 'node:crypto'

const USES = 5
const LIFETIME = 30 * 60 * 1000

/** Where an answer through a response_url goes. */
export interface ResponseTarget {
  readonly channel: string
  readonly person: string
  readonly thread: string | undefined
  /** The message in which the person acted; absent for a slash command. */
  readonly original?: { readonly ts: string; readonly ephemeral: boolean }
}

interface Issued {
  readonly target: ResponseTarget
  readonly until: number
  left: number
}

/** Response urls: five uses within thirty minutes each. */
export class ResponseUrls {
  readonly #origin: string
  readonly #now: () => number
  readonly #issued = new Map<string, Issued>()

  constructor(origin: string, now: () => number) {
    this.#origin = origin
    this.#now = now
  }

  issue(target: ResponseTarget): string {
    const id = randomBytes(18).toString('base64url')
    this.#issued.set(id, { target, until: this.#now() + LIFETIME, left: USES })
    return `${this.#origin}/response/${id}`
  }

  /** Takes one of the five uses; gives where the post goes, or Slack's error code. */
  use(id: string): ResponseTarget | 'expired_url' | 'used_url' {
    const issued = this.#issued.get(id)
    if (issued === undefined || this.#now() > issued.until) return 'expired_url'
    if (issued.left === 0) return 'used_url'
    issued.left -= 1
    return issued.target
  }

  clear(): void {
    this.#issued.clear()
  }
}
