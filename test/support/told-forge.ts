import type { Call } from '../../src/api/call.ts'
import type { ForgeClient, Session } from '../../src/api/client.ts'
import type { Dialect } from '../../src/api/dialect.ts'
import { missingFrom } from '../../src/api/missing.ts'
import type { Exchange } from '../../src/api/request.ts'
import { v3 } from '../../src/api/v3.ts'
import { v4 } from '../../src/api/v4.ts'
import { judge } from '../../src/api/verdict.ts'

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
    call: async (call) => judge(call, tell(call), { origin: ORIGIN, dialect, secrets: [token] }).answer,
  }
}

/** A client of such a forge, where nobody can sign in. */
export function toldClient(
  tell: (call: Call<unknown>) => Exchange,
  api: Dialect['name'] = 'v3',
): ForgeClient {
  return {
    as: (token) => toldSession(tell, api, token),
    missing: (feature) => missingFrom(dialects[api], feature),
    form: async () => ({ kind: 'unsent', reason: 'Nobody signs in here' }),
    reset: () => {},
    close: async () => {},
  }
}
