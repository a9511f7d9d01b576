import type { ForgeClient, Session } from '../forge/client.ts'
import type { OauthApplication } from '../forge/oauth.ts'
import { getServerVersion } from '../forge/server-version.ts'
import type { ApiVersion } from '../model/finding.ts'
import type { IntegrationSlugs } from '../model/integration-kinds.ts'
import type { RevocableCredential } from '../store/revocable-credentials.ts'
import type { Store } from '../store/store.ts'
import type { ServerChange } from '../store/tables/servers.ts'
import type { ConfiguredProject } from './access/channel-project.ts'
import type { Actor } from './access/credentials.ts'

/** The project-hosting server of a workspace: its address, the settings for it, and the connections to it. */
export interface ForgeServer {
  /** Identifies the server and where it is set; empty for that of the deployment. */
  readonly id: string
  /** Its address, without a trailing slash. */
  readonly url: string
  /** People’s name for it. */
  readonly name: string
  /** The version of its API that is set; null when it is asked. */
  readonly set: ApiVersion | null
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

/** Returns the server of a workspace as it is now. */
export type ServerOf = (team: string) => ForgeServer

/** The server that a workspace uses, and how it is set. */
export interface ShownServer {
  readonly kind: 'shown'
  readonly url: string
  readonly name: string
  /** True when the workspace has set it; false for the deployment’s own. */
  readonly isOwn: boolean
  /** The version of its API; null while it is unknown. */
  readonly api: ApiVersion | null
  /** Its release, as it says itself; null where nobody’s access can ask. */
  readonly version: string | null
  /** True when people can sign in there and need no token. */
  readonly signsIn: boolean
  /** True when people without an account read there. */
  readonly reads: boolean
  /** The address for its webhooks; null where none may report. */
  readonly webhook: string | null
}

/** The result of a change; `moved`: everything about the former server is gone. */
type ServerChanged = {
  readonly kind: 'server-set' | 'returned'
  readonly moved: boolean
  /** The name of the server before. */
  readonly former: string
}

/** The server of the caller’s workspace, for its admins. */
export interface OwnServer {
  shown(): Promise<ShownServer>
  /** The deployment’s server. */
  readonly usual: Pick<ForgeServer, 'url' | 'name'>
  /** Returns the address of the one-time page on which a server is entered; valid for ten minutes. */
  link(): Promise<string>
  /** Uses what was entered on the page; `gone` when it is not this person’s, expired, or was used. */
  use(held: string): Promise<ServerChanged | { readonly kind: 'gone' }>
  /** Deletes what was entered. */
  discard(held: string): Promise<{ readonly kind: 'forgotten' | 'gone' }>
  /** Returns to the deployment’s server. */
  remove(): Promise<ServerChanged | { readonly kind: 'usual' }>
}

export function createOwnServer(
  store: Pick<Store, 'servers' | 'serverLinks'>,
  actor: Actor,
  {
    serverOf,
    session,
    publicUrl,
    webhookOf,
    endAll,
  }: {
    readonly serverOf: ServerOf
    /** The access with which the server is asked for its release; null for none. */
    readonly session: Session | null
    /** The public address of the bot’s own pages. */
    readonly publicUrl: string
    /** Returns the path for the webhooks of the server with this id; null where it has none. */
    readonly webhookOf: (id: string) => string | null
    /** Ends credentials at the server that the workspace has now. */
    readonly endAll: (taken: readonly RevocableCredential[]) => Promise<unknown>
  },
): OwnServer {
  const { team, user, userName, channel } = actor
  const server = serverOf(team)
  const base = publicUrl.replace(/\/$/, '')

  async function changed(
    kind: ServerChanged['kind'],
    { moved, taken }: ServerChange,
  ): Promise<ServerChanged> {
    await endAll(taken)
    return { kind, moved, former: server.name }
  }

  return {
    usual: serverOf(''),
    async shown() {
      const answer = session && (await getServerVersion(session))
      const path = webhookOf(server.id)
      return {
        ...{ kind: 'shown', url: server.url, name: server.name, isOwn: server.id !== '' },
        api: server.client.version(),
        version: answer?.kind === 'done' ? answer.value.version : null,
        signsIn: server.application !== null,
        reads: server.serviceToken !== null,
        webhook: path === null ? null : `${base}${path}`,
      }
    },
    async link() {
      return `${base}/server/${await store.serverLinks.open({ team, user, userName, channel })}`
    },
    async use(held) {
      const settings = await store.serverLinks.take(held, team, user)
      return settings ? changed('server-set', await store.servers.set(team, settings)) : { kind: 'gone' }
    },
    async discard(held) {
      return { kind: (await store.serverLinks.discard(held, team, user)) ? 'forgotten' : 'gone' }
    },
    async remove() {
      const change = await store.servers.remove(team)
      return change ? changed('returned', change) : { kind: 'usual' }
    },
  }
}
