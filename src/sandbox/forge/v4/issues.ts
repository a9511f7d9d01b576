import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import {
  checkTitle,
  choice,
  clearableDate,
  clearableInteger,
  json,
  notFound,
  type Params,
  readParams,
  requireOneOf,
  splitList,
  stringList,
  text,
} from '../http/answer.ts'
import { type ProjectCall, pageOf, pathId, projectRoute, type Route, requireLevel } from '../http/route.ts'
import { milestoneFor } from '../resources/milestones/routes.ts'
import type { Changes } from '../state/database.ts'
import { addIssue, closeIssue, ISSUES, type Issue, reopenIssue } from '../state/issues.ts'
import { memberLevel } from '../state/projects.ts'
import { LEVEL, levelOf, maySeeIssue, timestamp } from '../world.ts'
import { issueEntity, wholeIssueEntity } from './entities.ts'
import { common, passes, scopeOf, sortedBy, type View } from './listing.ts'

const filters = z.object({
  ...common,
  state: z.enum(['opened', 'closed', 'all']).default('all'),
  confidential: choice.optional(),
  scope: scopeOf(['created_by_me', 'assigned_to_me', 'all']).default('all'),
  order_by: z.enum(['created_at', 'updated_at', 'due_date', 'title']).default('created_at'),
})
const placing = {
  description: text.nullish(),
  assignee_id: clearableInteger.optional(),
  milestone_id: clearableInteger.optional(),
  labels: stringList.nullish(),
  due_date: clearableDate.optional(),
  confidential: choice.optional(),
}
const creation = z.object({ title: text, ...placing })
/** Its fields stand in the order in which the servers’ refusal names them. */
const edition = z.object({
  title: text.optional(),
  ...placing,
  state_event: z.enum(['close', 'reopen']).optional(),
})

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
      (scope === 'all' || (scope === 'created_by_me' ? author_id : assignee_id) === user.id)
    )
  })
  return sortedBy(found, sort, (issue) =>
    order_by === 'title' ? issue.title.toLowerCase() : issue[order_by],
  )
}

function list(call: ProjectCall) {
  return pageOf(call, listedIssues(call, call.params), (issue) => issueEntity(call, issue))
}

function create(call: ProjectCall) {
  const { world, project, user } = call
  const input = readParams(creation, call.params)
  checkTitle(input.title)
  const iid = addIssue(world.database, {
    project_id: project.id,
    title: input.title,
    author_id: user.id,
    created_at: timestamp(world),
    ...columnsOf(call, input),
  })
  return json(201, shown(call, iid), 'issue created')
}

function update(call: ProjectCall) {
  const { world, user } = call
  const before = find(call)
  const own = before.author_id === user.id || before.assignee_id === user.id
  if (!own) requireLevel(call, LEVEL.reporter)
  requireOneOf(call.params, Object.keys(edition.shape))
  const input = readParams(edition, call.params)
  if (input.title !== undefined) checkTitle(input.title)
  const at = timestamp(world)
  world.database.update('issues', before.id, { title: input.title, ...columnsOf(call, input) })
  if (input.state_event === 'close' && before.state === 'opened')
    closeIssue(world.database, before.id, at, user.id)
  if (input.state_event === 'reopen' && before.state === 'closed') reopenIssue(world.database, before.id, at)
  const isSame = isDeepStrictEqual(world.database.find(ISSUES, { id: before.id }), before)
  if (!isSame) world.database.update('issues', before.id, { updated_at: at })
  return json(200, shown(call), isSame ? undefined : 'issue updated')
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
    labels: labels === undefined ? undefined : JSON.stringify(splitList(String(labels ?? ''))),
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
  return wholeIssueEntity(call, find(call, iid))
}

export const issueRoutes: readonly Route[] = [
  projectRoute('GET', '/issues', list),
  projectRoute('GET', '/issues/:issue_iid', (call) => json(200, shown(call))),
  projectRoute('POST', '/issues', create),
  projectRoute('PUT', '/issues/:issue_iid', update),
]
