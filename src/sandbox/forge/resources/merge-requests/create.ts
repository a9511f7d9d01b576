import { z } from 'zod'
import {
  checkTitle,
  clearableInteger,
  integer,
  json,
  Refusal,
  readParams,
  refuse,
  splitList,
  text,
} from '../../http/answer.ts'
import { type ProjectCall, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { readVersion } from '../../merging/after-push.ts'
import type { Changes } from '../../state/database.ts'
import {
  addMergeRequest,
  addVersion,
  assigneesOf,
  MERGE_REQUESTS,
  type MergeRequest,
  openMergeRequests,
} from '../../state/merge-requests.ts'
import { memberLevel, PROJECTS, type Project, settingsOf } from '../../state/projects.ts'
import { addTodo, hasPendingTodo } from '../../state/reviews.ts'
import { LEVEL, levelOf, timestamp } from '../../world.ts'
import { milestoneFor } from '../milestones/routes.ts'
import { mergeRequestEntity } from './entity.ts'

export const placing = {
  assignee_id: clearableInteger.optional(),
  milestone_id: clearableInteger.optional(),
  labels: z.union([text, z.null().transform(() => ''), z.array(z.string()).transform(String)]).optional(),
}

type PlacementInput = { [name in keyof typeof placing]?: z.infer<(typeof placing)[name]> | undefined }

const fields = z.object({
  source_branch: text,
  target_branch: text,
  title: text,
  description: text.nullish(),
  target_project_id: integer.nullish(),
  ...placing,
})

interface NewMergeRequest {
  readonly title: string
  readonly description?: string | null
  readonly source_branch: string
  readonly target_branch: string
}

/** Validates and opens a merge request with these other columns, `from` its own project or a fork of it. */
export async function openMergeRequest(
  call: ProjectCall,
  from: Project,
  input: NewMergeRequest,
  columns: Changes,
): Promise<MergeRequest> {
  const { world, user, project } = call
  checkTitle(input.title)
  const { source_branch: source, target_branch: target } = input
  const shas = await checkBranches(call, { from, source, target })
  const repository = world.repository(project)
  // Read first: nobody sees a merge request without a version.
  const version = await readVersion(repository, shas)
  const at = timestamp(world)
  const id = addMergeRequest(world.database, {
    project_id: project.id,
    source_project_id: from.id,
    title: input.title,
    draft: world.mode.draftTitle.test(input.title),
    description: input.description ?? '',
    source_branch: input.source_branch,
    target_branch: input.target_branch,
    author_id: user.id,
    created_at: at,
    ...columns,
    force_remove_source_branch:
      columns.force_remove_source_branch ??
      settingsOf(world.database, project.id).remove_source_branch_after_merge,
  })
  addVersion(world.database, id, version, at)
  const made = world.database.find(MERGE_REQUESTS, { project_id: project.id, id })
  if (!made) throw new Error(`merge request ${id} was just made and is gone`)
  await repository.keepHead(made.iid, shas.head)
  noteAssigned(call, made, [], at)
  return made
}

async function create(call: ProjectCall) {
  requireLevel(call, LEVEL.developer)
  const input = readParams(fields, call.params)
  return inTarget(call, input.target_project_id, async (within) => {
    const made = await openMergeRequest(within, call.project, input, placingColumns(within, input))
    return json(call.world.mode.created, await mergeRequestEntity(within, made), 'merge request created')
  })
}

/**
 * Does the work in the target project: the one that was asked, or one that it is a fork of. The lock of a fork is taken
 * before that of its origin, and never the other way round.
 */
export async function inTarget<T>(
  call: ProjectCall,
  id: number | null | undefined,
  work: (within: ProjectCall) => Promise<T>,
): Promise<T> {
  const { world, user, project: from } = call
  if (id === null || id === undefined || id === from.id) return work(call)
  const target = world.database.find(PROJECTS, { id })
  if (!target || levelOf(world, user, target) < LEVEL.reporter) throw refuse(404, '404 Project Not Found')
  if (from.forked_from_id !== id) throw new Refusal(world.mode.noFork)
  return world.locks.run(id, () => work({ ...call, project: target }), user.id)
}

export const mergeRequestCreateRoutes: readonly Route[] = [projectRoute('POST', '/merge_requests', create)]

/** Refuses invalid branches of a merge request; `own` is the id of the one being edited. */
export async function checkBranches(
  { world, project }: ProjectCall,
  { from, source, target, own = 0 }: { from: Project; source: string; target: string; own?: number },
) {
  const { mode, database } = world
  if (from.id === project.id && source === target) throw new Refusal(mode.sameBranch)
  const [sources, heads] = await Promise.all([
    world.repository(from).heads(),
    world.repository(project).heads(),
  ])
  const missing = {
    source: sources.has(source) ? undefined : source,
    target: heads.has(target) ? undefined : target,
  }
  if ((missing.source ?? missing.target) !== undefined) throw new Refusal(mode.missingBranches(missing))
  const open = openMergeRequests(database, project.id).find(
    (other) =>
      other.source_project_id === from.id &&
      other.source_branch === source &&
      other.target_branch === target &&
      other.id !== own,
  )
  if (open) throw new Refusal(mode.openAlready(open))
  return { head: sources.get(source) ?? '', start: heads.get(target) ?? '' }
}

/**
 * Columns for assignee, milestone and labels. As on the servers of that time, fields that a person may not set and an
 * assignee who is no member are silently left out; an unknown milestone clears the old one.
 */
export function placingColumns(call: ProjectCall, input: PlacementInput): Changes {
  const { database } = call.world
  if (levelOf(call.world, call.user, call.project) < LEVEL.developer) return {}
  const { assignee_id: assignee, milestone_id: milestone, labels } = input
  const mayBeAssigned = assignee === null || memberLevel(database, call.project.id, assignee ?? 0) > 0
  const isAssigned = assignee !== undefined && mayBeAssigned
  const found = milestone === undefined ? undefined : milestoneFor(call.world, call.project, milestone)
  return {
    assignee_id: isAssigned ? assignee : undefined,
    co_assignee_ids: isAssigned ? '[]' : undefined,
    milestone_id: milestone === undefined ? undefined : (found?.id ?? null),
    labels: labels === undefined ? undefined : JSON.stringify(splitList(labels)),
  }
}

/** Adds a todo for each new assignee other than the person who assigned them; `before` lists the previous ones. */
export function noteAssigned(
  call: ProjectCall,
  request: MergeRequest,
  before: readonly number[],
  at: string,
): void {
  for (const assignee of assigneesOf(request)) {
    if (before.includes(assignee) || assignee === call.user.id) continue
    if (hasPendingTodo(call.world.database, request.id, assignee)) continue
    const about = { merge_request_id: request.id, user_id: assignee, author_id: call.user.id }
    addTodo(call.world.database, { ...about, action_name: 'assigned', created_at: at })
  }
}
