import type { StoreContext, StoreTransaction } from '../context.ts'
import { type ForgeIdentity, identityIn, openCredential } from '../credentials.ts'
import { bigint, bigintOrNull, integer, type Table, text } from '../define-table.ts'
import {
  ATTEMPTS,
  CODE_TRIES,
  hashOf,
  isCode,
  newOneTimeId,
  ONE_TIME_TTL_MS,
  spendAttempt,
} from '../one-time-tokens.ts'
import { saveAccount } from './accounts.ts'
import {
  type ConfirmedCredential,
  type EntryResult,
  enterBehind,
  enteredBonds,
  otherHolder,
} from './confirmations.ts'

const columns = {
  /** SHA-256 of the nonce in the address: a reader of the database cannot open the page. */
  nonceHash: text,
  team: text,
  user: text,
  userName: text,
  channel: text,
  project: bigintOrNull,
  attempts: integer,
  expiresAt: bigint,
}

export const linksTable: Table<'links', typeof columns> = {
  name: 'links',
  columns,
  primaryKey: ['nonceHash'],
  retention: 'expiresAt',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

/** The person who asked to be linked, and the channel; `project` is the one they were working with. */
interface LinkRequest {
  readonly team: string
  readonly user: string
  readonly userName: string
  readonly channel: string
  readonly project: number | null
}

/** A link that can still be used; `expiresAt` in ms UTC. */
export interface OpenLink extends LinkRequest {
  readonly expiresAt: number
}

/**
 * The route of a token into the store: a one-time address for one person, the token entered behind it, and
 * the same person’s confirmation in Slack, with a code shown only to the person who entered the token: a link
 * passed on to somebody else gives its sender nothing. Each half is valid for ten minutes; only hashes of
 * nonces, confirmation ids and codes are stored.
 */
export function createLinks(context: StoreContext) {
  const { db, keys, now } = context

  /** Returns the hashed id of what waits for this person. */
  async function find(
    source: StoreContext['db'] | StoreTransaction,
    confirmationId: string | null,
    team: string,
    user: string,
  ): Promise<string | null> {
    const mine = source
      .selectFrom('confirmations')
      .select('idHash')
      .where(({ and }) => and({ team, user }))
      .where('expiresAt', '>', now())
      .orderBy('expiresAt', 'desc')
      .limit(1)
    const found = confirmationId === null ? mine : mine.where('idHash', '=', hashOf(confirmationId))
    return (await found.executeTakeFirst())?.idHash ?? null
  }

  return {
    /** Returns a new nonce (128 bits, base64url) for this person. */
    async open({ team, user, userName, channel, project }: LinkRequest): Promise<string> {
      const nonce = newOneTimeId()
      const expiresAt = now() + ONE_TIME_TTL_MS
      await db
        .insertInto('links')
        .values({ nonceHash: hashOf(nonce), team, user, userName, channel, project, attempts: 0, expiresAt })
        .execute()
      return nonce
    },
    /** Null when the nonce is unknown, expired, used, or has no attempt left. */
    async find(nonce: string): Promise<OpenLink | null> {
      const link = await db
        .selectFrom('links')
        .select(['team', 'user', 'userName', 'channel', 'project', 'expiresAt'])
        .where('nonceHash', '=', hashOf(nonce))
        .where('expiresAt', '>', now())
        .where('attempts', '<', ATTEMPTS)
        .executeTakeFirst()
      return link ?? null
    },
    /** Spends one of the link’s ten attempts at a token; returns how many are left, null when none was. */
    attempt: (nonce: string): Promise<number | null> => spendAttempt(context, 'links', nonce),
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
        const entered = await transaction
          .updateTable('confirmations')
          .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
          .where('idHash', '=', idHash)
          .returningAll()
          .executeTakeFirst()
        if (!entered) return null
        const isRight = isCode(keys, entered.idHash, code, entered.codeHash)
        const left = CODE_TRIES - entered.attempts
        if (!isRight && left > 0) return { kind: 'wrong-code', left }
        await transaction.deleteFrom('confirmations').where('idHash', '=', entered.idHash).execute()
        const credential = openCredential(keys, entered, enteredBonds(entered))
        if (!isRight) return { kind: 'void', credential }
        const identity = identityIn(entered)
        const by = await otherHolder(within, { team, user }, credential, identity)
        if (by !== null) return { kind: 'taken', by, credential, identity }
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
