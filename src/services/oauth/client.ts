import type { ForgeClient } from '../../forge/client.ts'
import {
  authorizeAddress,
  type OauthApplication,
  type OauthTokens,
  refreshedTokens,
  revokeToken,
  tokensForCode,
} from '../../forge/oauth.ts'
import type { ApiResult } from '../../forge/result.ts'
import type { BegunSignIn } from '../../store/account-links.ts'
import type { Credential, Renewal } from '../../store/credentials.ts'
import type { Store } from '../../store/store.ts'
import type { Account } from '../../store/tables/accounts.ts'
import type { DistributedMutex } from '../writes/keyed-mutex.ts'

interface SignInApplication extends OauthApplication {
  readonly forgeUrl: string
  /** The address to which the forge returns people, as in the application’s settings. */
  readonly redirectUri: string
}

type TokenGrant =
  | { readonly kind: 'granted'; readonly token: string; readonly renewal: Renewal | null }
  /** The code or refresh token is used, ended or too old: a retry is useless. */
  | { readonly kind: 'over'; readonly reason: string }
  | Exclude<ApiResult<never>, { kind: 'done' }>

/** Required for what people do in Slack, such as merging; the forge has no narrower scope for it. */
const SCOPES = ['api']

/** `now` in ms UTC. */
export function createTokenEndpoint(
  forge: Pick<ForgeClient, 'form'>,
  application: SignInApplication,
  now: () => number,
) {
  const { forgeUrl, redirectUri } = application

  /** `previousToken`: the refresh token that stays valid when the forge returns no new one (RFC 6749, 6). */
  function granted(answer: ApiResult<OauthTokens>, previousToken: string | null): TokenGrant {
    if (answer.kind === 'refused' && answer.code === 'invalid_grant')
      return { kind: 'over', reason: answer.reason }
    if (answer.kind !== 'done') return answer
    const { access_token: token, refresh_token, expires_in } = answer.value
    const refreshToken = refresh_token ?? previousToken
    // By the local clock from now on: the forge’s may differ.
    const expiresAt = expires_in === null ? null : now() + expires_in * 1000
    return { kind: 'granted', token, renewal: refreshToken === null ? null : { refreshToken, expiresAt } }
  }

  return {
    /** Returns the address where the forge asks a person to authorize the application. */
    address: ({ state, verifier }: Pick<BegunSignIn, 'state' | 'verifier'>): string =>
      authorizeAddress(forgeUrl, application, { redirectUri, state, verifier, scopes: SCOPES }),
    async trade(code: string, verifier: string): Promise<TokenGrant> {
      return granted(await tokensForCode(forge, application, { code, verifier, redirectUri }), null)
    },
    /** Trades a refresh token, which this uses up. */
    async renew(refreshToken: string): Promise<TokenGrant> {
      return granted(await refreshedTokens(forge, application, { refreshToken, redirectUri }), refreshToken)
    },
    /** Ends a sign-in at the forge; false when it is not certain that it has ended. */
    async revoke({ token, renewal }: Extract<Credential, { kind: 'sign-in' }>): Promise<boolean> {
      // The refresh token is still valid when the token is too old; the forge ends both with either.
      return (await revokeToken(forge, application, renewal?.refreshToken ?? token)).kind === 'done'
    },
  }
}

export type TokenEndpoint = ReturnType<typeof createTokenEndpoint>

/** An account whose person signed in at the forge. */
export type SignInAccount = Extract<Account, { kind: 'sign-in' }>

type Unsent = Extract<ApiResult<never>, { kind: 'unsent' }>

export type RefreshResult =
  | { readonly kind: 'renewed'; readonly account: SignInAccount }
  /** No token is available: the forge has ended the sign-in, or it was disconnected or replaced meanwhile. */
  | { readonly kind: 'over' }
  /** The stored sign-in stays; `answer` is for the call that needed the token and was not sent. */
  | { readonly kind: 'failed'; readonly answer: Unsent }

interface Owner {
  readonly team: string
  readonly user: string
}

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
  return { kind: 'failed', answer: { kind: 'unsent', reason, since } }
}
