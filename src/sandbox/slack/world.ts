import type { Ledger } from '../ledger.ts'
import type { Json } from './json.ts'
import type { Manifest } from './manifest.ts'
import type { Faults, SlackLedgerEntry } from './state/ledger.ts'
import type { ResponseUrls, Triggers } from './state/triggers.ts'
import type { Unfurls } from './state/unfurls.ts'
import type { Ephemerals, OtherAppMessages, Views } from './state/views.ts'

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
  readonly ephemerals: Ephemerals
  readonly views: Views
  readonly triggers: Triggers
  readonly responseUrls: ResponseUrls
  readonly ledger: Ledger<SlackLedgerEntry>
  readonly otherAppMessages: OtherAppMessages
  readonly unfurls: Unfurls
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
