import type { ApiResult } from '../../forge/result.ts'
import type { Renewal } from '../../store/credentials.ts'
import type { Store } from '../../store/store.ts'
import type { Account } from '../../store/tables/accounts.ts'
import type { DistributedMutex } from '../operations/keyed-mutex.ts'
import type { TokenEndpoint } from './client.ts'

/** An account whose person signed in at the forge. */
export type SignInAccount = Extract<Account, { kind: 'sign-in' }>

type Unsent = Extract<ApiResult<never>, { kind: 'unsent' }>

/** The result of a token refresh. */
export type RefreshResult =
  | { readonly kind: 'renewed'; readonly account: SignInAccount }
  /** No token is available: the forge has ended the sign-in, or it was disconnected or replaced meanwhile. */
  | { readonly kind: 'over' }
  /** The stored sign-in stays; `answer` is for the call that needed the token and was not sent. */
  | { readonly kind: 'failed'; readonly answer: Unsent }

/** The chat account of a sign-in. */
interface Owner {
  readonly team: string
  readonly user: string
}

/** Returns the mutex key under which processes renew or end a person’s sign-in. */
export function signInMutexKey({ team, user }: Owner): string {
  return `sign-in ${team} ${user}`
}

const OVER = { kind: 'over' } as const

/**
 * Refreshes a sign-in’s token once, however many callers need it at the same time: a refresh token is valid
 * for one use (RFC 6749, 6), and the next one is stored before the token that came with it is used. `known`:
 * the account that needs the token.
 */
export function createRefresh({
  accounts,
  grants,
  withLock,
}: {
  readonly accounts: Store['accounts']
  readonly grants: TokenEndpoint
  readonly withLock: DistributedMutex
}): (owner: Owner, known: SignInAccount) => Promise<RefreshResult> {
  /** Returns the sign-in as others have left it; null when it is gone or another one. */
  async function since({ team, user }: Owner, known: SignInAccount): Promise<SignInAccount | null> {
    const stored = await accounts.find(team, user)
    return stored?.kind === 'sign-in' && stored.linkedAt === known.linkedAt ? stored : null
  }

  async function newest(owner: Owner, known: SignInAccount): Promise<RefreshResult> {
    const stored = await since(owner, known)
    return stored && stored.renewals !== known.renewals ? { kind: 'renewed', account: stored } : OVER
  }

  async function renew(
    owner: Owner,
    stored: SignInAccount,
    { refreshToken }: Renewal,
  ): Promise<RefreshResult> {
    const { team, user } = owner
    const granted = await askTwice(refreshToken)
    switch (granted.kind) {
      case 'granted': {
        const fresh = { token: granted.token, renewal: granted.renewal }
        if (await accounts.renew(team, user, stored, fresh))
          return { kind: 'renewed', account: { ...stored, ...fresh, renewals: stored.renewals + 1 } }
        await grants.revoke({ kind: 'sign-in', ...fresh })
        return newest(owner, stored)
      }
      case 'over':
        return (await accounts.cannotRenew(team, user, stored)) ? OVER : newest(owner, stored)
      case 'refused':
      case 'unknown':
      case 'unsent':
        return failed(
          `Your sign-in couldn’t be renewed. ${granted.reason}`,
          granted.kind === 'unsent' ? granted.since : undefined,
        )
    }
  }

  /** A lost reply leaves open whether the refresh token was used; a second call finds out. */
  async function askTwice(refreshToken: string) {
    const granted = await grants.renew(refreshToken)
    return granted.kind === 'unknown' ? grants.renew(refreshToken) : granted
  }

  return (owner, known) =>
    withLock(signInMutexKey(owner), async (held) => {
      const stored = await since(owner, known)
      if (!stored) return OVER
      if (stored.renewals !== known.renewals) return { kind: 'renewed', account: stored }
      if (stored.renewal === null) return OVER
      if (await held()) return renew(owner, stored, stored.renewal)
      return failed('Another process of Greenlight is renewing your sign-in')
    })
}

function failed(reason: string, since?: Date): RefreshResult {
  return { kind: 'failed', answer: { kind: 'unsent', reason, ...(since ? { since } : {}) } }
}
