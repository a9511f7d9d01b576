import { buildOfHead } from '../../model/build.ts'
import { parseDate } from '../../model/day.ts'
import { isReady } from '../../model/merge-offer.ts'
import { assigneesOf, type MergeRequest } from '../../model/merge-request.ts'
import { isOfPage, type TypedMilestone } from '../../model/milestone.ts'
import type { UserSummary } from '../../model/user.ts'

/** Criteria that the forge’s list cannot filter by; all given criteria must match. */
export interface ClientFilter {
  /** One of these user names or display names, ignoring case, with or without `@`. */
  readonly authors?: readonly string[]
  /** The same; null for no assignee. */
  readonly assignees?: readonly string[] | null
  /** The same; null for no reviewer. */
  readonly reviewers?: readonly string[] | null
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
  /** True when it can be merged now; for open ones, with their builds. */
  readonly ready?: boolean
  /** True when its build has failed; the same. */
  readonly failed?: boolean
}

export function fits(mr: MergeRequest, criteria: ClientFilter): boolean {
  return misfits(mr, criteria).length === 0
}

/** Returns the criteria that it does not match. */
export function misfits(mr: MergeRequest, criteria: ClientFilter): readonly (keyof ClientFilter)[] {
  return CRITERIA.filter((name) => !checks[name](mr, criteria))
}

type Check = (mr: MergeRequest, criteria: ClientFilter) => boolean

const checks: Readonly<Record<keyof ClientFilter, Check>> = {
  authors: (mr, { authors }) =>
    authors === undefined || authors.some((author) => isCalled(mr.author, author)),
  assignees: (mr, { assignees }) => assignees === undefined || areAmong(assigneesOf(mr), assignees),
  reviewers: (mr, { reviewers }) => reviewers === undefined || areAmong(mr.reviewers, reviewers),
  labels: (mr, { labels }) => labels === undefined || hasOne(mr.labels, labels),
  notLabels: (mr, { notLabels }) => notLabels === undefined || !hasOne(mr.labels, notLabels),
  milestone: (mr, { milestone }) => milestone === undefined || isOn(mr, milestone),
  branch: (mr, { branch }) =>
    branch === undefined || [mr.source_branch, mr.target_branch].some((name) => isBranch(name, branch)),
  draft: (mr, { draft }) => draft === undefined || (mr.work_in_progress === true) === draft,
  words: (mr, { words }) => {
    const text = `${mr.title}\n${mr.description ?? ''}`.toLowerCase()
    return (words ?? []).every((word) => text.includes(word.toLowerCase()))
  },
  before: (mr, { before }) => {
    if (before === undefined) return true
    const updated = parseDate(mr.updated_at ?? mr.created_at)
    return updated !== null && updated <= before
  },
  ready: (mr, { ready }) => ready === undefined || isReady(mr) === ready,
  failed: (mr, { failed }) => failed === undefined || (buildOfHead(mr)?.status === 'failed') === failed,
}

const CRITERIA = Object.keys(checks) as readonly (keyof ClientFilter)[]

export function isCalled(user: UserSummary | null, typed: string): boolean {
  const called = typed.replace(/^@/, '').toLowerCase()
  return user !== null && [user.username, user.name].some((name) => name?.toLowerCase() === called)
}

function areAmong(people: readonly UserSummary[], names: readonly string[] | null): boolean {
  if (names === null) return people.length === 0
  return names.some((name) => people.some((user) => isCalled(user, name)))
}

function hasOne(labels: readonly string[], expected: readonly string[]): boolean {
  const lower = new Set(expected.map((label) => label.toLowerCase()))
  return labels.some((label) => lower.has(label.toLowerCase()))
}

export function hasLabel(labels: readonly string[], expected: string): boolean {
  return hasOne(labels, [expected])
}

export function isOn(
  { milestone }: Pick<MergeRequest, 'milestone'>,
  expected: TypedMilestone | null,
): boolean {
  if (expected === null || milestone === null) return expected === milestone
  if (typeof expected === 'number') return milestone.iid === expected
  if (typeof expected === 'object') return isOfPage(milestone, expected)
  return milestone.title.toLowerCase() === expected.toLowerCase()
}

function isBranch(name: string, expected: string): boolean {
  return expected.endsWith('*') ? name.startsWith(expected.slice(0, -1)) : name === expected
}
