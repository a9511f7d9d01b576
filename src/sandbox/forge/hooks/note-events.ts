import type { Note } from '../state/notes.ts'
import { projectAddress, projectBody, repositoryBody, userBody } from './bodies.ts'
import type { HookEvent } from './event.ts'
import { mergeRequestAttributes } from './merge-request-body.ts'
import type { Scene } from './scene.ts'
import { changed, type Snapshot } from './snapshot.ts'

/** What people said about merge requests between two snapshots; what the forge itself notes tells nobody. */
export async function noteEvents(scene: Scene, before: Snapshot, after: Snapshot): Promise<HookEvent[]> {
  const events: HookEvent[] = []
  for (const { was, is } of changed(before.notes, after.notes)) {
    const about = after.requests.get(is.merge_request_id)
    if (is.system || !about) continue
    const action = was ? 'update' : 'create'
    const { world, project } = scene
    const body = {
      object_kind: 'note',
      event_type: 'note',
      user: userBody(world, is.author_id),
      project_id: project.id,
      project: projectBody(world, project),
      object_attributes: attributes(scene, is, about.row.iid, action),
      repository: repositoryBody(world, project),
      merge_request: await mergeRequestAttributes(scene, about),
    }
    events.push({ kind: 'note_events', action, body })
  }
  return events
}

function attributes({ world, project }: Scene, note: Note, iid: number, action: string) {
  return {
    id: note.id,
    note: note.body,
    noteable_type: 'MergeRequest',
    noteable_id: note.merge_request_id,
    author_id: note.author_id,
    project_id: project.id,
    created_at: note.created_at,
    updated_at: note.updated_at,
    attachment: null,
    line_code: null,
    commit_id: null,
    system: note.system,
    st_diff: null,
    action,
    url: `${projectAddress(world, project)}/merge_requests/${iid}#note_${note.id}`,
  }
}
