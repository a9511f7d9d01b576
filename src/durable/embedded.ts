import { sql } from 'kysely'
import { processClock, type Schema, type StoreDatabase, type StoreTransaction } from '../store/context.ts'
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
  WorkInput,
} from './durable.ts'

interface Kind extends KindState {
  /** Partitions whose first work may begin, in the order in which they became free. */
  readonly ready: Set<string>
  /** Accepted work by partition, oldest first. */
  readonly partitions: Map<string, Item[]>
}

/** Accepted work that has not ended. */
type WorkRow = Omit<Schema['durableWork'], 'endedAt'>

interface Item extends WorkRow {
  partition: string
  attempts: number
  failures: number
}

/**
 * Durable work in the one process of an embedded store: rows make work survive, and this process’s memory
 * orders it. `now` is in ms UTC.
 */
export function createEmbeddedDurable(options: {
  readonly db: StoreDatabase
  readonly failed: (kind: string, error: unknown) => void
  readonly now?: () => number
}): Durable {
  const { db, failed, now = Date.now } = options
  const rows = createWorkRows(db, now)
  const kinds = new Map<string, Kind>()
  const closing = new AbortController()
  const schedules = createSchedules(closing.signal, failed)
  const ended = new Map<string, PromiseWithResolvers<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let lastPosition = 0
  let loading: Promise<void> = Promise.resolve()
  let isOpen = false

  /** Loads rows added since the last load; rows of an open transaction are loaded after it ends. */
  function load(): Promise<void> {
    const next = loading.then(async () => (await rows.after(lastPosition)).forEach(take))
    loading = next.catch((error: unknown) => failed('durable', error))
    return next
  }

  /** Takes each row once. */
  function take(row: WorkRow): void {
    if (row.position > lastPosition && kinds.has(row.kind)) enlist({ ...row, failures: 0 })
    lastPosition = Math.max(row.position, lastPosition)
  }

  function enlist(item: Item): void {
    const kind = handlerOf(kinds, item.kind)
    const items = kind.partitions.get(item.partition) ?? []
    items.push(item)
    kind.partitions.set(item.partition, items)
    if (items.length === 1) kind.ready.add(item.partition)
    fill(kind)
  }

  function fill(kind: Kind): void {
    for (const partition of kind.ready) {
      if (!isOpen || kind.closing.signal.aborted || kind.runs.size >= kind.concurrency) return
      kind.ready.delete(partition)
      const item = kind.partitions.get(partition)?.[0]
      if (!item) continue
      const run = begin(kind, item).finally(() => {
        kind.runs.delete(run)
        fill(kind)
      })
      kind.runs.add(run)
    }
  }

  /** Frees the partition when the work has ended, or makes it ready again for another attempt. */
  async function begin(kind: Kind, item: Item): Promise<void> {
    item.attempts += 1
    let result: Awaited<ReturnType<Kind['handler']>>
    try {
      result = await kind.handler(WorkInput.parse(JSON.parse(item.input)), attemptOf(kind, item))
      item.failures = 0
    } catch (error) {
      failed(item.kind, error)
      item.failures += 1
      result = { sleepMs: backOffMs(item.failures) }
    }
    if (!result || !('sleepMs' in result)) {
      await write(() => rows.end(item, result))
      ended.get(nameOf(item))?.resolve()
      free(kind, item)
      return
    }
    await write(() => rows.saveAttempts(item))
    const timer = setTimeout(() => {
      timers.delete(timer)
      kind.ready.add(item.partition)
      fill(kind)
    }, result.sleepMs)
    timers.add(timer)
  }

  /** Takes the item that runs, the first one, out of its partition. */
  function free(kind: Kind, { partition }: Item): void {
    const items = kind.partitions.get(partition) ?? []
    items.shift()
    if (items.length === 0) kind.partitions.delete(partition)
    else kind.ready.add(partition)
  }

  const fenced: Attempt['fenced'] = (work) => db.transaction().execute(work)

  function attemptOf(kind: Kind, item: Item): Attempt {
    const { key, attempts: number } = item
    return {
      key,
      number,
      closing: kind.closing.signal,
      fenced,
      ...createSteps(item, number, fenced, processClock),
      hasLeftPartition: number > 1 && item.partition === nameOf(item),
      isCurrent: async () => true,
      async leavePartition() {
        const partition = nameOf(item)
        if (item.partition === partition) return
        free(kind, item)
        item.partition = partition
        kind.partitions.set(partition, [item])
        fill(kind)
        // Nobody waits for it: work whose row still names the old partition is the first there again.
        void write(() => rows.leavePartition(item))
      },
    }
  }

  /** On close the next process does the work. */
  const write = (work: () => Promise<void>) =>
    settle(work, { failed, isFinal: () => !isOpen }).catch((error: unknown) => failed('durable', error))

  return {
    work: (kind, handler, options) =>
      void kinds.set(kind, {
        ...newKindState(handler, options),
        ready: new Set<string>(),
        partitions: new Map<string, Item[]>(),
      }),
    schedule: schedules.add,
    async start(kind, work) {
      handlerOf(kinds, kind)
      const row = await rows.add(kind, work, lastPosition)
      if (isOpen && row?.position === lastPosition + 1) take(row)
      else if (isOpen && row) await load()
      return row !== null
    },
    async result(kind, key) {
      const name = nameOf({ kind, key })
      const waiter = ended.get(name) ?? Promise.withResolvers<void>()
      // The work may end while the store is asked.
      ended.set(name, waiter)
      if (!(await rows.isOpen(kind, key))) waiter.resolve()
      await waiter.promise.finally(() => ended.delete(name))
    },
    runNow: async (name) => schedules.runNow(name),
    async open() {
      isOpen = true
      await rows.restart()
      await load()
      schedules.open()
    },
    async close(withinMs) {
      for (const timer of timers) clearTimeout(timer)
      schedules.close()
      const repeated = { isLast: false, closing, runs: schedules.runs }
      const left = await closeKinds([...kinds.values(), repeated], withinMs)
      isOpen = false
      for (const waiter of ended.values()) waiter.resolve()
      return left
    },
  }
}

