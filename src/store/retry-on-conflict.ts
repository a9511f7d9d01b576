import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { StoreContention } from './store-error.ts'
import type { Schema } from './tables.ts'

const TRIES = 10
/** Long enough for the other transaction to end; a random part keeps two from meeting again. */
const PAUSE_MS = 20

/**
 * A transaction that is made again when another one was in its way, as happens between replicas; so `work` does
 * nothing but read and write in it.
 * @throws StoreContention when it was in the way ten times.
 */
export async function retryOnConflict<Result>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!(error instanceof StoreContention) || tried === TRIES) throw error
      await pause(PAUSE_MS * tried * Math.random())
    }
  }
}
