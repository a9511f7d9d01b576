import { LRUCache } from 'lru-cache'
import type { ForgeClient } from '../forge/client.ts'
import type { Log } from '../log/log.ts'
import type { Secrets } from '../log/secrets.ts'
import type { Chat } from '../model/directory.ts'
import type { TokenVerdict } from '../model/forge-account.ts'
import type { Feature, Missing } from '../model/forge-feature.ts'
import type { IntegrationSlugs } from '../model/integration-kinds.ts'
import type { Store } from '../store/store.ts'
import { type AccessContexts, createAccessContexts, unknownDirectory } from './access/access-context.ts'
import { type ConfiguredProject, createChannelProjects } from './access/channel-project.ts'
import { type Actor, type Credentials, serviceReads } from './access/credentials.ts'
import { type Accounts, createAccounts } from './accounts.ts'
import { type Audit, createAudit } from './audit.ts'
import { createAutoMergeRecords } from './auto-merge.ts'
import { type ChannelWatches, createChannelWatches } from './channel-watches.ts'
import { createDeferredCommands, type DeferredCommands } from './deferred-command.ts'
import { createDeployKeys, type DeployKeys } from './deploy-keys.ts'
import { createDigests, type Digests } from './digests.ts'
import { createIntegrations, type Integrations } from './integrations.ts'
import { createDirectory, type Directory } from './merge-request/id-cache.ts'
import { createMergeRequestWrites, type MergeRequestWrites } from './merge-request/writes.ts'
import { createMergeRequests, type MergeRequests } from './merge-requests.ts'
import { createMilestones, type Milestones } from './milestones.ts'
import { createTokenEndpoint, type SignInApplication } from './oauth/client.ts'
import { createSignIn, type SignIn } from './oauth/sign-in.ts'
import { createDistributedMutex, type KeyedMutex } from './operations/keyed-mutex.ts'
import { createOperations, type Operations } from './operations/operations.ts'
import { createReconcile } from './operations/reconcile.ts'
import { noRecorder, type OperationRecorder } from './operations/recorder.ts'
import { createPolicies, type Policies } from './policies.ts'
import { createProjects, type Projects } from './projects.ts'
import { createOwners, noticingAcceptance, verifyToken } from './token-owner.ts'
import { createUserLookup, type IdentityCache, type UserLookup } from './users.ts'

/** What was learned of projects may have been forgotten by another replica since, with their workspace. */
const DIRECTORY_MS = 10 * 60_000
const MAX_DIRECTORIES = 100

/** Everything one person can do, with their own rights. */
export interface Services {
  /** `own`: a linked account; `service`: only the read-only token; `none`: nothing. */
  readonly access: 'own' | 'service' | 'none'
  /** Why this forge cannot do it; null when it can. */
  missing(feature: Feature): Missing | null
  readonly mergeRequests: MergeRequests & MergeRequestWrites
  readonly milestones: Milestones
  readonly digests: Digests
  readonly feeds: ChannelWatches
  readonly deployKeys: DeployKeys
  readonly integrations: Integrations
  readonly people: UserLookup
  readonly accounts: Accounts
  readonly wanted: DeferredCommands
  readonly projects: Projects
  readonly audit: Audit
  readonly policies: Policies
}

export interface ServiceSettings {
  readonly publicUrl: string
  readonly serviceToken: string | null
  readonly projects: readonly ConfiguredProject[]
  /** What this forge calls integrations otherwise than the table of kinds does. */
  readonly integrationSlugs?: IntegrationSlugs
  /** With which people can sign in at the forge; without it they enter tokens. */
  readonly signIn?: SignInApplication | null
  /** For what cannot be written into the audit. */
  readonly log: Pick<Log, 'error' | 'info'>
  /** What must not stand in it. */
  readonly secrets: Pick<Secrets, 'scrub'>
  /** Tells who people are and what conversations are; without it nobody is known. */
  readonly chat?: Chat
  /** Ids of people who are admins, whatever the chat says of members. */
  readonly admins?: readonly string[]
  /** ms UTC */
  readonly now?: () => number
  /** `speed` divides the waits between the looks at what a write came to; 1 when left out. */
  readonly checks?: { readonly speed: number }
}

/** Makes the services of a person; rights are read anew each time, so a revoked link counts at once. */
export interface ServiceFactory {
  /** `deed`: the record of the one change that these services are to make. */
  of(actor: Actor, deed?: OperationRecorder): Promise<Services>
  readonly standings: AccessContexts
  /** What makes one effect and one answer of each change. */
  readonly acts: Operations
  /** Why this forge cannot do it, whoever asks; null when it can. */
  missing(feature: Feature): Missing | null
  /** Forgets what was learned of a workspace’s projects. */
  forget(team: string): void
  /** Whether the forge takes a token, and whose it is. */
  verify(token: string, project: number | null): Promise<TokenVerdict>
  readonly signIn: Pick<SignIn, 'address' | 'finish' | 'endThere' | 'endAll'>
}

