import { setTimeout as sleep } from 'node:timers/promises'
import { databaseClock, type StoreDatabase } from '../store/context.ts'
import { OwnershipLostError } from '../store/tables/operations.ts'
import {
  type Attempt,
  backOffMs,
  closeKinds,
  createSteps,
  type Durable,
  handlerOf,
  type KindState,
  nameOf,
  newKindState,
  type ScheduledWork,
  settle,
  type WorkHandler,
} from './durable.ts'
import { createWorkQueue, type FetchedWork } from './postgres-queue.ts'

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
export function createPostgresDurable({
  url,
  db,
  failed,
}: {
  readonly url: string
  readonly db: StoreDatabase
  readonly failed: (kind: string, error: unknown) => void
}): Durable {
  const queue = createWorkQueue({ url, db, failed: (error) => failed('durable', error) })
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
      ...createSteps(work, number, fenced, { clock: databaseClock }),
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
    async clear() {
      for (const name of kinds.keys()) if (name !== SCHEDULE) await queue.clear(name)
      await db.deleteFrom('durableMarks').execute()
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
