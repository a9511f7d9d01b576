import type { ScheduledWork } from './durable.ts'

/** Work that one process repeats. */
interface Schedules {
  add(name: string, everyMs: number, work: ScheduledWork['work']): void
  /** Runs it now, unless it is running; nothing before `open` and after `close`. */
  hurry(name: string): void
  /** Runs all of it now, and then as often as it was added for. */
  open(): void
  close(): void
  /** The runs under way. */
  readonly runs: ReadonlyMap<string, Promise<void>>
}

/** `closing` ends the runs soon. */
export function createSchedules(
  closing: AbortSignal,
  failed: (name: string, error: unknown) => void,
): Schedules {
  const schedules = new Map<string, Pick<ScheduledWork, 'everyMs' | 'work'>>()
  const runs = new Map<string, Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let isOpen = false

  function hurry(name: string): void {
    const work = schedules.get(name)?.work
    if (!isOpen || !work || runs.has(name)) return
    const run = Promise.resolve()
      .then(() => work({ closing, isCurrent: async () => true }))
      .catch((error: unknown) => failed(name, error))
      .finally(() => runs.delete(name))
    runs.set(name, run)
  }

  return {
    add: (name, everyMs, work) => void schedules.set(name, { everyMs, work }),
    hurry,
    open() {
      isOpen = true
      for (const [name, { everyMs }] of schedules) {
        hurry(name)
        timers.add(setInterval(() => hurry(name), everyMs))
      }
    },
    close() {
      isOpen = false
      for (const timer of timers) clearInterval(timer)
    },
    runs,
  }
}
