import type { Shown } from './audience.ts'
import type { Burndown } from './burndown.ts'
import type { Pace } from './burndown-pace.ts'
import type { Day } from './day.ts'
import type { Issue } from './issue.ts'
import type { IssueCounts } from './issue-counts.ts'
import type { MergeRequest } from './merge-request.ts'
import type { Milestone } from './milestone.ts'
import type { RequestState } from './request-state.ts'
import type { RiskyIssue } from './risk.ts'

/** The state of one milestone at its last digest; ids are the forge’s global ones. */
export interface MilestoneMemory {
  readonly iid: number
  readonly state: string
  /** Ids of its closed issues. */
  readonly closed: readonly number[]
  /** Ids of all its issues. */
  readonly all: readonly number[]
  /** False when the milestone had more issues than were read: then it is not compared. */
  readonly complete: boolean
}

/** The stored data of a digest, as JSON, from which the next one computes its changes. */
export interface DigestMemory {
  /** Time of reading, in ms UTC. */
  readonly at: number
  /** Keyed by the forge’s global id of the milestone. */
  readonly milestones: Readonly<Record<string, MilestoneMemory>>
}

/** The differences from the last digest. */
export interface ScopeChange {
  readonly since: Date
  readonly added: number
  /** Removed from the milestone, or deleted. */
  readonly removed: number
  readonly reopened: number
  readonly closed: readonly Shown<Issue>[]
}

/** The known change of a milestone: a first digest has none, and an incomplete list is not compared. */
export type Since =
  | ({ readonly kind: 'change' } & ScopeChange)
  /**
   * Derived from the dates of its issues, without a digest to compare with: this is the `first` digest, which
   * covers the days before it, or the milestone is `new` in it.
   */
  | {
      readonly kind: 'dated'
      readonly why: 'first' | 'new'
      readonly since: Date
      /** Number of issues created. */
      readonly made: number
      readonly closed: readonly Shown<Issue>[]
    }
  | { readonly kind: 'first' }
  /** The milestone was not in the last digest. */
  | { readonly kind: 'new' }
  | { readonly kind: 'not-all-read' }

/** An open merge request of a milestone. */
export interface PlacedRequest {
  readonly mr: MergeRequest
  readonly state: RequestState
}

/** The progress of one milestone, counted in the days of a zone. */
export interface MilestoneProgress {
  readonly milestone: Milestone
  readonly counts: IssueCounts
  /** False when the milestone has more issues than were read: the counts cover only those. */
  readonly complete: boolean
  readonly due: Due | null
  readonly pace: Pace
  readonly burndown: Burndown
  /** The most pressing first. */
  readonly atRisk: readonly Shown<RiskyIssue>[]
}

/** A due date and the working days up to it. */
export interface Due {
  readonly day: Day
  /** After today, up to and including the due day; negative when overdue: from the day after it to today. */
  readonly workingDays: number
  readonly isToday: boolean
  readonly isOver: boolean
}

/** A milestone as a digest shows it. */
export interface DigestMilestone extends MilestoneProgress {
  readonly since: Since
  /** The open ones, by state. */
  readonly requests: readonly PlacedRequest[]
}

/** The project and the calendar of a count. */
export interface Counted {
  readonly project: number
  /** `acme/web` */
  readonly projectName: string
  readonly zone: string
  readonly holidays: readonly Day[]
  readonly at: Date
  readonly today: Day
}

/** The content of one digest. */
export interface DigestView extends Counted {
  /** The active ones by due date, earliest first; those without one last. */
  readonly milestones: readonly DigestMilestone[]
  /** Further active milestones, of which only the names were read. */
  readonly unread: readonly Milestone[]
  /** False when the forge has more active milestones than were listed. */
  readonly complete: boolean
  /** Number of open merge requests searched for those of the milestones; `complete`: that is all of them. */
  readonly searched: { readonly count: number; readonly complete: boolean }
  /** Time at which the previous digest was read; null for the first one. */
  readonly last: Date | null
  /** The iids of those that were active in the previous digest and no longer are. */
  readonly gone: readonly number[]
}

/** The progress of a single milestone, on demand. */
export interface ProgressView extends Counted {
  readonly progress: MilestoneProgress
}

/** Days that a first digest covers, where the forge reports when issues are created and closed. */
export const FIRST_DAYS = 7

/** True when the digest is empty: no milestone is active, and none has ended since the last one. */
export function isEmpty({ milestones, unread, gone }: DigestView): boolean {
  return milestones.length === 0 && unread.length === 0 && gone.length === 0
}
