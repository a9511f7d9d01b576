import { randomBytes } from 'node:crypto'
import type { DeleteQueryBuilder, DeleteResult } from 'kysely'
import type { Schema, StoreContext, StoreDatabase, StoreTransaction } from './context.ts'
import {
  type Credential,
  type ForgeIdentity,
  openCredential,
  type RevocableCredential,
} from './credentials.ts'
import { DecryptionError } from './encrypted-text.ts'
import { accountAad, saveAccount } from './tables/accounts.ts'
import {
  CODE_TRIES,
  findLink,
  hashOf,
  isCode,
  type LinkRow,
  newCode,
  newOneTimeId,
  openLink,
  readLink,
  sealPayload,
  spendAttempt,
  takeLink,
} from './tables/one-time-links.ts'

export type EntryResult =
  /** Waits for its person: `id` is for `confirm`, `code` for the page of the entry. */
  | { readonly kind: 'entered'; readonly id: string; readonly code: string }
  /** Nothing is stored. */
  | Taken

/** Another person of the workspace has this account; `by` is their Slack id. */
interface Taken {
  readonly kind: 'taken'
  readonly by: string
  readonly identity: ForgeIdentity
}

/** The result of a code. A credential neither linked nor stored is returned, to be ended at the forge. */
export type ConfirmedCredential =
  /** `replaced`: in place of an account that was linked before. */
  | { readonly kind: 'linked' | 'replaced' }
  | { readonly kind: 'wrong-code'; readonly left: number }
  /** The last try failed. */
  | { readonly kind: 'void'; readonly credential: Credential }
  | (Taken & { readonly credential: Credential })

/** `project` is the one that the person was working with. */
interface LinkRequest extends Pick<LinkRow, 'team' | 'user' | 'channel'> {
  readonly userName: string
  readonly project: number | null
}

/** A link that can still be used; `expiresAt` in ms UTC. */
export interface OpenLink extends LinkRequest {
  readonly expiresAt: number
}

/**
 * The route of a token into the store: a one-time address for one person, the token entered behind it, and
 * the same person’s confirmation in Slack, with a code shown only to the person who entered the token: a link
 * passed on to somebody else gives its sender nothing. Each half is valid for ten minutes.
 */
export function createLinks(context: StoreContext) {
  const { db, now } = context

  /** Returns the hashed id of what waits for this person. */
  async function find(
    source: StoreDatabase,
    confirmationId: string | null,
    team: string,
    user: string,
  ): Promise<string | null> {
    const mine = source
      .selectFrom('oneTimeLinks')
      .select('idHash')
      .where(({ and }) => and({ team, user }))
      .where('kind', 'in', ['token', 'sign-in'])
      .where('expiresAt', '>', now())
      .orderBy('expiresAt', 'desc')
      .limit(1)
    const found = confirmationId === null ? mine : mine.where('idHash', '=', hashOf(confirmationId))
    return (await found.executeTakeFirst())?.idHash ?? null
  }

  return {
    /** Returns a new nonce (128 bits, base64url) for this person. */
    open: ({ userName, project, ...owner }: LinkRequest): Promise<string> =>
      openLink(context, 'connect', owner, { userName, project }),
    /** Null when the nonce is unknown, expired, used, or has no attempt left. */
    async find(nonce: string): Promise<OpenLink | null> {
      const link = await findLink(context, 'connect', nonce)
      if (!link) return null
      const { team, user, channel, expiresAt, payload } = link
      return { team, user, channel, expiresAt, ...payload }
    },
    /** Spends one of the link’s ten attempts at a token; returns how many are left, null when none was. */
    attempt: (nonce: string): Promise<number | null> => spendAttempt(context, 'connect', nonce),
    /**
     * Stores the token, and its forge user where the forge can name it, until it is confirmed, and uses the
     * nonce up; null when the nonce is not (or no longer) valid.
     */
    enter: (
      nonce: string,
      token: string,
      identity: ForgeIdentity | null = null,
    ): Promise<EntryResult | null> => enterBehind(context, hashOf(nonce), { kind: 'token', token }, identity),
    /**
     * Links the account, once, only for the person who asked, and only with the code that the page showed. Null
     * when there is nothing (left) to confirm.
     */
    confirm(
      confirmationId: string | null,
      team: string,
      user: string,
      code: string,
    ): Promise<ConfirmedCredential | null> {
      return db.transaction().execute(async (transaction) => {
        const within = { ...context, db: transaction }
        const idHash = await find(transaction, confirmationId, team, user)
        if (idHash === null) return null
        const row = await transaction
          .updateTable('oneTimeLinks')
          .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
          .where('idHash', '=', idHash)
          .returningAll()
          .executeTakeFirst()
        if (!row) return null
        const { credential, identity, code: expected } = readEntered(context, row).payload
        const isRight = isCode(code, expected)
        const left = CODE_TRIES - row.attempts
        if (!isRight && left > 0) return { kind: 'wrong-code', left }
        await transaction.deleteFrom('oneTimeLinks').where('idHash', '=', idHash).execute()
        if (!isRight) return { kind: 'void', credential }
        const taken = await takenBy(within, { team, user }, identity)
        if (taken) return { ...taken, credential }
        const before = await transaction
          .selectFrom('accounts')
          .select('linkedAt')
          .where(({ and }) => and({ team, user }))
          .executeTakeFirst()
        await saveAccount(within, { team, user }, credential, identity)
        return { kind: before ? 'replaced' : 'linked' }
      })
    },
  }
}

