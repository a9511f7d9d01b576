import type { ForgeClient, Session } from '../forge/client.ts'
import { getServerVersion } from '../forge/server-version.ts'
import type { EpochMs } from '../model/fields.ts'
import type { ApiVersion, Finding, MissingScope } from '../model/finding.ts'
import type { Store } from '../store/store.ts'

/** Slack’s answer about the bot’s token; see SlackExamination. */
type SlackAnswer =
  | { readonly kind: 'answers'; readonly scopes: readonly string[] | null; readonly at: number | null }
  | { readonly kind: 'refuses'; readonly code: string }
  | { readonly kind: 'reachable' }
  | { readonly kind: 'silent'; readonly reason: string }

export interface DoctorAccess {
  readonly session: Session
  readonly whose: 'own' | 'service'
}

interface WorkspaceSources {
  readonly team: string
  readonly askSlack: () => Promise<SlackAnswer>
  /** The scopes that an installation asks for. */
  readonly scopes: readonly MissingScope[]
  readonly store: Pick<Store, 'channels' | 'projects' | 'webhookHealth' | 'workspaceCounts'>
  /** True when the server reports its events to a webhook. */
  readonly listens: boolean
  /** The commands that nobody of the workspace has typed since the start. */
  readonly unused: readonly string[]
}

/** Looks at what concerns one workspace, for its admin: nothing of other workspaces, or of the deployment. */
export async function examineWorkspace(
  { team, askSlack, scopes, store, listens, unused }: WorkspaceSources,
  access: DoctorAccess | null,
): Promise<readonly Finding[]> {
  const [slack, server, counts, health] = await Promise.all([
    askSlack(),
    access && getServerVersion(access.session),
    store.workspaceCounts(team),
    listens ? healthOf(store, team) : null,
  ])
  return [
    ...ofSlack(slack, scopes),
    ofServer(server, access),
    { about: 'commands', unused },
    ...(health === null ? [] : [webhookFinding(health)]),
    { about: 'channels', bound: counts.channels, paused: counts.paused },
    { about: 'accounts', linked: counts.accounts, refused: counts.refused },
  ]
}

type Health = readonly { readonly lastEventAt: number; readonly lastMissAt: number | null }[]

/** The webhook events of the projects that a workspace uses. */
async function healthOf(
  { channels, projects, webhookHealth }: WorkspaceSources['store'],
  team: string,
): Promise<Health> {
  const [bound, named, all] = await Promise.all([
    channels.list(team),
    projects.list(team),
    webhookHealth.all(),
  ])
  const used = new Set([...bound, ...named].map(({ project }) => project))
  return all.filter(({ project }) => used.has(project))
}

interface DeploymentSources {
  readonly askSlack: () => Promise<SlackAnswer>
  /** Asks about the app-level token; null without Socket Mode. */
  readonly askSocket: (() => Promise<SlackAnswer>) | null
  readonly scopes: readonly MissingScope[]
  readonly forge: Pick<ForgeClient, 'version'>
  /** Why the version of the API is unknown, while it is. */
  readonly whyUnknown: () => string
  /** The configured version of the API; null when the server is asked. */
  readonly set: ApiVersion | null
  /** As this process tells it. */
  readonly clock: () => EpochMs
}

/** Looks at Slack and at the server: all that can be seen from outside of the store. */
export async function examineDeployment(
  { askSlack, askSocket, scopes, forge, whyUnknown, set, clock }: DeploymentSources,
  access: DoctorAccess | null,
): Promise<readonly Finding[]> {
  const [slack, socket, server] = await Promise.all([
    askSlack(),
    askSocket?.(),
    access && getServerVersion(access.session),
  ])
  const now = clock()
  const spoken = forge.version()
  return [
    ...ofSlack(slack, scopes),
    ...ofSocket(socket),
    ...(slack.kind === 'answers' ? ofClock('slack', slack.at, now) : []),
    ...(spoken === null ? [] : [ofServer(server, access)]),
    ...(server?.kind === 'done' ? ofClock('server', server.value.at, now) : []),
    spoken === null ? { about: 'api', spoken, reason: whyUnknown() } : { about: 'api', spoken, set },
  ]
}

