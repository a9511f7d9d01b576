import type { ForgeClient } from '../forge/client.ts'
import type { OauthApplication } from '../forge/oauth.ts'
import type { IntegrationSlugs } from '../model/integration-kinds.ts'
import type { ConfiguredProject } from './access/channel-project.ts'

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
