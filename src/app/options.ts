import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LiveConfig } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import type { Secrets } from '../log/secrets.ts'
import type { KeyRing } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import type { TimeTravel } from './time-travel.ts'

export interface AppOptions {
  readonly config: Pick<LiveConfig, 'slack' | 'forge' | 'dataDir' | 'publicUrl' | 'commandsPerMinute'> &
    Partial<Pick<LiveConfig, 'admins' | 'databaseUrl'>>
  readonly keys: KeyRing
  readonly log: Log
  /** Knows what is configured; is told of tokens and of what people enter. */
  readonly secrets: Secrets
  /** See PollerOptions.pace. */
  readonly pace: { readonly fastest: number; readonly slowest: number }
  /** See ServiceSettings.checks. */
  readonly checks?: { readonly speed: number }
  /** ms UTC; the sandbox’s can be moved. */
  readonly now?: () => number
}

/** A running app, to be mounted on a server. */
export interface App {
  readonly store: Store
  /** Answers the bot’s own paths; false when the path is not its own. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** As before a first start: nothing is kept, and nothing is known of the forge or of Slack’s people. */
  reset(): Promise<void>
  /** Brings the sandbox’s clock to a later time. */
  readonly passTime: TimeTravel
  /** Accepts nothing more, lets accepted work end (at most ten seconds), and closes. */
  stop(): Promise<void>
}
