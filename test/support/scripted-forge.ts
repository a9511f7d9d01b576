import { LRUCache } from 'lru-cache'
import { type ForgeClient, featureGap, type Session } from '../../src/forge/client.ts'
import type { Dialect } from '../../src/forge/dialect.ts'
import { interpret } from '../../src/forge/interpret-response.ts'
import type { Exchange } from '../../src/forge/request.ts'
import type { Call } from '../../src/forge/request-spec.ts'
import { v3 } from '../../src/forge/v3.ts'
import { v4 } from '../../src/forge/v4.ts'

const ORIGIN = 'https://git.example.com'

export const dialects: Readonly<Record<Dialect['name'], Dialect>> = { v3, v4 }

/** A session whose forge says what it is told to; every answer is judged and read as always. */
export function toldSession(
  tell: (call: Call<unknown>) => Exchange,
  api: Dialect['name'] = 'v3',
  token = 'token-of-ann',
): Session {
  const dialect = dialects[api]
  return {
    dialect,
    offers: (feature) => dialect.features.has(feature),
    unknownFields: new LRUCache({ max: 10 }),
    call: async (call) =>
      interpret(call, tell(call), { origin: ORIGIN, root: '', dialect, isSet: true, secrets: [token] })
        .answer,
  }
}

/** A client of such a forge, where nobody can sign in. */
export function toldClient(
  tell: (call: Call<unknown>) => Exchange,
  api: Dialect['name'] = 'v3',
): ForgeClient {
  return {
    start: async () => {},
    version: () => api,
    as: (token) => toldSession(tell, api, token),
    pages: () => dialects[api].pages,
    missing: (feature) => featureGap(dialects[api], feature, true),
    form: async () => ({ kind: 'unsent', reason: 'Nobody signs in here' }),
    close: async () => {},
  }
}
