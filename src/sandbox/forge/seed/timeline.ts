/** Content of a file; null takes it away. */
export type Files = Readonly<Record<string, string | null>>

export type PersonName = 'ann' | 'bob' | 'cy' | 'root'

export interface SeedCommit {
  readonly message: string
  readonly files: Files
}

export interface SeedRequest {
  readonly iid: number
  readonly title: string
  readonly branch: string
  readonly by: PersonName
  /** How many days before now it was opened; its commits come shortly before. */
  readonly days: number
  readonly commits: readonly SeedCommit[]
  readonly description?: string
  readonly assignee?: PersonName
  /** iid of a milestone of the project. */
  readonly milestone?: number
  readonly labels?: readonly string[]
  readonly notes?: number
  /** Days before now at which it was closed without merging. */
  readonly closed?: number
  /** A build is running, and will end like this if nobody ends it otherwise. */
  readonly build?: 'success' | 'failed'
}

/** What happened to a project, oldest first: a commit on main, a merge request opened, one merged into main. */
export type Step =
  | (SeedCommit & { readonly kind: 'commit'; readonly by: PersonName; readonly days: number })
  | (SeedRequest & { readonly kind: 'request' })
  | { readonly kind: 'merge'; readonly iid: number; readonly by: PersonName; readonly days: number }

export interface SeedMilestone {
  readonly title: string
  readonly description?: string
  /** Days from now; negative is late; absent is no date. */
  readonly dueIn?: number
  readonly closed?: boolean
  readonly days: number
}

export interface SeedIssue {
  readonly title: string
  readonly by: PersonName
  readonly days: number
  readonly milestone?: number
  readonly assignee?: PersonName
  readonly closed?: boolean
  readonly labels?: readonly string[]
  /** Days from now; negative is late; absent is no date. */
  readonly dueIn?: number
  /** For reporters and the people whom it concerns. */
  readonly confidential?: boolean
  /** Days before now at which it was last changed; its opening when absent, or half of that when it is closed. */
  readonly touched?: number
}

/** A project; milestones and issues get their iids in the order given. */
export interface SeedProject {
  readonly id: number
  /** The group that holds it; null for none. */
  readonly group_id: number | null
  /** How many days before now it was made. */
  readonly days: number
  readonly path: string
  readonly name: string
  readonly members: readonly {
    readonly who: PersonName
    readonly level: 'reporter' | 'developer' | 'master'
  }[]
  readonly timeline: readonly Step[]
  readonly milestones: readonly SeedMilestone[]
  readonly issues: readonly SeedIssue[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The timestamp this many days before `now`; after it when negative. */
export function before(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString()
}

/** Joins lines and ends the last one. */
export function lines(...all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
