import type { StoreContext } from '../context.ts'
import {
  type Credential,
  type CredentialBonds,
  type ForgeIdentity,
  identityColumns,
  openCredential,
  sealCredential,
} from '../credentials.ts'
import {
  bigint,
  bigintOrNull,
  encryptedColumns,
  integer,
  oneOf,
  type Table,
  text,
  textOrNull,
} from '../define-table.ts'
import { codeHashOf, hashOf, newCode, newOneTimeId, ONE_TIME_TTL_MS } from '../one-time-tokens.ts'
import { accountBonds } from './accounts.ts'

const columns = {
  idHash: text,
  team: text,
  user: text,
  /** The same as in the resulting account, here and below. */
  forge: text,
  /** Encrypted. */
  token: text,
  /** Hash of the code that the page shows and its person types in Slack; see one-time-tokens. */
  codeHash: text,
  /** Number of codes typed. */
  attempts: integer,
  credential: oneOf<'token' | 'sign-in'>(),
  /** Encrypted. */
  renewal: textOrNull,
  /** The forge user it belongs to; null when the forge cannot name it. */
  forgeUserId: bigintOrNull,
  forgeUserName: textOrNull,
  expiresAt: bigint,
}

const encrypted = encryptedColumns(
  'confirmations',
  columns,
  ['idHash', 'team', 'user', 'forge'],
  ['token', 'renewal'],
)

export const confirmationsTable: Table<'confirmations', typeof columns> = {
  name: 'confirmations',
  columns,
  primaryKey: ['idHash'],
  encrypted,
  retention: { everyMinute: deleteExpiredTokens },
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

/** The result of entering a credential behind a link. */
export type EntryResult =
  /** Waits for its person: `id` is for `confirm`, `code` for the page of the entry. */
  | { readonly kind: 'entered'; readonly id: string; readonly code: string }
  /** Nothing is stored: another person of the workspace has this account; `by` is their Slack id. */
  | Taken

interface Taken {
  readonly kind: 'taken'
  readonly by: string
}

/** The result of a code. A credential neither linked nor stored is returned, to be ended at the forge. */
export type ConfirmedCredential =
  /** `replaced`: in place of an account that was linked before. */
  | { readonly kind: 'linked' | 'replaced' }
  | { readonly kind: 'wrong-code'; readonly left: number }
  /** The last try failed. */
  | { readonly kind: 'void'; readonly credential: Credential }
  | (Taken & { readonly credential: Credential; readonly identity: ForgeIdentity | null })

/** Returns the encryption contexts of the encrypted columns of an unconfirmed credential. */
export function enteredBonds(row: {
  readonly idHash: string
  readonly team: string
  readonly user: string
  readonly forge: string
}): CredentialBonds {
  const { context } = encrypted
  return { token: context('token', row), renewal: context('renewal', row) }
}

/** Implements `enter` for any credential, behind the nonce with this hash. */
export function enterBehind(
  context: StoreContext,
  nonceHash: string,
  credential: Credential,
  identity: ForgeIdentity | null,
): Promise<EntryResult | null> {
  const { db, keys, forge, now } = context
  return db.transaction().execute(async (transaction) => {
    const link = await transaction
      .deleteFrom('links')
      .where('nonceHash', '=', nonceHash)
      .where('expiresAt', '>', now())
      .returning(['team', 'user'])
      .executeTakeFirst()
    if (!link) return null
    const by = await otherHolder({ ...context, db: transaction }, link, credential, identity)
    if (by !== null) return { kind: 'taken', by }
    const [id, code] = [newOneTimeId(), newCode()]
    const row = { idHash: hashOf(id), ...link, forge }
    const stored = {
      ...row,
      codeHash: codeHashOf(keys, row.idHash, code),
      attempts: 0,
      ...sealCredential(keys, credential, enteredBonds(row)),
      ...identityColumns(identity),
    }
    await transaction
      .insertInto('confirmations')
      .values({ ...stored, expiresAt: now() + ONE_TIME_TTL_MS })
      .execute()
    return { kind: 'entered', id, code }
  })
}

/**
 * Returns the other person of the workspace with this forge account: by forge user id, or by the token itself
 * where the forge has not named the user of one of the two. A Slack id; null when there is none.
 */
export async function otherHolder(
  { db, keys }: Pick<StoreContext, 'db' | 'keys'>,
  { team, user }: { readonly team: string; readonly user: string },
  credential: Credential,
  identity: ForgeIdentity | null,
): Promise<string | null> {
  const others = await db
    .selectFrom('accounts')
    .select(['team', 'user', 'forge', 'token', 'credential', 'renewal', 'forgeUserId'])
    .where('team', '=', team)
    .where('user', '!=', user)
    .where(({ or, eb }) =>
      identity ? or([eb('forgeUserId', 'is', null), eb('forgeUserId', '=', identity.id)]) : eb.lit(true),
    )
    .execute()
  const holder = others.find((other) => {
    if (identity && other.forgeUserId !== null) return true
    return openCredential(keys, other, accountBonds(other)).token === credential.token
  })
  return holder?.user ?? null
}

/** Deletes expired tokens, not sign-ins: those are also ended at the forge (see `extractExpiredSignIns`). */
async function deleteExpiredTokens({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('confirmations')
    .where('credential', '=', 'token')
    .where('expiresAt', '<=', now())
    .execute()
}
