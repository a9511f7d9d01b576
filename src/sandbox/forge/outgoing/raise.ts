import { z } from 'zod'
import {
  type Commit,
  type CommitPatch,
  commitsOf,
  NO_COMMIT,
  patchesOf,
  shasBetween,
} from '../git/commits.ts'
import type { HookEvent } from '../hooks/events.ts'
import { externalIssuesClosedBy } from '../merging/closed-issues.ts'
import { mergeRequestAddress } from '../resources/merge-requests/entity.ts'
import { hasExternalTracker, INTEGRATIONS, type Integration } from '../state/integrations.ts'
import { latestVersion, MERGE_REQUESTS } from '../state/merge-requests.ts'
import { type Project, USERS } from '../state/projects.ts'
import { pagesOf, type World } from '../world.ts'
import { askForBuild } from './build-servers.ts'
import { deliveriesOf } from './kinds.ts'
import type { Outgoing, OutgoingCall } from './outgoing.ts'
import type { IntegrationEvent, IssueEvent, MergeRequestEvent, Person, PushedCommit } from './request.ts'

/** Commits of a push that are read at once. */
const COMMITS_AT_ONCE = 250
/** Longest patches of one push together, and longest message, in characters. */
const MAX_DIFF = 100_000
const MAX_MESSAGE = 65_536

const pushBody = z.object({ ref: z.string(), before: z.string(), after: z.string() })
const objectBody = z.object({ object_attributes: z.object({ iid: z.number(), title: z.string() }) })
const author = z.object({ user: z.object({ id: z.number() }).nullable() })

/** Actions of the hooks in the words of integrations; the other actions concern none. */
const REQUEST_ACTIONS: Readonly<Record<string, MergeRequestEvent['action']>> = {
  open: 'opened',
  merge: 'merged',
}
const ISSUE_ACTIONS: Readonly<Record<string, IssueEvent['action']>> = { open: 'opened', close: 'closed' }

/** Queues what the project's integrations send for these events. */
export async function raise(
  outgoing: Outgoing,
  world: World,
  project: Project,
  events: readonly HookEvent[],
): Promise<void> {
  const active = world.database.list(INTEGRATIONS, { project_id: project.id, active: true })
  if (active.length === 0) return
  for (const event of events) {
    const read = await READ[event.kind]?.(world, project, event)
    if (read) for (const integration of active) outgoing.enqueue(callsOf(integration, read))
  }
}

/** Kinds that build the head of a push and that of a merge request. */
const BUILD_SERVERS: ReadonlySet<string> = new Set(['bamboo', 'drone-ci', 'teamcity'])

function callsOf(integration: Integration, event: IntegrationEvent): OutgoingCall[] {
  const { id, slug, project_id, properties } = integration
  const head = headOf(event)
  const ask = head && askForBuild(slug, properties, head.sha)
  const build = head && ask && { ...head, ask }
  const starts = BUILD_SERVERS.has(slug) ? head?.sha : undefined
  const isSecond = event.kind === 'merge_request'
  const shared = { integration: id, project: project_id, slug, build, starts, isSecond }
  return deliveriesOf(slug, properties, event).map((delivery) => ({ ...shared, delivery }))
}

function headOf(event: IntegrationEvent): { branch: string; sha: string } | undefined {
  if (event.kind === 'push' && event.after !== NO_COMMIT) return { branch: event.branch, sha: event.after }
  if (event.kind === 'merge_request') return { branch: event.source_branch, sha: event.head }
  return undefined
}

/** Reads an event as integrations see it; undefined for one that concerns none. */
type Read = (world: World, project: Project, event: HookEvent) => Promise<IntegrationEvent | undefined>

const issueEvent: Read = async (world, project, { action: done, body }) => {
  const action = ISSUE_ACTIONS[done ?? '']
  if (!action) return undefined
  const { iid, title } = objectBody.parse(body).object_attributes
  const url = `${pagesOf(world, project)}/issues/${iid}`
  return { kind: 'issue', action, ...contextOf(world, project, body), iid, title, url }
}

const requestEvent: Read = async (world, project, { action: done, body }) => {
  const action = REQUEST_ACTIONS[done ?? '']
  const { iid } = objectBody.parse(body).object_attributes
  const request = world.database.find(MERGE_REQUESTS, { project_id: project.id, iid })
  if (!action || !request) return undefined
  const isExternal = hasExternalTracker(world.database, project.id)
  const closed = isExternal ? await externalIssuesClosedBy(world, project, request) : []
  const { title, source_branch, target_branch } = request
  return {
    kind: 'merge_request',
    action,
    ...contextOf(world, project, body),
    iid,
    title,
    url: mergeRequestAddress({ world, project }, request),
    source_branch,
    target_branch,
    head: latestVersion(world.database, request.id).head_commit_sha,
    closes: closed.map(({ id }) => id),
  }
}

const pushEvent: Read = async (world, project, { body }) => {
  const { ref, before, after } = pushBody.parse(body)
  const branch = ref.slice('refs/heads/'.length)
  const commits = after === NO_COMMIT ? [] : await pushedCommits(world, project, before, after)
  const author = { ...NOBODY, ...commits.at(-1)?.author }
  return { kind: 'push', ...contextOf(world, project, body, author), branch, before, after, commits }
}

const READ: Readonly<Partial<Record<HookEvent['kind'], Read>>> = {
  push_events: pushEvent,
  merge_requests_events: requestEvent,
  issues_events: issueEvent,
}

/**
 * Lists the new commits, oldest first; those of a new branch are the ones that the default branch does not have. No
 * patches are read once they are too long together.
 */
async function pushedCommits(world: World, project: Project, before: string, after: string) {
  const repository = world.repository(project)
  const main = (await repository.heads()).get(project.default_branch)
  const shas = await shasBetween(repository, before === NO_COMMIT ? main : before, after)
  const pages = pagesOf(world, project)
  const pushed: PushedCommit[] = []
  let room = MAX_DIFF
  for (let start = 0; start < shas.length; start += COMMITS_AT_ONCE) {
    const some = shas.slice(start, start + COMMITS_AT_ONCE)
    const patches = await patchesOf(repository, some, room >= 0)
    for (const commit of await commitsOf(repository, some)) {
      const { files = [], diff } = patches.get(commit.id) ?? {}
      room -= diff?.length ?? MAX_DIFF
      pushed.push(pushedCommit(commit, files, room < 0 ? undefined : diff, pages))
    }
  }
  return pushed
}

function pushedCommit(
  { id, message, author_name: name, author_email: email, committed_date: timestamp }: Commit,
  files: CommitPatch['files'],
  diff: string | undefined,
  pages: string,
): PushedCommit {
  const paths = (status: string) => files.filter(([done]) => done === status).map(([, path]) => path)
  return {
    id,
    message: message.slice(0, MAX_MESSAGE),
    author: { name, email },
    timestamp,
    url: `${pages}/commit/${id}`,
    added: paths('A'),
    modified: paths('M'),
    removed: paths('D'),
    diff,
  }
}

const NOBODY: Person = { name: '', username: '', email: '' }

/** The project and the person of an event; `otherwise` where it happened automatically. */
function contextOf(world: World, project: Project, body: HookEvent['body'], otherwise = NOBODY) {
  const { id, name, namespace, path, default_branch } = project
  const whole = `${namespace}/${path}`
  const by = author.parse(body).user
  const committer = by ? world.database.get(USERS, { id: by.id }) : otherwise
  return { project: { id, name, path: whole, default_branch, url: `${world.url}/${whole}` }, committer }
}
