import { setTimeout as pause } from 'node:timers/promises'
import { millisecondsInDay } from 'date-fns/constants'
import type { Store } from '../../store/store.ts'
import { type FindPosted, fingerprintOf, type PostedSearch } from './find-posted.ts'
import type { Address } from './send.ts'
import type { Timeouts } from './timeouts.ts'

/** Time after its expiry, in ms, at which a post that could not be searched for is given up. */
const SEARCH_TTL_MS = millisecondsInDay

interface Doubt {
  /** ms until the post is either in the channel or never will be. */
  readonly settlesInMs: number
  /** True when an earlier process may have posted it, perhaps hours ago. */
  readonly isOld?: boolean
  readonly signal: AbortSignal
}

/**
 * Finds out what became of a post that may be in its channel; `absent` when it is not there and never will be.
 * @throws AbortError
 */
export type Settle = (post: Address, doubt: Doubt) => Promise<PostedSearch>

export function createSettle({
  findPosted,
  messageFingerprintSecrets,
  timing,
}: {
  readonly findPosted: FindPosted
  readonly messageFingerprintSecrets: Store['messageFingerprintSecrets']
  readonly timing: Timeouts
}): Settle {
  return async (post, { settlesInMs, isOld: old = false, signal }) => {
    const { team, channel, user, thread, after } = post
    const fingerprint = fingerprintOf(await messageFingerprintSecrets.key(team), post)
    const search = (isUnsettled: boolean) =>
      findPosted({ team, channel, thread, after, direct: user !== null, old, isUnsettled }, fingerprint)
    if (settlesInMs > 0) {
      const settledAt = performance.now() + settlesInMs
      await pause(timing.firstSearchMs, undefined, { signal })
      const early = await search(true)
      if (early.kind !== 'absent') return early
      await pause(Math.max(0, settledAt - performance.now()), undefined, { signal })
    }
    return search(false)
  }
}

/** True for a post that could not be searched for until long after its expiry. */
export function isGivenUp(leftMs: number): boolean {
  return leftMs < -SEARCH_TTL_MS
}
