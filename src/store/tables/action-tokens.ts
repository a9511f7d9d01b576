import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { StoreContext, StoreTransaction } from '../context.ts'
import { bigint, encryptedColumns, type Table, text, textOrNull } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import { derivedKey } from '../keys.ts'
import { randomBytes } from '../random.ts'

const columns = {
  id: text,
  /** Keyed hash of the scope and the payloads. */
  fingerprint: text,
  team: text,
  channel: textOrNull,
  user: textOrNull,
  /** Encrypted: the payloads of one message or view, as JSON; a form may hold typed text. */
  payloads: text,
  createdAt: bigint,
  expiresAt: bigint,
}

const encrypted = encryptedColumns('actionTokens', columns, ['id', 'team'], ['payloads'])

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

const HOUR_MS = 60 * 60_000
const FOR_ALL_MS = 30 * 24 * HOUR_MS
const FOR_ONE_MS = 24 * HOUR_MS

const TOKEN = /^([\w-]{22})\.(\d{1,4})$/
const Payloads = z.array(z.tuple([z.string(), z.string()]))

/**
 * The payloads behind buttons and modals. Slack holds only the token, so a press can do no more than was shown: it is
 * for one workspace, action and channel, and for one person where only one sees it. A message is one row.
 */
export function createActionTokens({ db, keys, now }: StoreContext) {
  const fingerprintKey = derivedKey(keys[0], 'button-fingerprint')
  /** Keyed: a value may hold something that a reader of the database could guess. */
  const fingerprintOf = ({ team, channel, user }: TokenScope, payloads: string) =>
    createHmac('sha256', fingerprintKey)
      .update(JSON.stringify([team, channel, user, payloads]))
      .digest('base64url')

  return {
    /**
     * Returns one token (128 random bits, base64url, and a number) per payload, in order; the same payloads in the same
     * scope keep their tokens. All are stored once it resolves, or with the transaction: for 30 days, or 24 hours where
     * only one person sees them.
     */
    async keep(
      { team, channel, user }: TokenScope,
      payloads: readonly ActionPayload[],
      transaction?: StoreTransaction,
    ): Promise<string[]> {
      if (payloads.length === 0) return []
      const written = payloads.map(({ action, value }) => JSON.stringify([action, value]))
      const distinct = [...new Set(written)]
      const all = `[${distinct.join()}]`
      const id = randomBytes(16).toString('base64url')
      const createdAt = now()
      const row = {
        id,
        fingerprint: fingerprintOf({ team, channel, user }, all),
        team,
        channel,
        user,
        payloads: encrypt(keys, all, encrypted.context('payloads', { id, team })),
        createdAt,
        expiresAt: createdAt + (user === null ? FOR_ALL_MS : FOR_ONE_MS),
      }
      const stored = await (transaction ?? db)
        .insertInto('actionTokens')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('fingerprint').doUpdateSet(({ ref }) => ({ expiresAt: ref('excluded.expiresAt') })),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return written.map((payload) => `${stored.id}.${distinct.indexOf(payload)}`)
    },
    /** @throws DecryptionError when the stored payloads were tampered with. */
    async find(token: string, { team, user, channel, action }: PressedToken): Promise<FoundToken> {
      const [, id, index] = TOKEN.exec(token) ?? []
      if (id === undefined) return { kind: 'unknown' }
      const row = await db
        .selectFrom('actionTokens')
        .select(['channel', 'user', 'payloads'])
        .where(({ and }) => and({ id, team }))
        .where('expiresAt', '>', now())
        .executeTakeFirst()
      if (!row) return { kind: 'unknown' }
      const text = decrypt(keys, row.payloads, encrypted.context('payloads', { id, team }))
      const [stored, value] = Payloads.parse(JSON.parse(text))[Number(index)] ?? []
      if (stored !== action || value === undefined) return { kind: 'unknown' }
      if (row.user !== null && row.user !== user) return { kind: 'of-somebody-else' }
      if (row.channel !== null && row.channel !== channel) return { kind: 'of-elsewhere' }
      return { kind: 'found', value }
    },
  }
}

export type ActionTokens = ReturnType<typeof createActionTokens>
