import { randomBytes } from 'node:crypto'

const LIFETIME = 3_000

interface Trigger {
  readonly user: string
  readonly view: string | undefined
  readonly until: number
  used: boolean
}

/** Trigger ids: each opens one view for the person whose action made it, within three seconds. */
export class Triggers {
  readonly #now: () => number
  #triggers = new Map<string, Trigger>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** A new trigger id; `view` is the view in which the person acted. */
  issue(user: string, view?: string): string {
    const id = `${this.#now()}.${randomBytes(4).readUInt32BE()}.${randomBytes(16).toString('hex')}`
    this.#forgetOld()
    this.#triggers.set(id, { user, view, until: this.#now() + LIFETIME, used: false })
    return id
  }

  /** Uses the trigger up; gives whose it is, or Slack's error code. */
  exchange(id: string): { readonly user: string; readonly view: string | undefined } | string {
    const trigger = this.#triggers.get(id)
    if (trigger === undefined) return 'invalid_trigger_id'
    if (trigger.used) return 'exchanged_trigger_id'
    if (this.#now() > trigger.until) return 'expired_trigger_id'
    trigger.used = true
    return { user: trigger.user, view: trigger.view }
  }

  clear(): void {
    this.#triggers.clear()
  }

  #forgetOld(): void {
    const longAgo = this.#now() - 100 * LIFETIME
    this.#triggers = new Map([...this.#triggers].filter(([, { until }]) => until > longAgo))
  }
}
