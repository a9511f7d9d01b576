import type { Issue } from '../state/issues.ts'
import { labelBodies, projectAddress, projectBody, repositoryBody, userBodies, userBody } from './bodies.ts'
import { changeList } from './change-list.ts'
import type { HookEvent } from './event.ts'
import type { Scene } from './scene.ts'
import { changed, type Snapshot } from './snapshot.ts'

const ACTIONS = { opened: 'reopen', closed: 'close' } as const

/** What happened to issues between two snapshots; of confidential ones only hooks that ask for them are told. */
export function issueEvents(scene: Scene, before: Snapshot, after: Snapshot): HookEvent[] {
  return changed(before.issues, after.issues).flatMap(({ was, is }) => {
    const changes = changesOf(scene, was, is)
    if (Object.keys(changes).length === 0) return []
    const action = !was ? 'open' : was.state === is.state ? 'update' : ACTIONS[is.state]
    const kind = is.confidential ? 'confidential_issues_events' : 'issues_events'
    return [{ kind, action, body: bodyOf(scene, is, action, changes) }]
  })
}

function bodyOf({ world, project, by }: Scene, issue: Issue, action: string, changes: object) {
  const assignees = issue.assignee_id === null ? [] : [issue.assignee_id]
  const labels = labelBodies(project, issue.labels)
  return {
    object_kind: 'issue',
    event_type: issue.confidential ? 'confidential_issue' : 'issue',
    user: userBody(world, (action === 'close' ? issue.closed_by_id : null) ?? by ?? issue.author_id),
    project: projectBody(world, project),
    object_attributes: {
      id: issue.id,
      iid: issue.iid,
      title: issue.title,
      description: issue.description,
      assignee_ids: assignees,
      assignee_id: issue.assignee_id,
      author_id: issue.author_id,
      project_id: issue.project_id,
      milestone_id: issue.milestone_id,
      confidential: issue.confidential,
      due_date: issue.due_date,
      created_at: issue.created_at,
      updated_at: issue.updated_at,
      closed_at: issue.closed_at,
      state_id: issue.state === 'opened' ? 1 : 2,
      state: issue.state,
      type: 'Issue',
      url: `${projectAddress(world, project)}/issues/${issue.iid}`,
      labels,
      action,
    },
    labels,
    changes,
    repository: repositoryBody(world, project),
    assignees: userBodies(world, assignees),
  }
}

function changesOf({ world, project }: Scene, was: Issue | undefined, is: Issue) {
  const changes = changeList(was, is, {
    title: ({ title }) => title,
    description: ({ description }) => description,
    state_id: ({ state }) => (state === 'opened' ? 1 : 2),
    milestone_id: ({ milestone_id }) => milestone_id,
    due_date: ({ due_date }) => due_date,
    confidential: ({ confidential }) => confidential,
    closed_at: ({ closed_at }) => closed_at,
    labels: ({ labels }) => labelBodies(project, labels),
    assignees: ({ assignee_id }) => userBodies(world, assignee_id === null ? [] : [assignee_id]),
  })
  if (Object.keys(changes).length === 0) return changes
  return { ...changes, ...changeList(was, is, { updated_at: ({ updated_at }) => updated_at }) }
}
