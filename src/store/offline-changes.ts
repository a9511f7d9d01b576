import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import type { AuditEntry } from '../model/audit.ts'
import { countRows, openDatabase, type StoreDatabase, type StoreTransaction } from './context.ts'
import { verifyEncryptedRows } from './encrypted-rows.ts'
import { openEngine, type StorePlace } from './engine.ts'
import type { KeyRing } from './keys.ts'
import { migrate } from './migrate.ts'
import { claimForge, forgeName, ownForge } from './own-forge.ts'
import { StoreError } from './store-error.ts'
import { appendEntry } from './tables/audit.ts'
import { countReplicas } from './tables/heartbeats.ts'
import { tables } from './tables.ts'

/** The forge that was erased, and the number of deleted rows of each table. */
export interface ForgottenForge {
  readonly was: string
  readonly counts: ReadonlyMap<string, number>
  /** Number of sign-ins among the accounts: these stay valid at that forge. */
  readonly signIns: number
}

/**
 * Deletes everything about the store’s forge, and assigns the store to the forge at `url`. The audits stay, and
 * each gets an entry. No bot may use the store meanwhile.
 * @throws StoreError when the store has no forge or that one already, when a replica uses it, or when its
 * secrets do not decrypt with these keys; nothing is changed then.
 */
export async function forgetForge(
  place: StorePlace,
  { keys, url, now }: { readonly keys: KeyRing; readonly url: string; readonly now: () => number },
): Promise<ForgottenForge> {
  if ('file' in place && !existsSync(place.file)) throw new StoreError(`There is no store ${place.file}.`)
  const engine = await openEngine(place)
  const db = openDatabase(engine.dialect)
  const forge = forgeName(url)
  try {
    await migrate(db, engine, now)
    await verifyEncryptedRows({ db, keys })
    const was = await ownForge(db)
    if (was === null) throw new StoreError('What is stored is of no forge yet. Nothing was changed.')
    if (was === forge)
      throw new StoreError(
        `What is stored is of ${was}, and so is FORGE_URL: set it to the new forge first. Nothing was changed.`,
      )
    if ('url' in place) await refuseReplicas(db)
    return await db.transaction().execute(async (transaction) => {
      const teams = await teamsIn(transaction)
      const signIns = await countRows(transaction.selectFrom('accounts').where('credential', '=', 'sign-in'))
      const counts = await deleteAll(transaction)
      await claimForge({ db: transaction, forge })
      await recordFor(teams, transaction, { verb: 'forget-forge', target: was, outcome: 'forgotten' }, now())
      return { was, counts, signIns }
    })
  } finally {
    await db.destroy()
  }
}

/** Returns the number of deleted rows of each table. */
async function deleteAll(transaction: StoreTransaction): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { name, erasure } of tables) {
    if (typeof erasure.forge === 'function') await erasure.forge(transaction)
    if (erasure.forge !== 'deleted') continue
    const { numAffectedRows } = await sql`delete from ${sql.table(name)}`.execute(transaction)
    counts.set(name, Number(numAffectedRows ?? 0))
  }
  return counts
}

/** Returns every workspace with stored audits, accounts or channels. */
async function teamsIn(db: StoreDatabase): Promise<string[]> {
  const teams = new Set<string>()
  for (const table of ['audit', 'accounts', 'channels'] as const)
    for (const { team } of await db.selectFrom(table).select('team').distinct().execute()) teams.add(team)
  return [...teams].sort()
}

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
      const target = `of a copy of ${new Date(from).toISOString()}; rows made after it are missing here`
      const teams = await teamsIn(transaction)
      await recordFor(teams, transaction, { verb: 'restore', target, outcome: 'restored' }, now)
      return Number(numUpdatedRows)
    })
  } finally {
    await db.destroy()
  }
}

/** @throws StoreError while a replica uses the database. */
async function refuseReplicas(db: StoreDatabase): Promise<void> {
  if ((await countReplicas({ db })) > 0)
    throw new StoreError('A bot uses this store: stop every replica first. Nothing was changed.')
}

/** Appends an entry of the operator’s to the audit of each of these workspaces; `at` in ms UTC. */
async function recordFor(
  teams: readonly string[],
  transaction: StoreTransaction,
  entry: Pick<AuditEntry, 'verb' | 'target' | 'outcome'>,
  at: number,
): Promise<void> {
  const nobody = { channel: '', user: '', project: null, sha: null, reference: '', overrideReason: null }
  for (const team of teams) await appendEntry(transaction, { team, ...nobody, ...entry, via: 'operator' }, at)
}
