import { codeHashOf, newCode } from '../confirmation-code.ts'
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
import { hashOf, newOneTimeId, ONE_TIME_TTL_MS } from '../one-time-tokens.ts'
import { accountBonds } from './accounts.ts'

const columns = {
  idHash: text,
  team: text,
  user: text,
  /** As in the account that it becomes, here and below. */
  forge: text,
  /** Encrypted. */
  token: text,
  /** Of the code that the page shows and its person types in Slack; see confirmation-code. */
  codeHash: text,
  /** How often a code was typed. */
  attempts: integer,
  credential: oneOf<'token' | 'sign-in'>(),
  /** Encrypted. */
  renewal: textOrNull,
  /** Who it belongs to at the forge; null where that cannot tell. */
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

/** The encrypted columns of what a person entered and has not confirmed are bound to this. */
export function enteredBonds(row: {
  readonly idHash: string
  readonly team: string
  readonly user: string
  readonly forge: string
}): CredentialBonds {
  const { context } = encrypted
  return { token: context('token', row), renewal: context('renewal', row) }
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

/**
 * Who else of the workspace has this account at the forge: by whose it is there, and where the forge has not told that
 * of one of the two, by the token itself. A Slack id; null when nobody has.
 */
export async function otherHolder(
  { db, keys, forge }: Pick<StoreContext, 'db' | 'keys' | 'forge'>,
  { team, user }: { readonly team: string; readonly user: string },
  credential: Credential,
  identity: ForgeIdentity | null,
): Promise<string | null> {
  const others = await db
    .selectFrom('accounts')
    .select(['team', 'user', 'forge', 'token', 'credential', 'renewal', 'forgeUserId'])
    .where('team', '=', team)
    .where('user', '!=', user)
    .where('forge', '=', forge)
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

/** Deletes expired tokens. Sign-ins stay for `extractExpiredSignIns`: whoever deletes one has to end it at the forge. */
async function deleteExpiredTokens({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('confirmations')
    .where('credential', '=', 'token')
    .where('expiresAt', '<=', now())
    .execute()
}
