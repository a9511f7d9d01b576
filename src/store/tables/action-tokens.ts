import { createHmac, randomBytes } from 'node:crypto'
import type { StoreContext, StoreTransaction } from '../context.ts'
import { bigint, encryptedColumns, type Table, text, textOrNull } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import { derivedKey } from '../keys.ts'

const columns = {
  id: text,
  /** Keyed hash of the scope and the payload. */
  fingerprint: text,
  team: text,
  channel: textOrNull,
  user: textOrNull,
  action: text,
  /** Encrypted: a form may hold typed text. */
  value: text,
  createdAt: bigint,
  expiresAt: bigint,
}

const encrypted = encryptedColumns('actionTokens', columns, ['id', 'team', 'action'], ['value'])

export const actionTokensTable: Table<'actionTokens', typeof columns> = {
  name: 'actionTokens',
  columns,
  primaryKey: ['id'],
  unique: [['fingerprint']],
  encrypted,
  retention: 'expiresAt',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

declare module '../context.ts' {
  interface Schema extends RowsOf<typeof actionTokensTable> {}
}

/** The place where an action can be pressed, and the person who may press it. */
export interface TokenScope {
  readonly team: string
  /** Empty: in a view. null: in a direct message, whose channel Slack names only with the press. */
  readonly channel: string | null
  /** null: anyone who sees it in the channel. */
  readonly user: string | null
}

/** The action and value that a press stands for. */
export interface ActionPayload {
  readonly action: string
  readonly value: string
}

/** A press, as Slack reports it. */
export interface PressedToken {
  readonly team: string
  /** Empty in a view. */
  readonly channel: string
  readonly user: string
  readonly action: string
}

export type FoundToken =
  | { readonly kind: 'found'; readonly value: string }
  /** Never stored for this workspace and action, or expired. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'of-somebody-else' }
  | { readonly kind: 'of-elsewhere' }

/**
 * The payloads behind buttons and modals. Slack holds only the id, so a press can do no more than was shown:
 * a token is for one workspace, action and channel, and for one person where only one sees it.
 */
export interface ActionTokens {
  /**
   * Returns one id (128 random bits, base64url) per payload, in order; the same payload and scope keep their
   * id. All are stored once it resolves, or with the transaction: for 30 days, or 24 hours where only one person sees them.
   */
  keep(
    shown: TokenScope,
    meanings: readonly ActionPayload[],
    transaction?: StoreTransaction,
  ): Promise<string[]>
  /** @throws DecryptionError when the stored value was tampered with. */
  find(id: string, pressed: PressedToken): Promise<FoundToken>
}

const HOUR_MS = 60 * 60_000
const FOR_ALL_MS = 30 * 24 * HOUR_MS
const FOR_ONE_MS = 24 * HOUR_MS

export function createActionTokens({ db, keys, now }: StoreContext): ActionTokens {
  const fingerprintKey = derivedKey(keys[0], 'button-fingerprint')
  /** Keyed: a value may hold something that a reader of the database could guess. */
  const fingerprintOf = ({ team, channel, user }: TokenScope, { action, value }: ActionPayload) =>
    createHmac('sha256', fingerprintKey)
      .update(JSON.stringify([team, channel, user, action, value]))
      .digest('base64url')

  function rowOf(shown: TokenScope, meaning: ActionPayload) {
    const { team, channel, user } = shown
    const id = randomBytes(16).toString('base64url')
    const { action } = meaning
    const value = encrypt(keys, meaning.value, encrypted.context('value', { id, team, action }))
    const createdAt = now()
    const expiresAt = createdAt + (user === null ? FOR_ALL_MS : FOR_ONE_MS)
    return { id, team, channel, user, action, value, createdAt, expiresAt }
  }

  return {
    async keep(shown, meanings, transaction) {
      const fingerprints = meanings.map((meaning) => fingerprintOf(shown, meaning))
      const rows = new Map(
        meanings.map((meaning, index) => [fingerprints[index] ?? '', rowOf(shown, meaning)] as const),
      )
      if (rows.size === 0) return []
      const stored = await (transaction ?? db)
        .insertInto('actionTokens')
        // One order everywhere: two replicas that store the same tokens never deadlock.
        .values([...rows].sort().map(([fingerprint, row]) => ({ fingerprint, ...row })))
        .onConflict((conflict) =>
          conflict.column('fingerprint').doUpdateSet(({ ref }) => ({ expiresAt: ref('excluded.expiresAt') })),
        )
        .returning(['fingerprint', 'id'])
        .execute()
      const ids = new Map(stored.map(({ fingerprint, id }) => [fingerprint, id]))
      return fingerprints.map((fingerprint) => ids.get(fingerprint) ?? '')
    },
    async find(id, { team, channel, user, action }) {
      const row = await db
        .selectFrom('actionTokens')
        .select(['channel', 'user', 'value'])
        .where(({ and }) => and({ id, team, action }))
        .where('expiresAt', '>', now())
        .executeTakeFirst()
      if (!row) return { kind: 'unknown' }
      if (row.user !== null && row.user !== user) return { kind: 'of-somebody-else' }
      if (row.channel !== null && row.channel !== channel) return { kind: 'of-elsewhere' }
      return {
        kind: 'found',
        value: decrypt(keys, row.value, encrypted.context('value', { id, team, action })),
      }
    },
  }
}
