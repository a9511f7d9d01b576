import { mayAccept } from '../rights.ts'
import { type Build, latestBuild } from '../state/builds.ts'
import { changeMergeRequest, type MergeRequest, NOT_WAITING } from '../state/merge-requests.ts'
import { settingsOf } from '../state/project-settings.ts'
import type { Project } from '../state/projects.ts'
import { userById } from '../state/users.ts'
import { latestVersion } from '../state/versions.ts'
import { timestamp, type World } from '../world.ts'
import { mergeChecks } from './merge-checks.ts'
import { mergeNow, waitingOptions } from './merge-now.ts'
import { board } from './merge-train.ts'

/**
 * Merges what waits for all its checks when the last one has passed; to be called inside the project's turn when one
 * of them may have. The wait is over when whoever waits may no longer merge.
 */
export async function mergeWhenReady(world: World, project: Project, request: MergeRequest): Promise<void> {
  if (!request.waits_for_build || !request.waits_for_checks) return
  const { head_commit_sha: head } = latestVersion(world.database, request.id)
  const build = latestBuild(world.database, project.id, head)
  if (build && !isPassed(world, project, build)) return
  const person = userById(world.database, request.waiting_user_id ?? 0)
  if (!person || !mayAccept(world, person, project, request)) return endWait(world, request)
  if ((await mergeChecks(world, project, request)).failed.length > 0) return
  if (settingsOf(world.database, project.id).merge_trains_enabled)
    await board(world, project, request, person)
  else await mergeNow(world, project, request, person, waitingOptions(request))
}

function isPassed({ database }: World, { id }: Project, { status }: Build): boolean {
  return (
    status === 'success' || (status === 'skipped' && settingsOf(database, id).allow_merge_on_skipped_pipeline)
  )
}

function endWait(world: World, { id }: MergeRequest): void {
  changeMergeRequest(world.database, id, {
    ...NOT_WAITING,
    updated_at: timestamp(world),
  })
}