function ofSlack(slack: SlackAnswer, requested: readonly MissingScope[]): Finding[] {
  if (slack.kind === 'silent') return [{ about: 'slack', found: 'silent', reason: slack.reason }]
  if (slack.kind === 'reachable') return [{ about: 'slack', found: 'reachable' }]
  if (slack.kind === 'refuses') return [{ about: 'slack', found: 'refuses', code: slack.code }]
  const { scopes } = slack
  const missing = scopes && requested.filter(({ scope }) => !scopes.includes(scope))
  return [
    { about: 'slack', found: 'answers' },
    { about: 'scopes', missing },
  ]
}

/** A Slack that is silent is so about the bot’s token too. */
function ofSocket(socket: SlackAnswer | undefined): Finding[] {
  if (socket?.kind === 'answers') return [{ about: 'socket', refused: null }]
  return socket?.kind === 'refuses' ? [{ about: 'socket', refused: socket.code }] : []
}

function ofServer(
  server: Awaited<ReturnType<typeof getServerVersion>> | null,
  access: DoctorAccess | null,
): Finding {
  if (server === null || access === null) return { about: 'server', found: 'unasked' }
  if (server.kind === 'done') return { about: 'server', found: 'answers', version: server.value.version }
  if (server.kind !== 'refused') return { about: 'server', found: 'silent', reason: server.reason }
  if (server.status === 401 || server.status === 403)
    return { about: 'server', found: 'refuses', whose: access.whose }
  return { about: 'server', found: 'answers', version: null }
}

function ofClock(of: 'slack' | 'server', at: number | null, now: number): Finding[] {
  return at === null ? [] : [{ about: 'clock', of, ahead: Math.round((now - at) / 1_000) }]
}

interface StoredSources {
  readonly store: Pick<Store, 'backlog' | 'keyRotation' | 'webhookHealth' | 'workspaceCounts'>
  readonly kind: 'file' | 'postgres'
  readonly listens: boolean
  /** Returns the number of digests that are overdue. */
  readonly late: () => Promise<number>
  readonly now: () => EpochMs
}

/** Looks at what the store knows, of all workspaces. */
export async function examineStored({
  store,
  kind,
  listens,
  late,
  now,
}: StoredSources): Promise<readonly Finding[]> {
  const { newest, older } = store.keyRotation
  const [{ posts }, health, overdue, left, counts] = await Promise.all([
    store.backlog(),
    store.webhookHealth.all(),
    late(),
    store.keyRotation.left(),
    store.workspaceCounts(null),
  ])
  return [
    { about: 'store', kind, reason: null },
    {
      about: 'keys',
      found: 'ring',
      newest,
      needed: [...left].map(([key, secrets]) => ({ key, secrets })),
      unneeded: older.filter((key) => !left.has(key)),
    },
    ...(listens ? [webhookFinding(health)] : [{ about: 'webhook', found: 'off' } as const]),
    {
      about: 'queue',
      oldest: posts.oldest === null ? 0 : Math.max(0, now() - posts.oldest),
      late: overdue,
    },
    { about: 'accounts', linked: counts.accounts, refused: counts.refused },
    // Which are paused is said in each workspace.
    { about: 'channels', bound: counts.channels, paused: 0 },
  ]
}

function webhookFinding(health: Health): Finding {
  // A miss that an event has followed since is mended.
  const misses = health.flatMap(({ lastMissAt, lastEventAt }) =>
    lastMissAt !== null && lastMissAt > lastEventAt ? [lastMissAt] : [],
  )
  if (misses.length > 0)
    return { about: 'webhook', found: 'missed', projects: misses.length, last: Math.max(...misses) }
  return { about: 'webhook', found: health.length > 0 ? 'seen' : 'silent' }
}
