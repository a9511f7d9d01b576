import { setTimeout as pause } from 'node:timers/promises'
import { createKeyedMutex } from '../model/keyed-mutex.ts'
import type { StoreContext } from './context.ts'
import { createLeases, type Lease } from './tables/leases.ts'

/**
 * Runs work of one name one at a time, whichever process asks; within a process, in order of request, and between
 * processes in no order. `held` is true while nobody else may have begun: send nothing without it.
 */
export type StoreMutex = <Result>(
  name: string,
  work: (held: () => Promise<boolean>) => Promise<Result>,
) => Promise<Result>

interface Locks {
  readonly withLock: StoreMutex
  /** Returns the number of names whose work is under way, in any process. */
  count(): Promise<number>
}

/** The locks of an embedded store, which belongs to one process. */
export function createOwnLocks(): Locks {
  const inOrder = createKeyedMutex()
  let underWay = 0
  return {
    withLock: (name, work) =>
      inOrder(name, async () => {
        underWay += 1
        try {
          return await work(async () => true)
        } finally {
          underWay -= 1
        }
      }),
    count: async () => underWay,
  }
}

/** Duration of a lease, in ms: a process that dies or sleeps loses it after that. */
const LEASE_MS = 6_000
/** Shortest delay before retrying another process’s lease, in ms; the longest is twice that. */
const ASK_AGAIN_MS = 50

/** The locks of a store that replicas share; a lease is renewed for as long as its work takes. */
export function createSharedLocks(context: Pick<StoreContext, 'db'>): Locks {
  const inOrder = createKeyedMutex()
  const leases = createLeases(context)

  async function taken(name: string): Promise<Lease> {
    for (;;) {
      const lease = await leases.take(name, LEASE_MS)
      if (lease) return lease
      await pause(ASK_AGAIN_MS * (1 + Math.random()))
    }
  }

  return {
    withLock: (name, work) =>
      inOrder(name, async () => {
        const lease = await taken(name)
        // A lease that cannot be renewed ends by itself, and `holds` reports it.
        const renewing = setInterval(() => void lease.renew().catch(() => false), LEASE_MS / 3)
        try {
          return await work(() => lease.holds().catch(() => false))
        } finally {
          clearInterval(renewing)
          await lease.release().catch(() => {})
        }
      }),
    count: leases.held,
  }
}
