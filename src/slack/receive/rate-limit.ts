import { LRUCache } from 'lru-cache'

/** `notify`: the limit is exceeded, and the person was not notified in the last minute. */
export type Pass = 'go' | 'notify' | 'quiet'

interface Bucket {
  /** The number of requests that the person may still make at once, at the time `at` (ms). */
  left: number
  at: number
  notifiedAt: number
}

const MINUTE = 60_000
/** Most people in the cache, the latest ones; a forgotten person starts with a full bucket. */
const MAX_PEOPLE = 10_000

/** Each person’s bucket of `perMinute` refills within a minute. `now` is in ms, from a monotonic clock. */
export function createRateLimit(
  perMinute: number,
  { now = () => performance.now(), people = MAX_PEOPLE }: { now?: () => number; people?: number } = {},
) {
  const buckets = new LRUCache<string, Bucket>({ max: people })

  function bucketOf(person: string, at: number): Bucket {
    const known = buckets.get(person)
    if (!known) return { left: perMinute, at, notifiedAt: Number.NEGATIVE_INFINITY }
    const left = Math.min(perMinute, known.left + ((at - known.at) * perMinute) / MINUTE)
    return { ...known, left, at }
  }

  return {
    /** The number of requests allowed per minute, and at once. */
    perMinute,
    /** Counts one request; `person` is unique across workspaces. `mayNotify`: this request can carry a message. */
    pass(person: string, mayNotify: boolean): Pass {
      const at = now()
      const bucket = bucketOf(person, at)
      buckets.set(person, bucket)
      if (bucket.left >= 1) {
        bucket.left -= 1
        return 'go'
      }
      if (!mayNotify || at - bucket.notifiedAt < MINUTE) return 'quiet'
      bucket.notifiedAt = at
      return 'notify'
    },
  }
}

export type RateLimit = ReturnType<typeof createRateLimit>

/** The person exceeds the rate limit: the request is not stored. */
export class TooFast extends Error {
  override readonly name = 'TooFast'
  readonly perMinute: number

  constructor(perMinute: number) {
    super(`more than ${perMinute} a minute`)
    this.perMinute = perMinute
  }
}
