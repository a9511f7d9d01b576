import { isPreparing } from '../../merging/merge-checks.ts'
import { carOf } from '../../merging/merge-train.ts'
import { mayAccept } from '../../rights.ts'
import { buildById, latestBuild } from '../../state/builds.ts'
import type { MergeRequest } from '../../state/merge-requests.ts'
import { latestVersion } from '../../state/versions.ts'
import { isSubscribed } from './participants.ts'
import { pipelineEntity, pipelineSummary } from './pipelines.ts'
import type { View } from './view.ts'

/** What a call shows besides what it always shows. */
export interface Included {
  readonly divergedCommits?: boolean
  readonly rebase?: boolean
}

/** What only the answers about one merge request have. */
export async function fullFields(view: View, request: MergeRequest, included: Included) {
  const { world, project, user } = view
  const version = latestVersion(world.database, request.id)
  const { base_commit_sha: base, start_commit_sha: start, head_commit_sha: head } = version
  const car = carOf(world, request)
  const build = car ? buildById(world.database, car.build_id) : latestBuild(world.database, project.id, head)
  return {
    subscribed: isSubscribed(world.database, request, user.id),
    changes_count: version.state === 'empty' || isPreparing(request) ? null : version.real_size,
    latest_build_started_at: build?.started_at ?? null,
    latest_build_finished_at: build?.finished_at ?? null,
    first_deployed_to_production_at: null,
    pipeline: build ? pipelineSummary(view, build) : null,
    head_pipeline: build ? pipelineEntity(view, request, build) : null,
    diff_refs: { base_sha: base, head_sha: head, start_sha: start },
    merge_error: request.merge_error,
    ...(included.rebase ? { rebase_in_progress: request.rebasing } : {}),
    ...(included.divergedCommits
      ? { diverged_commits_count: await divergedCommits(view, request, head) }
      : {}),
    first_contribution: false,
    user: { can_merge: mayAccept(world, user, project, request) },
  }
}

/** How many commits the target has that the head has not. */
async function divergedCommits(
  { world, project }: View,
  request: MergeRequest,
  head: string,
): Promise<number> {
  const repository = world.repository(project)
  const target = (await repository.heads()).get(request.target_branch)
  if (!target) return 0
  return Number(await repository.text(['rev-list', '--count', `${head}..${target}`, '--']))
}
