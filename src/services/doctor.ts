import type { ForgeClient, Session } from '../forge/client.ts'
import { getServerVersion } from '../forge/server-version.ts'
import type { ApiVersion, Finding } from '../model/finding.ts'
import type { Store } from '../store/store.ts'

/** Slack’s answer about the bot’s token; see SlackExamination. */
type SlackAnswer =
  | { readonly kind: 'answers'; readonly scopes: readonly string[] | null; readonly at: number | null }
  | { readonly kind: 'refuses'; readonly code: string }
  | { readonly kind: 'reachable' }
  | { readonly kind: 'silent' }

/** The access with which the server is asked, and whose it is. */
export interface DoctorAccess {
  readonly session: Session
  readonly whose: 'own' | 'service'
}

interface DoctorSources {
  readonly askSlack: () => Promise<SlackAnswer>
  /** The scopes that the bot needs. */
  readonly scopes: readonly string[]
  readonly forge: Pick<ForgeClient, 'version'>
  /** The configured version of the API; null when the server is asked. */
  readonly set: ApiVersion | null
  /** ms UTC, as this process tells it. */
  readonly clock: () => number
}

/** Looks at Slack and at the server: all that can be seen before the bot runs. */
export async function examineOutside(
  { askSlack, scopes, forge, set, clock }: DoctorSources,
  access: DoctorAccess | null,
): Promise<readonly Finding[]> {
  const [slack, server] = await Promise.all([askSlack(), access && getServerVersion(access.session)])
  const spoken = forge.version()
  return [
    ...ofSlack(slack, scopes, clock()),
    ...ofServer(server, access, clock()),
    { about: 'api', spoken, set },
  ]
}

function ofSlack(slack: SlackAnswer, needed: readonly string[], now: number): Finding[] {
  if (slack.kind === 'silent' || slack.kind === 'reachable') return [{ about: 'slack', found: slack.kind }]
  if (slack.kind === 'refuses') return [{ about: 'slack', found: 'refuses', code: slack.code }]
  const { scopes, at } = slack
  const missing = scopes && needed.filter((scope) => !scopes.includes(scope))
  return [{ about: 'slack', found: 'answers' }, { about: 'scopes', missing }, ...ofClock('slack', at, now)]
}

function ofServer(
  server: Awaited<ReturnType<typeof getServerVersion>> | null,
  access: DoctorAccess | null,
  now: number,
): Finding[] {
  if (server === null || access === null) return [{ about: 'server', found: 'unasked' }]
  if (server.kind === 'done') {
    const { version, at } = server.value
    return [{ about: 'server', found: 'answers', version }, ...ofClock('server', at, now)]
  }
  if (server.kind !== 'refused') return [{ about: 'server', found: 'silent', reason: server.reason }]
  if (server.status === 401) return [{ about: 'server', found: 'refuses', whose: access.whose }]
  return [{ about: 'server', found: 'answers', version: null }]
}

function ofClock(of: 'slack' | 'server', at: number | null, now: number): Finding[] {
  return at === null ? [] : [{ about: 'clock', of, ahead: Math.round((now - at) / 1_000) }]
}

interface InsideSources {
  readonly store: Pick<Store, 'backlog' | 'keyRotation' | 'webhookHealth'>
  readonly kind: 'file' | 'postgres'
  /** True when the server reports its events to a webhook. */
  readonly listens: boolean
  /** Returns the commands that nobody has typed since the start. */
  readonly unused: () => readonly string[]
  /** Returns the number of digests that are overdue. */
  readonly late: () => Promise<number>
  /** ms UTC, on the clock that people see. */
  readonly now: () => number
}

/** Looks at what a running bot knows of itself. */
export async function examineInside(sources: InsideSources): Promise<readonly Finding[]> {
  const { store, kind, listens, unused, late, now } = sources
  const { newest, older } = store.keyRotation
  const [{ outbox }, health, overdue, left] = await Promise.all([
    store.backlog(),
    store.webhookHealth.all(),
    late(),
    older.length === 0 ? null : store.keyRotation.left(),
  ])
  return [
    { about: 'commands', unused: unused() },
    webhookFinding(listens, health),
    { about: 'store', kind, reason: null },
    { about: 'keys', needed: left && [...left.keys()].filter((key) => key !== newest) },
    {
      about: 'queue',
      oldest: outbox.oldest === null ? 0 : Math.max(0, now() - outbox.oldest),
      late: overdue,
    },
  ]
}

function webhookFinding(
  listens: boolean,
  health: readonly { readonly lastEventAt: number; readonly lastMissAt: number | null }[],
): Finding {
  if (!listens) return { about: 'webhook', found: 'off' }
  // A miss that an event has followed since is mended.
  const misses = health.flatMap(({ lastMissAt, lastEventAt }) =>
    lastMissAt !== null && lastMissAt > lastEventAt ? [lastMissAt] : [],
  )
  if (misses.length > 0)
    return { about: 'webhook', found: 'missed', projects: misses.length, last: Math.max(...misses) }
  return { about: 'webhook', found: health.length > 0 ? 'seen' : 'silent' }
}
