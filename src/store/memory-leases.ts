import type { Lease, Leases } from './tables/leases.ts'

/**
 * Leases within the one process that owns an embedded store, on the monotonic clock: it runs on while a
 * process is stopped, and a jump of the wall clock neither frees nor extends a lease. `monotonic` is in ms.
 */
export function createMemoryLeases(monotonic: () => number = () => performance.now()): Leases {
  const held = new Map<string, { readonly fence: number; until: number }>()
  // A later process begins above this one’s count: no name is taken a thousand times a second on average.
  let lastFence = Date.now()

  function leaseOf(name: string, fence: number, forMs: number): Lease {
    const mine = () => {
      const lease = held.get(name)
      return lease?.fence === fence && lease.until > monotonic() ? lease : null
    }
    return {
      fence,
      async renew() {
        const lease = mine()
        if (lease) lease.until = monotonic() + forMs
        return lease !== null
      },
      holds: async () => mine() !== null,
      async release() {
        if (held.get(name)?.fence === fence) held.delete(name)
      },
    }
  }

  return {
    async take(name, forMs) {
      const now = monotonic()
      for (const [other, { until }] of held) if (until <= now) held.delete(other)
      if (held.has(name)) return null
      lastFence += 1
      held.set(name, { fence: lastFence, until: now + forMs })
      return leaseOf(name, lastFence, forMs)
    },
    held: async () => [...held.values()].filter(({ until }) => until > monotonic()).length,
  }
}
