import type { SlackBackend } from './backend/slack-backend.ts'
import type { Manifest } from './manifest.ts'
import type { Ephemerals, Foreign } from './state/ephemerals.ts'
import type { Faults } from './state/faults.ts'
import type { Ledger } from './state/ledger.ts'
import type { ResponseUrls, Triggers } from './state/triggers.ts'
import type { Views } from './state/views.ts'

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
  readonly ledger: Ledger
  readonly foreign: Foreign
  readonly faults: Faults
  /** ms UTC; it can be moved. */
  readonly now: () => number
  /** To be called after anything that somebody may see has changed. */
  readonly changed: () => void
}
