import type { Kysely } from 'kysely'
import type { StoreContext } from './context.ts'
import type { Schema } from './schema.ts'

/** The deliveries of the last 24 hours: each is acted on once, however often it arrives. */
export interface IdempotencyKeys {
  /**
   * True for exactly one caller per key in 24 hours; when it answers, the claim survives a crash. Whoever claims it
   * for something may claim it again for the same.
   */
  claim(key: string, claimedFor?: string): Promise<boolean>
  /** Gives a claim back: what it was for was not done, and may be asked for once more. */
  release(key: string): Promise<void>
  /** Deletes claims that are older than 24 hours. */
  sweep(): Promise<void>
}

const CLAIMED_FOR_MS = 24 * 60 * 60_000

export function createIdempotencyKeys({ db, now }: StoreContext): IdempotencyKeys {
  return {
    claim: (key, claimedFor) => claimKeyOnce(db, key, now(), claimedFor),
    async release(key) {
      await db.deleteFrom('deliveries').where('key', '=', key).execute()
    },
    async sweep() {
      await db
        .deleteFrom('deliveries')
        .where('claimedAt', '<=', now() - CLAIMED_FOR_MS)
        .execute()
    },
  }
}

/** See IdempotencyKeys.claim; `db` may be a transaction. */
export async function claimKeyOnce(
  db: Kysely<Schema>,
  key: string,
  claimedAt: number,
  claimedFor: string | null = null,
): Promise<boolean> {
  const claimed = await db
    .insertInto('deliveries')
    .values({ key, claimedAt, claimedFor })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ claimedAt, claimedFor })
        .where(({ eb, or }) =>
          or([
            eb('deliveries.claimedAt', '<=', claimedAt - CLAIMED_FOR_MS),
            // Null is equal to nothing.
            eb('deliveries.claimedFor', '=', claimedFor),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}
