import { LRUCache } from 'lru-cache'
import type { ForgeClient } from '../forge/client.ts'
import type { OauthApplication } from '../forge/oauth.ts'
import type { Log } from '../log/log.ts'
import { addOwnSecret } from '../log/own-secrets.ts'
import type { Chat } from '../model/directory.ts'
import type { EpochMs } from '../model/fields.ts'
import type { Finding } from '../model/finding.ts'
import type { TokenVerdict } from '../model/forge-account.ts'
import type { Feature, FeatureGap } from '../model/forge-feature.ts'
import { mergeFreeze } from '../model/freeze.ts'
import type { IntegrationSlugs } from '../model/integration-kinds.ts'
import type { KeyedMutex } from '../model/keyed-mutex.ts'
import type { Store } from '../store/store.ts'
import type { Account } from '../store/tables/accounts.ts'
import {
  type AccessContexts,
  type ActiveFreezes,
  createAccessContexts,
  createActiveFreezes,
  unknownDirectory,
} from './access/access-context.ts'
import { createBackgroundAuthorizer, DIGEST_WORK } from './access/background-access.ts'
import { type Actor, serviceReads } from './access/credentials.ts'
import { createAccounts } from './accounts.ts'
import { createAudit } from './audit.ts'
import { createChannelWatches } from './channel-watches.ts'
import type { ForgeContext } from './context.ts'
import type { DoctorAccess } from './doctor.ts'
import { createMembership, type PausedWork } from './membership.ts'
import { createIdCache, type IdCache } from './mr/read.ts'
import { createSignIn, createTokenEndpoint, type SignIn } from './oauth/sign-in.ts'
import { createPickers, type Pickers } from './pickers.ts'
import { createPolicies } from './policies.ts'
import { type ConfiguredProject, createChannelProjects, createProjects } from './projects.ts'
import { createOwners, recordingTokenUse, verifyToken } from './token-owner.ts'
import { createUserLookup, type IdentityCache } from './users.ts'
import { createOperations, type Operations } from './writes/operation.ts'

/** Lifetime of cached ids, in ms: another process may have deleted them with their workspace. */
const ID_CACHE_TTL_MS = 10 * 60_000
const MAX_ID_CACHES = 100

export interface ServiceSettings {
  readonly publicUrl: string
  /** The address to which the server returns people who have signed in there. */
  readonly redirectUri: string
  /** Receives what cannot be written into the audit. */
  readonly log: Pick<Log, 'error' | 'info'>
  /** Identifies people and conversations; without it nobody is known. */
  readonly chat?: Chat
  /** Ids of members who are admins even if the chat does not say so. */
  readonly admins?: readonly string[]
  /** Checks everything that the bot needs in a workspace; without it nothing is checked. */
  readonly examine?: (team: string, access: DoctorAccess | null) => Promise<readonly Finding[]>
  readonly now?: () => EpochMs
  /** `speed` divides the delays between the reads that verify a write; 1 when omitted. */
  readonly checks?: { readonly speed: number }
}

/** The services shared by all interactions: one instance per process. */
export interface Services {
  /** Returns one interaction’s context; reads rights each time, so that a revoked link takes effect at once. */
  contextOf(actor: Actor): Promise<ForgeContext>
  readonly accessContexts: AccessContexts
  readonly freezes: ActiveFreezes
  readonly operations: Operations
  /** Returns why the server does not support a feature; null when it does. */
  missing(feature: Feature): FeatureGap | null
  readonly pickers: Pickers
  /** Deletes the cached ids and paths of a workspace’s projects. */
  forget(team: string): void
  verify(token: string, project: number | null): Promise<TokenVerdict>
  readonly signIn: Pick<SignIn, 'address' | 'finish' | 'endThere' | 'endAll'>
}

/**
 * Combines the server and the store. Each workspace has its own cache of ids, because what the cache learns
 * (where projects are) belongs to that workspace.
 */
