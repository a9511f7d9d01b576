import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './context.ts'
import { StoreContention } from './store-error.ts'

const TRIES = 10
/** Base pause between tries, in ms, for the other transaction to end; a random factor avoids repeats. */
const PAUSE_MS = 20

/**
 * Runs a transaction, and runs it again on a conflict with another one, as happens between replicas; so
 * `work` must only read and write in it.
 * @throws StoreContention after ten conflicts.
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
