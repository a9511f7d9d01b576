import type { ForgeClient } from '../../src/forge/client.ts'
import type { ForgeServer } from '../../src/services/services.ts'

/** The server behind a client, of which nothing is set but what a test names. */
export function forgeServer(
  client: ForgeClient,
  settings: Partial<Omit<ForgeServer, 'client'>> = {},
): ForgeServer {
  return {
    url: 'https://git.example.com',
    name: 'git.example.com',
    client,
    serviceToken: null,
    projects: [],
    integrationSlugs: new Map(),
    application: null,
    ...settings,
  }
}
