import { z } from 'zod'
import { json, refuse } from '../../http/answer.ts'
import { choice, readParams } from '../../http/fields.ts'
import { type ProjectCall, projectRoute, type Route } from '../../http/route.ts'
import { rebaseNow } from '../../merging/rebase.ts'
import { mayPush } from '../../rights.ts'
import { changeMergeRequest, isOpen, type MergeRequest } from '../../state/merge-requests.ts'
import { isProtected } from '../../state/projects.ts'
import { findVisible, ONE } from './find.ts'

const fields = z.object({ skip_ci: choice.nullish() })

/** Only begins it: whoever wants to know how it ended asks the merge request. */
async function rebase(call: ProjectCall) {
  const { world, user, project } = call
  const request = findVisible(call)
  const { skip_ci: skip } = readParams(fields, call.params)
  const reason = await reasonToRefuse(call, request)
  if (reason) throw refuse(403, `403 Forbidden - ${reason}`)
  if (!isOpen(request) || request.rebasing) throw refuse(409, '409 Conflict: Resource lock')
  changeMergeRequest(world.database, request.id, { rebasing: true, merge_error: null })
  const options = { skipCi: skip === true }
  const work = world.turns.take(project.id, () => rebaseNow(world, project, request, user, options), user.id)
  work.catch((fault: unknown) => process.emitWarning(fault instanceof Error ? fault : String(fault)))
  return json(202, { rebase_in_progress: true }, 'rebase begun')
}

async function reasonToRefuse(
  { world, user, project }: ProjectCall,
  { source_branch: branch }: MergeRequest,
): Promise<string | undefined> {
  if (!(await world.repository(project).heads()).has(branch)) return 'Source branch does not exist'
  if (!mayPush(world, user, project, branch)) return 'Cannot push to source branch'
  return isProtected(world.database, project.id, branch)
    ? 'Source branch is protected from force push'
    : undefined
}

export const rebaseRoutes: readonly Route[] = [projectRoute('PUT', `${ONE}/rebase`, rebase)]