/**
 * Joins the forge and the store into services. One directory of ids is kept for each workspace, because what
 * it learns (where projects are) belongs to that workspace.
 */
export function createServices(forge: ForgeClient, store: Store, settings: ServiceSettings): ServiceFactory {
  const directories = new LRUCache<string, Directory>({ max: MAX_DIRECTORIES, ttl: DIRECTORY_MS })
  const shared = createDistributedMutex(store.leases)
  const inTurn: KeyedMutex = (name, work) => shared(`line ${name}`, work)
  const chat = settings.chat ?? unknownDirectory
  const now = settings.now ?? Date.now
  const channelProjects = createChannelProjects(store, settings.projects)
  const grants = settings.signIn ? createTokenEndpoint(forge, settings.signIn, now) : null
  const signIn = createSignIn({ forge, store, grants, inTurn: shared, now })
  const ownerOf = createOwners(store.accounts, signIn.session, now)
  const directoryOf = (team: string) => {
    const known = directories.get(team)
    if (known) return known
    const directory = createDirectory((project, path) => store.projects.learnPath(team, project, path))
    directories.set(team, directory)
    return directory
  }

  const room: Omit<ServiceFactory, 'acts'> = {
    standings: createAccessContexts(store, chat, channelProjects, new Set(settings.admins)),
    async of(actor, deed = noRecorder) {
      const resolve = createReconcile(deed, settings.checks?.speed ?? 1)
      const account = await store.accounts.find(actor.team, actor.user)
      const restored = account ? null : await store.accounts.restored(actor.team, actor.user)
      const own = account
        ? noticingAcceptance(signIn.session(actor, account), account, actor, store.accounts)
        : null
      const service = settings.serviceToken ? forge.as(settings.serviceToken) : null
      const isForEverybody = (id: number) => settings.projects.some(({ project }) => project === id)
      const bound = () => store.channels.project(actor.team, actor.channel)
      const access: Credentials = { own, service: serviceReads(service, isForEverybody, bound) }
      const directory = directoryOf(actor.team)
      const waits = createAutoMergeRecords(store, actor, now)
      const identities = identitiesOf(store, ownerOf, actor, account?.linkedAt ?? null)
      const people = createUserLookup(access, identities)
      const projects = createProjects(store, actor, access, channelProjects)
      const counting = {
        ...{ team: actor.team, snapshots: store.snapshots, now },
        ...{ title: projects.title, learn: directory.learn },
      }
      const milestones = createMilestones(access, { inTurn, resolve, counting })
      return {
        missing: forge.missing,
        access: own ? 'own' : service ? 'service' : 'none',
        mergeRequests: {
          ...createMergeRequests(access, directory, waits, resolve),
          ...createMergeRequestWrites(access, { directory, people, identities, inTurn, resolve }, waits),
        },
        milestones,
        digests: createDigests(store, actor, { milestones, projects, now }),
        deployKeys: createDeployKeys(access, resolve, now),
        integrations: createIntegrations(store, actor, access, {
          publicUrl: settings.publicUrl,
          slugs: settings.integrationSlugs ?? new Map(),
          edition: forge.missing('integrations-today') === null ? 'today' : 'document',
          log: settings.log,
          resolve,
        }),
        feeds: createChannelWatches(store, actor, access, now),
        people,
        accounts: createAccounts(store, actor, {
          publicUrl: settings.publicUrl,
          serviceReads: service !== null,
          linkedAt: account?.linkedAt ?? null,
          restored: restored && {
            from: new Date(restored.restoredFrom),
            username: restored.identity?.username ?? null,
          },
          signsIn: grants !== null,
          end: () => signIn.end(actor),
          endThere: signIn.endThere,
          endAll: signIn.endAll,
          inTurn,
          identity: () => ownerOf(actor),
        }),
        wanted: createDeferredCommands(store, actor),
        projects,
        policies: createPolicies(store, chat, actor),
        audit: createAudit(store, actor, settings),
      }
    },
    missing: forge.missing,
    forget: (team) => {
      directories.delete(team)
    },
    verify: (token, project) => verifyToken(forge.as(token), project, now()),
    signIn,
  }
  return { ...room, acts: createOperations(store, room.of, now) }
}

/** `linkedAt` names the account that is used now, so that a later one does not get its name. */
function identitiesOf(
  store: Store,
  ownerOf: ReturnType<typeof createOwners>,
  { team, user }: Actor,
  linkedAt: number | null,
): IdentityCache {
  return {
    of: (other) => ownerOf({ team, user: other ?? user }),
    async learn(person) {
      if (linkedAt !== null) await store.accounts.identify(team, user, linkedAt, person)
    },
  }
}
