import { LEASE_MS, type Leases, withLease } from '../store/tables/leases.ts'
import type { JobHandler } from './jobs.ts'

/** So often at least, in ms, does a process see whether a tick is due that another one may have made. */
const LOOK_MS = 30_000

/** A timer may fire that much early, in ms or as a part of the time between two ticks. */
const EARLY = { atMostMs: 500, part: 0.1 }

/** What is begun again and again: one for all replicas in its time, and one after the other. */
export interface Ticks {
  schedule(name: string, everyMs: number): void
  /** Begins the first ones at once. */
  start(): void
  /** Begins nothing more; resolves when what was begun has ended. */
  stop(): Promise<void>
}

/** Two leases make a tick: one that nobody gives back until the next is due, and one while it is under way. */
export function createTicks({
  leases,
  handlerOf,
  failed,
}: {
  readonly leases: Leases
  readonly handlerOf: (name: string) => JobHandler
  readonly failed: (name: string, error: unknown) => void
}): Ticks {
  const every = new Map<string, number>()
  const underWay = new Map<string, Promise<void>>()
  const timers: NodeJS.Timeout[] = []

  async function tick(name: string, everyMs: number): Promise<void> {
    const early = Math.min(EARLY.atMostMs, everyMs * EARLY.part)
    const due = await leases.take(`tick: ${name}`, everyMs - early)
    if (!due) return
    const turn = await leases.take(`under way: ${name}`, LEASE_MS)
    await (turn ? withLease(turn, () => handlerOf(name)({})) : due.release())
  }

  function begin(name: string, everyMs: number): void {
    if (underWay.has(name)) return
    const begun = tick(name, everyMs)
      .catch((error: unknown) => failed(name, error))
      .finally(() => underWay.delete(name))
    underWay.set(name, begun)
  }

  return {
    schedule(name, everyMs) {
      every.set(name, everyMs)
    },
    start() {
      for (const [name, everyMs] of every) {
        begin(name, everyMs)
        timers.push(setInterval(() => begin(name, everyMs), Math.min(everyMs, LOOK_MS)))
      }
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(underWay.values())
    },
  }
}
