import { sql } from 'kysely'
import type { StoreDatabase, StoreTransaction } from '../store/context.ts'
import { deleteMarks, type Ending, type NewWork, nameOf } from './durable.ts'

/** Accepted work that has not ended. */
export interface WorkRow {
  readonly kind: string
  readonly key: string
  readonly partition: string
  /** JSON. */
  readonly input: string
  /** The order of acceptance. */
  readonly position: number
  /** Attempts that are over. */
  readonly attempts: number
  /** ms UTC; 0 means at once. */
  readonly dueAt: number
}

/** The rows that let work survive the one process of an embedded store; `now` is in ms UTC. */
export function createWorkRows(db: StoreDatabase, now: () => number) {
  async function update(
    { kind, key }: Pick<WorkRow, 'kind' | 'key'>,
    values: Partial<Pick<WorkRow, 'partition' | 'attempts' | 'input'>> & { readonly endedAt?: number },
    on: StoreDatabase | StoreTransaction = db,
  ): Promise<void> {
    await on
      .updateTable('durableWork')
      .set(values)
      .where(({ and }) => and({ kind, key }))
      .execute()
  }

  return {
    /** Appends after all rows and after `position`; returns the row, or null if this kind and key exists. */
    async add(
      kind: string,
      { key, partition = nameOf({ kind, key }), input = {}, delayMs = 0, write }: NewWork,
      position: number,
    ): Promise<WorkRow | null> {
      const dueAt = delayMs > 0 ? now() + delayMs : 0
      const row = { kind, key, partition, input: JSON.stringify(input), attempts: 0, dueAt }
      const insert = async (on: StoreDatabase | StoreTransaction): Promise<WorkRow | null> => {
        const accepted = await on
          .insertInto('durableWork')
          .values({
            ...row,
            endedAt: null,
            position: sql`max(${position}, coalesce((select max(position) from durable_work), 0)) + 1`,
          })
          .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
          .returning('position')
          .executeTakeFirst()
        return accepted ? { ...row, ...accepted } : null
      }
      if (!write) return insert(db)
      return db.transaction().execute(async (transaction) => {
        const accepted = await insert(transaction)
        if (accepted) await write(transaction)
        return accepted
      })
    },
    /** Rows after this position, in order of acceptance. */
    after: (position: number): Promise<WorkRow[]> =>
      db
        .selectFrom('durableWork')
        .select(['kind', 'key', 'partition', 'input', 'position', 'attempts', 'dueAt'])
        .where('position', '>', position)
        .where('endedAt', 'is', null)
        .orderBy('position')
        .execute(),
    async isOpen(kind: string, key: string): Promise<boolean> {
      const row = await db
        .selectFrom('durableWork')
        .select('endedAt')
        .where((eb) => eb.and({ kind, key }))
        .executeTakeFirst()
      return row?.endedAt === null
    },
    /** `hasMarks`: an attempt may have marked a step. */
    async end(
      { kind, key, attempts, hasMarks }: WorkRow & { readonly hasMarks: boolean },
      ending?: Ending,
    ): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await update({ kind, key }, { endedAt: now(), attempts, input: '{}' }, transaction)
        if (hasMarks) await deleteMarks(transaction, { kind, key })
        await ending?.write(transaction)
      })
    },
    leavePartition: (row: WorkRow): Promise<void> => update(row, { partition: row.partition }),
    /** Stores how often work that sleeps has begun; its pause is kept in memory. */
    saveAttempts: (row: WorkRow): Promise<void> => update(row, { attempts: row.attempts }),
    /** Makes work that may have begun due at once, as a new attempt: the old process may be why it failed. */
    async restart(): Promise<void> {
      await db
        .updateTable('durableWork')
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), dueAt: 0 }))
        .where('endedAt', 'is', null)
        .where(({ or, eb }) => or([eb('attempts', '>', 0), eb('dueAt', '<=', now())]))
        .execute()
    },
    async clear(): Promise<void> {
      await db.deleteFrom('durableWork').execute()
      await db.deleteFrom('durableMarks').execute()
    },
  }
}