export function createServices(server: ForgeServer, store: Store, settings: ServiceSettings): Services {
  const idCaches = new LRUCache<string, IdCache>({ max: MAX_ID_CACHES, ttl: ID_CACHE_TTL_MS })
  const chat = settings.chat ?? unknownDirectory
  const now = settings.now ?? Date.now
  const channelProjects = createChannelProjects(store, server.projects)
  const { redirectUri } = settings
  const { client: forge, application } = server
  const grants =
    application && createTokenEndpoint(forge, { ...application, forgeUrl: server.url, redirectUri }, now)
  const signIn = createSignIn({ forge, store, grants, now })
  const ownerOf = createOwners(store.accounts, signIn.session, now)
  const isForEverybody = (id: number) => server.projects.some(({ project }) => project === id)
  const withLock: KeyedMutex = (name, work) => store.withLock(`line ${name}`, work)
  const pickers = createPickers(store, chat)
  const idsOf = (team: string) => {
    const known = idCaches.get(team)
    if (known) return known
    const ids = createIdCache((project, path) => store.projects.learnPath(team, project, path))
    idCaches.set(team, ids)
    return ids
  }

  const accessContexts = createAccessContexts(store, chat, channelProjects, new Set(settings.admins))
  const services: Services = {
    freezes: createActiveFreezes(store, channelProjects),
    accessContexts,
    async contextOf(actor) {
      const sessionOf = (one: Account) =>
        recordingTokenUse(signIn.session(actor, one), one, actor, store.accounts)
      const account = await store.accounts.find(actor.team, actor.user)
      const restored = account ? null : await store.accounts.restored(actor.team, actor.user)
      const own = account && sessionOf(account)
      // Made each time: it speaks the API that the server has said by now.
      const service = server.serviceToken ? forge.as(server.serviceToken) : null
      const bound = () => store.channels.project(actor.team, actor.channel)
      const credentials = {
        own,
        async current() {
          const now = await store.accounts.find(actor.team, actor.user)
          return now && sessionOf(now)
        },
        service: serviceReads(service, isForEverybody, bound),
      }
      const linkedAt = account?.linkedAt ?? null
      const identities = identitiesOf(store, ownerOf, actor, linkedAt)
      const holder = { forge: { credentials } }
      return {
        caller: actor,
        forge: {
          credentials,
          access: own ? 'own' : service ? 'service' : 'none',
          missing: forge.missing,
          pages: forge.pages(),
          ids: idsOf(actor.team),
          users: createUserLookup(holder, identities, { chat, team: actor.team }),
          identities,
          speed: settings.checks?.speed ?? 1,
        },
        workspace: {
          integrations: {
            edition: forge.missing('integrations-today') === null ? 'today' : 'document',
            slugs: server.integrationSlugs,
            publicUrl: settings.publicUrl,
            log: settings.log,
          },
          projects: createProjects(store, actor, credentials, channelProjects),
          watches: createChannelWatches(store, actor, holder, now),
          membership: createMembership(store, chat, actor, {
            accessContexts,
            judgeWork: judgeWorkOf(actor),
            now,
          }),
          accounts: createAccounts(store, actor, {
            publicUrl: settings.publicUrl,
            serviceReads: service !== null,
            linkedAt,
            restored: restored && {
              from: new Date(restored.restoredFrom),
              username: restored.identity?.username ?? null,
            },
            signsIn: server.application !== null,
            end: () => signIn.end(actor),
            endThere: signIn.endThere,
            endAll: signIn.endAll,
            withLock,
            identity: () => ownerOf(actor),
          }),
          policies: createPolicies(store, chat, actor),
          audit: createAudit(store, actor, settings),
          async freeze(project) {
            const at = new Date(now())
            const active = await services.freezes(actor.team, actor.channel, project, at)
            if (active.length === 0) return null
            const caller = { ...actor, userTeam: actor.team, installedTeam: null }
            return mergeFreeze(await (await accessContexts.of(caller)).freezes(project, at))
          },
          async examine() {
            const access = own
              ? { session: own, whose: 'own' as const }
              : service && { session: service, whose: 'service' as const }
            return (await settings.examine?.(actor.team, access)) ?? []
          },
        },
        store,
        withLock,
        now,
      }
    },
    operations: createOperations(store.operations, now),
    missing: forge.missing,
    pickers,
    forget: (team) => {
      idCaches.delete(team)
      pickers.forget()
    },
    verify(token, project) {
      addOwnSecret(token)
      return verifyToken(forge.as(token), project, now())
    },
    signIn,
  }
  const authorizeBackground = createBackgroundAuthorizer(services)
  const judgeWorkOf =
    ({ team, user }: Actor) =>
    async ({ kind, project }: PausedWork, channel: string) => {
      const work = { kind: kind === 'watch' ? kind : DIGEST_WORK[kind], team, channel, user, project }
      const verdict = await authorizeBackground(work)
      if (verdict.kind === 'allowed') return null
      return verdict.kind === 'denied' ? verdict.why : verdict.kind
    }
  return services
}

/** `linkedAt` identifies the account in use, so that a later account does not get its name. */
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

/** The project-hosting server: its address, the settings for it, and the connections to it. */
export interface ForgeServer {
  /** Its address, without a trailing slash. */
  readonly url: string
  readonly name: string
  readonly client: ForgeClient
  /** The token with which people without an account read; null without one. */
  readonly serviceToken: string | null
  /** Aliases that every channel may use; the first is the default of an unbound channel. */
  readonly projects: readonly ConfiguredProject[]
  /** Its names for integrations where they differ from the table of kinds. */
  readonly integrationSlugs: IntegrationSlugs
  /** The application through which people sign in there; null when they only enter tokens. */
  readonly application: OauthApplication | null
}
