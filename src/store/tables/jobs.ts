import { randomUUID } from 'node:crypto'
import type { StoreContext } from '../context.ts'
import { bigint, type Table, text, textOrNull } from '../define-table.ts'
import type { Schema } from '../tables.ts'

/** Jobs of the embedded engine; each is deleted when it is done. */
const columns = {
  id: text,
  name: text,
  key: textOrNull,
  /** As JSON. */
  input: text,
  dueAt: bigint,
  /** The same for jobs of the same name and key; null once it was begun. */
  pendingKey: textOrNull,
}

export const jobsTable: Table<'jobs', typeof columns> = {
  name: 'jobs',
  columns,
  primaryKey: ['id'],
  unique: [['pendingKey']],
  indexes: {
    jobsByDue: ['name', 'dueAt'],
  },
  retention: 'kept',
  erasure: { forge: 'deleted' },
  inBackup: 'deleted',
}

export type DueJob = Pick<Schema['jobs'], 'id' | 'name' | 'key' | 'input'>

/** The jobs of the embedded engine, for the one process that owns the store. */
export interface JobRows {
  /** Adds nothing while a job of this name and key waits. `dueAt` in ms UTC. */
  add(job: Pick<Schema['jobs'], 'name' | 'key' | 'input' | 'dueAt'>): Promise<void>
  /** Those of one name that wait and are due, oldest first. */
  due(name: string, limit: number): Promise<DueJob[]>
  /** When the next job that is not due yet will be, in ms UTC; null when there is none. */
  nextDueAt(): Promise<number | null>
  /** True for exactly one caller: it waits no more. */
  begin(id: string): Promise<boolean>
  done(id: string): Promise<void>
  /** It waits once more; false when it is dropped, because another of its name and key waits by now. */
  requeue(job: DueJob): Promise<boolean>
  /** What an earlier process had begun waits once more. */
  restart(): Promise<void>
}

export function createJobRows({ db, now }: Pick<StoreContext, 'db' | 'now'>): JobRows {
  const waitsAs = ({ id, name, key }: Pick<DueJob, 'id' | 'name' | 'key'>) =>
    key === null ? id : JSON.stringify([name, key])

  async function done(id: string): Promise<void> {
    await db.deleteFrom('jobs').where('id', '=', id).execute()
  }

  async function again(job: DueJob): Promise<boolean> {
    const waiting = waitsAs(job)
    const updated = await db
      .updateTable('jobs')
      .set({ pendingKey: waiting })
      .where('id', '=', job.id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('jobs as other').select('other.id').where('other.pendingKey', '=', waiting))),
      )
      .executeTakeFirst()
    const waits = updated.numUpdatedRows > 0n
    if (!waits) await done(job.id)
    return waits
  }

  return {
    done,
    requeue: again,
    async add({ name, key, input, dueAt }) {
      const id = randomUUID()
      await db
        .insertInto('jobs')
        .values({ id, name, key, input, dueAt, pendingKey: waitsAs({ id, name, key }) })
        .onConflict((conflict) => conflict.column('pendingKey').doNothing())
        .execute()
    },
    due: (name, limit) =>
      db
        .selectFrom('jobs')
        .select(['id', 'name', 'key', 'input'])
        .where('name', '=', name)
        .where('pendingKey', 'is not', null)
        .where('dueAt', '<=', now())
        .orderBy('dueAt')
        .limit(limit)
        .execute(),
    async nextDueAt() {
      const { next } = await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.min('dueAt').as('next'))
        .where('pendingKey', 'is not', null)
        .where('dueAt', '>', now())
        .executeTakeFirstOrThrow()
      return next
    },
    async begin(id) {
      const begun = await db
        .updateTable('jobs')
        .set({ pendingKey: null })
        .where('id', '=', id)
        .where('pendingKey', 'is not', null)
        .executeTakeFirst()
      return begun.numUpdatedRows === 1n
    },
    async restart() {
      const begun = await db
        .selectFrom('jobs')
        .select(['id', 'name', 'key', 'input'])
        .where('pendingKey', 'is', null)
        .execute()
      for (const job of begun) await again(job)
    },
  }
}
