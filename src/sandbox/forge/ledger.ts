import type { Answer, Visit } from './http/answer.ts'
import { CREDENTIALS } from './http/api.ts'
import { OAUTH_SECRETS } from './oauth/client.ts'
import { SECRET_NAMES } from './resources/integrations/kinds.ts'

/** A request that reached a handler. Tokens in the query or the body are masked. */
export interface LedgerEntry {
  readonly method: string
  readonly path: string
  /** The query as sent, without the question mark. */
  readonly query: string
  /** The parsed body of an API call; undefined when there was none. */
  readonly body: unknown
  /** Username; null when the request had no valid token. */
  readonly user: string | null
  /** Status of the response, also when the response was lost. */
  readonly status: number
  /** ms UTC by the sandbox's clock. */
  readonly at: number
  /** The change that was made, for example `merged`; absent when nothing changed. */
  readonly effect?: string
}

/** Enough for any test, and a bound for a sandbox that is polled for days. */
export const MAX_ENTRIES = 10_000

/** Replaces a secret that was sent, so that a test can see its presence without storing it. */
const MASK = '[secret]'

/** Builds the ledger entry of a request and its response; `at` is ms UTC. */
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

/** A blank value is not secret, and worth recording as blank. */
function masked<T>([name, value]: readonly [string, T]): [string, T | typeof MASK] {
  const hides = (SECRET_NAMES.has(name) || OAUTH_SECRETS.has(name)) && value !== '' && value !== null
  return [name, hides ? MASK : value]
}
