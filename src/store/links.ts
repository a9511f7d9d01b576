import { otherHolder, saveAccount } from './accounts.ts'
import { CODE_TRIES, codeHashOf, isCode, newCode } from './confirmation-code.ts'
import type { StoreContext } from './context.ts'
import { type Credential, enteredBonds, openCredential, sealCredential } from './credentials.ts'
import { type ForgeIdentity, identityColumns, identityIn } from './forge-identity.ts'
import {
  ATTEMPTS,
  forgetExpired,
  hashOf,
  newOneTimeId,
  ONE_TIME_TTL_MS,
  spendAttempt,
} from './one-time-tokens.ts'

/** Who asked to be linked, and where; `project` is the one that they were working with. */
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

/** What came of what was entered behind a link. */
export type Entered =
  /** It waits for its person: `id` for `confirm` and `discard`, `code` for the page on which it was entered. */
  | { readonly kind: 'entered'; readonly id: string; readonly code: string }
  /** Nothing is kept: another person of the workspace has this account; `by` is their Slack id. */
  | Taken

interface Taken {
  readonly kind: 'taken'
  readonly by: string
}

/** What came of a code. What is not linked and not kept any more is given, to be ended at the forge. */
export type Confirmed =
  /** `replaced`: in place of an account that was linked before. */
  | { readonly kind: 'linked' | 'replaced' }
  | { readonly kind: 'wrong-code'; readonly left: number }
  /** It was the last try. */
  | { readonly kind: 'void'; readonly credential: Credential }
  | (Taken & { readonly credential: Credential; readonly identity: ForgeIdentity | null })

/**
 * The way of a token into the store: a one-time address for one person, the token behind it, and the same
 * person's yes in Slack, with a code that only whoever entered the token has seen: who sends their link to somebody
 * else gets nothing of it. Each half is good for ten minutes; of nonces, confirmation ids and codes only hashes are
 * kept.
 */
export interface Links {
  /** A new nonce (128 bits, base64url) for this person. */
  open(request: LinkRequest): Promise<string>
  /** null when the nonce is unknown, expired, used, or has no attempt left. */
  find(nonce: string): Promise<OpenLink | null>
  /** Spends one of the link's ten attempts at a token; answers how many are left, null when none was. */
  attempt(nonce: string): Promise<number | null>
  /**
   * Keeps the token, and whose it is at the forge where that can tell, until it is confirmed, and uses the nonce up;
   * null when the nonce is not good (any more).
   */
  enter(nonce: string, token: string, identity?: ForgeIdentity | null): Promise<Entered | null>
  /** The hash of the id of everything that waits to be confirmed, of all workspaces. */
  waiting(): Promise<readonly string[]>
  /**
   * What waits behind the hash of this id; null when it is not there (any more).
   * @throws SealError when it was tampered with.
   */
  entered(idHash: string): Promise<Credential | null>
  /** Whether there is something that this person can confirm. */
  waits(confirmationId: string, team: string, user: string): Promise<boolean>
  /**
   * Links the account, once, only for the person who asked, and only with the code that the page showed. null when
   * there is nothing to confirm (any more).
   */
  confirm(confirmationId: string, team: string, user: string, code: string): Promise<Confirmed | null>
  /** Forgets what was entered and gives it; null when it is not this person's, or not there. */
  discard(confirmationId: string, team: string, user: string): Promise<Credential | null>
}

export function createLinks(ground: StoreContext): Links {
  const { db, keys, now } = ground

  return {
    async open({ team, user, userName, channel, project }) {
      await forgetExpired(ground)
      const nonce = newOneTimeId()
      const expiresAt = now() + ONE_TIME_TTL_MS
      await db
        .insertInto('links')
        .values({ nonceHash: hashOf(nonce), team, user, userName, channel, project, attempts: 0, expiresAt })
        .execute()
      return nonce
    },
    async find(nonce) {
      const link = await db
        .selectFrom('links')
        .select(['team', 'user', 'userName', 'channel', 'project', 'expiresAt'])
        .where('nonceHash', '=', hashOf(nonce))
        .where('expiresAt', '>', now())
        .where('attempts', '<', ATTEMPTS)
        .executeTakeFirst()
      return link ?? null
    },
    attempt: (nonce) => spendAttempt(ground, 'links', nonce),
    enter: (nonce, token, identity = null) =>
      enterBehind(ground, hashOf(nonce), { kind: 'token', token }, identity),
    async waiting() {
      const rows = await db
        .selectFrom('confirmations')
        .select('idHash')
        .where('forge', '=', ground.forge)
        .where('expiresAt', '>', now())
        .execute()
      return rows.map(({ idHash }) => idHash)
    },
    async entered(idHash) {
      const row = await db
        .selectFrom('confirmations')
        .select(['idHash', 'team', 'user', 'forge', 'token', 'credential', 'renewal'])
        .where('idHash', '=', idHash)
        .where('forge', '=', ground.forge)
        .executeTakeFirst()
      return row ? openCredential(keys, row, enteredBonds(row)) : null
    },
    async waits(confirmationId, team, user) {
      const waiting = await db
        .selectFrom('confirmations')
        .select('idHash')
        .where('idHash', '=', hashOf(confirmationId))
        .where('team', '=', team)
        .where('user', '=', user)
        .where('expiresAt', '>', now())
        .executeTakeFirst()
      return waiting !== undefined
    },
    confirm(confirmationId, team, user, code) {
      return db.transaction().execute(async (transaction) => {
        const within = { ...ground, db: transaction }
        const entered = await transaction
          .updateTable('confirmations')
          .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
          .where('idHash', '=', hashOf(confirmationId))
          .where('team', '=', team)
          .where('user', '=', user)
          .where('forge', '=', ground.forge)
          .where('expiresAt', '>', now())
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
          .where('team', '=', team)
          .where('user', '=', user)
          .executeTakeFirst()
        await saveAccount(within, { team, user }, credential, identity)
        return { kind: before ? 'replaced' : 'linked' }
      })
    },
    async discard(confirmationId, team, user) {
      const gone = await db
        .deleteFrom('confirmations')
        .where('idHash', '=', hashOf(confirmationId))
        .where('team', '=', team)
        .where('user', '=', user)
        .returning(['idHash', 'team', 'user', 'forge', 'token', 'credential', 'renewal'])
        .executeTakeFirst()
      return gone ? openCredential(keys, gone, enteredBonds(gone)) : null
    },
  }
}

/** `enter`, for any credential, behind the nonce of this hash. */
export function enterBehind(
  ground: StoreContext,
  nonceHash: string,
  credential: Credential,
  identity: ForgeIdentity | null,
): Promise<Entered | null> {
  const { db, keys, forge, now } = ground
  return db.transaction().execute(async (transaction) => {
    const link = await transaction
      .deleteFrom('links')
      .where('nonceHash', '=', nonceHash)
      .where('expiresAt', '>', now())
      .returning(['team', 'user'])
      .executeTakeFirst()
    if (!link) return null
    const by = await otherHolder({ ...ground, db: transaction }, link, credential, identity)
    if (by !== null) return { kind: 'taken', by }
    const [id, code] = [newOneTimeId(), newCode()]
    const row = { idHash: hashOf(id), ...link, forge }
    const kept = {
      ...row,
      codeHash: codeHashOf(keys, row.idHash, code),
      attempts: 0,
      ...sealCredential(keys, credential, enteredBonds(row)),
      ...identityColumns(identity),
    }
    await transaction
      .insertInto('confirmations')
      .values({ ...kept, expiresAt: now() + ONE_TIME_TTL_MS })
      .execute()
    return { kind: 'entered', id, code }
  })
}
