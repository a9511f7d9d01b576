import type { Build } from '../../state/builds.ts'
import type { MergeRequest } from '../../state/merge-requests.ts'
import { userEntityOf } from '../users/entity.ts'
import type { View } from './view.ts'

/** A build as lists show it: one build is one pipeline. */
export function pipelineSummary({ world, project }: View, build: Build) {
  return {
    id: build.id,
    iid: build.id,
    project_id: project.id,
    sha: build.sha,
    ref: build.branch,
    status: build.status,
    source: 'push',
    created_at: build.started_at,
    updated_at: build.finished_at ?? build.started_at,
    web_url: `${world.url}/${project.namespace}/${project.path}/-/pipelines/${build.id}`,
  }
}

/** A build as the merge request whose head it is of shows it. */
export function pipelineEntity(view: View, request: MergeRequest, build: Build) {
  const { started_at: started, finished_at: finished } = build
  return {
    ...pipelineSummary(view, build),
    before_sha: '0'.repeat(40),
    tag: false,
    yaml_errors: null,
    user: userEntityOf(view.world, request.author_id),
    started_at: started,
    finished_at: finished,
    committed_at: null,
    duration: finished && Math.round((Date.parse(finished) - Date.parse(started)) / 1000),
    queued_duration: 0,
    coverage: null,
  }
}
