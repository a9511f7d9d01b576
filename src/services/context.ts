import type { Log } from '../log/log.ts'
import type { Finding } from '../model/finding.ts'
import type { Feature, FeatureGap } from '../model/forge-feature.ts'
import type { Edition, IntegrationSlugs } from '../model/integration-kinds.ts'
import type { NudgeKind } from '../model/nudge.ts'
import type { OneSnooze } from '../model/snooze.ts'
import type { Store } from '../store/store.ts'
import type { Actor, Credentials } from './access/credentials.ts'
import type { Accounts } from './accounts.ts'
import type { Audit } from './audit.ts'
import type { AutoMerges } from './auto-merge.ts'
import type { ChannelWatches } from './channel-watches.ts'
import type { DeferredCommands } from './deferred-command.ts'
import type { Membership } from './membership.ts'
import type { IdCache } from './mr/id-cache.ts'
import type { KeyedMutex } from './operations/keyed-mutex.ts'
import type { OwnServer } from './own-server.ts'
import type { Policies } from './policies.ts'
import type { Projects } from './projects.ts'
import type { Server } from './server.ts'
import type { IdentityCache, UserLookup } from './users.ts'

/**
 * The caller, their access to the forge, and the dependencies of use cases. A use case is a function: a read
 * takes `(context, input)`, a write `(context, input, operation)`.
 */
export interface ForgeContext {
  readonly caller: Actor
  readonly credentials: Credentials
  /** The workspace’s server. */
  readonly server: Pick<Server, 'id' | 'url' | 'name'>
  /** `own`: a linked account; `service`: only the read-only token; `none`: no access. */
  readonly access: 'own' | 'service' | 'none'
  /** Returns why this forge does not support a feature; null when it does. */
  missing(feature: Feature): FeatureGap | null
  /** The ids of merge requests and the paths of projects, as far as answers have revealed them. */
  readonly ids: IdCache
  readonly users: UserLookup
  readonly identities: IdentityCache
  /** Shared by all people: of two simultaneous duplicates, the second sees what the first created. */
  readonly withLock: KeyedMutex
  /** Divides the delays between the reads that verify a write. */
  readonly speed: number
  /** ms UTC */
  readonly now: () => number
  readonly store: Pick<
    Store,
    | 'idempotencyKeys'
    | 'operations'
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
  readonly membership: Membership
  readonly nudges: NudgeChoices
  readonly snoozes: SnoozedByCaller
  readonly ownServer: OwnServer
  readonly deferred: DeferredCommands
  readonly policies: Policies
  readonly audit: Audit
  /** Checks everything that the bot needs to work. */
  examine(): Promise<readonly Finding[]>
}

/** The kinds of direct messages that the caller gets. */
export interface NudgeChoices {
  off(): Promise<ReadonlySet<NudgeKind>>
  set(kind: NudgeKind, isOn: boolean): Promise<void>
}

/** The merge requests that the caller does not want to see for now. */
interface SnoozedByCaller {
  /** Snoozes that are not over. */
  all(): Promise<readonly OneSnooze[]>
  set(snooze: OneSnooze): Promise<void>
  /** False when there was none. */
  end(key: Pick<OneSnooze, 'project' | 'iid'>): Promise<boolean>
}

/** The forge’s integrations, and the address for entering their secrets. */
export interface IntegrationSettings {
  /** Decides which kinds and parameters the forge has. */
  readonly edition: Edition
  readonly slugs: IntegrationSlugs
  /** The public address of the bot’s own pages. */
  readonly publicUrl: string
  /** For secrets that cannot be stored. */
  readonly log: Pick<Log, 'error'>
}
