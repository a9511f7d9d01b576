import type { Session } from '../../forge/client.ts'
import type { ApiResult } from '../../forge/result.ts'
import { getCurrentUser } from '../../forge/users.ts'
import type { RefreshResult, SignInAccount } from './refresh.ts'

/** A token that ends within this time is renewed before it is used, in ms. */
const DUE_MS = 60_000

/**
 * The session of somebody who signed in at the forge. Its token is renewed when it is about to end, and when the
 * forge does not take it any more; where that fails, no call leaves.
 */
export function signedInSession(
  account: SignInAccount,
  {
    as,
    renew,
    now,
  }: {
    /** Sends what was made for the session `like`. */
    readonly as: (token: string, like?: Session) => Session
    readonly renew: (account: SignInAccount) => Promise<RefreshResult>
    /** ms UTC */
    readonly now: () => number
  },
): Session {
  const first = as(account.token)
  const withToken = (token: string) => as(token, first)
  let current = account
  const isDue = ({ renewal }: SignInAccount) =>
    renewal !== null && renewal.expiresAt !== null && renewal.expiresAt - now() < DUE_MS

  /** Why nothing can be sent now; null when the newest token that there is can be tried. */
  async function renewed(seen: SignInAccount): Promise<ApiResult<never> | null> {
    const outcome = await renew(seen)
    if (outcome.kind === 'failed') return outcome.answer
    current = outcome.kind === 'renewed' ? outcome.account : { ...seen, renewal: null }
    return null
  }

  return {
    ...first,
    async call(call) {
      const failure = isDue(current) ? await renewed(current) : null
      if (failure) return failure
      const used = current
      const answer = await withToken(used.token).call(call)
      const isRefused = answer.kind === 'refused' && answer.status === 401
      if (!isRefused || used.renewal === null || !(await isDead(withToken(used.token)))) return answer
      const why = await renewed(used)
      if (why) return why
      // A token that the forge does not know lets nothing run: the call is sent for the first time.
      return current.token === used.token ? answer : withToken(current.token).call(call)
    },
  }
}

/** Whether a 401 was for the token: the same status tells people of a right that they lack. */
async function isDead(session: Session): Promise<boolean> {
  const answer = await getCurrentUser(session)
  return answer.kind === 'refused' && answer.status === 401
}
