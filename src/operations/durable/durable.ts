import { z } from 'zod'
import type { StoreTransaction } from '../../store/context.ts'

/** A reference to what work is about, as JSON: without secrets and names, which stay in encrypted rows. */
export const WorkInput = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export type WorkInput = Readonly<z.infer<typeof WorkInput>>

export interface NewWork {
  /** The idempotency key: of one kind and key, work is accepted once in 24 hours. */
  readonly key: string
  /** Of one kind and partition, one runs after the other, in the order of acceptance. Left out: a partition of its own. */
  readonly partition?: string
  readonly input?: WorkInput
  /** ms before it may begin; until then it holds up nothing in its partition. */
  readonly delayMs?: number
  /** The work is accepted with what this transaction writes, or not at all. */
  readonly transaction?: StoreTransaction
}

/** One beginning of a piece of work. */
export interface Attempt {
  readonly key: string
  /** 1 for the first beginning; grows with each, in whatever process. */
  readonly number: number
  /**
   * Writes to the store in a transaction that commits only while this attempt is the current one.
   * @throws OwnershipLostError when another process has taken the work over.
   */
  fenced<Result>(write: (transaction: StoreTransaction) => Promise<Result>): Promise<Result>
  /**
   * Guards an effect that must not happen twice: marks the step, then runs `first`. An attempt that finds the mark of
   * an earlier one runs `again` instead, which looks whether the effect is there. `before` is written with the mark.
   * @throws OwnershipLostError as `fenced`.
   */
  once<Result>(
    step: string,
    effect: {
      first(): Promise<Result>
      again(): Promise<Result>
      before?(transaction: StoreTransaction): Promise<void>
    },
  ): Promise<Result>
}

/** The work goes on in another attempt after so many ms; it keeps its place, and nothing of its partition overtakes it. */
export interface Sleep {
  readonly sleepMs: number
}

/**
 * Ends the work by resolving, sets it aside by resolving with a sleep. A handler that throws is tried again, later and
 * later, and holds up its partition meanwhile.
 */
export type WorkHandler = (input: WorkInput, attempt: Attempt) => Promise<Sleep | undefined>

/** Work that is done again and again; done twice, in a row or at once, it comes to the same as once. */
export interface ScheduledWork {
  readonly everyMs: number
  work(): Promise<void>
  /** Done at every start of a process as well: it may have new keys, or another network. */
  readonly atStart?: true
  /** Ends early; the rest is done another time. */
  stop?(): Promise<void>
}

export interface KindOptions {
  /** How many partitions one process works on at once. */
  readonly concurrency?: number
}

/**
 * Work that outlives its process and is shared by all processes of a store. Accepted work is begun at least once; a
 * process that dies or stands still is relieved within fifteen seconds; effects are guarded by `Attempt.once`.
 */
export interface Durable {
  /** Names the one handler of a kind; before `open`. */
  work(kind: string, handler: WorkHandler, options?: KindOptions): void
  /** Names work that is done every so many ms, by one process at a time; before `open`. A failure ends that time only. */
  schedule(name: string, everyMs: number, work: () => Promise<void>): void
  /**
   * Accepts work; when it answers, or its transaction has ended, the work survives a crash.
   * @returns False where this kind and key was accepted before.
   * @throws Error for a kind without a handler.
   */
  start(kind: string, work: NewWork): Promise<boolean>
  /** Resolves when this work has ended, in whatever process; at once when it is not known. */
  result(kind: string, key: string): Promise<void>
  /** Begins scheduled work now, unless it runs. */
  hurry(name: string): Promise<void>
  open(): Promise<void>
  /** Forgets all work; what runs ends without effect on it. */
  clear(): Promise<void>
  /** Begins nothing more; resolves when what runs here has ended, or after nine seconds. */
  close(): Promise<void>
}

export const DEFAULT_CONCURRENCY = 4

/** How long is waited for running work at the end, in ms. */
export const CLOSE_MS = 9_000

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/** The pause after so many failures: doubles each time, less up to half of it by chance; in ms. */
export function backOffMs(failures: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 16))
  return pause * (1 - Math.random() / 2)
}

/** @throws Error for a kind without a handler. */
export function handlerOf<Handler>(handlers: ReadonlyMap<string, Handler>, kind: string): Handler {
  const handler = handlers.get(kind)
  if (!handler) throw new Error(`Work of the kind ${kind} has no handler.`)
  return handler
}
