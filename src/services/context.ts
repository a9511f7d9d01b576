import type { Log } from '../log/log.ts'
import type { EpochMs } from '../model/epoch-ms.ts'
import type { Finding } from '../model/finding.ts'
import type { Feature, FeatureGap, PagePrefix } from '../model/forge-feature.ts'
import type { MergeFreeze } from '../model/freeze.ts'
import type { Edition, IntegrationSlugs } from '../model/integration-kinds.ts'
import type { MergeRequestEvent } from '../model/merge-request-event.ts'
import type { NudgeKind } from '../model/nudge.ts'
import type { OneSnooze } from '../model/snooze.ts'
import type { Store } from '../store/store.ts'
import type { Actor, Credentials } from './access/credentials.ts'
import type { Accounts } from './accounts.ts'
import type { Audit } from './audit.ts'
import type { ChannelWatches } from './channel-watches.ts'
import type { Membership } from './membership.ts'
import type { IdCache, MergeRequestName } from './mr/read.ts'
import type { Policies } from './policies.ts'
import type { Projects } from './projects.ts'
import type { IdentityCache, UserLookup } from './users.ts'
import type { KeyedMutex } from './writes/keyed-mutex.ts'

/**
 * The caller, their access to the forge, and the dependencies of use cases. A use case is a function: a read
 * takes `(context, input)`, a write `(context, input, operation)`.
 */
export interface ForgeContext {
  readonly caller: Actor
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
  /** Shared by all people: of two simultaneous duplicates, the second sees what the first created. */
  readonly withLock: KeyedMutex
  /** Divides the delays between the reads that verify a write. */
  readonly speed: number
  readonly now: () => EpochMs
  readonly store: Pick<
    Store,
    | 'idempotencyKeys'
    | 'operations'
    | 'digests'
    | 'digestSlots'
    | 'pendingIntegrationChanges'
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
  readonly deferred: DeferredCommands
  readonly policies: Policies
  readonly audit: Audit
  /** Returns what holds merges into a project, requested by the caller where they are, now. */
  freeze(project: number): Promise<MergeFreeze | null>
  /** Checks everything that the bot needs to work. */
  examine(): Promise<readonly Finding[]>
}

/** The kinds of direct messages that the caller gets. */
interface NudgeChoices {
  off(): Promise<ReadonlySet<NudgeKind>>
  set(kind: NudgeKind, isOn: boolean): Promise<void>
}

interface SnoozedByCaller {
  all(): Promise<readonly OneSnooze[]>
  set(snooze: OneSnooze): Promise<void>
  /** False when there was none. */
  end(key: Pick<OneSnooze, 'project' | 'iid'>): Promise<boolean>
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

/** The last command of a person that could not run without a working account. */
export function createDeferredCommands(
  { deferredCommands }: Pick<Store, 'deferredCommands'>,
  { team, user, channel }: Actor,
) {
  return {
    /** Stores it for ten minutes, for this person, replacing an earlier one. */
    keep: (command: string): Promise<void> => deferredCommands.keep(team, user, { channel, command }),
    /** Returns it once, with the channel that it was requested in; null when there is none (any more). */
    take: (): Promise<{ readonly channel: string; readonly command: string } | null> =>
      deferredCommands.take(team, user),
  }
}

export type DeferredCommands = ReturnType<typeof createDeferredCommands>

/** Records auto-merges, so that their end can be reported. */
export function createAutoMergeRecords(
  store: Pick<Store, 'autoMerges' | 'mergeRequestEvents'>,
  { team, user, channel }: Actor,
  now: () => number,
) {
  return {
    /** `sha`: the head at which auto-merge was set. */
    async begin({ project, mr: iid, sha }: MergeRequestName & { readonly sha: string }): Promise<void> {
      await store.autoMerges.add({ team, channel, user, project, iid, sha, since: now() })
    },
    /** Ends it, or reports to another owner who did what (`turned off auto-merge.`). */
    async end({ project, mr: iid }: MergeRequestName, words: string): Promise<void> {
      const autoMerge = await store.autoMerges.find(team, project, iid)
      if (!autoMerge) return
      if (autoMerge.user === user) {
        await store.autoMerges.end(autoMerge)
        return
      }
      const { since, sha } = autoMerge
      const wait = { user: autoMerge.user, channel: autoMerge.channel, since, sha, goesOnAt: null }
      const event: MergeRequestEvent = { kind: 'disarmed', words, by: user, channel, quiet: true, wait }
      const key = `wait ${since} ended by ${user}`
      await store.mergeRequestEvents.add({ team, project, iid }, { key, event: JSON.stringify(event) })
    },
    /** Ends this person’s own; another person’s stays until its end was observed and reported. */
    async endOwn({ project, mr: iid }: MergeRequestName): Promise<void> {
      const autoMerge = await store.autoMerges.find(team, project, iid)
      if (autoMerge?.user === user) await store.autoMerges.end(autoMerge)
    },
  }
}

export type AutoMerges = ReturnType<typeof createAutoMergeRecords>
