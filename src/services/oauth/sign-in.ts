import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { ForgeClient, Session } from '../../forge/client.ts'
import {
  authorizeAddress,
  type OauthApplication,
  type OauthTokens,
  refreshedTokens,
  revokeToken,
  tokensForCode,
} from '../../forge/oauth.ts'
import type { ApiResult } from '../../forge/result.ts'
import { getCurrentUser, getTokenScopes } from '../../forge/users.ts'
import { addOwnSecret } from '../../log/own-secrets.ts'
import type { EpochMs } from '../../model/fields.ts'
import type { SignInEnd } from '../../model/forge-account.ts'
import { SERVER } from '../../model/server-name.ts'
import type { BegunSignIn, ReturnedSignIn } from '../../store/account-links.ts'
import type { Credential, Renewal, RevocableCredential } from '../../store/credentials.ts'
import type { Store } from '../../store/store.ts'
import type { Account } from '../../store/tables/accounts.ts'
import type { Actor } from '../access/credentials.ts'
import { hasWriteScope, tokenOwner } from '../token-owner.ts'

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
    address: ({ state, verifier }: BegunSignIn): string =>
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

type TokenEndpoint = ReturnType<typeof createTokenEndpoint>

/** An account whose person signed in at the forge. */
type SignInAccount = Extract<Account, { kind: 'sign-in' }>

type RefreshResult =
  | { readonly kind: 'renewed'; readonly account: SignInAccount }
  /** No token is available: the forge has ended the sign-in, or it was disconnected or replaced meanwhile. */
  | { readonly kind: 'over' }
  /** The stored sign-in stays; `answer` is for the call that needed the token and was not sent. */
  | { readonly kind: 'failed'; readonly answer: Extract<ApiResult<never>, { kind: 'unsent' }> }

type Owner = Pick<Actor, 'team' | 'user'>

function signInMutexKey({ team, user }: Owner): string {
  return `sign-in ${team} ${user}`
}

const OVER = { kind: 'over' } as const

/**
 * Refreshes a sign-in’s token once, however many callers need it at the same time: a refresh token is valid
 * for one use (RFC 6749, 6), and the next one is stored before the token that came with it is used. `known`:
 * the account that needs the token.
 */
