import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const LIFETIME = 3_000
/** Most ids and addresses that are remembered; those before are as if they had never been given. */
const MAX_REMEMBERED = 10_000

interface Trigger {
  readonly user: string
  readonly view: string | undefined
  readonly until: number
  used: boolean
}

/** Trigger ids: each opens one view for the person whose action created it, within three seconds. */
export class Triggers {
  readonly #now: () => number
  readonly #triggers = new LRUCache<string, Trigger>({ max: MAX_REMEMBERED })

  constructor(now: () => number) {
    this.#now = now
  }

  issue(user: string, view?: string): string {
    const id = `${this.#now()}.${randomBytes(4).readUInt32BE()}.${randomBytes(16).toString('hex')}`
    this.#triggers.set(id, { user, view, until: this.#now() + LIFETIME, used: false })
    return id
  }

  /** Uses the trigger up; returns its owner, or Slack's error code. */
  exchange(id: string): { readonly user: string; readonly view: string | undefined } | string {
    const trigger = this.#triggers.get(id)
    if (trigger === undefined) return 'invalid_trigger_id'
    if (trigger.used) return 'exchanged_trigger_id'
    if (this.#now() > trigger.until) return 'expired_trigger_id'
    trigger.used = true
    return { user: trigger.user, view: trigger.view }
  }
}

const USES = 5
const URL_LIFETIME = 30 * 60 * 1000

/** Target of an answer through a response_url. */
export interface ResponseTarget {
  readonly channel: string
  readonly person: string
  readonly thread?: string
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
  readonly #issued = new LRUCache<string, Issued>({ max: MAX_REMEMBERED })

  constructor(origin: string, now: () => number) {
    this.#origin = origin
    this.#now = now
  }

  issue(target: ResponseTarget): string {
    const id = randomBytes(18).toString('base64url')
    this.#issued.set(id, { target, until: this.#now() + URL_LIFETIME, left: USES })
    return `${this.#origin}/response/${id}`
  }

  use(id: string): ResponseTarget | 'expired_url' | 'used_url' {
    const issued = this.#issued.get(id)
    if (issued === undefined || this.#now() > issued.until) return 'expired_url'
    if (issued.left === 0) return 'used_url'
    issued.left -= 1
    return issued.target
  }
}
