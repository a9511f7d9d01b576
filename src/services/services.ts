import type { ForgeClient } from '../api/client.ts'
import { listMergeRequests } from '../api/merge-requests.ts'
import type { IntegrationSlugs } from '../model/integration-kinds.ts'
import type { Store } from '../store/store.ts'
import type { Access, Actor } from './access.ts'
import { type Accounts, createAccounts } from './accounts.ts'
import { createDeployKeys, type DeployKeys } from './deploy-keys.ts'
import { createInTurn } from './in-turn.ts'
import { createIntegrations, type Integrations } from './integrations.ts'
import { createDirectory } from './merge-request/directory.ts'
import { createMergeRequestWrites, type MergeRequestWrites } from './merge-request/writes.ts'
import { createMergeRequests, type MergeRequests, type Waits } from './merge-requests.ts'
import { createMilestones, type Milestones } from './milestones.ts'
import { createPeople, type Identities, type People } from './people.ts'
import { type ConfiguredProject, createProjects, type Projects } from './projects.ts'

/** Everything one person can do, with their own rights. */
export interface Services {
  /** `own`: a linked account; `service`: only the read-only token; `none`: nothing. */
  readonly access: 'own' | 'service' | 'none'
  readonly mergeRequests: MergeRequests & MergeRequestWrites
  readonly milestones: Milestones
  readonly deployKeys: DeployKeys
  readonly integrations: Integrations
  readonly people: People
  readonly accounts: Accounts
  readonly projects: Projects
}

export interface ServiceSettings {
  readonly publicUrl: string
  readonly serviceToken: string | null
  readonly projects: readonly ConfiguredProject[]
  /** What this forge calls integrations otherwise than the table of kinds does. */
  readonly integrationSlugs?: IntegrationSlugs
}

/** Makes the services of a person; rights are read anew each time, so a revoked link counts at once. */
export interface ServiceRoom {
  of(actor: Actor): Promise<Services>
  /** Whether the forge takes a token. */
  verify(token: string, project: number | null): Promise<'valid' | 'refused' | 'unreachable'>
}

/**
 * Joins the forge and the store into services. One directory of ids is kept for each workspace, because what
 * it learns (where projects are) belongs to that workspace.
 */
export function createServices(forge: ForgeClient, store: Store, settings: ServiceSettings): ServiceRoom {
  const directories = new Map<string, ReturnType<typeof createDirectory>>()
  const inTurn = createInTurn()
  const directoryOf = (team: string) => {
    const known =
      directories.get(team) ??
      createDirectory((project, path) => store.projects.learnPath(team, project, path))
    directories.set(team, known)
    return known
  }

  return {
    async of(actor) {
      const account = await store.accounts.find(actor.team, actor.user)
      const own = account ? forge.as(account.token) : null
      const service = settings.serviceToken ? forge.as(settings.serviceToken) : null
      const access: Access = { own, reader: own ?? service }
      const directory = directoryOf(actor.team)
      const waits = waitsOf(store, actor)
      const identities = identitiesOf(store, actor, account?.linkedAt ?? null)
      const people = createPeople(access, identities)
      return {
        access: own ? 'own' : service ? 'service' : 'none',
        mergeRequests: {
          ...createMergeRequests(access, directory, waits),
          ...createMergeRequestWrites(access, { directory, people, identities, inTurn }, waits.end),
        },
        milestones: createMilestones(access, inTurn),
        deployKeys: createDeployKeys(access),
        integrations: createIntegrations(store, actor, access, {
          publicUrl: settings.publicUrl,
          slugs: settings.integrationSlugs ?? new Map(),
        }),
        people,
        accounts: createAccounts(store, actor, {
          publicUrl: settings.publicUrl,
          serviceReads: service !== null,
        }),
        projects: createProjects(store, actor, access, settings.projects),
      }
    },
    async verify(token, project) {
      // The document has no call that names the caller. A list answers 401 to a bad token, whatever the project.
      const answer = await listMergeRequests(forge.as(token), project ?? 1, { page: 1, per_page: 1 })
      if (answer.kind === 'done') return 'valid'
      if (answer.kind === 'refused')
        return answer.status === 401
          ? 'refused'
          : answer.status === 404 || answer.status === 403
            ? 'valid'
            : 'unreachable'
      return 'unreachable'
    },
  }
}

function waitsOf(store: Store, { team, user, channel }: Actor): Waits {
  return {
    begin: async ({ project, mr: iid, sha }) => {
      await store.watches.add({ team, channel, user, project, iid, sha, since: Date.now() })
    },
    end: async ({ project, mr: iid }) => {
      await store.watches.remove(team, project, iid)
    },
  }
}

/** `linkedAt` names the account that is used now, so that a later one does not get its name. */
function identitiesOf(store: Store, { team, user }: Actor, linkedAt: number | null): Identities {
  return {
    of: (other) => store.accounts.identity(team, other ?? user),
    async learn(person) {
      if (linkedAt !== null) await store.accounts.identify(team, user, linkedAt, person)
    },
  }
}
