import { z } from 'zod'
import { clearableInteger, refuse, reject, text, wordsOf } from '../../http/answer.ts'
import type { ProjectCall } from '../../http/route.ts'
import { LEVEL, levelOf } from '../../rights.ts'
import type { Value } from '../../state/database.ts'
import { assigneesOf, type MergeRequest, openMergeRequests } from '../../state/merge-requests.ts'
import { memberLevel } from '../../state/projects.ts'
import { addTodo, hasPendingTodo } from '../../state/reviews.ts'
import { milestoneFor } from '../milestones/routes.ts'

/** What create and update have in common. */
export const placing = {
  assignee_id: clearableInteger.optional(),
  milestone_id: clearableInteger.optional(),
  labels: z.union([text, z.null().transform(() => ''), z.array(z.string()).transform(String)]).optional(),
}

type Placing = { [name in keyof typeof placing]?: z.infer<(typeof placing)[name]> | undefined }

/** Refuses a pair of branches that cannot be a merge request; `own` is the id of the one being edited. */
export async function checkBranches(call: ProjectCall, source: string, target: string, own = 0) {
  if (source === target) throw reject(422, ['You can not use same project/branch for source and target'])
  const heads = await call.world.repository(call.project).heads()
  const missing = [
    ...(heads.has(source) ? [] : [`Source branch "${source}" does not exist`]),
    ...(heads.has(target) ? [] : [`Target branch "${target}" does not exist`]),
  ]
  if (missing.length > 0) throw reject(422, missing)
  const twin = openMergeRequests(call.world.database, call.project.id).find(
    (other) => other.source_branch === source && other.target_branch === target && other.id !== own,
  )
  if (twin)
    throw refuse(409, [`Cannot Create: This merge request already exists: [${JSON.stringify(twin.title)}]`])
  return { head: heads.get(source) ?? '', start: heads.get(target) ?? '' }
}

/**
 * The columns for assignee, milestone and labels. As on the servers of that time what a person may not set
 * and an assignee who is no member are left out without a word; an unknown milestone takes the old one away.
 */
export function placingColumns(call: ProjectCall, wanted: Placing): Record<string, Value> {
  const { database } = call.world
  if (levelOf(call.world, call.user, call.project) < LEVEL.developer) return {}
  const { assignee_id: assignee, milestone_id: milestone, labels } = wanted
  const mayBeAssigned = assignee === null || memberLevel(database, call.project.id, assignee ?? 0) > 0
  return {
    ...(assignee !== undefined && mayBeAssigned ? { assignee_id: assignee, co_assignee_ids: '[]' } : {}),
    ...(milestone === undefined
      ? {}
      : { milestone_id: milestoneFor(call.world, call.project, milestone)?.id ?? null }),
    ...(labels === undefined ? {} : { labels: JSON.stringify(wordsOf(labels)) }),
  }
}

/** Puts it on the lists of those who are newly assigned, besides whoever assigned them; `before` were it already. */
export function noteAssigned(
  call: ProjectCall,
  request: MergeRequest,
  before: readonly number[],
  at: string,
): void {
  for (const assignee of assigneesOf(request)) {
    if (before.includes(assignee) || assignee === call.user.id) continue
    if (hasPendingTodo(call.world.database, request.id, assignee)) continue
    const who = { mergeRequest: request.id, user: assignee, author: call.user.id }
    addTodo(call.world.database, { ...who, action: 'assigned', at })
  }
}
