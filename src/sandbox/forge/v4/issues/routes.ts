import { z } from 'zod'
import { forbidden, json, notFound, refuse } from '../../http/answer.ts'
import {
  choice,
  clearableInteger,
  countCharacters,
  readParams,
  requireOneOf,
  text,
} from '../../http/fields.ts'
import { pageOf } from '../../http/paging.ts'
import { type ProjectCall, pathId, projectRoute, type Route } from '../../http/route.ts'
import { labelsOf } from '../../resources/merge-requests/fields.ts'
import { milestoneFor } from '../../resources/milestones/find.ts'
import { LEVEL, levelOf, maySeeIssue } from '../../rights.ts'
import type { Value } from '../../state/database.ts'
import { addIssue, changeIssue, closeIssue, type Issue, issueByIid, reopenIssue } from '../../state/issues.ts'
import { memberLevel } from '../../state/projects.ts'
import { timestamp } from '../../world.ts'
import { wordList } from '../merge-requests/filters.ts'
import { issueEntity, wholeIssueEntity } from './entity.ts'
import { listedIssues } from './listing.ts'

const placing = {
  description: text.nullish(),
  confidential: choice.optional(),
  labels: wordList.nullish(),
  milestone_id: clearableInteger.optional(),
  assignee_id: clearableInteger.optional(),
  due_date: z.union([z.iso.date(), z.null(), z.literal('').transform(() => null)]).optional(),
}
const creation = z.object({ title: text, ...placing })
const edition = z.object({
  title: text.optional(),
  ...placing,
  state_event: z.enum(['close', 'reopen']).optional(),
})
type Wanted = Partial<z.infer<typeof edition>>

const EDITED = [
  'title',
  'description',
  'assignee_id',
  'milestone_id',
  'labels',
  'due_date',
  'confidential',
  'state_event',
]
const LONGEST_TITLE = 255

function list(call: ProjectCall) {
  return pageOf(call, listedIssues(call, call.params), (issue) =>
    issueEntity(call.world, call.project, issue),
  )
}

function view(call: ProjectCall) {
  return json(200, shown(call, find(call).iid))
}

function create(call: ProjectCall) {
  const { world, project, user } = call
  const wanted = readParams(creation, call.params)
  checkTitle(wanted.title)
  const columns = columnsOf(call, wanted)
  const issue = {
    project_id: project.id,
    title: wanted.title,
    author_id: user.id,
    created_at: timestamp(world),
  }
  return json(201, shown(call, addIssue(world.database, { ...issue, ...columns })), 'issue created')
}

function update(call: ProjectCall) {
  const { world, project, user } = call
  const before = find(call)
  const own = before.author_id === user.id || before.assignee_id === user.id
  if (!own && levelOf(world, user, project) < LEVEL.reporter) throw forbidden()
  requireOneOf(call.params, EDITED)
  const wanted = readParams(edition, call.params)
  if (wanted.title !== undefined) checkTitle(wanted.title)
  const title = wanted.title === undefined ? {} : { title: wanted.title }
  const at = timestamp(world)
  changeIssue(world.database, before.id, { ...title, ...columnsOf(call, wanted) })
  if (wanted.state_event === 'close' && before.state === 'opened')
    closeIssue(world.database, before.id, at, user.id)
  if (wanted.state_event === 'reopen' && before.state === 'closed') reopenIssue(world.database, before.id, at)
  const after = issueByIid(world.database, project.id, before.iid)
  if (JSON.stringify(after) === JSON.stringify(before)) return json(200, shown(call, before.iid))
  changeIssue(world.database, before.id, { updated_at: at })
  return json(200, shown(call, before.iid), 'issue updated')
}

/** What guests may not place is left out without a word. */
function columnsOf({ world, project, user }: ProjectCall, wanted: Wanted): Record<string, Value> {
  const { description, confidential, labels, milestone_id, assignee_id, due_date } = wanted
  const said = {
    ...(description === undefined ? {} : { description: description ?? '' }),
    ...(confidential === undefined ? {} : { confidential }),
  }
  if (levelOf(world, user, project) < LEVEL.reporter) return said
  const isMember = assignee_id === null || memberLevel(world.database, project.id, assignee_id ?? 0) > 0
  return {
    ...said,
    ...(labels === undefined ? {} : { labels: JSON.stringify(labelsOf((labels ?? []).join(','))) }),
    ...(milestone_id === undefined
      ? {}
      : { milestone_id: milestoneFor(world, project, milestone_id)?.id ?? null }),
    ...(assignee_id !== undefined && isMember ? { assignee_id } : {}),
    ...(due_date === undefined ? {} : { due_date }),
  }
}

function checkTitle(title: string): void {
  if (title.trim() === '') throw refuse(400, { title: ["can't be blank"] })
  if (countCharacters(title) > LONGEST_TITLE)
    throw refuse(400, { title: [`is too long (maximum is ${LONGEST_TITLE} characters)`] })
}

/** The issue that the path names by its iid; one that this person may not see does not exist. */
function find(call: ProjectCall): Issue {
  const { world, project, user } = call
  const found = issueByIid(world.database, project.id, pathId(call, 'issue_iid'))
  if (!found || !maySeeIssue(world, user, project, found)) throw notFound()
  return found
}

function shown({ world, project, user }: ProjectCall, iid: number) {
  const issue = issueByIid(world.database, project.id, iid)
  if (!issue) throw new Error(`issue ${iid} was just there and is gone`)
  return wholeIssueEntity(world, project, issue, user)
}

export const issueRoutes: readonly Route[] = [
  projectRoute('GET', '/issues', list),
  projectRoute('GET', '/issues/:issue_iid', view),
  projectRoute('POST', '/issues', create),
  projectRoute('PUT', '/issues/:issue_iid', update),
]
