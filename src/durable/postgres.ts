import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { databaseClock, type StoreDatabase, type StoreTransaction } from '../store/context.ts'
import { OwnershipLostError } from '../store/tables/operations.ts'
import {
  type Attempt,
  backOffMs,
  closeKinds,
  createSteps,
  type Durable,
  deleteMarks,
  type Ending,
  handlerOf,
  type KindState,
  type NewWork,
  nameOf,
  newKindState,
  type ScheduledWork,
  settle,
  type WorkHandler,
  WorkInput,
} from './durable.ts'

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

/** Scheduled work is work that never ends and sleeps between two runs. */
const SCHEDULE = 'schedule'
/** Milliseconds between two heartbeats of this process. */
const TOUCH_MS = 2_500
/** Milliseconds between two checks for due work and for work that another process has accepted or left. */
const POLL_MS = 1_000
/** Milliseconds between two checks whether work of another process has ended. */
const RESULT_MS = 250

interface Kind extends KindState {
  /** The work of `runs`. */
  readonly running: Set<FetchedWork>
  isFetching: boolean
  needsFetch: boolean
}

/**
 * Durable work on a PostgreSQL that processes share, through pg-boss: strict order by partition, and
 * heartbeats that let another process restart the work of a dead one.
 */
export function createPostgresDurable(options: {
  readonly url: string
  readonly db: StoreDatabase
  readonly failed: (kind: string, error: unknown) => void
}): Durable {
  const { url, db, failed } = options
  const queue = createWorkQueue(url, db, (error) => failed('durable', error))
  const kinds = new Map<string, Kind>()
  const schedules = new Map<string, Pick<ScheduledWork, 'everyMs' | 'work'>>()
  const ended = new Map<string, PromiseWithResolvers<void>>()
  /** Failures in a row here, by the name of the work. */
  const failures = new Map<string, number>()
  const pollTimers: NodeJS.Timeout[] = []
  const opened = Promise.withResolvers<void>()
  let touches: NodeJS.Timeout | undefined
  let isOpen = false

  function addKind(kind: string, state: KindState): void {
    kinds.set(kind, { ...state, running: new Set(), isFetching: false, needsFetch: false })
  }

  /** Fetches up to the free capacity; looks once more if something has changed meanwhile. */
  async function fetchDue(name: string, kind: Kind): Promise<void> {
    kind.needsFetch = kind.isFetching
    if (kind.isFetching) return
    kind.isFetching = true
    try {
      do {
        kind.needsFetch = false
        const freeSlots = kind.concurrency - kind.running.size
        if (begins(kind) && freeSlots > 0)
          for (const work of await queue.fetch(name, freeSlots)) track(kind, work)
      } while (kind.needsFetch)
    } catch (error) {
      failed(name, error)
    } finally {
      kind.isFetching = false
    }
  }

  function begins(kind: Kind): boolean {
    return isOpen && !kind.closing.signal.aborted
  }

  function track(kind: Kind, work: FetchedWork): void {
    kind.running.add(work)
    const run = begin(kind, work)
      .catch((error: unknown) => (error instanceof OwnershipLostError ? undefined : failed(work.kind, error)))
      .finally(() => {
        kind.running.delete(work)
        kind.runs.delete(run)
        void fetchDue(work.kind, kind)
      })
    kind.runs.add(run)
  }

  async function begin(kind: Kind, work: FetchedWork): Promise<void> {
    // Fetched during close: another process gets it at once.
    if (!begins(kind)) return queue.putOff(work, 0)
    const name = nameOf(work)
    const failedBefore = failures.get(name) ?? 0
    failures.delete(name)
    const result = await kind.handler(work.input, attemptOf(kind, work)).catch((error: unknown) => {
      if (error instanceof OwnershipLostError) throw error
      failed(work.kind, error)
      failures.set(name, failedBefore + 1)
      return { sleepMs: backOffMs(failedBefore + 1) }
    })
    if (result && 'sleepMs' in result)
      return settle(() => queue.putOff(work, result.sleepMs), { failed, isFinal })
    await settle(() => queue.end(work, result), { failed, isFinal })
    ended.get(name)?.resolve()
  }

  /** On close, or after a takeover, another process does the work. */
  const isFinal = (error: unknown) => error instanceof OwnershipLostError || !isOpen

  function attemptOf(kind: Kind, work: FetchedWork): Attempt {
    const { key, job } = work
    const number = job.retryCount + 1
    const fenced: Attempt['fenced'] = (write) =>
      db.transaction().execute(async (transaction) => {
        await queue.expectCurrent(work, transaction)
        return write(transaction)
      })
    return {
      key,
      number,
      closing: kind.closing.signal,
      fenced,
      ...createSteps(work, number, fenced, databaseClock),
      hasLeftPartition: number > 1 && job.singletonKey === job.id,
      isCurrent: () => queue.isCurrent(work),
      async leavePartition() {
        await queue.leavePartition(work)
        void fetchDue(work.kind, kind)
      },
    }
  }

  async function touchAll(): Promise<void> {
    for (const [name, kind] of kinds)
      if (kind.running.size > 0)
        await queue.touch(name, [...kind.running]).catch((error: unknown) => failed(name, error))
  }

  const runScheduled: WorkHandler = async (_, attempt) => {
    const { key } = attempt
    const scheduled = schedules.get(key)
    // Belongs to another version of the bot.
    if (!scheduled) return undefined
    await scheduled.work(attempt).catch((error: unknown) => failed(key, error))
    return { sleepMs: scheduled.everyMs }
  }

  return {
    work: (kind, handler, options) => addKind(kind, newKindState(handler, options)),
    schedule: (name, everyMs, work) => void schedules.set(name, { everyMs, work }),
    async start(name, work) {
      const kind = handlerOf(kinds, name)
      await opened.promise
      const isNew = await queue.add(name, work)
      if (isNew) void fetchDue(name, kind)
      return isNew
    },
    async result(kind, key) {
      const name = nameOf({ kind, key })
      const waiter = ended.get(name) ?? Promise.withResolvers<void>()
      ended.set(name, waiter)
      const isEnded = waiter.promise.then(() => true)
      try {
        while (isOpen && (await queue.isOpen(kind, key)))
          if (await Promise.race([isEnded, sleep(RESULT_MS, false, { ref: false })])) return
      } finally {
        ended.delete(name)
      }
    },
    async runNow(name) {
      await queue.wake(SCHEDULE, name)
      await fetchDue(SCHEDULE, handlerOf(kinds, SCHEDULE))
    },
    async open() {
      if (schedules.size > 0) addKind(SCHEDULE, newKindState(runScheduled, { concurrency: schedules.size }))
      await queue.open([...kinds.keys()])
      isOpen = true
      opened.resolve()
      for (const name of schedules.keys()) await queue.add(SCHEDULE, { key: name })
      for (const [name, kind] of kinds) {
        void fetchDue(name, kind)
        pollTimers.push(setInterval(() => void fetchDue(name, kind), POLL_MS))
      }
      touches = setInterval(() => void touchAll(), TOUCH_MS)
    },
    async close(withinMs) {
      const left = await closeKinds([...kinds.values()], withinMs)
      isOpen = false
      for (const timer of pollTimers) clearInterval(timer)
      // Another process gets the rest at once.
      for (const kind of kinds.values())
        for (const work of kind.running)
          await queue.putOff(work, 0).catch((error: unknown) => failed(work.kind, error))
      clearInterval(touches)
      await queue.close()
      return left
    },
  }
}

