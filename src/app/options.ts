import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../log/log.ts'
import type { KeyRing } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import type { LiveConfig } from './config/config.ts'
import type { Metrics } from './metrics.ts'
import type { TimeTravel } from './time-travel.ts'

export interface AppOptions {
  readonly config: Pick<LiveConfig, 'slack' | 'forge' | 'dataDir' | 'publicUrl' | 'commandsPerMinute'> &
    Partial<Pick<LiveConfig, 'admins' | 'databaseUrl'>>
  readonly keys: KeyRing
  readonly log: Log
  readonly pace: { readonly fastest: number; readonly slowest: number }
  /** See ServiceSettings.checks. */
  readonly checks?: { readonly speed: number }
  /** Counts what the bot does; without it, for nobody. */
  readonly metrics?: Metrics
  /** ms UTC; the sandbox’s clock can be moved. */
  readonly now?: () => number
}

/** A running app, to be mounted on a server. */
export interface App {
  readonly store: Store
  /** Answers the bot’s own paths; false for another path. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /**
   * Clears the store and what was learned about the forge and Slack’s people, as before a first start; `provision`
   * fills it. No check of the forge crosses from the old world to the new one.
   */
  reset(replaceForge: () => Promise<void>, provision: () => Promise<void>): Promise<void>
  /** Moves the sandbox’s clock to a later time. */
  readonly passTime: TimeTravel
  /** Stops accepting work, lets accepted work end (at most ten seconds), and closes. */
  stop(): Promise<void>
}
