import type { Schema, StoreContext, StoreTransaction } from '../context.ts'
import { bigint, type Table, text, textOrNull } from '../define-table.ts'
import { statement } from '../statement.ts'

const columns = {
  key: text,
  claimedAt: bigint,
  /** The purpose of the claim; a new claim for the same purpose succeeds. */
  claimedFor: textOrNull,
}

const CLAIMED_FOR_MS = 24 * 60 * 60_000

export const idempotencyKeysTable: Table<'idempotencyKeys', typeof columns> = {
  name: 'idempotencyKeys',
  columns,
  primaryKey: ['key'],
  indexes: {
    idempotencyKeysByAge: ['claimedAt'],
  },
  retention: { hourly: deleteOldKeys, afterMs: CLAIMED_FOR_MS },
  erasure: { forge: 'kept' },
  inBackup: 'kept',
}

declare module '../context.ts' {
  interface Schema extends RowsOf<typeof idempotencyKeysTable> {}
}

/** The deliveries of the last 24 hours: each is processed once, however often it arrives. */
export interface IdempotencyKeys {
  /**
   * True for exactly one caller per key in 24 hours; once it resolves, the claim survives a crash. A claim
   * for a purpose may be repeated for the same purpose. It is part of the transaction, if there is one.
   */
  claim(key: string, claimedFor?: string, transaction?: StoreTransaction): Promise<boolean>
  /** Releases a claim: its purpose was not fulfilled, and may be claimed once more. */
  release(key: string): Promise<void>
}

export function createIdempotencyKeys({ db, now }: StoreContext): IdempotencyKeys {
  type Claim = Schema['idempotencyKeys'] & { readonly endedBefore: number }
  const insert = statement<Claim, Pick<Claim, 'key'>>(db, (param) =>
    db
      .insertInto('idempotencyKeys')
      .values({ key: param('key'), claimedAt: param('claimedAt'), claimedFor: param('claimedFor') })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ claimedAt: param('claimedAt'), claimedFor: param('claimedFor') })
          .where(({ eb, or }) =>
            or([
              eb('idempotencyKeys.claimedAt', '<=', param('endedBefore')),
              // Null is equal to nothing.
              eb('idempotencyKeys.claimedFor', '=', param('claimedFor')),
            ]),
          ),
      )
      .returning('key'),
  )

  return {
    async claim(key, claimedFor, transaction) {
      const claimedAt = now()
      const endedBefore = claimedAt - CLAIMED_FOR_MS
      const row = { key, claimedAt, claimedFor: claimedFor ?? null, endedBefore }
      const { rows } = await insert(row, transaction)
      return rows.length > 0
    },
    async release(key) {
      await db.deleteFrom('idempotencyKeys').where('key', '=', key).execute()
    },
  }
}

/** Deletes claims older than 24 hours. */
async function deleteOldKeys({ db, now }: StoreContext): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('claimedAt', '<=', now() - CLAIMED_FOR_MS)
    .execute()
}
