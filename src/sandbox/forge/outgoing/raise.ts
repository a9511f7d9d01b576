import { z } from 'zod'
import {
  type Commit,
  type CommitPatch,
  commitOf,
  commitsOf,
  NO_COMMIT,
  patchesOf,
  shasBetween,
} from '../git/commits.ts'
import type { Repository } from '../git/git.ts'
import type { HookEvent } from '../hooks/events.ts'
import { externalIssuesClosedBy } from '../merging/closed-issues.ts'
import { SECRET_NAMES } from '../resources/integrations/routes.ts'
import { mergeRequestAddress } from '../resources/merge-requests/entity.ts'
import { hasExternalTracker, INTEGRATIONS, type Integration } from '../state/integrations.ts'
import { latestVersion, MERGE_REQUESTS } from '../state/merge-requests.ts'
import { type Project, USERS } from '../state/projects.ts'
import { pagesOf, type World } from '../world.ts'
import { askForBuild } from './build-servers.ts'
import { deliveriesOf } from './kinds.ts'
import type { Outgoing, OutgoingCall } from './outgoing.ts'
import type {
  IntegrationEvent,
  IssueEvent,
  MergeRequestEvent,
  Person,
  PushEvent,
  PushedCommit,
} from './request.ts'
import type { Sinks } from './sinks.ts'

const PAGE = 250
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

export async function raise(
  { outgoing, sinks }: { outgoing: Outgoing; sinks: Sinks },
  world: World,
  project: Project,
  events: readonly HookEvent[],
): Promise<void> {
  const active = world.database.list(INTEGRATIONS, { project_id: project.id, active: true })
  if (active.length === 0) return
  for (const event of events) {
    const told = await READ[event.kind]?.(world, project, event)
    if (!told) continue
    for (const integration of active) {
      sinks.hide(secretsOf(integration))
      outgoing.enqueue(callsOf(integration, told))
    }
  }
}

function secretsOf({ properties }: Integration): string[] {
  return Object.entries(properties).flatMap(([name, value]) =>
    SECRET_NAMES.has(name) && typeof value === 'string' ? [value] : [],
  )
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
type Read<Event extends IntegrationEvent> = (
  world: World,
  project: Project,
  event: HookEvent,
) => Promise<Event | undefined>

const issueEvent: Read<IssueEvent> = async (world, project, { action: done, body }) => {
  const action = ISSUE_ACTIONS[done ?? '']
  if (!action) return undefined
  const about = eventProject(world, project)
  const { iid, title } = objectBody.parse(body).object_attributes
  const committer = personOf(world, body)
  const url = `${pagesOf(world, project)}/issues/${iid}`
  return { kind: 'issue', action, project: about, committer, iid, title, url }
}

const requestEvent: Read<MergeRequestEvent> = async (world, project, { action: done, body }) => {
  const action = REQUEST_ACTIONS[done ?? '']
  const { iid } = objectBody.parse(body).object_attributes
  const request = world.database.find(MERGE_REQUESTS, { project_id: project.id, iid })
  if (!action || !request) return undefined
  const about = eventProject(world, project)
  const isExternal = hasExternalTracker(world.database, project.id)
  const closed = isExternal ? await externalIssuesClosedBy(world, project, request) : []
  return {
    kind: 'merge_request',
    action,
    project: about,
    committer: personOf(world, body),
    iid,
    title: request.title,
    url: mergeRequestAddress({ world, project }, request),
    source_branch: request.source_branch,
    target_branch: request.target_branch,
    head: latestVersion(world.database, request.id).head_commit_sha,
    closes: closed.map(({ id }) => id),
  }
}

const pushEvent: Read<PushEvent> = async (world, project, { body }) => {
  const { ref, before, after } = pushBody.parse(body)
  const about = eventProject(world, project)
  const branch = ref.slice('refs/heads/'.length)
  const commits = after === NO_COMMIT ? [] : await pushedCommits(world, project, before, after)
  const newest = after === NO_COMMIT ? undefined : await commitOf(world.repository(project), after)
  const fallback = { name: newest?.author_name ?? '', username: '', email: newest?.author_email ?? '' }
  const committer = personOf(world, body, fallback)
  return { kind: 'push', project: about, committer, branch, before, after, commits }
}

const READ: { readonly [kind in HookEvent['kind']]?: Read<IntegrationEvent> } = {
  push_events: pushEvent,
  merge_requests_events: requestEvent,
  issues_events: issueEvent,
}

/**
 * Lists the new commits, oldest first; those of a new branch are the ones that the default branch does not have. Reads
 * them in pages, and patches only as long as they may be.
 */
async function pushedCommits(world: World, project: Project, before: string, after: string) {
  const repository = world.repository(project)
  const main = (await repository.heads()).get(project.default_branch)
  const from = before === NO_COMMIT ? main : before
  const shas = await shasBetween(repository, from, after)
  const pushed: PushedCommit[] = []
  let room = MAX_DIFF
  for (let start = 0; start < shas.length; start += PAGE) {
    const some = shas.slice(start, start + PAGE)
    const patches = await readPatches(repository, some, room >= 0)
    for (const commit of await commitsOf(repository, some)) {
      const { files = [], diff } = patches.get(commit.id) ?? {}
      room -= diff?.length ?? MAX_DIFF
      pushed.push(pushedCommit(commit, { files, diff: room < 0 ? undefined : diff }, pagesOf(world, project)))
    }
  }
  return pushed
}

/** Reads patches, or only the names of files where git gives up on patches that no integration could carry. */
async function readPatches(
  repository: Repository,
  shas: readonly string[],
  areWhole: boolean,
): Promise<ReadonlyMap<string, Pick<CommitPatch, 'files'> & { readonly diff?: string }>> {
  const whole = areWhole ? await patchesOf(repository, shas).catch(() => undefined) : undefined
  if (whole) return whole
  const found = await patchesOf(repository, shas, 'files')
  return new Map([...found].map(([id, { files }]) => [id, { files }]))
}

function pushedCommit(
  { id, message, author_name: name, author_email: email, committed_date: timestamp }: Commit,
  { files, diff }: Pick<CommitPatch, 'files'> & Pick<PushedCommit, 'diff'>,
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

function eventProject({ url }: World, { id, name, namespace, path, default_branch }: Project) {
  const whole = `${namespace}/${path}`
  return { id, name, path: whole, default_branch, url: `${url}/${whole}` }
}

function personOf(
  world: World,
  body: HookEvent['body'],
  otherwise: Person = { name: '', username: '', email: '' },
): Person {
  const id = author.parse(body).user?.id
  const user = id === undefined ? undefined : world.database.find(USERS, { id })
  return user ? { name: user.name, username: user.username, email: user.email } : otherwise
}
