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

/** What a project is to demand before a merge; what is left out stays. */
export interface DemandedRules {
  readonly project: number
  readonly approvals?: number | undefined
  readonly resets_on_push?: boolean | undefined
  readonly needs_success?: boolean | undefined
  readonly needs_sha?: boolean | undefined
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
  /** Makes a merge request say that this stands in its way, or nothing; false when there is no such one. */
  hold(held: { project: number; iid: number; as: string | null }): Promise<boolean>
  /** Changes what a project demands before a merge; false when there is no such project. */
  demand(rules: DemandedRules): Promise<boolean>
  /** Ends all that applications may do for a person at the forge; answers how many tokens that were. */
  withdraw(user: string): number
  fault(fault: PlannedFault): void
  /** Plans what goes wrong with the next webhooks whose event and action (`Push Hook`) contain `match`. */
  hookFault(fault: PlannedFault): void
  /** Every request that reached the forge since the last reset, oldest first, without tokens. */
  ledger(): readonly object[]
  /** Every attempt of the forge to send a webhook since the last reset, in the order in which they ended. */
  deliveries(): readonly object[]
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
