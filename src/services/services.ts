import type { ForgeClient } from '../api/client.ts'
import type { Log } from '../log/log.ts'
import type { Secrets } from '../log/secrets.ts'
import type { Chat } from '../model/chat.ts'
import type { Feature, Missing } from '../model/feature.ts'
import type { TokenVerdict } from '../model/forge-account.ts'
import type { IntegrationSlugs } from '../model/integration-kinds.ts'
import type { Store } from '../store/store.ts'
import type { Access, Actor } from './access.ts'
import { type Accounts, createAccounts } from './accounts.ts'
import { type Acts, createActs } from './acts.ts'
import { type Audit, createAudit } from './audit.ts'
import { type Deed, noDeed } from './deed.ts'
import { createDeployKeys, type DeployKeys } from './deploy-keys.ts'
import { createDigests, type Digests } from './digests.ts'
import { createFeeds, type Feeds } from './feeds.ts'
import { createSharedInTurn, type InTurn } from './in-turn.ts'
import { createIntegrations, type Integrations } from './integrations.ts'
import { createDirectory, type Directory } from './merge-request/directory.ts'
import { createMergeRequestWrites, type MergeRequestWrites } from './merge-request/writes.ts'
import { createMergeRequests, type MergeRequests } from './merge-requests.ts'
import { createMilestones, type Milestones } from './milestones.ts'
import { createPeople, type Identities, type People } from './people.ts'
import { createPolicies, type Policies } from './policies.ts'
import { type ConfiguredProject, createProjects, type Projects } from './projects.ts'
import { createResolve } from './resolve.ts'
import { createSignIn, type SignIn } from './sign-in.ts'
import { createGrants, type SignInApplication } from './sign-in-grants.ts'
import { createStanding, type Standings, silentChat } from './standing.ts'
import { createOwners, verifyToken } from './token-owner.ts'
import { createWaits } from './waits.ts'
import { createWanted, type Wanted } from './wanted.ts'

/** What was learned of projects may have been forgotten by another replica since, with their workspace. */
const DIRECTORY_MS = 10 * 60_000

/** Everything one person can do, with their own rights. */
export interface Services {
  /** `own`: a linked account; `service`: only the read-only token; `none`: nothing. */
  readonly access: 'own' | 'service' | 'none'
  /** Why this forge cannot do it; null when it can. */
  missing(feature: Feature): Missing | null
  readonly mergeRequests: MergeRequests & MergeRequestWrites
  readonly milestones: Milestones
  readonly digests: Digests
  readonly feeds: Feeds
  readonly deployKeys: DeployKeys
  readonly integrations: Integrations
  readonly people: People
  readonly accounts: Accounts
  readonly wanted: Wanted
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
  readonly log: Pick<Log, 'error'>
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
export interface ServiceRoom {
  /** `deed`: the record of the one change that these services are to make. */
  of(actor: Actor, deed?: Deed): Promise<Services>
  readonly standings: Standings
  /** What makes one effect and one answer of each change. */
  readonly acts: Acts
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
export function createServices(forge: ForgeClient, store: Store, settings: ServiceSettings): ServiceRoom {
  const directories = new Map<string, { readonly directory: Directory; readonly until: number }>()
  const shared = createSharedInTurn(store.leases)
  const inTurn: InTurn = (name, work) => shared(`line ${name}`, work)
  const chat = settings.chat ?? silentChat
  const now = settings.now ?? Date.now
  const grants = settings.signIn ? createGrants(forge, settings.signIn, now) : null
  const signIn = createSignIn({ forge, store, grants, inTurn: shared, now })
  const tells = forge.missing('current-user') === null
  const ownerOf = createOwners(store.accounts, tells ? signIn.session : null)
  const directoryOf = (team: string) => {
    const known = directories.get(team)
    if (known && performance.now() < known.until) return known.directory
    const directory = createDirectory((project, path) => store.projects.learnPath(team, project, path))
    directories.set(team, { directory, until: performance.now() + DIRECTORY_MS })
    return directory
  }

  const room: Omit<ServiceRoom, 'acts'> = {
    standings: createStanding(store, chat, new Set(settings.admins)),
    async of(actor, deed = noDeed) {
      const resolve = createResolve(deed, settings.checks?.speed ?? 1)
      const account = await store.accounts.find(actor.team, actor.user)
      const own = account ? signIn.session(actor, account) : null
      const service = settings.serviceToken ? forge.as(settings.serviceToken) : null
      const access: Access = { own, reader: own ?? service }
      const directory = directoryOf(actor.team)
      const waits = createWaits(store, actor, now)
      const identities = identitiesOf(store, ownerOf, actor, account?.linkedAt ?? null)
      const people = createPeople(access, identities)
      const projects = createProjects(store, actor, access, settings.projects)
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
          resolve,
        }),
        feeds: createFeeds(store, actor, access, now),
        people,
        accounts: createAccounts(store, actor, {
          publicUrl: settings.publicUrl,
          serviceReads: service !== null,
          linkedAt: account?.linkedAt ?? null,
          signsIn: grants !== null,
          end: () => signIn.end(actor),
          endThere: signIn.endThere,
          endAll: signIn.endAll,
          identity: () => ownerOf(actor),
        }),
        wanted: createWanted(store, actor),
        projects,
        policies: createPolicies(store, chat, actor),
        audit: createAudit(store, actor, settings),
      }
    },
    missing: forge.missing,
    forget: (team) => {
      directories.delete(team)
    },
    verify: (token, project) => verifyToken(forge.as(token), project),
    signIn,
  }
  return { ...room, acts: createActs(store, room.of, now) }
}

/** `linkedAt` names the account that is used now, so that a later one does not get its name. */
function identitiesOf(
  store: Store,
  ownerOf: ReturnType<typeof createOwners>,
  { team, user }: Actor,
  linkedAt: number | null,
): Identities {
  return {
    of: (other) => ownerOf({ team, user: other ?? user }),
    async learn(person) {
      if (linkedAt !== null) await store.accounts.identify(team, user, linkedAt, person)
    },
  }
}
