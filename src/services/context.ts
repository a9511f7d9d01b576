import type { Log } from '../log/log.ts'
import type { EpochMs } from '../model/fields.ts'
import type { Finding } from '../model/finding.ts'
import type { Feature, FeatureGap, PagePrefix } from '../model/forge-feature.ts'
import type { MergeFreeze } from '../model/freeze.ts'
import type { Edition, IntegrationSlugs } from '../model/integration-kinds.ts'
import type { KeyedMutex } from '../model/keyed-mutex.ts'
import type { Store } from '../store/store.ts'
import type { Actor, Credentials } from './access/credentials.ts'
import type { Accounts } from './accounts.ts'
import type { Audit } from './audit.ts'
import type { ChannelWatches } from './channel-watches.ts'
import type { Membership } from './membership.ts'
import type { IdCache } from './mr/read.ts'
import type { Policies } from './policies.ts'
import type { Projects } from './projects.ts'
import type { IdentityCache, UserLookup } from './users.ts'

/**
 * The caller, their access to the forge, and the dependencies of use cases. A use case is a function: a read
 * takes `(context, input)`, a write `(context, input, operation)`.
 */
export interface ForgeContext {
  readonly caller: Actor
  readonly forge: ForgeAccess
  readonly workspace: Workspace
  readonly store: Pick<
    Store,
    | 'idempotencyKeys'
    | 'operations'
    | 'digests'
    | 'digestSlots'
    | 'autoMerges'
    | 'deferredCommands'
    | 'mergeRequestEvents'
    | 'nudgeSettings'
    | 'pendingIntegrationChanges'
    | 'queueCards'
    | 'secretLinks'
    | 'snapshots'
    | 'snoozes'
    | 'threadReplies'
  >
  /** Shared by all people: of two simultaneous duplicates, the second sees what the first created. */
  readonly withLock: KeyedMutex
  readonly now: () => EpochMs
}

/** The caller’s access to the server, and what answers have revealed of it. */
interface ForgeAccess {
  readonly credentials: Credentials
  /** `own`: a linked account; `service`: only the read-only token; `none`: no access. */
  readonly access: 'own' | 'service' | 'none'
  /** Returns why this forge does not support a feature; null when it does. */
  missing(feature: Feature): FeatureGap | null
  readonly pages: PagePrefix
  /** The ids of merge requests and the paths of projects, as far as answers have revealed them. */
  readonly ids: IdCache
  readonly users: UserLookup
  readonly identities: IdentityCache
  /** Divides the delays between the reads that verify a write. */
  readonly speed: number
}

/** The bot’s own data of the workspace, as the caller may see and change it. */
interface Workspace {
  readonly projects: Projects
  readonly accounts: Accounts
  readonly watches: ChannelWatches
  readonly membership: Membership
  readonly policies: Policies
  readonly audit: Audit
  readonly integrations: IntegrationSettings
  /** Returns what holds merges into a project, requested by the caller where they are, now. */
  freeze(project: number): Promise<MergeFreeze | null>
  /** Checks everything that the bot needs to work. */
  examine(): Promise<readonly Finding[]>
}

interface IntegrationSettings {
  /** Decides which kinds and parameters the forge has. */
  readonly edition: Edition
  readonly slugs: IntegrationSlugs
  /** The public address of the bot’s own pages. */
  readonly publicUrl: string
  /** For secrets that cannot be stored. */
  readonly log: Pick<Log, 'error'>
}
