import { setTimeout } from 'node:timers/promises'
import { LEASE_MS, type Lease, type Leases, withLease } from '../../store/tables/leases.ts'

/** Runs work of one name one at a time, in order of request. */
export type KeyedMutex = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/** Work of different names does not wait; failing work blocks nothing. Within one process. */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, mine)
    const leave = () => {
      if (last.get(name) === mine) last.delete(name)
    }
    mine.then(leave, leave)
    return mine
  }
}

/** A KeyedMutex across processes. `held` is true while this work holds the lease; send nothing without it. */
export type DistributedMutex = <Result>(
  name: string,
  work: (held: () => Promise<boolean>) => Promise<Result>,
) => Promise<Result>

/** Shortest delay before retrying another process’s lease, in ms; the longest is twice that. */
const ASK_AGAIN_MS = 50

/**
 * Within a process, in order of request; between processes, one at a time. The lease is held for as long as
 * its work takes.
 */
export function createDistributedMutex(leases: Leases): DistributedMutex {
  const withLock = createKeyedMutex()

  async function taken(name: string): Promise<Lease> {
    for (;;) {
      const lease = await leases.take(name, LEASE_MS)
      if (lease) return lease
      await setTimeout(ASK_AGAIN_MS * (1 + Math.random()))
    }
  }

  return (name, work) =>
    withLock(name, async () => {
      const lease = await taken(name)
      return withLease(lease, () => work(() => lease.holds().catch(() => false)))
    })
}