interface FetchedWork {
  readonly kind: string
  readonly key: string
  readonly input: WorkInput
  /** The job by which pg-boss identifies the attempt. */
  readonly job: Pick<JobWithMetadata<unknown>, 'id' | 'retryCount' | 'singletonKey'>
}

/** `failed` receives the background errors of pg-boss. */
function createWorkQueue(url: string, db: StoreDatabase, failed: (error: unknown) => void) {
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
      { key, partition = idOf(kind, key), input = {}, write }: NewWork,
    ): Promise<boolean> {
      const send = async (transaction?: StoreTransaction) => {
        const id = await boss.send(
          kind,
          { key, input },
          {
            id: idOf(kind, key),
            singletonKey: partition,
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
    /** Makes sleeping work due now. */
    async wake(kind: string, key: string): Promise<void> {
      await boss.update(kind, undefined, { id: idOf(kind, key), startAfter: 0 })
    },
  }
}

async function expectAffected({ kind, key }: FetchedWork, settled: Promise<unknown>): Promise<void> {
  if (Settled.parse(await settled).affected === 0) throw new OwnershipLostError(`${kind} ${key}`)
}

/**
 * Returns the job id, derived from kind and key because pg-boss keeps one job per id: a UUID whose digits of version and
 * variant are 8 and a.
 */
function idOf(kind: string, key: string): string {
  const hash = createHash('sha256').update(nameOf({ kind, key })).digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')
}
