import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { StoreDatabase, StoreTransaction } from '../store/context.ts'
import { OwnershipLostError } from '../store/tables/operations.ts'
import { deleteMarks, type Ending, type NewWork, WorkInput } from './durable.ts'

/** pg-boss’s own tables, beside the bot’s. */
const SCHEMA = 'greenlight_work'
const CONNECTIONS = 4
/** Seconds without a heartbeat after which another process takes over; pg-boss allows no fewer. */
const HEARTBEAT_S = 10
/** Keys are remembered for a day, as the interface promises. */
const KEPT_S = 24 * 3_600
/** An attempt may last as long as its process lives; pg-boss allows no longer. */
const EXPIRES_S = 23 * 3_600
const NEVER = 2_000_000_000

const queueOptions = {
  heartbeatSeconds: HEARTBEAT_S,
  retryLimit: NEVER,
  retryDelay: 0,
  expireInSeconds: EXPIRES_S,
  retentionSeconds: 365 * 24 * 3_600,
  deleteAfterSeconds: KEPT_S,
}

const JobData = z.object({ key: z.string(), input: WorkInput })
/** The result of a pg-boss call about attempts, which its declarations omit. */
const Settled = z.object({ affected: z.number() })

export interface FetchedWork {
  readonly kind: string
  readonly key: string
  readonly input: WorkInput
  /** The job by which pg-boss identifies the attempt. */
  readonly job: Pick<JobWithMetadata<unknown>, 'id' | 'retryCount' | 'singletonKey'>
}

/** `failed` receives the background errors of pg-boss. */
export function createWorkQueue({
  url,
  db,
  failed,
}: {
  readonly url: string
  readonly db: StoreDatabase
  readonly failed: (error: unknown) => void
}) {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    max: CONNECTIONS,
    schedule: false,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 600,
    // Otherwise the row locks of a stalled process would stop the supervision of all others.
    options: '-c idle_in_transaction_session_timeout=5000',
  })
  boss.on('error', failed)

  return {
    async open(kinds: readonly string[]): Promise<void> {
      await boss.start()
      for (const kind of kinds) {
        await boss.createQueue(kind, { ...queueOptions, policy: 'key_strict_fifo' })
        await boss.updateQueue(kind, queueOptions)
      }
    },
    close: (): Promise<void> => boss.stop({ graceful: false }),
    /** Returns false if this kind and key exists. */
    async add(
      kind: string,
      { key, partition = idOf(kind, key), input = {}, delayMs = 0, write }: NewWork,
    ): Promise<boolean> {
      const send = async (transaction?: StoreTransaction) => {
        const id = await boss.send(
          kind,
          { key, input },
          {
            id: idOf(kind, key),
            singletonKey: partition,
            startAfter: delayMs / 1_000,
            ...(transaction ? { db: fromKysely(transaction) } : {}),
          },
        )
        return id !== null
      }
      if (!write) return send()
      return db.transaction().execute(async (transaction) => {
        const isNew = await send(transaction)
        if (isNew) await write(transaction)
        return isNew
      })
    },
    /** Returns the first work of up to `count` partitions, each fetched by one process only. */
    async fetch(kind: string, count: number): Promise<FetchedWork[]> {
      const jobs = await boss.fetch<unknown>(kind, { batchSize: count, includeMetadata: true })
      return jobs.map((job) => ({ kind, ...JobData.parse(job.data), job }))
    },
    async isOpen(kind: string, key: string): Promise<boolean> {
      const [job] = await boss.findJobs(kind, { id: idOf(kind, key) })
      return job !== undefined && job.state !== 'completed'
    },
    /** Sends the heartbeat for these attempts. */
    async touch(kind: string, running: readonly FetchedWork[]): Promise<void> {
      await boss.touch(
        kind,
        running.map(({ job }) => job),
      )
    },
    /** @throws OwnershipLostError */
    expectCurrent: (work: FetchedWork, transaction: StoreTransaction): Promise<void> =>
      expectAffected(work, boss.touch(work.kind, work.job, { db: fromKysely(transaction) })),
    async isCurrent({ kind, job: { id, retryCount } }: FetchedWork): Promise<boolean> {
      const [job] = await boss.findJobs(kind, { id })
      return job?.state === 'active' && job.retryCount === retryCount
    },
    /** @throws OwnershipLostError */
    async leavePartition({ kind, key, job: { id, retryCount, singletonKey } }: FetchedWork): Promise<void> {
      if (singletonKey === id) return
      // pg-boss edits no active job; the partition of one is its singleton key.
      const { numAffectedRows = 0n } = await sql`
        UPDATE ${sql.table(`${SCHEMA}.job`)} SET singleton_key = id::text
        WHERE name = ${kind} AND id = ${id}::uuid AND state = 'active' AND retry_count = ${retryCount}
      `.execute(db)
      if (numAffectedRows === 0n) throw new OwnershipLostError(`${kind} ${key}`)
    },
    /** @throws OwnershipLostError */
    end: (work: FetchedWork, ending?: Ending): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await expectAffected(work, boss.complete(work.kind, work.job, null, { db: fromKysely(transaction) }))
        await deleteMarks(transaction, work)
        await ending?.write(transaction)
      }),
    /** Delays the next attempt by `ms`; the work keeps its place and blocks its partition. */
    putOff: ({ kind, job }: FetchedWork, ms: number): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const options = { db: fromKysely(transaction) }
        const { affected } = Settled.parse(await boss.fail(kind, job, null, options))
        if (affected > 0)
          await boss.update(kind, undefined, { ...options, id: job.id, startAfter: ms / 1_000 })
      }),
    clear: (kind: string): Promise<void> => boss.deleteAllJobs(kind),
    /** Makes sleeping work due now. */
    async wake(kind: string, key: string): Promise<void> {
      await boss.update(kind, undefined, { id: idOf(kind, key), startAfter: 0 })
    },
  }
}

async function expectAffected({ kind, key }: FetchedWork, settled: Promise<unknown>): Promise<void> {
  if (Settled.parse(await settled).affected === 0) throw new OwnershipLostError(`${kind} ${key}`)
}

/** Returns the job id, derived from kind and key because pg-boss keeps one job per id. */
function idOf(kind: string, key: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, key]))
    .digest('hex')
  const [a, b, c, d, e] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
    hash.slice(20, 32),
  ]
  return `${a}-${b}-8${c}-a${d}-${e}`
}