/** The values for the redirect to the forge and back; of `state` and `browser` only hashes are stored. */
export interface BegunSignIn {
  /** Goes to the forge and comes back from it. */
  readonly state: string
  /** For a cookie: only the browser that began it may end it. */
  readonly browser: string
  /** The PKCE verifier (RFC 7636): 43 characters. */
  readonly verifier: string
}

/** The person and channel are those of its link. */
export interface ReturnedSignIn extends Omit<LinkRequest, 'project'> {
  readonly linkHash: string
  readonly verifier: string
  readonly code: string
}

const VERIFIER_BYTES = 32

/**
 * OAuth sign-ins, from a link’s page to the forge and back: any replica can continue one that another began.
 * A sign-in ends with its link, at most ten minutes later, and each step can be taken once.
 */
export function createSignIns(context: StoreContext) {
  const { db, now } = context

  /** Returns the sign-in of this browser, in whose transaction nobody else changes it meanwhile. */
  async function locked(transaction: StoreTransaction, browser: string) {
    const row = await transaction
      .updateTable('oneTimeLinks')
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
      .where(({ and }) => and({ idHash: hashOf(browser), kind: 'at-forge' }))
      .where('expiresAt', '>', now())
      .returningAll()
      .executeTakeFirst()
    return row ? readLink(context, 'at-forge', row) : null
  }

  /** Returns the sign-in of this browser that waits for its code; null when the state is another one’s. */
  async function waitingFor(state: string, transaction: StoreTransaction, browser: string) {
    const waiting = await locked(transaction, browser)
    return waiting?.payload.stateHash === hashOf(state) && waiting.payload.code === null ? waiting : null
  }

  return {
    /** Spends one of the link’s ten attempts; null when the nonce is not (or no longer) valid. */
    async begin(nonce: string): Promise<BegunSignIn | null> {
      const link = await findLink(context, 'connect', nonce)
      if (link === null || (await spendAttempt(context, 'connect', nonce)) === null) return null
      const begun = {
        state: newOneTimeId(),
        browser: newOneTimeId(),
        verifier: randomBytes(VERIFIER_BYTES).toString('base64url'),
      }
      await openLink(
        context,
        'at-forge',
        link,
        { stateHash: hashOf(begun.state), linkHash: hashOf(nonce), verifier: begun.verifier, code: null },
        { id: begun.browser, expiresAt: link.expiresAt },
      )
      return begun
    },
    /** Stores the code; false when the state is unknown, used, expired or another browser’s. */
    arrive(state: string, browser: string, code: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const waiting = await waitingFor(state, transaction, browser)
        if (waiting === null) return false
        const payload = sealPayload(context, 'at-forge', waiting, { ...waiting.payload, code })
        await transaction
          .updateTable('oneTimeLinks')
          .set({ payload })
          .where('idHash', '=', waiting.idHash)
          .execute()
        return true
      })
    },
    /** Ends a sign-in that the forge sent back without a code; false as above. */
    end(state: string, browser: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const waiting = await waitingFor(state, transaction, browser)
        if (waiting === null) return false
        await transaction.deleteFrom('oneTimeLinks').where('idHash', '=', waiting.idHash).execute()
        return true
      })
    },
    /** Returns the code, once; null when none has arrived for this browser, or its link is no longer valid. */
    take(browser: string): Promise<ReturnedSignIn | null> {
      return db.transaction().execute(async (transaction) => {
        const returned = await locked(transaction, browser)
        if (!returned || returned.payload.code === null) return null
        await transaction.deleteFrom('oneTimeLinks').where('idHash', '=', returned.idHash).execute()
        const { linkHash, verifier, code } = returned.payload
        const row = await transaction
          .selectFrom('oneTimeLinks')
          .selectAll()
          .where(({ and }) => and({ idHash: linkHash, kind: 'connect' }))
          .where('expiresAt', '>', now())
          .executeTakeFirst()
        if (!row) return null
        const { team, user, channel, payload } = readLink(context, 'connect', row)
        return { team, user, channel, userName: payload.userName, linkHash, verifier, code }
      })
    },
    /** Like `links.enter`, for the credential that the code was traded for. */
    enter: (
      linkHash: string,
      credential: Extract<Credential, { kind: 'sign-in' }>,
      identity: ForgeIdentity,
    ): Promise<EntryResult | null> => enterBehind(context, linkHash, credential, identity),
  }
}

