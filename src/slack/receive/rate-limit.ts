import { LRUCache } from 'lru-cache'

/** `tell`: the person may not, and was not told so in the last minute. */
export type Pass = 'go' | 'tell' | 'quiet'

/** Limits how fast people may ask, in this process. */
export interface RateLimit {
  /** The number of things a minute, and at once. */
  readonly perMinute: number
  /** Counts one thing that this person does; `person` names them across workspaces. `tells`: they can be told here. */
  pass(person: string, tells: boolean): Pass
}

interface Bucket {
  /** The number of things that the person may still do at once, at the time `at` (ms). */
  left: number
  at: number
  toldAt: number
}

const MINUTE = 60_000
/** The most people that are remembered, those who came up last; who is forgotten may do everything again. */
const MAX_PEOPLE = 10_000

/** Each person has a bucket of `perMinute` that fills within a minute. `now` in ms, of a clock that never goes back. */
export function createRateLimit(
  perMinute: number,
  { now = () => performance.now(), people = MAX_PEOPLE }: { now?: () => number; people?: number } = {},
): RateLimit {
  const buckets = new LRUCache<string, Bucket>({ max: people })

  function bucketOf(person: string, at: number): Bucket {
    const known = buckets.get(person)
    if (!known) return { left: perMinute, at, toldAt: Number.NEGATIVE_INFINITY }
    const left = Math.min(perMinute, known.left + ((at - known.at) * perMinute) / MINUTE)
    return { ...known, left, at }
  }

  return {
    perMinute,
    pass(person, tells) {
      const at = now()
      const bucket = bucketOf(person, at)
      buckets.set(person, bucket)
      if (bucket.left >= 1) {
        bucket.left -= 1
        return 'go'
      }
      if (!tells || at - bucket.toldAt < MINUTE) return 'quiet'
      bucket.toldAt = at
      return 'tell'
    },
  }
}

/** Somebody asks faster than anybody types: nothing of it is kept. */
export class TooFast extends Error {
  override readonly name = 'TooFast'
  readonly perMinute: number

  constructor(perMinute: number) {
    super(`more than ${perMinute} a minute`)
    this.perMinute = perMinute
  }
}
