import { randomBytes } from 'node:crypto'
import { FaultQueue } from '../faults.ts'
import { Ledger } from '../ledger.ts'
import { startEmulateBackend } from './backend/emulate-backend.ts'
import type { Json } from './json.ts'
import { parseManifest } from './manifest.ts'
import { APP_ID, bot, TEAM, userGroups } from './seed.ts'
import { createResponseUrls, createTriggers } from './state/triggers.ts'
import { Views } from './state/views.ts'
import type { Ephemeral, Team, Unfurl } from './workspace.ts'

/** One exchange between the workspace and an app. */
export interface SlackLedgerEntry {
  /** ISO 8601, when it began. */
  readonly at: string
  /** `api` and `response_url` come from the app, `delivery` goes to it. */
  readonly kind: 'api' | 'response_url' | 'delivery'
  /** The Web API method, the path, or the type of the delivery (`slash_command`, `block_actions`). */
  readonly name: string
  /** The request without tokens. */
  readonly request: Json
  /** HTTP status of the answer; null when there was none. */
  readonly status: number | null
  readonly answer: unknown
  readonly milliseconds: number
  /** The planned fault that it met, such as `drop-reply`. */
  readonly fault?: string
}

/**
 * Kinds of faults of a call to Slack.
 * - `drop-request`, `redirect`, `status:<code>`: it has no effect
 * - `drop-reply`, `garbage`: it has its effect, and its answer is lost or cannot be read
 * - `slow:<ms>`: its answer comes that much later
 * - `pace:<ms>`: Slack's limit; a call about a channel is refused so soon after an accepted one
 */
export const SLACK_FAULTS =
  /^(?:drop-request|drop-reply|redirect|garbage|status:[45]\d\d|(?:slow|pace):\d{1,6})$/

export interface WorldOptions {
  /** Another workspace than the seed's own, with the same people and channels. */
  readonly team?: Team
  /** The secret that the app shares with its other workspaces. */
  readonly signingSecret?: string
  /** Address of the handler, such as `http://127.0.0.1:3000`; response_urls are built from it. */
  readonly origin: string
  /** First target of deliveries, such as `http://127.0.0.1:3000/slack/events`. */
  readonly requestUrl: string
  readonly manifest: string
  /** The hosts whose links the app hears of; the manifest's when left out. */
  readonly unfurlDomains?: readonly string[]
  /** ms UTC, of all that the workspace dates. */
  readonly now?: () => number
}

/** The whole workspace, as every part of the gateway sees it. */
export type World = Awaited<ReturnType<typeof createWorld>>

export async function createWorld(options: WorldOptions, changed: () => void) {
  const { requestUrl, team = TEAM, now = Date.now } = options
  const origin = options.origin.replace(/\/$/, '')
  const manifest = parseManifest(options.manifest)
  /** All that a reset replaces. */
  const begin = async () => ({
    /** False after a removal: the app's token is then refused. */
    isInstalled: true,
    backend: await startEmulateBackend(team, manifest.scopes, now),
    /** By their ts: Slack gives an app no way to read them back, so the gateway keeps them. */
    ephemerals: new Map<string, Ephemeral>(),
    views: new Views(team.id, now),
    triggers: createTriggers(now),
    responseUrls: createResponseUrls(origin, now),
    ledger: new Ledger<SlackLedgerEntry>(1000),
    /** Timestamps of the messages that another app posted in a person's name. */
    otherAppMessages: new Set<string>(),
    /** The ids of the people of each user group; one that is disabled has none here. */
    groupMembers: new Map<string, readonly string[]>(userGroups.map(({ id, members }) => [id, members])),
    /** By the channel and the ts of their message: `C0WEB 1795…`. */
    unfurls: new Map<string, readonly Unfurl[]>(),
    /** Texts that people write, by the id under which the app was told of their links. */
    drafts: new Map<string, string>(),
    faults: new FaultQueue(SLACK_FAULTS),
    /** Time of the last accepted call by its method and channel, on the monotonic clock. */
    lastAccepted: new Map<string, number>(),
  })
  const world = {
    team,
    app: {
      signingSecret: options.signingSecret ?? randomBytes(16).toString('hex'),
      botToken: `xoxb-sandbox-${randomBytes(16).toString('hex')}`,
      appId: APP_ID,
      teamId: team.id,
      botUserId: bot.id,
    },
    manifest,
    /** Address of the gateway, without a slash at the end. */
    origin,
    requestUrl,
    /** True while the organisation’s installation acts here. */
    isOrgWide: false,
    /** The hosts whose links the app hears of. */
    unfurlDomains: options.unfurlDomains ?? manifest.unfurlDomains,
    now,
    /** To be called after any visible change. */
    changed,
    async reset(): Promise<void> {
      Object.assign(world, await begin())
    },
    ...(await begin()),
  }
  return world
}
