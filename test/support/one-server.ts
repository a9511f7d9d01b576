import type { ForgeClient } from '../../src/forge/client.ts'
import type { ForgeServer } from '../../src/services/server.ts'

/** The server behind a client, of which nothing is set but what a test names. */
export function oneServer(
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
