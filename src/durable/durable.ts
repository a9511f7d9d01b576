import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { DbClock, StoreTransaction } from '../store/context.ts'

/** A reference to the subject of the work, as JSON; secrets and names stay in encrypted rows. */
export const WorkInput = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export type WorkInput = Readonly<z.infer<typeof WorkInput>>

export interface NewWork {
  /** The idempotency key: work of one kind and key is accepted once in 24 hours. */
  readonly key: string
  /** Work of one kind and partition runs in order of acceptance. Omitted: a partition of its own. */
  readonly partition?: string
  readonly input?: WorkInput
  /** Writes to the store that are committed together with the acceptance; not called for a known key. */
  readonly write?: (transaction: StoreTransaction) => Promise<void>
}

/** One attempt at a piece of work. */
export interface Attempt {
  readonly key: string
  /** 1 for the first attempt; increases with each attempt, in any process. */
  readonly number: number
  /** Aborts when this process stops: the handler should end soon, another process repeats the work. */
  readonly closing: AbortSignal
  /**
   * Writes to the store in a transaction that commits only while this attempt is the current one.
   * @throws OwnershipLostError when another process has taken the work over.
   */
  fenced<Result>(write: (transaction: StoreTransaction) => Promise<Result>): Promise<Result>
  /** True when an earlier attempt has left the partition. */
  readonly hasLeftPartition: boolean
  /** True while no other process has taken the work over. */
  isCurrent(): Promise<boolean>
  /**
   * Frees the partition: its next work may begin while this work goes on, in a partition of its own.
   * @throws OwnershipLostError as `fenced`.
   */
  leavePartition(): Promise<void>
  /**
   * Guards an effect that must not happen twice: marks the step, then runs `first`. If an earlier attempt
   * left the mark, runs `recover`, which checks for the effect; `ageMs` is the age of the mark. `before` is written
   * with the mark; where it throws, there is none.
   * @throws OwnershipLostError as `fenced`.
   */
  once<Result>(
    step: string,
    effect: {
      first(): Promise<Result>
      recover(ageMs: number): Promise<Result>
      before?(transaction: StoreTransaction): Promise<void>
    },
  ): Promise<Result>
  /**
   * Takes back the mark of a step that certainly had no effect: the next attempt runs `first`.
   * @throws OwnershipLostError as `fenced`.
   */
  retract(step: string): Promise<void>
}

/** Continues the work in another attempt after `sleepMs`; nothing in its partition overtakes it. */
export interface Sleep {
  readonly sleepMs: number
}

/** Ends the work together with these writes to the store. */
export interface Ending {
  readonly write: (transaction: StoreTransaction) => Promise<void>
}

/**
 * A handler that resolves ends the work; one that resolves with a sleep sets it aside. A handler that throws
 * is retried at growing intervals and blocks its partition meanwhile.
 */
export type WorkHandler = (input: WorkInput, attempt: Attempt) => Promise<Sleep | Ending | undefined>

/** Work that repeats; running it twice, in a row or at once, has the same effect as running it once. */
export interface ScheduledWork {
  readonly everyMs: number
  work(run: ScheduledRun): Promise<void>
  /** Also runs at every process start: the process may have new keys or another network. */
  readonly atStart?: true
}

/** One run of scheduled work; a long one ends soon when it is closing or not current any more. */
export type ScheduledRun = Pick<Attempt, 'closing' | 'isCurrent'>

export interface KindOptions {
  /** The number of partitions that one process works on at once. */
  readonly concurrency?: number
  /** True for work that all other work still needs while this process stops: it goes on until they have ended. */
  readonly isLast?: boolean
}

/**
 * Work that outlives its process, shared by all processes of a store. It runs at least once; work of a dead
 * or stalled process is taken over within fifteen seconds; `Attempt.once` guards effects.
 */
export interface Durable {
  /** Registers the one handler of a kind; call it before `open`. */
  work(kind: string, handler: WorkHandler, options?: KindOptions): void
  /** Registers work that one process at a time runs; call it before `open`. A failure ends that run only. */
  schedule(name: string, everyMs: number, work: ScheduledWork['work']): void
  /**
   * Accepts work; once it resolves, or its transaction has ended, the work survives a crash.
   * @returns False if work of this kind and key was accepted before.
   * @throws Error for a kind without a handler.
   */
  start(kind: string, work: NewWork): Promise<boolean>
  /** Resolves when this work has ended, in any process, or on close; at once if the work is unknown. */
  result(kind: string, key: string): Promise<void>
  /** Starts scheduled work now, unless it is already running. */
  runNow(name: string): Promise<void>
  open(): Promise<void>
  /**
   * Starts nothing more; resolves when the work running here has ended, or after `withinMs` (nine seconds).
   * @returns The number of attempts left running. Another process, or the next one, repeats them; their
   * failures are not reported.
   */
  close(withinMs?: number): Promise<number>
}

