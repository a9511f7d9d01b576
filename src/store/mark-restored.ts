import { createAuditMacs } from './audit-chain.ts'
import { openDatabase } from './context.ts'
import { openEngine, type StorePlace } from './engine.ts'
import { refuseReplicas, teamsIn } from './forget-forge.ts'
import type { KeyRing } from './keys.ts'
import { migrate } from './migrate.ts'
import { appendEntry } from './tables/audit.ts'
import { verifyEncryptedRows } from './verify-encrypted-rows.ts'

/** The end of a workspace’s audit in the replaced store. */
export interface ReplacedEnd {
  readonly team: string
  readonly sequence: number
  readonly mac: string
}

/** Details of a restore; times in ms UTC. */
export interface Restoration {
  readonly keys: KeyRing
  /** Time of the restored state. */
  readonly from: number
  readonly now: number
  /** Null when the replaced store cannot be read. */
  readonly replaced: () => readonly ReplacedEnd[] | null
}

/**
 * Upgrades the restored store at `place` to this code, when its secrets decrypt with the keys. Every account
 * waits for its person to confirm it, and the audit of each workspace gets an entry that names the time of
 * the copy and the end of the replaced audit. Returns the number of accounts that wait.
 * @throws StoreError when a replica uses the database, or the store is refused; nothing is marked then.
 */
export async function markRestored(
  place: StorePlace,
  { keys, from, now, replaced }: Restoration,
): Promise<number> {
  const engine = await openEngine(place)
  const db = openDatabase(engine.dialect)
  // A file that is being restored is itself a copy.
  const once = 'url' in place ? engine : { lock: engine.lock, putAside: async () => {} }
  try {
    await migrate(db, once, () => now)
    await verifyEncryptedRows({ db, keys })
    if ('url' in place) await refuseReplicas(db)
    const ends = replaced()
    return await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set({ restoredFrom: from })
        .executeTakeFirstOrThrow()
      await transaction.deleteFrom('storeFacts').where('name', '=', 'copiedAt').execute()
      const teams = new Set([...(await teamsIn(transaction)), ...(ends ?? []).map(({ team }) => team)])
      const macs = createAuditMacs(keys)
      for (const team of [...teams].sort())
        await appendEntry(
          transaction,
          macs,
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
            target: `of a copy of ${new Date(from).toISOString()}; rows made after it are missing here; ${endWords(team, ends)}`,
          },
          now,
        )
      return Number(numUpdatedRows)
    })
  } finally {
    await db.destroy()
  }
}

/** Uses the wording of the log line, so that the two can be compared. */
function endWords(team: string, ends: readonly ReplacedEnd[] | null): string {
  if (ends === null) return 'the end of the replaced audit is only in the log'
  const end = ends.find((one) => one.team === team)
  return end ? `the replaced audit ended with rows ${end.sequence}, mac ${end.mac}` : 'no audit was replaced'
}
