import type { Milestone } from '../state/milestones.ts'
import { projectBody } from './bodies.ts'
import type { HookEvent } from './event.ts'
import type { Scene } from './scene.ts'
import { changed, type Snapshot } from './snapshot.ts'

const ACTIONS = { active: 'reopen', closed: 'close' } as const

/** Milestones that were made, closed or opened again; that one was edited tells nobody, as on the real servers. */
export function milestoneEvents({ world, project }: Scene, before: Snapshot, after: Snapshot): HookEvent[] {
  return changed(before.milestones, after.milestones).flatMap(({ was, is }) => {
    if (was?.state === is.state) return []
    const action = was ? ACTIONS[is.state] : 'create'
    const body = {
      object_kind: 'milestone',
      event_type: 'milestone',
      project: projectBody(world, project),
      object_attributes: attributes(is),
      action,
    }
    return [{ kind: 'milestone_events', action, body }]
  })
}

function attributes(milestone: Milestone) {
  const { id, iid, title, description, state, created_at, updated_at } = milestone
  const { start_date, due_date, project_id } = milestone
  return {
    id,
    iid,
    title,
    description,
    state,
    created_at,
    updated_at,
    due_date,
    start_date,
    group_id: null,
    project_id,
  }
}
