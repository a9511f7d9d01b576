import { isDeepStrictEqual } from 'node:util'
import { NO_COMMIT } from '../git/commits.ts'
import { columnsOf } from '../mode.ts'
import { BUILDS } from '../state/builds.ts'
import { HOOKS, type Hook } from '../state/integrations.ts'
import { ISSUES, milestonesByDate } from '../state/issues.ts'
import { isOpen, latestVersion, MERGE_REQUESTS, type MergeRequest } from '../state/merge-requests.ts'
import { PROJECTS, type Project, settingsOf, USERS } from '../state/projects.ts'
import { approvalsOf, NOTES, reviewersOf } from '../state/reviews.ts'
import type { Observe, World } from '../world.ts'

/** Event kinds that hooks can subscribe to, with their header values. */
export const EVENT_NAMES = {
  push_events: 'Push Hook',
  merge_requests_events: 'Merge Request Hook',
  issues_events: 'Issue Hook',
  confidential_issues_events: 'Confidential Issue Hook',
  pipeline_events: 'Pipeline Hook',
  note_events: 'Note Hook',
  milestone_events: 'Milestone Hook',
} as const

type EventKind = keyof typeof EVENT_NAMES

export interface HookEvent {
  readonly kind: EventKind
  /** The action (`merge`, `close`) or a build's new status; null for a push. */
  readonly action: string | null
  readonly body: Readonly<Record<string, unknown>>
}

/** Project and author of an event; no author when it happened automatically. */
type Context = { readonly world: World; readonly project: Project; readonly by: number | undefined }

type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>
type RequestState = NonNullable<ReturnType<Snapshot['requests']['get']>>

/** A push that moves more branches than this sends no events, as on the real servers. */
const MAX_BRANCHES = 3
const STATE_ACTIONS: Readonly<Record<string, string>> = {
  opened: 'reopen',
  active: 'reopen',
  closed: 'close',
  merged: 'merge',
}

export interface Receivers {
  deliver(hook: Hook, event: HookEvent): void
  raise(world: World, project: Project, events: readonly HookEvent[]): Promise<void>
}

/**
 * Compares a project before and after each write and sends the differences to its hooks and integrations, independent
 * of author and API. Projects without either are not compared.
 */
export function observeFor(world: () => World, { deliver, raise }: Receivers): Observe {
  return async (key) => {
    const { database } = world()
    const project = database.find(PROJECTS, { id: key })
    const hasReceivers =
      database.has('hooks', { project_id: key }) ||
      database.has('integrations', { project_id: key, active: true })
    if (!project || !hasReceivers) return undefined
    const before = await takeSnapshot(world(), project)
    return async (by) => {
      const after = await takeSnapshot(world(), project)
      const events = eventsBetween({ world: world(), project, by }, before, after)
      for (const hook of database.list(HOOKS, { project_id: key }))
        for (const event of events) if (hook.events.includes(event.kind)) deliver(hook, event)
      await raise(world(), project, events)
    }
  }
}

async function takeSnapshot(world: World, project: Project) {
  const { database } = world
  const rows = database.list(MERGE_REQUESTS, { project_id: project.id }, 'id DESC')
  const states = rows.map((row) => ({
    id: row.id,
    row,
    head: latestVersion(database, row.id).head_commit_sha,
    reviewers: reviewersOf(database, row.id).map(({ user_id }) => user_id),
    approvals: approvalsOf(database, row.id).map(({ user_id }) => user_id),
  }))
  return {
    branches: await world.repository(project).heads(),
    requests: byId(states),
    issues: byId(database.list(ISSUES, { project_id: project.id })),
    builds: byId(database.list(BUILDS, { project_id: project.id })),
    milestones: byId(milestonesByDate(database, { project: project.id, group: null })),
    notes: byId(rows.flatMap(({ id }) => database.list(NOTES, { merge_request_id: id }))),
  }
}

function byId<T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> {
  return new Map(rows.map((found) => [found.id, found]))
}

function changed<T>(before: ReadonlyMap<number, T>, after: ReadonlyMap<number, T>) {
  return [...after].flatMap(([id, is]) => {
    const was = before.get(id)
    return isDeepStrictEqual(was, is) ? [] : [{ was, is }]
  })
}

