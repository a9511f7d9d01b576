import type { Ground } from './ground.ts'

/** The deliveries of the last 24 hours: each is acted on once, however often it arrives. */
export interface Deliveries {
  /** True for exactly one caller per key in 24 hours; when it answers, the claim survives a crash. */
  claim(key: string): Promise<boolean>
  /** Deletes claims that are older than 24 hours. */
  sweep(): Promise<void>
}

const CLAIMED_FOR_MS = 24 * 60 * 60_000

export function createDeliveries({ db, now }: Ground): Deliveries {
  return {
    async claim(key) {
      const claimedAt = now()
      const claimed = await db
        .insertInto('deliveries')
        .values({ key, claimedAt })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ claimedAt })
            .where('deliveries.claimedAt', '<=', claimedAt - CLAIMED_FOR_MS),
        )
        .returning('key')
        .executeTakeFirst()
      return claimed !== undefined
    },
    async sweep() {
      await db
        .deleteFrom('deliveries')
        .where('claimedAt', '<=', now() - CLAIMED_FOR_MS)
        .execute()
    },
  }
}
