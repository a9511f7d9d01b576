/** What one process may do while it holds it, across all replicas. */
export interface Lease {
  /** Grows with every taking of this name, also over restarts. */
  readonly fence: number
  /** For as long again from now; false when it has ended or was taken since, and nothing more may be done. */
  renew(): Promise<boolean>
  /** Whether it is still held at this moment. */
  holds(): Promise<boolean>
  /** Somebody else may take it at once. */
  release(): Promise<void>
}

/**
 * Exclusive work across replicas; a holder that dies or sleeps loses it when its time is over. No clock of a
 * machine that people or NTP can move has a say in that.
 */
export interface Leases {
  /** Takes it for so many ms; null while somebody else, in this process or another, holds it. */
  take(name: string, forMs: number): Promise<Lease | null>
  /** Forgets names that nobody has held for a day. */
  sweep(): Promise<void>
}
