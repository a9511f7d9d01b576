import type { FaultOrder } from '../faults.ts'
import type { SandboxForge } from '../forge/start.ts'

/** `atOnce`: as when a machine slept; otherwise time passes, and what is due on the way has its moment. */
export interface ClockMove {
  readonly atOnce: boolean
}

/** What the JSON API can do to the sandbox's forge. */
export interface ForgeControls
  extends Omit<SandboxForge, 'url' | 'ledger' | 'deliveries' | 'hooksSettled' | 'catchUp' | 'reset' | 'close'> {
  ledger(): readonly object[]
  deliveries(): readonly object[]
}

/** Everything beyond the workspace that the JSON API reaches. */
export interface SandboxControls {
  readonly forge: ForgeControls
  fault(fault: FaultOrder): void
  /** Moves the time of the whole sandbox by so many milliseconds; throws WrongInput when it cannot be moved so. */
  moveClock(ms: number, how: ClockMove): Promise<void>
  /** The whole sandbox as it was at the start. */
  reset(): Promise<void>
}