/** `closing` ends the runs soon. */
function createSchedules(closing: AbortSignal, failed: (name: string, error: unknown) => void) {
  const schedules = new Map<string, Pick<ScheduledWork, 'everyMs' | 'work'>>()
  const runs = new Map<string, Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let isOpen = false

  function runNow(name: string): void {
    const work = schedules.get(name)?.work
    if (!isOpen || !work || runs.has(name)) return
    const run = Promise.resolve()
      .then(() => work({ closing, isCurrent: async () => true }))
      .catch((error: unknown) => failed(name, error))
      .finally(() => runs.delete(name))
    runs.set(name, run)
  }

  return {
    add: (name: string, everyMs: number, work: ScheduledWork['work']): void =>
      void schedules.set(name, { everyMs, work }),
    /** Runs it now, unless it is running; nothing before `open` and after `close`. */
    runNow,
    /** Runs all of it now, and then as often as it was added for. */
    open(): void {
      isOpen = true
      for (const [name, { everyMs }] of schedules) {
        runNow(name)
        timers.add(setInterval(() => runNow(name), everyMs))
      }
    },
    close(): void {
      isOpen = false
      for (const timer of timers) clearInterval(timer)
    },
    /** The runs under way. */
    runs,
  }
}

/** The rows that let work survive the one process of an embedded store; `now` is in ms UTC. */
function createWorkRows(db: StoreDatabase, now: () => number) {
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
      { key, partition = nameOf({ kind, key }), input = {}, write }: NewWork,
      position: number,
    ): Promise<WorkRow | null> {
      const row = { kind, key, partition, input: JSON.stringify(input), attempts: 0 }
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
        .select(['kind', 'key', 'partition', 'input', 'position', 'attempts'])
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
    async end({ kind, key, attempts }: WorkRow, ending?: Ending): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await update({ kind, key }, { endedAt: now(), attempts, input: '{}' }, transaction)
        await deleteMarks(transaction, { kind, key })
        await ending?.write(transaction)
      })
    },
    leavePartition: (row: WorkRow): Promise<void> => update(row, { partition: row.partition }),
    /** Stores how often work that sleeps has begun; its pause is kept in memory. */
    saveAttempts: (row: WorkRow): Promise<void> => update(row, { attempts: row.attempts }),
    /** Makes what has not ended a new attempt, which begins at once: the old process may be why it failed. */
    async restart(): Promise<void> {
      await db
        .updateTable('durableWork')
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
        .where('endedAt', 'is', null)
        .execute()
    },
  }
}
