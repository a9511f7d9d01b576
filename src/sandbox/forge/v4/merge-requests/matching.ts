import { todaysTitle } from '../../merging/shown-title.ts'
import { milestoneFor } from '../../resources/milestones/find.ts'
import { approvalsOf } from '../../state/approvals.ts'
import { assigneesOf, type MergeRequest } from '../../state/merge-requests.ts'
import { reviewersOf } from '../../state/reviewers.ts'
import { userById } from '../../state/users.ts'
import type { Filters } from './filters.ts'
import type { View } from './view.ts'

/** The merge requests that all filters let through, in the order asked for. */
export function matching(view: View, filters: Filters, all: readonly MergeRequest[]): MergeRequest[] {
  const found = all.filter((request) => isOfState(request, filters.state) && passes(view, filters, request))
  return sorted(view, filters, found)
}

function isOfState({ state }: MergeRequest, wanted: Filters['state']): boolean {
  return wanted === 'all' || (state === 'reopened' ? 'opened' : state) === wanted
}

function passes(view: View, wanted: Filters, request: MergeRequest): boolean {
  const { database } = view.world
  const nameOf = (id: number) => userById(database, id)?.username ?? ''
  const assignees = assigneesOf(request)
  const reviewers = reviewersOf(database, request.id).map(({ user_id }) => user_id)
  const isMine = { created: request.author_id, assigned: assignees, reviews: reviewers }
  return [
    !wanted.iids || wanted.iids.includes(request.iid),
    wanted.search === undefined || mentions(request, wanted.search, wanted.in),
    wanted.author_id === undefined || wanted.author_id === request.author_id,
    wanted.author_username === undefined || wanted.author_username === nameOf(request.author_id),
    isAmong(wanted.assignee_id, assignees),
    (wanted.assignee_username ?? []).every((name) => isNamed(name, assignees.map(nameOf))),
    isAmong(wanted.reviewer_id, reviewers),
    wanted.reviewer_username === undefined || isNamed(wanted.reviewer_username, reviewers.map(nameOf)),
    !wanted.labels || hasLabels(request.labels, wanted.labels),
    wanted.milestone === undefined || isOfMilestone(view, request, wanted.milestone),
    wanted.wip === undefined || (wanted.wip === 'yes') === request.draft,
    wanted.approved === undefined ||
      (wanted.approved === 'yes') === approvalsOf(database, request.id).length > 0,
    wanted.source_branch === undefined || wanted.source_branch === request.source_branch,
    wanted.target_branch === undefined || wanted.target_branch === request.target_branch,
    isWithin(request.created_at, wanted.created_after, wanted.created_before),
    isWithin(request.updated_at, wanted.updated_after, wanted.updated_before),
    isOfScope(wanted.scope, isMine, view.user.id),
  ].every(Boolean)
}

/** Every word of the search, in any order, within one of the fields. */
function mentions(request: MergeRequest, search: string, within: string): boolean {
  const shown: Record<string, string> = { title: todaysTitle(request), description: request.description }
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fields = within.split(',').map((name) => shown[name.trim()] ?? '')
  return fields.some((field) => words.every((word) => field.toLowerCase().includes(word)))
}

export function isAmong(wanted: number | string | undefined, people: readonly number[]): boolean {
  if (wanted === undefined) return true
  if (typeof wanted === 'number') return people.includes(wanted)
  return (wanted === 'none') === (people.length === 0)
}

export function isNamed(wanted: string, names: readonly string[]): boolean {
  if (/^none$/i.test(wanted)) return names.length === 0
  return /^any$/i.test(wanted) ? names.length > 0 : names.includes(wanted)
}

export function hasLabels(labels: readonly string[], wanted: readonly string[]): boolean {
  const [only = ''] = wanted
  if (/^none$/i.test(only)) return labels.length === 0
  if (/^any$/i.test(only)) return labels.length > 0
  return wanted.every((label) => labels.includes(label))
}

export function isOfMilestone(
  { world, project }: Pick<View, 'world' | 'project'>,
  planned: { readonly milestone_id: number | null },
  wanted: string,
): boolean {
  const title = milestoneFor(world, project, planned.milestone_id)?.title
  if (/^none$/i.test(wanted)) return title === undefined
  return /^any$/i.test(wanted) ? title !== undefined : title === wanted
}

export function isWithin(at: string, after: number | undefined, before: number | undefined): boolean {
  const moment = Date.parse(at)
  return (after === undefined || moment >= after) && (before === undefined || moment <= before)
}

function isOfScope(
  scope: Filters['scope'],
  mine: { created: number; assigned: readonly number[]; reviews: readonly number[] },
  me: number,
): boolean {
  if (scope === 'all') return true
  if (scope === 'reviews_for_me') return mine.reviews.includes(me)
  return scope.startsWith('created') ? mine.created === me : mine.assigned.includes(me)
}

function sorted(view: View, { order_by, sort }: Filters, found: readonly MergeRequest[]): MergeRequest[] {
  const due = (one: MergeRequest) =>
    milestoneFor(view.world, view.project, one.milestone_id)?.due_date ?? null
  const keys: Readonly<Record<Filters['order_by'], (one: MergeRequest) => string | number | null>> = {
    created_at: (one) => one.created_at,
    updated_at: (one) => one.updated_at,
    merged_at: (one) => one.merged_at,
    title: (one) => todaysTitle(one).toLowerCase(),
    milestone_due: due,
    popularity: (one) => one.upvotes,
    // Nobody can give labels a priority here, so these two say nothing about the order.
    label_priority: () => 0,
    priority: () => 0,
  }
  const direction = sort === 'asc' ? 1 : -1
  return found.toSorted((one, other) => {
    const [left, right] = [keys[order_by](one), keys[order_by](other)]
    if (left === right) return direction * (one.id - other.id)
    // What has no such date comes last in both directions.
    if (left === null || right === null) return left === null ? 1 : -1
    return direction * (left < right ? -1 : 1)
  })
}
