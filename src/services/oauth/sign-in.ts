import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { ForgeClient, Session } from '../../forge/client.ts'
import type { ApiResult } from '../../forge/result.ts'
import { getCurrentUser, getTokenScopes } from '../../forge/users.ts'
import { addOwnSecret } from '../../log/own-secrets.ts'
import type { EpochMs } from '../../model/epoch-ms.ts'
import type { SignInEnd } from '../../model/forge-account.ts'
import { SERVER } from '../../model/server-name.ts'
import type { BegunSignIn, ReturnedSignIn, RevocableCredential } from '../../store/account-links.ts'
import type { Credential } from '../../store/credentials.ts'
import type { Store } from '../../store/store.ts'
import type { Account } from '../../store/tables/accounts.ts'
import type { Actor } from '../access/credentials.ts'
import { hasWriteScope, tokenOwner } from '../token-owner.ts'
import type { DistributedMutex } from '../writes/keyed-mutex.ts'
import {
  createRefresh,
  type RefreshResult,
  type SignInAccount,
  signInMutexKey,
  type TokenEndpoint,
} from './client.ts'

/** The fate of a credential that is no longer stored. */
export type RevocationResult =
  /** A token: deleted here, and valid at the forge until its owner revokes it there. */
  | 'deleted'
  /** A sign-in: the forge has ended it as well. */
  | 'revoked'
  /** A sign-in: deleted here, but the forge did not confirm its end. */
  | 'not-revoked'

const LESSER = `The application doesn’t have the scope api: an admin of ${SERVER} can add it`

type Owner = Pick<Actor, 'team' | 'user'>

/** People’s accounts as sessions, and signing in at the forge instead of entering a token. */
export interface SignIn {
  /** Returns the address where the forge asks a person to sign in; null when they can only enter tokens. */
  readonly address: ((begun: BegunSignIn) => string) | null
  /** Trades the code, reads whose account it is, and stores it until its person confirms. */
  finish(returned: ReturnedSignIn): Promise<SignInEnd>
  /** Returns a session in a person’s name; renews a sign-in when necessary. */
  session(owner: Owner, account: Account): Session
  /** Removes a person’s account, here and at the forge; null when there was none. */
  end(owner: Owner): Promise<RevocationResult | null>
  /** Ends a credential at the forge that is no longer stored here. */
  endThere(credential: RevocableCredential): Promise<RevocationResult>
  /** Ends several, a few at once and a few seconds each; returns the results in their order. */
  endAll(taken: readonly RevocableCredential[]): Promise<readonly RevocationResult[]>
}

/** `grants` is null without a configured application; earlier sign-ins then last as long as their token. */
export function createSignIn({
  forge,
  store,
  grants,
  withLock,
  now,
}: {
  readonly forge: Pick<ForgeClient, 'as'>
  readonly store: Pick<Store, 'accounts' | 'signIns'>
  readonly grants: TokenEndpoint | null
  readonly withLock: DistributedMutex
  readonly now: () => EpochMs
}): SignIn {
  const renew = grants && createRefresh({ accounts: store.accounts, grants, withLock })
  const bearer = (token: string, like?: Session) => forge.as(token, 'bearer', like)

  const endThere = async (credential: RevocableCredential): Promise<RevocationResult> => {
    if (credential.kind === 'token') return 'deleted'
    if (credential.kind === 'unopened') return 'not-revoked'
    return grants && (await grants.revoke(credential)) ? 'revoked' : 'not-revoked'
  }

  return {
    address: grants?.address ?? null,
    async finish({ linkHash, code, verifier }) {
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
    session(owner, account) {
      addOwnCredential(account)
      if (account.kind === 'token') return forge.as(account.token)
      if (!renew) return bearer(account.token)
      return signedInSession(account, { as: bearer, renew: (known) => renew(owner, known), now })
    },
    async end({ team, user }) {
      // A renewal running now would otherwise obtain a token that is stored nowhere.
      const gone = await withLock(signInMutexKey({ team, user }), () => store.accounts.remove(team, user))
      return gone && endThere(gone)
    },
    endThere,
    endAll: (taken) => revokeEach(taken, endThere),
  }
}

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
