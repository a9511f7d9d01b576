import { z } from 'zod'
import { checkTitle, integer, json, readParams, refuse, reject, text } from '../../http/answer.ts'
import { type ProjectCall, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { openVersion } from '../../merging/after-push.ts'
import { LEVEL, levelOf } from '../../rights.ts'
import type { Value } from '../../state/database.ts'
import { addMergeRequest, type MergeRequest, mergeRequestById } from '../../state/merge-requests.ts'
import { projectById, settingsOf } from '../../state/projects.ts'
import { timestamp } from '../../world.ts'
import { mergeRequestEntity } from './entity.ts'
import { checkBranches, noteAssigned, placing, placingColumns } from './fields.ts'

const fields = z.object({
  source_branch: text,
  target_branch: text,
  title: text,
  description: text.nullish(),
  target_project_id: integer.nullish(),
  ...placing,
})

export interface NewMergeRequest {
  readonly title: string
  readonly description?: string | null | undefined
  readonly source_branch: string
  readonly target_branch: string
  readonly target_project_id?: number | null | undefined
}

/** Checks and opens a merge request with these other columns; refuses as the API does. */
export async function openMergeRequest(
  call: ProjectCall,
  wanted: NewMergeRequest,
  columns: Readonly<Record<string, Value>>,
): Promise<MergeRequest> {
  const { world, user, project } = call
  checkTitle(wanted.title)
  checkTargetProject(call, wanted.target_project_id ?? project.id)
  const shas = await checkBranches(call, wanted.source_branch, wanted.target_branch)
  const at = timestamp(world)
  const id = addMergeRequest(world.database, {
    project_id: project.id,
    title: wanted.title,
    draft: world.mode.draftTitle.test(wanted.title),
    description: wanted.description ?? '',
    source_branch: wanted.source_branch,
    target_branch: wanted.target_branch,
    author_id: user.id,
    force_remove_source_branch: settingsOf(world.database, project.id).remove_source_branch_after_merge,
    created_at: at,
    ...columns,
  })
  const made = mergeRequestById(world.database, project.id, id)
  if (!made) throw new Error(`merge request ${id} was just made and is gone`)
  await openVersion(world, project, made, shas, at)
  noteAssigned(call, made, [], at)
  return made
}

async function create(call: ProjectCall) {
  requireLevel(call, LEVEL.developer)
  const wanted = readParams(fields, call.params)
  const made = await openMergeRequest(call, wanted, placingColumns(call, wanted))
  return json(call.world.mode.created, await mergeRequestEntity(call, made), 'merge request created')
}

/** The sandbox has no forks, so the only target project is the source project itself. */
function checkTargetProject(call: ProjectCall, id: number): void {
  if (id === call.project.id) return
  const target = projectById(call.world.database, id)
  if (!target || levelOf(call.world, call.user, target) < LEVEL.reporter)
    throw refuse(404, '404 Project Not Found')
  throw reject(422, ['Source project is not a fork of the target project'])
}

export const mergeRequestCreateRoutes: readonly Route[] = [projectRoute('POST', '/merge_requests', create)]
