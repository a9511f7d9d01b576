import { z } from 'zod'

/** What a job is about, as JSON; small, and without secrets: the truth lives in tables of its own. */
export const JobInput = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export type JobInput = Readonly<z.infer<typeof JobInput>>

export interface Enqueued {
  /** While a job of this name and key waits (also to be tried again), another one like it is not added. */
  readonly key?: string
  /** ms UTC: not begun before; at once when left out. */
  readonly at?: number
}

export type JobHandler = (input: JobInput) => Promise<void>

/**
 * Work that survives the process and is shared by replicas. A job is begun at least once and, after a crash, begun
 * again: every handler is idempotent. Jobs are derived from rows, and are enqueued again at the start if missing.
 */
export interface Jobs {
  /**
   * When it answers, the job survives a crash.
   * @throws Error when nobody works on this name.
   */
  enqueue(name: string, input: JobInput, options?: Enqueued): Promise<void>
  /**
   * Has a job of this name begun (with an empty input) so often, in ms, at least 1,000: one for all replicas, and
   * none while the one before is still under way. One that fails is not tried again: the next one is.
   */
  schedule(name: string, everyMs: number): void
  /** Names the one handler of a kind of job; a handler that throws is tried again, later and later. */
  work(name: string, handler: JobHandler): void
  /** To be called after all `work` and `schedule`. */
  start(): Promise<void>
  /** Begins nothing more; resolves when what was begun has ended. */
  stop(): Promise<void>
}

/** So many jobs of one name are under way at once in one process. */
export const AT_ONCE = 4

/** The longest pause before a job is tried again, in seconds: what had failed heals soon. */
export const LONGEST_PAUSE_S = 60

/** @throws Error for a name that nobody works on. */
export function workedOn<Handler>(handlers: ReadonlyMap<string, Handler>, name: string): Handler {
  const handler = handlers.get(name)
  if (!handler) throw new Error(`Nobody works on jobs of the name ${name}.`)
  return handler
}
