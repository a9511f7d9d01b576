import { todaysTitle } from '../merging/shown-title.ts'
import { assigneesOf, isOpen } from '../state/merge-requests.ts'
import { settingsOf } from '../state/project-settings.ts'
import { labelBodies, projectBody, repositoryBody, userBodies, userBody } from './bodies.ts'
import { changeList } from './change-list.ts'
import type { HookEvent } from './event.ts'
import { mergeRequestAttributes, stateId, waits } from './merge-request-body.ts'
import type { Scene } from './scene.ts'
import { changed, type SeenRequest, type Snapshot } from './snapshot.ts'

interface Happening {
  readonly action: string
  readonly by: number | null | undefined
  readonly oldrev?: string
}

/** What happened to merge requests between two snapshots; deleting one tells nobody, as on the real servers. */
export async function mergeRequestEvents(
  scene: Scene,
  before: Snapshot,
  after: Snapshot,
): Promise<HookEvent[]> {
  const events: HookEvent[] = []
  for (const { was, is } of changed(before.requests, after.requests)) {
    const changes = changesOf(scene, was, is)
    for (const { action, by, oldrev } of happenings(scene, was, is, Object.keys(changes).length > 0)) {
      const attributes = await mergeRequestAttributes(scene, is)
      const body = {
        object_kind: 'merge_request',
        event_type: 'merge_request',
        user: userBody(scene.world, by ?? scene.by ?? is.row.author_id),
        project: projectBody(scene.world, scene.project),
        object_attributes: { ...attributes, action, ...(oldrev === undefined ? {} : { oldrev }) },
        labels: attributes.labels,
        changes,
        repository: repositoryBody(scene.world, scene.project),
        assignees: userBodies(scene.world, assigneesOf(is.row)),
        reviewers: userBodies(scene.world, is.reviewers),
      }
      events.push({ kind: 'merge_requests_events', action, body })
    }
  }
  return events
}

/** A change of the state is told as that, with whatever else changed; approvals are told one by one. */
function happenings(
  scene: Scene,
  was: SeenRequest | undefined,
  is: SeenRequest,
  hasChanges: boolean,
): Happening[] {
  if (!was) return [{ action: 'open', by: is.row.author_id }]
  const state = changeOfState(was, is)
  const isPushed = was.head !== is.head
  const isHeld = was.row.held_as !== is.row.held_as
  const oldrev = isPushed ? { oldrev: was.head } : {}
  const update = hasChanges || isPushed || isHeld ? [{ action: 'update', by: scene.by, ...oldrev }] : []
  return [...(state ? [state] : update), ...changeOfApprovals(scene, was, is)]
}

function changeOfState(was: SeenRequest, is: SeenRequest): Happening | undefined {
  if (stateId(was.row) === stateId(is.row)) return undefined
  if (is.row.state === 'merged') return { action: 'merge', by: is.row.merged_by_id }
  if (is.row.state === 'closed') return { action: 'close', by: is.row.closed_by_id }
  return isOpen(is.row) ? { action: 'reopen', by: undefined } : undefined
}

/** `approved` is told once all that the project demands are there, and `approval` of those before. */
function changeOfApprovals({ world }: Scene, was: SeenRequest, is: SeenRequest): Happening[] {
  const demanded = settingsOf(world.database, is.row.project_id).approvals
  const people = (seen: SeenRequest) => new Set(seen.approvals.map(({ user_id }) => user_id))
  const [then, now] = [people(was), people(is)]
  return [
    ...[...now.difference(then)].map((by) => ({
      action: now.size >= demanded ? 'approved' : 'approval',
      by,
    })),
    ...[...then.difference(now)].map((by) => ({
      action: then.size >= demanded ? 'unapproved' : 'unapproval',
      by,
    })),
  ]
}

function changesOf({ world, project }: Scene, was: SeenRequest | undefined, is: SeenRequest) {
  const changes = changeList(was, is, {
    title: ({ row }) => todaysTitle(row),
    description: ({ row }) => row.description,
    draft: ({ row }) => row.draft,
    state_id: ({ row }) => stateId(row),
    target_branch: ({ row }) => row.target_branch,
    milestone_id: ({ row }) => row.milestone_id,
    discussion_locked: ({ row }) => row.discussion_locked,
    merge_when_pipeline_succeeds: ({ row }) => waits(row),
    merge_error: ({ row }) => row.merge_error,
    labels: ({ row }) => labelBodies(project, row.labels),
    assignees: ({ row }) => userBodies(world, assigneesOf(row)),
    reviewers: ({ reviewers }) => userBodies(world, reviewers),
  })
  if (Object.keys(changes).length === 0) return changes
  return { ...changes, ...changeList(was, is, { updated_at: ({ row }) => row.updated_at }) }
}
