import { millisecondsInDay } from 'date-fns/constants'
import { changesRows, countRows, type StoreContext, type StoreTransaction } from '../context.ts'
import { bigint, type Table, text, textOrNull } from '../define-table.ts'

const columns = {
  key: text,
  claimedAt: bigint,
  /** The purpose of the claim; a new claim for the same purpose succeeds. */
  claimedFor: textOrNull,
}

const CLAIMED_FOR_MS = millisecondsInDay

export const idempotencyKeysTable: Table<'idempotencyKeys', typeof columns> = {
  name: 'idempotencyKeys',
  columns,
  primaryKey: ['key'],
  indexes: {
    idempotencyKeysByAge: ['claimedAt'],
  },
  retention: { hourly: 'claimedAt', afterMs: CLAIMED_FOR_MS },
  erasure: { forge: 'kept' },
  inBackup: 'kept',
}

/** The deliveries of the last 24 hours: each is processed once, however often it arrives. */
export function createIdempotencyKeys({ db, now }: StoreContext) {
  /**
   * True for exactly one caller per key in 24 hours; once it resolves, the claim survives a crash. A claim
   * for a purpose may be repeated for the same purpose. It is part of the transaction, if there is one.
   */
  function claim(
    key: string,
    claimedFor: string | null = null,
    transaction?: StoreTransaction,
  ): Promise<boolean> {
    const claimedAt = now()
    return changesRows(
      (transaction ?? db)
        .insertInto('idempotencyKeys')
        .values({ key, claimedAt, claimedFor })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ claimedAt, claimedFor })
            .where(({ eb, or }) =>
              or([
                eb('idempotencyKeys.claimedAt', '<=', claimedAt - CLAIMED_FOR_MS),
                // Null is equal to nothing.
                eb('idempotencyKeys.claimedFor', '=', claimedFor),
              ]),
            ),
        ),
    )
  }

  return {
    claim,
    /** Claims for a purpose; writes nothing where that is done already. */
    async ensure(key: string, claimedFor: string): Promise<boolean> {
      const claims = db.selectFrom('idempotencyKeys').where(({ and }) => and({ key, claimedFor }))
      return (await countRows(claims)) > 0 || claim(key, claimedFor)
    },
    /** Releases the claim of a purpose that was not fulfilled; that of another purpose stays. */
    async release(key: string, claimedFor: string): Promise<void> {
      await db
        .deleteFrom('idempotencyKeys')
        .where(({ and }) => and({ key, claimedFor }))
        .execute()
    },
  }
}