const DEFAULT_CONCURRENCY = 4

/** Longest wait for running work on close, in ms. */
const CLOSE_MS = 9_000

const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000

/** The delay after this number of failures, in ms: doubles each time, minus a random part of up to half. */
export function backOffMs(failures: number): number {
  const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 16))
  return pause * (1 - Math.random() / 2)
}

interface SettleOptions {
  readonly failed: (kind: string, error: unknown) => void
  /** True for an error after which another process does the work. */
  readonly isFinal: (error: unknown) => boolean
}

/** Retries a write until the store accepts it. @throws The error that is final. */
export async function settle(write: () => Promise<void>, { failed, isFinal }: SettleOptions): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await write()
    } catch (error) {
      if (isFinal(error)) throw error
      failed('durable', error)
      await sleep(backOffMs(failures))
    }
  }
}

/** The state of a kind, as both engines keep it. */
export interface KindState {
  readonly handler: WorkHandler
  readonly concurrency: number
  /** See KindOptions. */
  readonly isLast: boolean
  readonly closing: AbortController
  /** Attempts running here. */
  readonly runs: Set<Promise<void>>
}

export function newKindState(
  handler: WorkHandler,
  { concurrency = DEFAULT_CONCURRENCY, isLast = false }: KindOptions = {},
): KindState {
  return { handler, concurrency, isLast, closing: new AbortController(), runs: new Set() }
}

/** Attempts that run, in a set or by name. */
type Runs = Pick<ReadonlyMap<unknown, Promise<void>>, 'size' | 'values'>

/**
 * Ends the kinds, those of `isLast` after all others; waits for their attempts, `withinMs` in total.
 * @returns The number of attempts left running.
 */
export async function closeKinds(
  kinds: readonly (Pick<KindState, 'isLast' | 'closing'> & { readonly runs: Runs })[],
  withinMs = CLOSE_MS,
): Promise<number> {
  const timeout = sleep(withinMs, true as const, { ref: false })
  for (const isLast of [false, true]) {
    const ending = kinds.filter((kind) => kind.isLast === isLast)
    for (const { closing } of ending) closing.abort()
    await waitForRuns(ending, timeout)
  }
  return kinds.reduce((count, { runs }) => count + runs.size, 0)
}

/** Waits until no attempt runs, nor one that another has started meanwhile; gives up when the timeout resolves. */
async function waitForRuns(kinds: readonly { readonly runs: Runs }[], timeout: Promise<true>): Promise<void> {
  const underWay = () => kinds.flatMap(({ runs }) => [...runs.values()])
  while (underWay().length > 0) {
    const isLate = await Promise.race([Promise.all(underWay()), timeout])
    if (isLate === true) return
  }
}

/** @throws Error for a kind without a handler. */
export function handlerOf<Handler>(handlers: ReadonlyMap<string, Handler>, kind: string): Handler {
  const handler = handlers.get(kind)
  if (!handler) throw new Error(`Work of the kind ${kind} has no handler.`)
  return handler
}

/** The name of one piece of work among all kinds. */
export function nameOf({ kind, key }: { readonly kind: string; readonly key: string }): string {
  return JSON.stringify([kind, key])
}

type Work = { readonly kind: string; readonly key: string }

/** Implements the steps of an attempt with the marks in the store; `clock` times them. */
export function createSteps(
  { kind, key }: Work,
  attempt: number,
  fenced: Attempt['fenced'],
  clock: DbClock,
): Pick<Attempt, 'once' | 'retract'> {
  return {
    async once(step, { first, recover, before }) {
      const earlier = await fenced(async (transaction) => {
        const mark = await transaction
          .selectFrom('durableMarks')
          .select(['attempt', sql<number>`${clock()} - ${sql.ref('madeAt')}`.as('ageMs')])
          .where((eb) => eb.and({ kind, key, step }))
          .executeTakeFirst()
        if (mark) return mark.attempt === attempt ? null : mark
        await transaction
          .insertInto('durableMarks')
          .values({ kind, key, step, attempt, madeAt: clock() })
          .execute()
        await before?.(transaction)
        return null
      })
      return earlier ? recover(Math.max(0, earlier.ageMs)) : first()
    },
    async retract(step) {
      await fenced((transaction) =>
        transaction
          .deleteFrom('durableMarks')
          .where((eb) => eb.and({ kind, key, step }))
          .execute(),
      )
    },
  }
}

/** Deletes the marks of work that has ended. */
export async function deleteMarks(transaction: StoreTransaction, { kind, key }: Work): Promise<void> {
  await transaction
    .deleteFrom('durableMarks')
    .where(({ and }) => and({ kind, key }))
    .execute()
}
