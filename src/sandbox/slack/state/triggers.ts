import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const LIFETIME = 3_000
/** Most ids and addresses that are remembered; older ones are refused as unknown. */
const MAX_REMEMBERED = 10_000

interface Trigger {
  readonly user: string
  readonly view: string | undefined
  readonly until: number
  used: boolean
}

/** Trigger ids: each opens one view for the person whose action created it, within three seconds. */
export function createTriggers(now: () => number) {
  const triggers = new LRUCache<string, Trigger>({ max: MAX_REMEMBERED })
  return {
    issue(user: string, view?: string): string {
      const id = `${now()}.${randomBytes(4).readUInt32BE()}.${randomBytes(16).toString('hex')}`
      triggers.set(id, { user, view, until: now() + LIFETIME, used: false })
      return id
    },
    /** Uses the trigger up; returns its owner, or Slack's error code. */
    exchange(id: string) {
      const trigger = triggers.get(id)
      if (trigger === undefined) return 'invalid_trigger_id'
      if (trigger.used) return 'exchanged_trigger_id'
      if (now() > trigger.until) return 'expired_trigger_id'
      trigger.used = true
      const { user, view } = trigger
      return { user, view }
    },
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

/** Response urls: five uses within thirty minutes each. */
export function createResponseUrls(origin: string, now: () => number) {
  const issued = new LRUCache<string, { target: ResponseTarget; until: number; left: number }>({
    max: MAX_REMEMBERED,
  })
  return {
    issue(target: ResponseTarget): string {
      const id = randomBytes(18).toString('base64url')
      issued.set(id, { target, until: now() + URL_LIFETIME, left: USES })
      return `${origin}/response/${id}`
    },
    use(id: string): ResponseTarget | 'expired_url' | 'used_url' {
      const found = issued.get(id)
      if (found === undefined || now() > found.until) return 'expired_url'
      if (found.left === 0) return 'used_url'
      found.left -= 1
      return found.target
    },
  }
}
