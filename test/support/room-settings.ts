import { createSecrets } from '../../src/log/secrets.ts'
import type { createServices } from '../../src/services/services.ts'

/** Of a room with one project, in a workspace where everybody is an admin and no time zone is known. */
export function roomSettings(): Parameters<typeof createServices>[2] {
  return {
    publicUrl: 'https://greenlight.example.com',
    log: { error: () => {}, info: () => {} },
    secrets: createSecrets(),
    serviceToken: null,
    projects: [{ alias: 'web', project: 42 }],
    chat: {
      person: async () => 'admin',
      name: async () => null,
      zone: async () => null,
      place: async () => 'channel',
      presence: async () => 'there',
    },
  }
}
