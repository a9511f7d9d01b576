import type { Lease } from './leases.ts'

/** A process that dies or sleeps with such a lease loses it after so many ms. */
export const LEASE_MS = 6_000

/** Renews a lease that was taken for HELD_MS for as long as the work takes, and gives it back. */
export async function withLease<Result>(lease: Lease, work: () => Promise<Result>): Promise<Result> {
  // What cannot be renewed ends by itself, and `holds` says so.
  const renewing = setInterval(() => void lease.renew().catch(() => false), LEASE_MS / 3)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    await lease.release().catch(() => {})
  }
}