function eventsBetween(context: Context, before: Snapshot, after: Snapshot): HookEvent[] {
  return [
    ...pushEvents(context, before, after),
    ...changed(before.requests, after.requests).flatMap(({ was, is }) => requestEvents(context, was, is)),
    ...changed(before.notes, after.notes).flatMap(({ was, is }) => {
      const about = after.requests.get(is.merge_request_id)
      if (is.system || !about) return []
      const shown = { row: is, by: is.author_id, about: about.row }
      return [event(context, 'note_events', 'note', was ? 'update' : 'create', shown)]
    }),
    ...changed(before.issues, after.issues).map(({ was, is }) => {
      const action = !was ? 'open' : was.state === is.state ? 'update' : (STATE_ACTIONS[is.state] ?? '')
      const by = (action === 'close' ? is.closed_by_id : null) ?? context.by ?? is.author_id
      const kind = is.confidential ? 'confidential_issues_events' : 'issues_events'
      return event(context, kind, 'issue', action, { row: is, by })
    }),
    ...changed(before.builds, after.builds).flatMap(({ was, is }) => {
      if (was?.status === is.status) return []
      const about = [...after.requests.values()].find(({ head }) => head === is.sha)?.row
      const shown = { row: is, by: context.by ?? about?.author_id, about }
      return [event(context, 'pipeline_events', 'pipeline', is.status, shown)]
    }),
    ...changed(before.milestones, after.milestones).flatMap(({ was, is }) => {
      const action = was ? (STATE_ACTIONS[is.state] ?? '') : 'create'
      const shown = { row: is, by: context.by }
      return was?.state === is.state ? [] : [event(context, 'milestone_events', 'milestone', action, shown)]
    }),
  ]
}

/** Lists the branches created, moved or deleted between two snapshots, by a push or by a merge. */
function pushEvents(context: Context, before: Snapshot, after: Snapshot): HookEvent[] {
  const names = new Set([...before.branches.keys(), ...after.branches.keys()])
  const moved = [...names].flatMap((branch) => {
    const [was = NO_COMMIT, is = NO_COMMIT] = [before.branches.get(branch), after.branches.get(branch)]
    return was === is ? [] : [{ ref: `refs/heads/${branch}`, before: was, after: is }]
  })
  if (moved.length > MAX_BRANCHES) return []
  return moved.map((push) => ({
    kind: 'push_events',
    action: null,
    body: { ...bodyOf(context, 'push', context.by), ...push },
  }))
}

/** A change of state is one event together with all other changed fields; approvals are one event each. */
function requestEvents(context: Context, was: RequestState | undefined, is: RequestState): HookEvent[] {
  const notify = (action: string, by: number | null | undefined, more: object = {}) =>
    event(context, 'merge_requests_events', 'merge_request', action, {
      row: { ...is.row, ...more, target_project_id: context.project.id },
      by: by ?? context.by ?? is.row.author_id,
    })
  if (!was) return [notify('open', is.row.author_id)]
  const isPushed = was.head !== is.head
  const isUpdated =
    isPushed ||
    !isDeepStrictEqual(was.reviewers, is.reviewers) ||
    !isDeepStrictEqual(
      columnsOf('watched merge request', was.row),
      columnsOf('watched merge request', is.row),
    )
  const state = isOpen(is.row) ? 'opened' : is.row.state
  const isOther = state !== 'locked' && state !== (isOpen(was.row) ? 'opened' : was.row.state)
  const by = state === 'merged' ? is.row.merged_by_id : state === 'closed' ? is.row.closed_by_id : undefined
  const update = isUpdated ? [notify('update', context.by, isPushed ? { oldrev: was.head } : {})] : []
  return [
    ...(isOther ? [notify(STATE_ACTIONS[state] ?? '', by)] : update),
    ...approvalActions(context, was, is).map(([action, person]) => notify(action, person)),
  ]
}

/** `approved` marks the approval that completes the required number, and `approval` the ones before. */
function approvalActions({ world, project }: Context, was: RequestState, is: RequestState) {
  const demanded = settingsOf(world.database, project.id).approvals
  const [then, now] = [new Set(was.approvals), new Set(is.approvals)]
  const given = now.size >= demanded ? 'approved' : 'approval'
  const taken = then.size >= demanded ? 'unapproved' : 'unapproval'
  return [
    ...[...now.difference(then)].map((by) => [given, by] as const),
    ...[...then.difference(now)].map((by) => [taken, by] as const),
  ]
}

interface Shown {
  readonly row: object
  readonly by: number | null | undefined
  readonly about?: MergeRequest
}

function event(context: Context, kind: EventKind, object: string, action: string, shown: Shown): HookEvent {
  const { id, iid, title } = shown.about ?? {}
  const body = {
    ...bodyOf(context, object, shown.by),
    object_attributes: { ...columnsOf(`hook ${object}`, shown.row), action },
    merge_request: shown.about ? { id, iid, title, target_project_id: context.project.id } : undefined,
  }
  return { kind, action, body }
}

function bodyOf({ world, project }: Context, object: string, by: number | null | undefined) {
  const { id, name, namespace, path } = project
  const path_with_namespace = `${namespace}/${path}`
  const user = by ? world.database.find(USERS, { id: by }) : undefined
  return {
    object_kind: object,
    user: user ? { id: user.id, name: user.name, username: user.username } : null,
    project_id: id,
    project: { id, name, path_with_namespace, web_url: `${world.url}/${path_with_namespace}` },
  }
}