export type SignIns = ReturnType<typeof createSignIns>

/** Uses up the link with this hash, and stores the credential for its person’s confirmation. */
function enterBehind(
  context: StoreContext,
  linkHash: string,
  credential: Credential,
  identity: ForgeIdentity | null,
): Promise<EntryResult | null> {
  return context.db.transaction().execute(async (transaction) => {
    const within = { ...context, db: transaction }
    const link = await takeLink(within, 'connect', linkHash)
    if (!link) return null
    const taken = await takenBy(within, link, identity)
    if (taken) return taken
    const code = newCode()
    const id = await openLink(within, credential.kind, link, { credential, identity, code })
    return { kind: 'entered', id, code }
  })
}

/**
 * Returns the other person of the workspace whose account the forge has named as this one; null for none. Where it
 * has not named both, nothing is known: nobody’s token is compared with another’s.
 */
async function takenBy(
  { db }: Pick<StoreContext, 'db'>,
  { team, user }: { readonly team: string; readonly user: string },
  identity: ForgeIdentity | null,
): Promise<Taken | null> {
  if (!identity) return null
  const other = await db
    .selectFrom('accounts')
    .select('user as by')
    .where(({ and }) => and({ team, forgeUserId: identity.id }))
    .where('user', '!=', user)
    .executeTakeFirst()
  return other ? { kind: 'taken', by: other.by, identity } : null
}

/**
 * Deletes the forge credentials of a person or of a whole workspace, confirmed or not, and returns them to
 * only one of several concurrent callers.
 */
export async function extractCredentials(
  { db, keys }: Pick<StoreContext, 'db' | 'keys'>,
  owner: { readonly team: string; readonly user?: string },
): Promise<readonly RevocableCredential[]> {
  const { team, user } = owner
  const accounts = await db
    .deleteFrom('accounts')
    .where('team', '=', team)
    .$if(user !== undefined, (those) => those.where('user', '=', user ?? ''))
    .returning(['team', 'user', 'forge', 'token', 'credential', 'renewal'])
    .execute()
  const entered = await extractEntered({ db, keys }, ['token', 'sign-in'], (those) =>
    those.where('team', '=', team).$if(user !== undefined, (mine) => mine.where('user', '=', user ?? '')),
  )
  return [
    ...accounts.map((row) => revocable(row.credential, () => openCredential(keys, row, accountAad(row)))),
    ...entered,
  ]
}

export function extractExpiredSignIns(context: StoreContext): Promise<readonly RevocableCredential[]> {
  return extractEntered(context, ['sign-in'], (those) => those.where('expiresAt', '<=', context.now()))
}

export function extractUnconfirmedSignIns(
  context: StoreContext,
  team: string,
  user: string,
): Promise<readonly RevocableCredential[]> {
  return extractEntered(context, ['sign-in'], (those) => those.where(({ and }) => and({ team, user })))
}

type Deletion = DeleteQueryBuilder<Schema, 'oneTimeLinks', DeleteResult>

async function extractEntered(
  { db, keys }: Pick<StoreContext, 'db' | 'keys'>,
  kinds: readonly Credential['kind'][],
  which: (those: Deletion) => Deletion,
): Promise<readonly RevocableCredential[]> {
  const those = db.deleteFrom('oneTimeLinks').where('kind', 'in', kinds)
  const gone = await which(those).returningAll().execute()
  return gone.map((row) =>
    revocable(
      row.kind === 'token' ? 'token' : 'sign-in',
      () => readEntered({ keys }, row).payload.credential,
    ),
  )
}

function readEntered(context: Pick<StoreContext, 'keys'>, row: LinkRow) {
  return readLink(context, row.kind === 'token' ? 'token' : 'sign-in', row)
}

function revocable(kind: Credential['kind'], open: () => Credential): RevocableCredential {
  if (kind === 'token') return { kind: 'token' }
  try {
    const credential = open()
    return credential.kind === 'token' ? { kind: 'token' } : credential
  } catch (error) {
    // An unreadable credential is deleted all the same.
    if (error instanceof DecryptionError) return { kind: 'unopened' }
    throw error
  }
}
