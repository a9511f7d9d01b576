import type { Log } from '../log/log.ts'
import type { Feature, Missing } from '../model/forge-feature.ts'
import type { Edition, IntegrationSlugs } from '../model/integration-kinds.ts'
import type { Store } from '../store/store.ts'
import type { Actor, Credentials } from './access/credentials.ts'
import type { Accounts } from './accounts.ts'
import type { Audit } from './audit.ts'
import type { AutoMerges } from './auto-merge.ts'
import type { ChannelWatches } from './channel-watches.ts'
import type { DeferredCommands } from './deferred-command.ts'
import type { IdCache } from './mr/id-cache.ts'
import type { KeyedMutex } from './operations/keyed-mutex.ts'
import type { Policies } from './policies.ts'
import type { Projects } from './projects.ts'
import type { IdentityCache, UserLookup } from './users.ts'

/**
 * Who asks, with what they may use at the forge, and what use cases work with. A use case is a function: a read takes
 * `(context, input)`, a write `(context, input, operation)`.
 */
export interface ForgeContext {
  readonly caller: Actor
  readonly credentials: Credentials
  /** `own`: a linked account; `service`: only the read-only token; `none`: nothing. */
  readonly access: 'own' | 'service' | 'none'
  /** Why this forge cannot do it; null when it can. */
  missing(feature: Feature): Missing | null
  /** Where merge requests and projects are, as far as answers have told. */
  readonly ids: IdCache
  readonly users: UserLookup
  readonly identities: IdentityCache
  /** One queue for all people: of two who ask for the same at once, the second sees what the first made. */
  readonly inTurn: KeyedMutex
  /** Divides the waits between the reads that verify a write. */
  readonly speed: number
  /** ms UTC */
  readonly now: () => number
  readonly store: Pick<
    Store,
    | 'idempotencyKeys'
    | 'digests'
    | 'digestSlots'
    | 'pendingIntegrationChanges'
    | 'integrationSecrets'
    | 'secretLinks'
    | 'snapshots'
  >
  readonly integrations: IntegrationSettings
  readonly autoMerges: AutoMerges
  readonly projects: Projects
  readonly accounts: Accounts
  readonly watches: ChannelWatches
  readonly deferred: DeferredCommands
  readonly policies: Policies
  readonly audit: Audit
}

/** How this forge has integrations, and where people enter their secrets. */
export interface IntegrationSettings {
  /** Which kinds and parameters the forge has. */
  readonly edition: Edition
  readonly slugs: IntegrationSlugs
  /** Where browsers reach the bot’s own pages. */
  readonly publicUrl: string
  /** For secrets that cannot be kept. */
  readonly log: Pick<Log, 'error'>
}
