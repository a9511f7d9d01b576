import type { Build } from '../state/builds.ts'
import { isProtected } from '../state/projects.ts'
import { commitBody, projectAddress, projectBody, userBody } from './bodies.ts'
import type { HookEvent } from './event.ts'
import { standingOf } from './merge-request-body.ts'
import type { Scene } from './scene.ts'
import { changed, type SeenRequest, type Snapshot } from './snapshot.ts'

/** Builds that began, ended or were given up between two snapshots; one build is one pipeline here. */
export async function pipelineEvents(scene: Scene, before: Snapshot, after: Snapshot): Promise<HookEvent[]> {
  const events: HookEvent[] = []
  for (const { was, is } of changed(before.builds, after.builds)) {
    if (was?.status === is.status) continue
    const about = [...after.requests.values()].find(({ head }) => head === is.sha)
    events.push({ kind: 'pipeline_events', action: is.status, body: await bodyOf(scene, is, about) })
  }
  return events
}

async function bodyOf(scene: Scene, build: Build, about: SeenRequest | undefined) {
  const { world, project } = scene
  const commit = await commitBody(scene, build.sha)
  const duration =
    build.finished_at === null ? null : (Date.parse(build.finished_at) - Date.parse(build.started_at)) / 1000
  const { url, ssh_url, http_url, homepage, ...shown } = projectBody(world, project)
  return {
    object_kind: 'pipeline',
    object_attributes: {
      id: build.id,
      iid: build.id,
      name: null,
      ref: build.branch,
      tag: false,
      sha: build.sha,
      before_sha: '0'.repeat(40),
      source: 'push',
      status: build.status,
      detailed_status: build.status === 'success' ? 'passed' : build.status,
      stages: ['test'],
      created_at: build.started_at,
      finished_at: build.finished_at,
      duration,
      queued_duration: 0,
      protected_ref: isProtected(world.database, project.id, build.branch),
      variables: [],
      url: `${projectAddress(world, project)}/-/pipelines/${build.id}`,
    },
    merge_request: about ? await requestBody(scene, about) : null,
    user: userBody(world, scene.by ?? about?.row.author_id),
    project: shown,
    commit,
    builds: [],
  }
}

async function requestBody(scene: Scene, { row }: SeenRequest) {
  return {
    id: row.id,
    iid: row.iid,
    title: row.title,
    source_branch: row.source_branch,
    source_project_id: row.project_id,
    target_branch: row.target_branch,
    target_project_id: row.project_id,
    ...(await standingOf(scene, row)),
    url: `${projectAddress(scene.world, scene.project)}/merge_requests/${row.iid}`,
  }
}
