import { z } from 'zod'
import { json, refuse, reject } from '../../http/answer.ts'
import { integer, readParams, text } from '../../http/fields.ts'
import { type ProjectCall, projectRoute, type Route, requireLevel } from '../../http/route.ts'
import { openVersion } from '../../merging/open-version.ts'
import { LEVEL, levelOf } from '../../rights.ts'
import { addTodo } from '../../state/attention.ts'
import { addMergeRequest, mergeRequestById } from '../../state/merge-requests.ts'
import { projectById } from '../../state/projects.ts'
import { timestamp } from '../../world.ts'
import { mergeRequestEntity } from './entity.ts'
import { checkBranches, checkTitle, placing, placingColumns } from './fields.ts'

const fields = z.object({
  source_branch: text,
  target_branch: text,
  title: text,
  description: text.nullish(),
  target_project_id: integer.nullish(),
  ...placing,
})

async function create(call: ProjectCall) {
  const { world, user, project } = call
  requireLevel(call, LEVEL.developer)
  const wanted = readParams(fields, call.params)
  checkTitle(wanted.title)
  checkTargetProject(call, wanted.target_project_id ?? project.id)
  const shas = await checkBranches(call, wanted.source_branch, wanted.target_branch)
  const at = timestamp(world)
  const id = addMergeRequest(world.database, {
    project_id: project.id,
    title: wanted.title,
    description: wanted.description ?? '',
    source_branch: wanted.source_branch,
    target_branch: wanted.target_branch,
    author_id: user.id,
    created_at: at,
    ...placingColumns(call, wanted),
  })
  const made = mergeRequestById(world.database, project.id, id)
  if (!made) throw new Error(`merge request ${id} was just made and is gone`)
  await openVersion(world, project, made, shas, at)
  if (made.assignee_id !== null && made.assignee_id !== user.id) {
    const who = { mergeRequest: id, user: made.assignee_id, author: user.id }
    addTodo(world.database, { ...who, action: 'assigned', at })
  }
  return json(world.mode.created, await mergeRequestEntity(call, made), 'merge request created')
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
