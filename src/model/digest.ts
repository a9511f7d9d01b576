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

/** What the last digest saw of one milestone; ids are the forge’s global ones. */
export interface MilestoneMemory {
  readonly iid: number
  readonly state: string
  /** Ids of its closed issues. */
  readonly closed: readonly number[]
  /** Ids of all its issues. */
  readonly all: readonly number[]
  /** False when it had more issues than were read: then nothing is compared with it. */
  readonly complete: boolean
}

/** What is kept of a digest, as JSON, so that the next one can say what has changed since. */
export interface DigestMemory {
  /** When it was read; ms UTC. */
  readonly at: number
  /** By the forge’s global id of the milestone. */
  readonly milestones: Readonly<Record<string, MilestoneMemory>>
}

/** What is different from the last digest. */
export interface ScopeChange {
  readonly since: Date
  readonly added: number
  /** Taken off the milestone, or deleted. */
  readonly removed: number
  readonly reopened: number
  readonly closed: readonly Shown<Issue>[]
}

/** What can be said of a milestone’s change: a first digest knows none, and of a part nothing is compared. */
export type Since =
  | ({ readonly kind: 'change' } & ScopeChange)
  /**
   * By the dates of its issues, where there is nothing to compare with: this is the `first` digest, and tells of
   * the days before it, or the milestone is `new` in it.
   */
  | {
      readonly kind: 'dated'
      readonly why: 'first' | 'new'
      readonly since: Date
      /** How many issues were made. */
      readonly made: number
      readonly closed: readonly Shown<Issue>[]
    }
  | { readonly kind: 'first' }
  /** It was not in the last digest. */
  | { readonly kind: 'new' }
  | { readonly kind: 'not-all-read' }

/** An open merge request of a milestone. */
export interface PlacedRequest {
  readonly mr: MergeRequest
  readonly state: RequestState
}

/** Where one milestone stands, counted in the days of a zone. */
export interface MilestoneProgress {
  readonly milestone: Milestone
  readonly counts: IssueCounts
  /** False when it has more issues than were read: the counts are of those that were. */
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
  /** After today, up to and with the day; when it is over, those after it up to today, as a negative number. */
  readonly workingDays: number
  readonly isToday: boolean
  readonly isOver: boolean
}

/** A milestone as a digest tells it. */
export interface DigestMilestone extends MilestoneProgress {
  readonly since: Since
  /** The open ones, by state. */
  readonly requests: readonly PlacedRequest[]
}

/** For what and for when something was counted. */
export interface Counted {
  readonly project: number
  /** `acme/web` */
  readonly projectName: string
  readonly zone: string
  readonly holidays: readonly Day[]
  readonly at: Date
  readonly today: Day
}

/** What one digest has to say. */
export interface DigestView extends Counted {
  /** The active ones, earliest due date first, those without one last. */
  readonly milestones: readonly DigestMilestone[]
  /** Active ones beyond those, of which nothing was read but their names. */
  readonly unread: readonly Milestone[]
  /** False when there are more active milestones than the forge’s list was read for. */
  readonly complete: boolean
  /** Of how many open merge requests those of the milestones were found; `complete`: there are no others. */
  readonly searched: { readonly count: number; readonly complete: boolean }
  /** When the digest before was read; null for the first one. */
  readonly last: Date | null
  /** The iids of those that were active then and are not any more. */
  readonly gone: readonly number[]
}

/** One milestone, on demand. */
export interface ProgressView extends Counted {
  readonly progress: MilestoneProgress
}

/** So many days a first digest looks back, where the forge tells when issues are made and closed. */
export const FIRST_DAYS = 7

/** Whether there is nothing to tell: no milestone is active, and none has ended since. */
export function isEmpty({ milestones, unread, gone }: DigestView): boolean {
  return milestones.length === 0 && unread.length === 0 && gone.length === 0
}
