import type { Ledger } from '../ledger.ts'
import type { Json } from './json.ts'
import type { Manifest } from './manifest.ts'
import type { Faults, SlackLedgerEntry } from './state/ledger.ts'
import type { ResponseUrls, Triggers } from './state/triggers.ts'
import type { Ephemerals, Foreign, Views } from './state/views.ts'

/** What a Slack app needs to know to live in the sandbox's workspace. */
export interface AppCredentials {
  readonly signingSecret: string
  readonly botToken: string
  readonly appId: string
  readonly teamId: string
  readonly botUserId: string
}

/** The whole workspace, as every part of the gateway sees it. */
export interface World {
  readonly app: AppCredentials
  readonly manifest: Manifest
  /** Where the gateway is reachable, without a slash at the end. */
  readonly origin: string
  /** Where deliveries go. */
  requestUrl: string
  /** Whether the app’s token is taken; it is dead after a removal. */
  isInstalled: boolean
  /** Replaced by a fresh one on a reset. */
  backend: SlackBackend
  readonly ephemerals: Ephemerals
  readonly views: Views
  readonly triggers: Triggers
  readonly responseUrls: ResponseUrls
  readonly ledger: Ledger<SlackLedgerEntry>
  readonly foreign: Foreign
  readonly faults: Faults
  /** ms UTC; it can be moved. */
  readonly now: () => number
  /** To be called after anything that somebody may see has changed. */
  readonly changed: () => void
}

/**
 * What stores channels, messages and people and answers the plain part of Slack's Web API. The gateway around
 * it adds all that it lacks, so it can be replaced by anything that answers these calls.
 */
export interface SlackBackend {
  /**
   * Calls a Web API method; gives Slack's answer, or undefined when the backend has no such method.
   * `as` is a user id, which may do all that the user may, or `app`: the bot within its token's scopes.
   */
  call(method: string, args: Json, as: string): Promise<Json | undefined>
  close(): Promise<void>
}
