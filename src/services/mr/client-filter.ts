import { parseDate } from '../../model/day.ts'
import { assigneesOf, type MergeRequest } from '../../model/merge-request.ts'
import { isOfPage, type TypedMilestone } from '../../model/milestone.ts'
import type { UserSummary } from '../../model/user.ts'

/** Criteria that the forge’s list cannot filter by; all given criteria must match. */
export interface ClientFilter {
  /** One of these user names or display names, ignoring case, with or without `@`. */
  readonly authors?: readonly string[]
  /** A user name or a display name; null for no assignee. */
  readonly assignee?: string | null
  /** The same; null for no reviewer. */
  readonly reviewer?: string | null
  /** At least one of these labels, ignoring case. */
  readonly labels?: readonly string[]
  readonly notLabels?: readonly string[]
  /** An iid, a whole title, ignoring case, or a page; null for none. */
  readonly milestone?: TypedMilestone | null
  /** The source or the target; `feature/*` matches every branch with that prefix. */
  readonly branch?: string
  readonly draft?: boolean
  /** Each of these words must occur in the title or the description. */
  readonly words?: readonly string[]
  /** Not updated since then. */
  readonly before?: Date
}

export function fits(mr: MergeRequest, criteria: ClientFilter): boolean {
  return checks.every((check) => check(mr, criteria))
}

type Check = (mr: MergeRequest, criteria: ClientFilter) => boolean

const checks: readonly Check[] = [
  (mr, { authors }) => authors === undefined || authors.some((author) => isCalled(mr.author, author)),
  (mr, { assignee }) => assignee === undefined || isAmong(assigneesOf(mr), assignee),
  (mr, { reviewer }) => reviewer === undefined || isAmong(mr.reviewers, reviewer),
  (mr, { labels }) => labels === undefined || hasOne(mr.labels, labels),
  (mr, { notLabels }) => notLabels === undefined || !hasOne(mr.labels, notLabels),
  (mr, { milestone }) => milestone === undefined || isOn(mr, milestone),
  (mr, { branch }) =>
    branch === undefined || [mr.source_branch, mr.target_branch].some((name) => isBranch(name, branch)),
  (mr, { draft }) => draft === undefined || (mr.work_in_progress === true) === draft,
  (mr, { words }) => {
    const text = `${mr.title}\n${mr.description ?? ''}`.toLowerCase()
    return (words ?? []).every((word) => text.includes(word.toLowerCase()))
  },
  (mr, { before }) => {
    if (before === undefined) return true
    const updated = parseDate(mr.updated_at ?? mr.created_at)
    return updated !== null && updated <= before
  },
]

/** True when the user name or display name matches, ignoring case, with or without `@`. */
export function isCalled(user: UserSummary | null, typed: string): boolean {
  const called = typed.replace(/^@/, '').toLowerCase()
  return user !== null && [user.username, user.name].some((name) => name?.toLowerCase() === called)
}

function isAmong(people: readonly UserSummary[], typed: string | null): boolean {
  return typed === null ? people.length === 0 : people.some((user) => isCalled(user, typed))
}

function hasOne(labels: readonly string[], expected: readonly string[]): boolean {
  const lower = new Set(expected.map((label) => label.toLowerCase()))
  return labels.some((label) => lower.has(label.toLowerCase()))
}

/** True when one of the labels is this one, ignoring case. */
export function hasLabel(labels: readonly string[], expected: string): boolean {
  return hasOne(labels, [expected])
}

function isOn({ milestone }: MergeRequest, expected: TypedMilestone | null): boolean {
  if (expected === null || milestone === null) return expected === milestone
  if (typeof expected === 'number') return milestone.iid === expected
  if (typeof expected === 'object') return isOfPage(milestone, expected)
  return milestone.title.toLowerCase() === expected.toLowerCase()
}

function isBranch(name: string, expected: string): boolean {
  return expected.endsWith('*') ? name.startsWith(expected.slice(0, -1)) : name === expected
}
