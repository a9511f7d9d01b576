import { z } from 'zod'
import type { Disclosure } from './audience.ts'
import type { Burndown, IssueCounts, Pace } from './burndown.ts'
import { addDays, type Day, localDay, parseDate, readDay, workingDaysAfter } from './day.ts'
import { EpochMs } from './fields.ts'
import type { Issue } from './issue.ts'
import { assigneesOf, type MergeRequest } from './merge-request.ts'
import type { Milestone } from './milestone.ts'

/** The nouns whose verb `digest` posts one: the milestones of a project, or its merge requests. */
export const DIGEST_KINDS = ['milestone', 'mr'] as const
export type DigestKind = (typeof DIGEST_KINDS)[number]

/** An open issue that may delay its milestone, and the reasons. */
export interface RiskyIssue {
  readonly issue: Issue
  /** The due day, when it is past. */
  readonly overdue: Day | null
  readonly unassigned: boolean
  /** Number of whole working days since the last update, when they are too many. */
  readonly still: number | null
}

/** Number of whole working days without an update after which an issue counts as stalled. */
export const STILL_FROM = 5

/** Returns open issues that are overdue, unassigned or stalled; overdue first, then by number of reasons. */
export function atRisk(
  open: readonly Issue[],
  today: Day,
  zone: string,
  holidays: readonly Day[],
): RiskyIssue[] {
  return open
    .map((issue) => {
      const due = readDay(issue.due_date)
      const touched = parseDate(issue.updated_at)
      const still = touched ? workingDaysAfter(localDay(touched, zone), addDays(today, -1), holidays) : 0
      return {
        issue,
        overdue: due !== null && due < today ? due : null,
        unassigned: assigneesOf(issue).length === 0,
        still: still >= STILL_FROM ? still : null,
      }
    })
    .filter((risky) => reasons(risky) > 0)
    .sort(
      (a, b) =>
        Number(b.overdue !== null) - Number(a.overdue !== null) ||
        reasons(b) - reasons(a) ||
        (b.still ?? 0) - (a.still ?? 0) ||
        a.issue.iid - b.issue.iid,
    )
}

function reasons({ overdue, unassigned, still }: RiskyIssue): number {
  return Number(overdue !== null) + Number(unassigned) + Number(still !== null)
}

const MilestoneMemory = z.object({
  iid: z.number(),
  state: z.string(),
  closed: z.array(z.number()).readonly(),
  /** Ids of all its issues. */
  all: z.array(z.number()).readonly(),
  /** False when the milestone had more issues than were read: then it is not compared. */
  complete: z.boolean(),
})
export type MilestoneMemory = Readonly<z.infer<typeof MilestoneMemory>>

/** The stored data of a digest, as JSON, from which the next one computes its changes. */
export const DigestMemory = z.object({
  /** Time of reading. */
  at: EpochMs,
  /** Keyed by the forge’s global id of the milestone. */
  milestones: z.record(z.string(), MilestoneMemory).readonly(),
})
export type DigestMemory = Readonly<z.infer<typeof DigestMemory>>

/** The differences from the last digest. */
interface ScopeChange {
  readonly since: Date
  readonly added: number
  /** Removed from the milestone, or deleted. */
  readonly removed: number
  readonly reopened: number
  readonly closed: readonly Disclosure<Issue>[]
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
      readonly made: number
      readonly closed: readonly Disclosure<Issue>[]
    }
  | { readonly kind: 'first' }
  | { readonly kind: 'new' }
  | { readonly kind: 'not-all-read' }

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
  readonly atRisk: readonly Disclosure<RiskyIssue>[]
}

export interface Due {
  readonly day: Day
  /** After today, up to and including the due day; negative when overdue: from the day after it to today. */
  readonly workingDays: number
  readonly isToday: boolean
  readonly isOver: boolean
}

export interface DigestMilestone extends MilestoneProgress {
  readonly since: Since
  /** The open ones, by readiness. */
  readonly requests: readonly MergeRequest[]
}

export interface DigestScope {
  readonly project: number
  /** `acme/web` */
  readonly projectName: string
  readonly zone: string
  readonly holidays: readonly Day[]
  readonly at: Date
  readonly today: Day
}

export interface DigestView extends DigestScope {
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

export interface ProgressView extends DigestScope {
  readonly progress: MilestoneProgress
}

/** Days that a first digest covers, where the forge reports when issues are created and closed. */
export const FIRST_DAYS = 7

/** True when the digest is empty: no milestone is active, and none has ended since the last one. */
export function isEmpty({ milestones, unread, gone }: DigestView): boolean {
  return milestones.length === 0 && unread.length === 0 && gone.length === 0
}

/** Days without activity that make a merge request stale, where nobody chose. */
export const STALE_DAYS = 7

/** The groups of a digest of merge requests, in their order. */
export const REMINDERS = ['ready', 'review', 'stale'] as const
export type Reminder = (typeof REMINDERS)[number]

/** The user group of Slack whose merge requests a digest is about. */
export interface DigestTeam {
  /** `@web-team`, or as Slack mentions it. */
  readonly name: string
  /** The names of its people whose accounts are not known. */
  readonly unknownMembers: readonly string[]
  /** A fact that is not known of all of them: then nothing is found. */
  readonly unknown: 'members' | 'accounts' | null
}

/** The open merge requests of a project that need somebody, each in one group; drafts are left out. */
export interface RequestDigest {
  readonly kind: 'requests'
  readonly project: number
  /** `acme/web` */
  readonly projectName: string
  readonly zone: string
  readonly at: Date
  readonly today: Day
  /** Days without activity that make one stale. */
  readonly staleDays: number
  /** Null for everybody’s. */
  readonly team: DigestTeam | null
  /** Latest activity first; stale ones longest untouched first. */
  readonly groups: Readonly<Record<Reminder, readonly MergeRequest[]>>
  /** Requests whose builds were not read. */
  readonly unlooked: readonly MergeRequest[]
  /** The number of open merge requests that were read; `complete`: those are all. */
  readonly searched: { readonly count: number; readonly complete: boolean }
}

/** True when nothing needs anybody, as far as all were read. */
export function hasNoReminder({ team, groups, searched }: RequestDigest): boolean {
  const isAllKnown = searched.complete && !isTeamUnknown({ team })
  return isAllKnown && REMINDERS.every((reminder) => groups[reminder].length === 0)
}

/** True when it is not known whose merge requests it should be about. */
export function isTeamUnknown({ team }: Pick<RequestDigest, 'team'>): boolean {
  return team !== null && team.unknown !== null
}
