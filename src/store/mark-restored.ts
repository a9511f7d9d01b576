import { openDatabase } from './context.ts'
import { openEngine, type StorePlace } from './engine.ts'
import { refuseReplicas, teamsIn } from './forget-forge.ts'
import type { KeyRing } from './keys.ts'
import { migrate } from './migrate.ts'
import { appendEntry } from './tables/audit.ts'
import { verifyEncryptedRows } from './verify-encrypted-rows.ts'

/** Details of a restore; times in ms UTC. */
export interface Restoration {
  readonly keys: KeyRing
  /** Time of the restored state. */
  readonly from: number
  readonly now: number
}

/**
 * Upgrades the restored store at `place` to this code, when its secrets decrypt with the keys. Every account
 * waits for its person to confirm it, and the audit of each workspace gets an entry that names the time of
 * the copy. Returns the number of accounts that wait.
 * @throws StoreError when a replica uses the database, or the store is refused; nothing is marked then.
 */
export async function markRestored(place: StorePlace, { keys, from, now }: Restoration): Promise<number> {
  const engine = await openEngine(place)
  const db = openDatabase(engine.dialect)
  // A file that is being restored is itself a copy.
  const once = 'url' in place ? engine : { lock: engine.lock, putAside: async () => {} }
  try {
    await migrate(db, once, () => now)
    await verifyEncryptedRows({ db, keys })
    if ('url' in place) await refuseReplicas(db)
    return await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set({ restoredFrom: from })
        .executeTakeFirstOrThrow()
      await transaction.deleteFrom('storeFacts').where('name', '=', 'copiedAt').execute()
      for (const team of await teamsIn(transaction))
        await appendEntry(
          transaction,
          {
            team,
            channel: '',
            user: '',
            verb: 'restore',
            project: null,
            sha: null,
            outcome: 'restored',
            reference: '',
            overrideReason: null,
            via: 'operator',
            target: `of a copy of ${new Date(from).toISOString()}; rows made after it are missing here`,
          },
          now,
        )
      return Number(numUpdatedRows)
    })
  } finally {
    await db.destroy()
  }
}
