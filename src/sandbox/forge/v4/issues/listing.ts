import { z } from 'zod'
import { choice, integer, readParams, text } from '../../http/fields.ts'
import type { Params } from '../../http/params.ts'
import { milestoneFor } from '../../resources/milestones/find.ts'
import { maySeeIssue } from '../../rights.ts'
import { type Issue, issuesOfProject } from '../../state/issues.ts'
import { userById } from '../../state/users.ts'
import { moment, numberList, someone, wordList } from '../merge-requests/filters.ts'
import { hasLabels, isAmong, isNamed, isOfMilestone, isWithin } from '../merge-requests/matching.ts'
import type { View } from '../merge-requests/view.ts'

const fields = z.object({
  iids: numberList.optional(),
  state: z.enum(['opened', 'closed', 'all']).default('all'),
  labels: wordList.optional(),
  milestone: text.optional(),
  search: text.optional(),
  in: text.default('title,description'),
  author_id: integer.optional(),
  author_username: text.optional(),
  assignee_id: someone.optional(),
  assignee_username: wordList.optional(),
  confidential: choice.optional(),
  scope: z.enum(['created-by-me', 'assigned-to-me', 'created_by_me', 'assigned_to_me', 'all']).default('all'),
  created_after: moment.optional(),
  created_before: moment.optional(),
  updated_after: moment.optional(),
  updated_before: moment.optional(),
  order_by: z.enum(['created_at', 'updated_at', 'due_date', 'milestone_due', 'title']).default('created_at'),
  sort: z.enum(['asc', 'desc']).default('desc'),
})

type Filters = z.infer<typeof fields>

/** The project's issues that this person may see and the filters let through, in the order asked for. */
export function listedIssues(view: View, params: Params): Issue[] {
  const filters = readParams(fields, params)
  const { world, project, user } = view
  const found = issuesOfProject(world.database, project.id).filter(
    (issue) => maySeeIssue(world, user, project, issue) && passes(view, filters, issue),
  )
  return sorted(view, filters, found)
}

function passes(view: View, wanted: Filters, issue: Issue): boolean {
  const nameOf = (id: number) => userById(view.world.database, id)?.username ?? ''
  const assignees = issue.assignee_id === null ? [] : [issue.assignee_id]
  return [
    !wanted.iids || wanted.iids.includes(issue.iid),
    wanted.state === 'all' || wanted.state === issue.state,
    !wanted.labels || hasLabels(issue.labels, wanted.labels),
    wanted.milestone === undefined || isOfMilestone(view, issue, wanted.milestone),
    wanted.search === undefined || mentions(issue, wanted.search, wanted.in),
    wanted.author_id === undefined || wanted.author_id === issue.author_id,
    wanted.author_username === undefined || wanted.author_username === nameOf(issue.author_id),
    isAmong(wanted.assignee_id, assignees),
    (wanted.assignee_username ?? []).every((name) => isNamed(name, assignees.map(nameOf))),
    wanted.confidential === undefined || wanted.confidential === issue.confidential,
    isWithin(issue.created_at, wanted.created_after, wanted.created_before),
    isWithin(issue.updated_at, wanted.updated_after, wanted.updated_before),
    isOfScope(wanted.scope, issue, view.user.id),
  ].every(Boolean)
}

function mentions({ title, description }: Issue, search: string, within: string): boolean {
  const shown: Record<string, string> = { title, description }
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const texts = within.split(',').map((name) => shown[name.trim()] ?? '')
  return texts.some((one) => words.every((word) => one.toLowerCase().includes(word)))
}

function isOfScope(scope: Filters['scope'], issue: Issue, me: number): boolean {
  if (scope === 'all') return true
  return scope.startsWith('created') ? issue.author_id === me : issue.assignee_id === me
}

function sorted({ world, project }: View, { order_by, sort }: Filters, found: readonly Issue[]): Issue[] {
  const keys: Readonly<Record<Filters['order_by'], (one: Issue) => string | null>> = {
    created_at: (one) => one.created_at,
    updated_at: (one) => one.updated_at,
    due_date: (one) => one.due_date,
    milestone_due: (one) => milestoneFor(world, project, one.milestone_id)?.due_date ?? null,
    title: (one) => one.title.toLowerCase(),
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
