import type { Ledger } from '../ledger.ts'
import type { Json } from './json.ts'
import type { Manifest } from './manifest.ts'
import type { Faults } from './state/faults.ts'
import type { ResponseUrls, Triggers } from './state/triggers.ts'
import type { Ephemeral, Unfurl, Views } from './state/views.ts'

/** A workspace as people know it. */
export interface Team {
  readonly id: string
  readonly name: string
  readonly domain: string
  /** Its organisation on Enterprise Grid. */
  readonly enterprise?: Enterprise
}

/** An organisation, whose people, with one id each, are in all of its workspaces. */
export interface Enterprise {
  readonly id: string
  readonly name: string
  /** The ids of its workspaces; people are at home in the first. */
  readonly teams: readonly string[]
}

export interface AppCredentials {
  readonly signingSecret: string
  readonly botToken: string
  readonly appId: string
  readonly teamId: string
  readonly botUserId: string
}

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

/** The whole workspace, as every part of the gateway sees it. */
export interface World {
  readonly team: Team
  readonly app: AppCredentials
  readonly manifest: Manifest
  /** Address of the gateway, without a slash at the end. */
  readonly origin: string
  requestUrl: string
  /** False after a removal: the app's token is then refused. */
  isInstalled: boolean
  /** True while the organisation’s installation acts here. */
  isOrgWide: boolean
  /** Replaced by a fresh one on a reset. */
  backend: SlackBackend
  /** By their ts: Slack gives an app no way to read them back, so the gateway keeps them. */
  readonly ephemerals: Map<string, Ephemeral>
  readonly views: Views
  readonly triggers: Triggers
  readonly responseUrls: ResponseUrls
  readonly ledger: Ledger<SlackLedgerEntry>
  /** Timestamps of the messages that another app posted in a person's name. */
  readonly otherAppMessages: Set<string>
  /** The ids of the people of each user group; one that is disabled has none here. */
  readonly groupMembers: Map<string, readonly string[]>
  /** By the channel and the ts of their message: `C0WEB 1795…`. */
  readonly unfurls: Map<string, readonly Unfurl[]>
  /** Texts that people write, by the id under which the app was told of their links. */
  readonly drafts: Map<string, string>
  /** The hosts whose links the app hears of. */
  readonly unfurlDomains: readonly string[]
  readonly faults: Faults
  readonly now: () => number
  /** Call it after any visible change. */
  readonly changed: () => void
}

/**
 * Stores channels, messages and people and answers the plain part of Slack's Web API. The gateway around it adds the
 * rest, so that any backend with these calls can replace it.
 */
export interface SlackBackend {
  /**
   * Calls a Web API method; returns Slack's answer, or undefined when the backend has no such method. `as` is a user
   * id, with all the user's rights, or `app`: the bot within its token's scopes.
   */
  call(method: string, args: Json, as: string): Promise<Json | undefined>
  close(): Promise<void>
}
