import type { Answer } from '../api/answer.ts'
import type { Session } from '../api/client.ts'
import { getCurrentUser } from '../api/users.ts'
import type { Renewed, SignInAccount } from './sign-in-renewal.ts'

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
    readonly as: (token: string) => Session
    readonly renew: (account: SignInAccount) => Promise<Renewed>
    /** ms UTC */
    readonly now: () => number
  },
): Session {
  let current = account
  const isDue = ({ renewal }: SignInAccount) =>
    renewal !== null && renewal.expiresAt !== null && renewal.expiresAt - now() < DUE_MS

  /** Why nothing can be sent now; null when the newest token that there is can be tried. */
  async function renewed(seen: SignInAccount): Promise<Answer<never> | null> {
    const outcome = await renew(seen)
    if (outcome.kind === 'failed') return outcome.answer
    current = outcome.kind === 'renewed' ? outcome.account : { ...seen, renewal: null }
    return null
  }

  return {
    ...as(account.token),
    async call(call) {
      const failure = isDue(current) ? await renewed(current) : null
      if (failure) return failure
      const used = current
      const answer = await as(used.token).call(call)
      const isRefused = answer.kind === 'refused' && answer.status === 401
      if (!isRefused || used.renewal === null || !(await isDead(as(used.token)))) return answer
      const why = await renewed(used)
      if (why) return why
      // A token that the forge does not know lets nothing run: the call is sent for the first time.
      return current.token === used.token ? answer : as(current.token).call(call)
    },
  }
}

/** Whether a 401 was for the token: the same status tells people of a right that they lack. */
async function isDead(session: Session): Promise<boolean> {
  if (!session.offers('current-user')) return false
  const answer = await getCurrentUser(session)
  return answer.kind === 'refused' && answer.status === 401
}
