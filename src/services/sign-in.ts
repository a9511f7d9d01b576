import type { ForgeClient, Session } from '../api/client.ts'
import type { SignInEnd } from '../model/forge-account.ts'
import type { Account } from '../store/accounts.ts'
import type { BegunSignIn, ReturnedSignIn } from '../store/sign-ins.ts'
import type { Store } from '../store/store.ts'
import type { TakenCredential } from '../store/taken-credentials.ts'
import type { Actor } from './access.ts'
import type { SharedInTurn } from './in-turn.ts'
import { endEach } from './sign-in-endings.ts'
import type { Grants } from './sign-in-grants.ts'
import { createRenewals, signInTurn } from './sign-in-renewal.ts'
import { signedInSession } from './sign-in-session.ts'
import { ownerOf } from './token-owner.ts'

/** What became of a credential that is kept no more. */
export type Ended =
  /** A token: it is deleted here, and is good at the forge until its owner revokes it there. */
  | 'deleted'
  /** A sign-in: the forge has ended it as well. */
  | 'revoked'
  /** A sign-in: it is deleted here, and the forge did not say that it is over. */
  | 'not-revoked'

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
  end(whose: Whose): Promise<Ended | null>
  /** Ends at the forge what is kept here no more. */
  endThere(credential: TakenCredential): Promise<Ended>
  /** The same of several, a few at once and a few seconds each; what came of each, in their order. */
  endAll(taken: readonly TakenCredential[]): Promise<readonly Ended[]>
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
  readonly grants: Grants | null
  readonly inTurn: SharedInTurn
  /** ms UTC */
  readonly now: () => number
}): SignIn {
  const renew = grants && createRenewals({ accounts: store.accounts, grants, inTurn })
  const bearer = (token: string) => forge.as(token, 'bearer')

  const endThere = async (credential: TakenCredential): Promise<Ended> => {
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
      const account = owner.kind === 'valid' ? owner.account : null
      const id = account && (await store.signIns.enter(linkHash, credential, account))
      if (account && id !== null) return { kind: 'entered', id, account }
      await endThere(credential)
      if (account) return { kind: 'gone' }
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
      const gone = await inTurn(signInTurn({ team, user }), () => store.accounts.remove(team, user))
      return gone && endThere(gone)
    },
    endThere,
    endAll: (taken) => endEach(taken, endThere),
  }
}
