import type { ForgeClient, Session } from '../../forge/client.ts'
import { getTokenScopes } from '../../forge/tokens.ts'
import type { SignInEnd } from '../../model/forge-account.ts'
import type { RevocableCredential } from '../../store/revocable-credentials.ts'
import type { Store } from '../../store/store.ts'
import type { Account } from '../../store/tables/accounts.ts'
import type { BegunSignIn, ReturnedSignIn } from '../../store/tables/sign-ins.ts'
import type { Actor } from '../access/credentials.ts'
import type { DistributedMutex } from '../operations/keyed-mutex.ts'
import { mayAct, ownerOf } from '../token-owner.ts'
import type { TokenEndpoint } from './client.ts'
import { createRefresh, signInMutexKey } from './refresh.ts'
import { revokeEach } from './revoke.ts'
import { signedInSession } from './session.ts'

/** What became of a credential that is kept no more. */
export type RevocationResult =
  /** A token: it is deleted here, and is good at the forge until its owner revokes it there. */
  | 'deleted'
  /** A sign-in: the forge has ended it as well. */
  | 'revoked'
  /** A sign-in: it is deleted here, and the forge did not say that it is over. */
  | 'not-revoked'

const LESSER =
  'The application may not act there, since it has not the scope api: whoever runs the forge can give it that scope'

type Whose = Pick<Actor, 'team' | 'user'>

/** People’s accounts as sessions, and signing in at the forge in the place of entering a token. */
export interface SignIn {
  /** Where the forge asks a person to sign in; null when they can only enter tokens. */
  readonly address: ((begun: BegunSignIn) => string) | null
  /** Trades the code, asks whose account it is, and keeps it until its person confirms. */
  finish(returned: ReturnedSignIn): Promise<SignInEnd>
  /** Calls in the name of a person; a sign-in is renewed where it has to be. */
  session(whose: Whose, account: Account): Session
  /** Takes a person’s account away, here and at the forge; null when there was none. */
  end(whose: Whose): Promise<RevocationResult | null>
  /** Ends at the forge what is kept here no more. */
  endThere(credential: RevocableCredential): Promise<RevocationResult>
  /** The same of several, a few at once and a few seconds each; what came of each, in their order. */
  endAll(taken: readonly RevocableCredential[]): Promise<readonly RevocationResult[]>
}

/** `grants` is null where no application is configured; what was signed in before then lasts as long as its token. */
export function createSignIn({
  forge,
  store,
  grants,
  inTurn,
  now,
}: {
  readonly forge: Pick<ForgeClient, 'as'>
  readonly store: Pick<Store, 'accounts' | 'signIns'>
  readonly grants: TokenEndpoint | null
  readonly inTurn: DistributedMutex
  /** ms UTC */
  readonly now: () => number
}): SignIn {
  const renew = grants && createRefresh({ accounts: store.accounts, grants, inTurn })
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
      const granted = await grants.trade(code, verifier)
      if (granted.kind !== 'granted') {
        const isNo = granted.kind === 'over' || granted.kind === 'refused'
        return { kind: isNo ? 'refused' : 'unreachable', reason: granted.reason }
      }
      const { token, renewal } = granted
      const credential = { kind: 'sign-in', token, renewal } as const
      const owner = await ownerOf(bearer(token))
      const scopes = owner.kind === 'valid' ? await getTokenScopes(bearer(token)) : null
      if (scopes?.kind === 'done' && !mayAct(scopes.value)) {
        await endThere(credential)
        return { kind: 'locked', reason: LESSER }
      }
      const account = owner.kind === 'valid' ? owner.account : null
      const entered = account && (await store.signIns.enter(linkHash, credential, account))
      if (entered?.kind !== 'entered') await endThere(credential)
      if (account) return entered ? { ...entered, account } : { kind: 'gone' }
      if (owner.kind === 'locked') return owner
      const reason = owner.kind === 'not-told' ? owner.reason : 'It did not say whose account it is'
      return { kind: 'unreachable', reason }
    },
    session(whose, account) {
      if (account.kind === 'token') return forge.as(account.token)
      if (!renew) return bearer(account.token)
      return signedInSession(account, { as: bearer, renew: (seen) => renew(whose, seen), now })
    },
    async end({ team, user }) {
      // Whoever is renewing it now would have a token that nobody knows of.
      const gone = await inTurn(signInMutexKey({ team, user }), () => store.accounts.remove(team, user))
      return gone && endThere(gone)
    },
    endThere,
    endAll: (taken) => revokeEach(taken, endThere),
  }
}
