import type { Finding } from '../../src/model/finding.ts'
import { SERVER } from '../../src/model/server-name.ts'
import type { createServices } from '../../src/services/services.ts'

/** Everything that the doctor can find, which never happens at once. */
const FINDINGS: readonly Finding[] = [
  { about: 'slack', found: 'answers' },
  { about: 'slack', found: 'reachable' },
  { about: 'slack', found: 'refuses', code: 'invalid_auth' },
  { about: 'slack', found: 'silent', reason: 'Slack refused the connection' },
  { about: 'scopes', missing: null },
  { about: 'scopes', missing: [] },
  { about: 'scopes', missing: [{ scope: 'users:read', without: 'nothing works', optional: false }] },
  {
    about: 'scopes',
    missing: [
      { scope: 'users:read', without: 'nothing works', optional: false },
      { scope: 'commands', without: 'nothing works', optional: false },
    ],
  },
  {
    about: 'scopes',
    missing: [
      { scope: 'links:read', without: 'links get no card', optional: true },
      { scope: 'links:write', without: 'links get no card', optional: true },
      { scope: 'channels:join', without: 'only /invite adds the bot to a channel', optional: true },
    ],
  },
  { about: 'socket', refused: null },
  { about: 'socket', refused: 'not_allowed_token_type' },
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
  { about: 'api', spoken: null, reason: `${SERVER} refused the connection` },
  { about: 'webhook', found: 'off' },
  { about: 'webhook', found: 'silent' },
  { about: 'webhook', found: 'seen' },
  { about: 'webhook', found: 'missed', projects: 2, last: Date.UTC(2026, 10, 20, 8) },
  { about: 'store', kind: 'file', reason: null },
  { about: 'store', kind: 'postgres', reason: null },
  { about: 'store', kind: 'postgres', reason: 'connect ECONNREFUSED' },
  { about: 'keys', found: 'ring', newest: 'k1', needed: [], unneeded: [] },
  { about: 'keys', found: 'ring', newest: 'k2', needed: [], unneeded: ['k1'] },
  { about: 'keys', found: 'ring', newest: 'k2', needed: [{ key: 'k1', secrets: 1 }], unneeded: [] },
  { about: 'keys', found: 'ring', newest: 'k3', needed: [{ key: 'k2', secrets: 4 }], unneeded: ['k1', 'k0'] },
  { about: 'keys', found: 'unreadable', reason: '4 of the stored secrets are damaged.' },
  { about: 'channels', bound: 0, paused: 0 },
  { about: 'channels', bound: 1, paused: 0 },
  { about: 'channels', bound: 5, paused: 1 },
  { about: 'channels', bound: 5, paused: 2 },
  { about: 'accounts', linked: 0, refused: 0 },
  { about: 'accounts', linked: 1, refused: 0 },
  { about: 'accounts', linked: 9, refused: 2 },
  { about: 'queue', oldest: 0, late: 0 },
  { about: 'queue', oldest: 12 * 60_000, late: 2 },
]

/** Of a room with one project, in a workspace where everybody is an admin and no time zone is known. */
export function roomSettings(): Parameters<typeof createServices>[2] {
  return {
    publicUrl: 'https://greenlight.example.com',
    log: { error: () => {}, info: () => {} },
    redirectUri: 'https://greenlight.example.com/link/oauth',
    examine: async () => FINDINGS,
    chat: {
      person: async () => ({ status: 'admin', name: null, zone: null }),
      conversation: async () => ({ place: 'channel', presence: 'there' }),
      canRead: async () => true,
      userGroup: async () => null,
      publicChannels: async () => [{ id: 'C2', name: 'random', isMember: false }],
      join: async () => ({ kind: 'joined' }),
    },
  }
}
