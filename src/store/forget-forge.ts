import { existsSync } from 'node:fs'
import { type Kysely, sql, type Transaction } from 'kysely'
import { openDatabase, type Schema } from './context.ts'
import { openEngine, type StorePlace } from './engine.ts'
import type { KeyRing } from './keys.ts'
import { migrate } from './migrate.ts'
import { claimForge, forgeName, ownForge } from './own-forge.ts'
import { StoreError } from './store-error.ts'
import { appendEntry } from './tables/audit.ts'
import { createPostgresHeartbeats } from './tables/heartbeats.ts'
import { tables } from './tables.ts'
import { verifyEncryptedRows } from './verify-encrypted-rows.ts'

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
      const { length: signIns } = await transaction
        .selectFrom('accounts')
        .select('user')
        .where('credential', '=', 'sign-in')
        .execute()
      const counts = await deleteAll(transaction)
      await claimForge({ db: transaction, forge })
      for (const team of teams)
        await appendEntry(
          transaction,
          {
            team,
            channel: '',
            user: '',
            verb: 'forget-forge',
            project: null,
            target: was,
            sha: null,
            outcome: 'forgotten',
            reference: '',
            overrideReason: null,
            via: 'operator',
          },
          now(),
        )
      return { was, counts, signIns }
    })
  } finally {
    await db.destroy()
  }
}

/** @throws StoreError while a replica uses the database. */
export async function refuseReplicas(db: Kysely<Schema>): Promise<void> {
  const replicas = createPostgresHeartbeats({ db })
  const others = (await replicas.liveInstances()).filter((id) => id !== replicas.instanceId)
  if (others.length > 0)
    throw new StoreError('A bot uses this store: stop every replica first. Nothing was changed.')
}

/** Returns the number of deleted rows of each table. */
async function deleteAll(transaction: Transaction<Schema>): Promise<Map<string, number>> {
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
export async function teamsIn(db: Kysely<Schema>): Promise<string[]> {
  const teams = new Set<string>()
  for (const table of ['audit', 'accounts', 'channels'] as const)
    for (const { team } of await db.selectFrom(table).select('team').distinct().execute()) teams.add(team)
  return [...teams].sort()
}
