import { setTimeout } from 'node:timers/promises'
import { LEASE_MS, type Lease, type Leases, withLease } from '../../store/tables/leases.ts'

/** Does work of one name after the other, in the order in which it was asked for. */
export type KeyedMutex = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/** Work of different names does not wait; work that fails holds up nothing. Within one process. */
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

/** As InTurn, across replicas. `held` tells whether the turn is still this work's: nothing is sent without it. */
export type DistributedMutex = <Result>(
  name: string,
  work: (held: () => Promise<boolean>) => Promise<Result>,
) => Promise<Result>

/** How long to wait, in ms, before asking again for a turn that another replica has: so much, up to twice. */
const ASK_AGAIN_MS = 50

/**
 * Within a process, in the order in which it was asked for; among replicas, one after the other. A turn is kept
 * for as long as its work takes.
 */
export function createDistributedMutex(leases: Leases): DistributedMutex {
  const inTurn = createKeyedMutex()

  async function taken(name: string): Promise<Lease> {
    for (;;) {
      const lease = await leases.take(name, LEASE_MS)
      if (lease) return lease
      await setTimeout(ASK_AGAIN_MS * (1 + Math.random()))
    }
  }

  return (name, work) =>
    inTurn(name, async () => {
      const lease = await taken(name)
      return withLease(lease, () => work(() => lease.holds().catch(() => false)))
    })
}
