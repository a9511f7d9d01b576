import { detailedMergeStatus, mergeChecks } from '../merging/merge-checks.ts'
import { todaysTitle } from '../merging/shown-title.ts'
import { assigneesOf, isOpen, type MergeRequest } from '../state/merge-requests.ts'
import { commitBody, labelBodies, projectAddress, projectBody } from './bodies.ts'
import type { Scene } from './scene.ts'
import type { SeenRequest } from './snapshot.ts'

const STATE_IDS = { opened: 1, reopened: 1, closed: 2, merged: 3, locked: 4 } as const

export function stateId({ state }: MergeRequest): number {
  return STATE_IDS[state]
}

export function waits({ waits_for_build, waits_for_checks }: MergeRequest): boolean {
  return waits_for_build || waits_for_checks
}

/** A merge request as events show it, which is not how the API does. */
export async function mergeRequestAttributes(scene: Scene, { row, head, reviewers }: SeenRequest) {
  const { world, project } = scene
  const assignees = assigneesOf(row)
  const shown = projectBody(world, project)
  return {
    id: row.id,
    iid: row.iid,
    target_branch: row.target_branch,
    source_branch: row.source_branch,
    source_project_id: row.project_id,
    target_project_id: row.project_id,
    author_id: row.author_id,
    assignee_ids: assignees,
    assignee_id: row.assignee_id,
    reviewer_ids: reviewers,
    title: todaysTitle(row),
    description: row.description,
    created_at: row.created_at,
    updated_at: row.updated_at,
    milestone_id: row.milestone_id,
    state_id: stateId(row),
    ...(await standingOf(scene, row)),
    draft: row.draft,
    work_in_progress: row.draft,
    merge_commit_sha: row.merge_commit_sha,
    merge_error: row.merge_error,
    merge_user_id: row.merged_by_id ?? (waits(row) ? row.waiting_user_id : null),
    merge_when_pipeline_succeeds: waits(row),
    blocking_discussions_resolved: true,
    url: `${projectAddress(world, project)}/merge_requests/${row.iid}`,
    source: shown,
    target: shown,
    last_commit: await commitBody(scene, head),
    labels: labelBodies(project, row.labels),
  }
}

/** Whether it is open, and whether it can be merged. Until somebody has asked git, an event says that nobody has. */
export async function standingOf({ world, project }: Scene, row: MergeRequest) {
  const isUnknown = row.merge_status === 'unchecked' && isOpen(row)
  return {
    state: isOpen(row) ? 'opened' : row.state,
    merge_status: row.merge_status,
    detailed_merge_status: isUnknown
      ? 'unchecked'
      : detailedMergeStatus(row, await mergeChecks(world, project, row)),
  }
}
