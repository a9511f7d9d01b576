import type { ScheduledWork } from './durable.ts'

/** `closing` ends the runs soon. */
export function createSchedules(closing: AbortSignal, failed: (name: string, error: unknown) => void) {
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
