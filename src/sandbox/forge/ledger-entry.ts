import type { Answer, Visit } from './http/answer.ts'
import { CREDENTIALS } from './http/api.ts'
import type { LedgerEntry } from './ledger.ts'
import { OAUTH_SECRETS } from './oauth/secrets.ts'
import { SECRET_NAMES } from './resources/integrations/kinds.ts'

/** Stands for a secret that was sent, so that a test can see that it was without holding it. */
const MASK = '[secret]'

/** What the ledger keeps of a request and its answer; `at` is ms UTC. */
export function entryOf(visit: Visit, answer: Answer, at: number): LedgerEntry {
  return {
    method: visit.method,
    path: visit.url.pathname,
    query: queryOf(visit.url),
    body: visit.body && Object.fromEntries(Object.entries(visit.body).map(masked)),
    user: visit.user,
    status: answer.status,
    at,
    ...(answer.effect === undefined ? {} : { effect: answer.effect }),
  }
}

function queryOf(url: URL): string {
  const query = new URLSearchParams(url.search)
  for (const name of CREDENTIALS) query.delete(name)
  return new URLSearchParams([...query].map(masked)).toString()
}

/** A blank value hides nothing, and that it was blank is worth knowing. */
function masked<T>([name, value]: readonly [string, T]): [string, T | typeof MASK] {
  const hides = (SECRET_NAMES.has(name) || OAUTH_SECRETS.has(name)) && value !== '' && value !== null
  return [name, hides ? MASK : value]
}
