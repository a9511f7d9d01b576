import { randomBytes } from 'node:crypto'
import { changesRows, type StoreContext } from '../context.ts'
import type { Credential, ForgeIdentity } from '../credentials.ts'
import { bigint, encryptedColumns, type Table, text, textOrNull } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import { hashOf, newOneTimeId, spendAttempt } from '../one-time-tokens.ts'
import { type EntryResult, enterBehind } from './confirmations.ts'

const columns = {
  /** SHA-256 of the state that goes to the forge and comes back. */
  stateHash: text,
  /** SHA-256 of a secret that only the starting browser knows. */
  browserHash: text,
  /** The nonce hash of the link that it began at, with which it ends. */
  linkHash: text,
  team: text,
  user: text,
  forge: text,
  /** Encrypted: the PKCE verifier. */
  verifier: text,
  /** Encrypted: the authorization code from the forge; null until then. */
  code: textOrNull,
  expiresAt: bigint,
}

const encrypted = encryptedColumns(
  'signIns',
  columns,
  ['stateHash', 'team', 'user', 'forge'],
  ['verifier', 'code'],
)

export const signInsTable: Table<'signIns', typeof columns> = {
  name: 'signIns',
  columns,
  primaryKey: ['stateHash'],
  encrypted,
  retention: 'expiresAt',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
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

/** A sign-in whose person came back from the forge, and the person of its link. */
export interface ReturnedSignIn {
  readonly team: string
  readonly user: string
  readonly userName: string
  readonly channel: string
  /** For `enter`. */
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
  const { db, keys, forge, now } = context
  return {
    /** Spends one of the link’s ten attempts; null when the nonce is not (or no longer) valid. */
    async begin(nonce: string): Promise<BegunSignIn | null> {
      if ((await spendAttempt(context, 'links', nonce)) === null) return null
      const linkHash = hashOf(nonce)
      const link = await db
        .selectFrom('links')
        .select(['team', 'user', 'expiresAt'])
        .where('nonceHash', '=', linkHash)
        .executeTakeFirst()
      if (!link) return null
      const begun = {
        state: newOneTimeId(),
        browser: newOneTimeId(),
        verifier: randomBytes(VERIFIER_BYTES).toString('base64url'),
      }
      const hashes = { stateHash: hashOf(begun.state), browserHash: hashOf(begun.browser), linkHash, forge }
      const bond = encrypted.context('verifier', { ...hashes, ...link })
      const verifier = encrypt(keys, begun.verifier, bond)
      await db
        .insertInto('signIns')
        .values({ ...hashes, ...link, verifier, code: null })
        .execute()
      return begun
    },
    /** Stores the code; false when the state is unknown, used, expired or another browser’s. */
    arrive(state: string, browser: string, code: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const waiting = await transaction
          .selectFrom('signIns')
          .select(['stateHash', 'team', 'user', 'forge'])
          .where(({ and }) => and({ stateHash: hashOf(state), browserHash: hashOf(browser) }))
          .executeTakeFirst()
        if (!waiting) return false
        return changesRows(
          transaction
            .updateTable('signIns')
            .set({ code: encrypt(keys, code, encrypted.context('code', waiting)) })
            .where('stateHash', '=', hashOf(state))
            .where('code', 'is', null)
            .where('expiresAt', '>', now()),
        )
      })
    },
    /** Ends a sign-in that the forge sent back without a code; false as above. */
    async end(state: string, browser: string): Promise<boolean> {
      return changesRows(
        db
          .deleteFrom('signIns')
          .where(({ and }) => and({ stateHash: hashOf(state), browserHash: hashOf(browser) }))
          .where('code', 'is', null)
          .where('expiresAt', '>', now()),
      )
    },
    /** Returns the code, once; null when none has arrived for this browser, or its link is no longer valid. */
    async take(browser: string): Promise<ReturnedSignIn | null> {
      const taken = await db
        .deleteFrom('signIns')
        .where('browserHash', '=', hashOf(browser))
        .where('code', 'is not', null)
        .where('expiresAt', '>', now())
        .returning(['stateHash', 'team', 'user', 'forge', 'linkHash', 'verifier', 'code'])
        .executeTakeFirst()
      if (!taken || taken.code === null) return null
      const { team, user, linkHash } = taken
      const link = await db
        .selectFrom('links')
        .select(['userName', 'channel'])
        .where('nonceHash', '=', linkHash)
        .where('expiresAt', '>', now())
        .executeTakeFirst()
      if (!link) return null
      const secrets = {
        verifier: decrypt(keys, taken.verifier, encrypted.context('verifier', taken)),
        code: decrypt(keys, taken.code, encrypted.context('code', taken)),
      }
      return { team, user, linkHash, ...link, ...secrets }
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
