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
  readonly status: 'success' | 'failed' | 'canceled' | 'skipped'
}

/** A build that goes on until somebody ends it; `path` is its project’s. */
export interface RunningBuild {
  readonly project: number
  readonly path: string
  readonly branch: string
  readonly sha: string
}

/** What is to be set for a project; what is left out stays. */
export interface DemandedSettings {
  readonly project: number
  readonly archived?: boolean | undefined
  readonly merge_requests_access_level?: 'disabled' | 'private' | 'enabled' | undefined
  readonly merge_method?: 'merge' | 'rebase_merge' | 'ff' | undefined
  readonly squash_option?: 'never' | 'always' | 'default_on' | 'default_off' | undefined
  readonly only_allow_merge_if_pipeline_succeeds?: boolean | undefined
  readonly allow_merge_on_skipped_pipeline?: boolean | undefined
  readonly only_allow_merge_if_all_discussions_are_resolved?: boolean | undefined
  readonly remove_source_branch_after_merge?: boolean | undefined
  readonly merge_trains_enabled?: boolean | undefined
  readonly approvals?: number | undefined
  readonly resets_on_push?: boolean | undefined
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
  /** Every build that runs, the one that began first coming first. */
  runningBuilds(): Promise<readonly RunningBuild[]>
  /** Calls back after a build has begun or ended. */
  onBuild(listener: () => void): void
  /** Ends a token of the forge and answers the new one of its person; undefined when it is nobody’s. */
  revoke(token: string): string | undefined
  /** Makes a merge request say that this stands in its way, or nothing; false when there is no such one. */
  hold(held: { project: number; iid: number; as: string | null }): Promise<boolean>
  /** Changes what is set for a project; false when there is no such project. */
  demand(settings: DemandedSettings): Promise<boolean>
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
