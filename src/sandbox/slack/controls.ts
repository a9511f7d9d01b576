/** A fault to come: the next `times` calls whose name or path contains `match`. Kinds: see `parseFault`. */
export interface PlannedFault {
  readonly match: string
  readonly kind: string
  readonly times: number
}

/** A build to end now: by the commit, or by the branch's head. */
export interface FinishedBuild {
  readonly project: number | string
  readonly sha?: string
  readonly branch?: string
  readonly status: 'success' | 'failed'
}

/** `atOnce`: as when a machine slept; otherwise time passes, and what is due on the way has its moment. */
export interface ClockMove {
  readonly atOnce: boolean
}

/** What the JSON API can do to the sandbox's forge. */
export interface ForgeControls {
  /** False when there is no such build. */
  finishBuild(build: FinishedBuild): Promise<boolean>
  /** Ends a token of the forge and answers the new one of its person; undefined when it is nobody’s. */
  revoke(token: string): string | undefined
  fault(fault: PlannedFault): void
  /** Every request that reached the forge since the last reset, oldest first, without tokens. */
  ledger(): readonly object[]
}

/** Everything beyond the workspace that the JSON API reaches. */
export interface SandboxControls {
  readonly forge: ForgeControls
  fault(fault: PlannedFault): void
  /** Moves the time of the whole sandbox by so many milliseconds; throws WrongInput when it cannot be moved so. */
  moveClock(ms: number, how: ClockMove): Promise<void>
  /** The whole sandbox as it was at the start. */
  reset(): Promise<void>
}
