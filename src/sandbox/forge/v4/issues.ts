import { z } from 'zod'
import {
  checkTitle,
  choice,
  clearableDate,
  clearableInteger,
  forbidden,
  json,
  notFound,
  type Params,
  readParams,
  requireOneOf,
  splitList,
  stringList,
  text,
} from '../http/answer.ts'
import { type ProjectCall, pageOf, pathId, projectRoute, type Route } from '../http/route.ts'
import { milestoneFor } from '../resources/milestones/routes.ts'
import type { Changes } from '../state/database.ts'
import { addIssue, closeIssue, ISSUES, type Issue, reopenIssue } from '../state/issues.ts'
import { memberLevel } from '../state/projects.ts'
import { LEVEL, levelOf, maySeeIssue, timestamp } from '../world.ts'
import { common, milestoneDue, passes, sortedBy, type View } from './listing.ts'
import { issueEntity, wholeIssueEntity } from './projects/entity.ts'

const filters = z.object({
  ...common,
  state: z.enum(['opened', 'closed', 'all']).default('all'),
  confidential: choice.optional(),
  scope: z.enum(['created-by-me', 'assigned-to-me', 'created_by_me', 'assigned_to_me', 'all']).default('all'),
  order_by: z.enum(['created_at', 'updated_at', 'due_date', 'milestone_due', 'title']).default('created_at'),
})
const placing = {
  description: text.nullish(),
  confidential: choice.optional(),
  labels: stringList.nullish(),
  milestone_id: clearableInteger.optional(),
  assignee_id: clearableInteger.optional(),
  due_date: clearableDate.optional(),
}
const creation = z.object({ title: text, ...placing })
const edition = z.object({
  title: text.optional(),
  ...placing,
  state_event: z.enum(['close', 'reopen']).optional(),
})

/** In the order in which the servers name them. */
const EDITED = 'title,description,assignee_id,milestone_id,labels,due_date,confidential,state_event'.split(
  ',',
)

export function listedIssues(view: View, params: Params): Issue[] {
  const input = readParams(filters, params)
  const { world, project, user } = view
  const { order_by, sort, scope } = input
  const found = world.database.list(ISSUES, { project_id: project.id }).filter((issue) => {
    const { title, assignee_id, author_id } = issue
    return (
      maySeeIssue(world, user, project, issue) &&
      passes(view, input, issue, { title, assignees: assignee_id === null ? [] : [assignee_id] }) &&
      (input.state === 'all' || input.state === issue.state) &&
      (input.confidential === undefined || input.confidential === issue.confidential) &&
      (scope === 'all' || (scope.startsWith('created') ? author_id : assignee_id) === user.id)
    )
  })
  return sortedBy(found, sort, (issue) => {
    if (order_by === 'milestone_due') return milestoneDue(view, issue)
    return order_by === 'title' ? issue.title.toLowerCase() : issue[order_by]
  })
}

function list(call: ProjectCall) {
  return pageOf(call, listedIssues(call, call.params), (issue) =>
    issueEntity(call.world, call.project, issue),
  )
}

function create(call: ProjectCall) {
  const { world, project, user } = call
  const input = readParams(creation, call.params)
  checkTitle(input.title)
  const issue = { project_id: project.id, title: input.title, author_id: user.id }
  const columns = { ...issue, created_at: timestamp(world), ...columnsOf(call, input) }
  return json(201, shown(call, addIssue(world.database, columns)), 'issue created')
}

function update(call: ProjectCall) {
  const { world, project, user } = call
  const before = find(call)
  const own = before.author_id === user.id || before.assignee_id === user.id
  if (!own && levelOf(world, user, project) < LEVEL.reporter) throw forbidden()
  requireOneOf(call.params, EDITED)
  const input = readParams(edition, call.params)
  if (input.title !== undefined) checkTitle(input.title)
  const at = timestamp(world)
  world.database.update('issues', before.id, { title: input.title, ...columnsOf(call, input) })
  if (input.state_event === 'close' && before.state === 'opened')
    closeIssue(world.database, before.id, at, user.id)
  if (input.state_event === 'reopen' && before.state === 'closed') reopenIssue(world.database, before.id, at)
  const after = world.database.find(ISSUES, { project_id: project.id, iid: before.iid })
  if (JSON.stringify(after) === JSON.stringify(before)) return json(200, shown(call, before.iid))
  world.database.update('issues', before.id, { updated_at: at })
  return json(200, shown(call, before.iid), 'issue updated')
}

/** Columns of an issue; fields that guests may not set are silently left out. */
function columnsOf(call: ProjectCall, input: Partial<z.infer<typeof edition>>): Changes {
  const { world, project, user } = call
  const { description, confidential, labels, milestone_id, assignee_id, due_date } = input
  const columns = {
    description: description === undefined ? undefined : (description ?? ''),
    confidential,
  }
  if (levelOf(world, user, project) < LEVEL.reporter) return columns
  const isMember = assignee_id === null || memberLevel(world.database, project.id, assignee_id ?? 0) > 0
  const milestone = milestone_id === undefined ? undefined : milestoneFor(world, project, milestone_id)
  return {
    ...columns,
    ...(labels === undefined ? {} : { labels: JSON.stringify(splitList((labels ?? []).join(','))) }),
    milestone_id: milestone_id === undefined ? undefined : (milestone?.id ?? null),
    assignee_id: assignee_id !== undefined && isMember ? assignee_id : undefined,
    due_date,
  }
}

function find(call: ProjectCall, iid = pathId(call, 'issue_iid')): Issue {
  const { world, project, user } = call
  const found = world.database.find(ISSUES, { project_id: project.id, iid })
  if (!found || !maySeeIssue(world, user, project, found)) throw notFound()
  return found
}

function shown(call: ProjectCall, iid?: number) {
  return wholeIssueEntity(call.world, call.project, find(call, iid), call.user)
}

export const issueRoutes: readonly Route[] = [
  projectRoute('GET', '/issues', list),
  projectRoute('GET', '/issues/:issue_iid', (call) => json(200, shown(call))),
  projectRoute('POST', '/issues', create),
  projectRoute('PUT', '/issues/:issue_iid', update),
]
