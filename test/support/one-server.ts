import type { ForgeClient } from '../../src/forge/client.ts'
import type { ForgeServer, ServerOf } from '../../src/services/server.ts'

/** The same server for every workspace. */
export function oneServer(
  client: ForgeClient,
  settings: Partial<Omit<ForgeServer, 'client'>> = {},
): ServerOf {
  const server = {
    ...{ id: '', url: 'https://git.example.com', name: 'git.example.com', set: null, client },
    ...{ serviceToken: null, projects: [], integrationSlugs: new Map(), application: null },
    ...settings,
  }
  return () => server
}
