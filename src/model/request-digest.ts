import type { Day } from './day.ts'
import type { MergeRequest } from './merge-request.ts'

/** Days without activity that make a merge request stale, where nobody chose. */
export const STALE_DAYS = 7

/** The groups of a digest of merge requests, in their order. */
export const REMINDERS = ['ready', 'review', 'stale'] as const
export type Reminder = (typeof REMINDERS)[number]

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
  /** Latest activity first; stale ones longest untouched first. */
  readonly groups: Readonly<Record<Reminder, readonly MergeRequest[]>>
  /** Requests whose builds were not read. */
  readonly unlooked: readonly MergeRequest[]
  /** The number of open merge requests that were read; `complete`: those are all. */
  readonly searched: { readonly count: number; readonly complete: boolean }
}

/** True when nothing needs anybody, as far as all were read. */
export function hasNoReminder({ groups, searched }: RequestDigest): boolean {
  return searched.complete && REMINDERS.every((reminder) => groups[reminder].length === 0)
}
