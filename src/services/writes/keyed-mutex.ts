import { setTimeout } from 'node:timers/promises'
import { LEASE_MS, type Lease, type Leases, withLease } from '../../store/tables/leases.ts'

/** Runs work of one name one at a time, in order of request. */
export type KeyedMutex = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/** Work of different names does not wait; failing work blocks nothing. Within one process. */
export function createKeyedMutex(): KeyedMutex {
  const runInOrder = createQueues()
  return (name, work) => runInOrder(name, () => work())
}

/** Runs work of one name one at a time; tells it whether it waited for other work. */
function createQueues() {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(name: string, work: (hasWaited: boolean) => Promise<Result>): Promise<Result> => {
    const before = last.get(name)
    const begin = () => work(before !== undefined)
    const mine = (before ?? Promise.resolve()).then(begin, begin)
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
 * its work takes. A process with more and more work of one name keeps nobody else waiting: whoever waits holds
 * a second lease, the turn, and whoever has just worked needs the turn to work again.
 */
export function createDistributedMutex(leases: Leases): DistributedMutex {
  const runInOrder = createQueues()

  async function taken(name: string): Promise<Lease> {
    for (;;) {
      const lease = await leases.take(name, LEASE_MS)
      if (lease) return lease
      await setTimeout(ASK_AGAIN_MS * (1 + Math.random()))
    }
  }

  async function takenInTurn(name: string, hasWaited: boolean): Promise<Lease> {
    const free = hasWaited ? null : await leases.take(name, LEASE_MS)
    return free ?? (await withLease(await taken(`turn of ${name}`), () => taken(name)))
  }

  return (name, work) =>
    runInOrder(name, async (hasWaited) => {
      const lease = await takenInTurn(name, hasWaited)
      return withLease(lease, () => work(() => lease.holds().catch(() => false)))
    })
}
