import { createSecrets } from '../../src/log/secrets.ts'
import type { Finding } from '../../src/model/finding.ts'
import { SERVER } from '../../src/model/server-name.ts'
import type { createServices } from '../../src/services/services.ts'

/** Everything that the doctor can find, which never happens at once. */
const FINDINGS: readonly Finding[] = [
  { about: 'slack', found: 'answers' },
  { about: 'slack', found: 'reachable' },
  { about: 'slack', found: 'refuses', code: 'invalid_auth' },
  { about: 'slack', found: 'silent' },
  { about: 'scopes', missing: null },
  { about: 'scopes', missing: [] },
  { about: 'scopes', missing: ['users:read'] },
  { about: 'scopes', missing: ['users:read', 'links:read'] },
  { about: 'commands', unused: [] },
  { about: 'commands', unused: ['/deploy-key', '/integration'] },
  { about: 'clock', of: 'slack', ahead: 0 },
  { about: 'clock', of: 'slack', ahead: 400 },
  { about: 'clock', of: 'server', ahead: -400 },
  { about: 'server', found: 'answers', version: '18.5.0' },
  { about: 'server', found: 'answers', version: null },
  { about: 'server', found: 'refuses', whose: 'own' },
  { about: 'server', found: 'refuses', whose: 'service' },
  { about: 'server', found: 'silent', reason: `${SERVER} didn’t answer in time` },
  { about: 'server', found: 'unasked' },
  { about: 'api', spoken: 'v4', set: null },
  { about: 'api', spoken: 'v4', set: 'v4' },
  { about: 'api', spoken: 'v4', set: 'v3' },
  { about: 'api', spoken: null, set: null },
  { about: 'webhook', found: 'off' },
  { about: 'webhook', found: 'silent' },
  { about: 'webhook', found: 'seen' },
  { about: 'webhook', found: 'missed', projects: 2, last: 0 },
  { about: 'store', kind: 'file', reason: null },
  { about: 'store', kind: 'postgres', reason: null },
  { about: 'store', kind: 'postgres', reason: 'connect ECONNREFUSED' },
  { about: 'keys', needed: null },
  { about: 'keys', needed: [] },
  { about: 'keys', needed: ['k1'] },
  { about: 'queue', oldest: 0, late: 0 },
  { about: 'queue', oldest: 720_000, late: 2 },
]

/** Of a room with one project, in a workspace where everybody is an admin and no time zone is known. */
export function roomSettings(): Parameters<typeof createServices>[2] {
  return {
    publicUrl: 'https://greenlight.example.com',
    log: { error: () => {}, info: () => {} },
    secrets: createSecrets(),
    redirectUri: 'https://greenlight.example.com/link/oauth',
    examine: async () => FINDINGS,
    chat: {
      person: async () => 'admin',
      name: async () => null,
      zone: async () => null,
      place: async () => 'channel',
      presence: async () => 'there',
      canRead: async () => true,
      publicChannels: async () => [{ id: 'C2', name: 'random', isMember: false }],
      join: async () => ({ kind: 'joined' }),
    },
  }
}