function createRefresh(
  { accounts, withLock }: Pick<Store, 'accounts' | 'withLock'>,
  grants: TokenEndpoint,
): (owner: Owner, known: SignInAccount) => Promise<RefreshResult> {
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

/** The fate of a credential that is no longer stored. */
export type RevocationResult =
  /** A token: deleted here, and valid at the forge until its owner revokes it there. */
  | 'deleted'
  /** A sign-in: the forge has ended it as well. */
  | 'revoked'
  /** A sign-in: deleted here, but the forge did not confirm its end. */
  | 'not-revoked'

const LESSER = `The application doesn’t have the scope api: an admin of ${SERVER} can add it`

/**
 * People’s accounts as sessions, and signing in at the forge instead of entering a token. `grants` is null without a
 * configured application; earlier sign-ins then last as long as their token.
 */
export function createSignIn(options: {
  readonly forge: Pick<ForgeClient, 'as'>
  readonly store: Pick<Store, 'accounts' | 'signIns' | 'withLock'>
  readonly grants: TokenEndpoint | null
  readonly now: () => EpochMs
}) {
  const { forge, store, grants, now } = options
  const renew = grants && createRefresh(store, grants)
  const bearer = (token: string, like?: Session) => forge.as(token, 'bearer', like)

  /** Ends a credential at the forge that is no longer stored here. */
  const endThere = async (credential: RevocableCredential): Promise<RevocationResult> => {
    if (credential.kind === 'token') return 'deleted'
    if (credential.kind === 'unopened') return 'not-revoked'
    return grants && (await grants.revoke(credential)) ? 'revoked' : 'not-revoked'
  }

  return {
    /** Returns the address where the forge asks a person to sign in; null when they can only enter tokens. */
    address: grants?.address ?? null,
    /** Trades the code, reads whose account it is, and stores it until its person confirms. */
    async finish({ linkHash, code, verifier }: ReturnedSignIn): Promise<SignInEnd> {
      if (!grants) return { kind: 'refused', reason: 'Greenlight has no application there any more' }
      addOwnSecret(code)
      addOwnSecret(verifier)
      const granted = await grants.trade(code, verifier)
      if (granted.kind !== 'granted') {
        const isNo = granted.kind === 'over' || granted.kind === 'refused'
        return { kind: isNo ? 'refused' : 'unreachable', reason: granted.reason }
      }
      const { token, renewal } = granted
      const credential = { kind: 'sign-in', token, renewal } as const
      addOwnCredential(credential)
      const owner = await tokenOwner(bearer(token))
      const scopes = owner.kind === 'valid' ? await getTokenScopes(bearer(token)) : null
      if (scopes?.kind === 'done' && !hasWriteScope(scopes.value)) {
        await endThere(credential)
        return { kind: 'locked', reason: LESSER }
      }
      const account = owner.kind === 'valid' ? owner.account : null
      const entered = account && (await store.signIns.enter(linkHash, credential, account))
      if (entered?.kind !== 'entered') await endThere(credential)
      if (account) return entered ? { ...entered, account } : { kind: 'gone' }
      if (owner.kind === 'locked') return owner
      const reason = owner.kind === 'unknown' ? owner.reason : 'It didn’t say whose account it is'
      return { kind: 'unreachable', reason }
    },
    /** Returns a session in a person’s name; renews a sign-in when necessary. */
    session(owner: Owner, account: Account): Session {
      addOwnCredential(account)
      if (account.kind === 'token') return forge.as(account.token)
      if (!renew) return bearer(account.token)
      return signedInSession(account, { as: bearer, renew: (known) => renew(owner, known), now })
    },
    /** Removes a person’s account, here and at the forge; null when there was none. */
    async end({ team, user }: Owner): Promise<RevocationResult | null> {
      // A renewal running now would otherwise obtain a token that is stored nowhere.
      const gone = await store.withLock(signInMutexKey({ team, user }), () =>
        store.accounts.remove(team, user),
      )
      return gone && endThere(gone)
    },
    endThere,
    /** Ends several, a few at once and a few seconds each; returns the results in their order. */
    endAll: (taken: readonly RevocableCredential[]) => revokeEach(taken, endThere),
  }
}

export type SignIn = ReturnType<typeof createSignIn>

function addOwnCredential(credential: Credential): void {
  addOwnSecret(credential.token)
  if (credential.kind === 'sign-in' && credential.renewal) addOwnSecret(credential.renewal.refreshToken)
}

/** Time before a token’s end at which it is renewed before use, in ms. */
const DUE_MS = 60_000

/**
 * Returns the session of a person who signed in at the forge. Its token is renewed when it is about to end,
 * and when the forge refuses it; if that fails, no call is sent.
 */
function signedInSession(
  account: SignInAccount,
  {
    as,
    renew,
    now,
  }: {
    /** Sends calls with the token, for the session `like`. */
    readonly as: (token: string, like?: Session) => Session
    readonly renew: (account: SignInAccount) => Promise<RefreshResult>
    readonly now: () => EpochMs
  },
): Session {
  const first = as(account.token)
  const withToken = (token: string) => as(token, first)
  let current = account
  const isDue = ({ renewal }: SignInAccount) =>
    renewal !== null && renewal.expiresAt !== null && renewal.expiresAt - now() < DUE_MS

  /** Renews the token. Returns why nothing can be sent now; null when the newest token can be tried. */
  async function renewed(known: SignInAccount): Promise<ApiResult<never> | null> {
    const outcome = await renew(known)
    if (outcome.kind === 'failed') return outcome.answer
    current = outcome.kind === 'renewed' ? outcome.account : { ...known, renewal: null }
    addOwnCredential(current)
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
      // The forge runs nothing for an unknown token, so this is effectively the first attempt.
      return current.token === used.token ? answer : withToken(current.token).call(call)
    },
  }
}

/** True when a 401 was about the token: the same status also reports a missing right. */
async function isDead(session: Session): Promise<boolean> {
  const answer = await getCurrentUser(session)
  return answer.kind === 'refused' && answer.status === 401
}

const MAX_PARALLEL_REVOCATIONS = 4
/** Longest wait for one revocation, in ms. */
const PATIENCE_MS = 5_000

/** Ends all of them at the forge, waiting `patience` ms for each; returns the results in their order. */
export async function revokeEach(
  taken: readonly RevocableCredential[],
  endThere: (credential: RevocableCredential) => Promise<RevocationResult>,
  patience = PATIENCE_MS,
): Promise<readonly RevocationResult[]> {
  return pLimit(MAX_PARALLEL_REVOCATIONS).map(taken, (one) => inTime(endThere(one), patience))
}

async function inTime(ending: Promise<RevocationResult>, patience: number): Promise<RevocationResult> {
  const over = new AbortController()
  const late = pause(patience, 'not-revoked' as const, { signal: over.signal })
  // The timer is stopped as soon as it is not needed.
  late.catch(() => {})
  try {
    return await Promise.race([ending, late])
  } finally {
    over.abort()
  }
}
