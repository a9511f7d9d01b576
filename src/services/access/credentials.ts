import type { Session } from '../../forge/client.ts'
import { errorSentence } from '../../forge/errors.ts'
import type { ApiResult } from '../../forge/result.ts'
import { SERVER } from '../../model/server-name.ts'
import type { Failure } from '../failure.ts'

export interface Actor {
  readonly team: string
  readonly user: string
  readonly userName: string
  readonly channel: string
}

/**
 * The caller’s access to the forge. `own` is their linked account: the only way to write, and the only way to
 * read for those who have one; what the forge refuses them, no other token reveals.
 */
export interface Credentials {
  readonly own: Session | null
  /** Reads the account on each call: a write may have waited, and the account may be another one since, or none. */
  readonly current: () => Promise<Session | null>
  /** The read-only service token’s session for one project; null where this person may not use it. */
  readonly service: (project: number) => Promise<Session | null>
}

export interface CredentialHolder {
  readonly forge: { readonly credentials: Credentials }
}

/** Reads one project with the caller’s access; the failure says whose token the forge refused. */
export async function withReader<Outcome extends { readonly kind: string }>(
  { forge }: CredentialHolder,
  project: number,
  work: (session: Session) => Promise<Outcome | Failure>,
): Promise<Outcome | Failure> {
  const { own, service } = forge.credentials
  const reader = own ?? (await service(project))
  if (!reader) return { kind: 'not-connected' }
  const outcome = await work(reader)
  return outcome.kind === 'token-refused' && own === null ? { kind: 'service-refused' } : outcome
}

/**
 * The service token’s access: the configured projects everywhere, and the project that a channel is bound to
 * in that channel only, where someone with their own account has bound it. It reads nothing else. The server’s own
 * words are left out: they may quote the token, and nothing that somebody reads may depend on it.
 */
export function serviceReads(
  session: Session | null,
  isForEverybody: (project: number) => boolean,
  bound: () => Promise<number | null>,
): Credentials['service'] {
  return async (project) => {
    if (!session || !(isForEverybody(project) || (await bound()) === project)) return null
    const root = `/projects/${project}`
    return {
      ...session,
      // Whose branch it is: a fork is another project.
      withheldFields: ['sourceProject'],
      async call(call) {
        const isOfProject = call.project === project || call.path === root || call.path.startsWith(`${root}/`)
        if (call.method === 'GET' && isOfProject) return withoutServerWords(await session.call(call))
        return { kind: 'refused', status: 404, reason: 'Its project can’t be read here' }
      },
    }
  }
}

function withoutServerWords<T>(answer: ApiResult<T>): ApiResult<T> {
  if (answer.kind !== 'refused' && answer.kind !== 'unknown') return answer
  const { status } = answer
  // In Greenlight's own words already.
  if (status === undefined || status === 429 || ('movedTo' in answer && answer.movedTo)) return answer
  const reason = status < 400 ? `${SERVER} answered with something unexpected` : errorSentence(status, null)
  if (answer.kind === 'unknown') return { ...answer, reason }
  const { fields: _fields, tokenDenial: _denial, ...refusal } = answer
  return { ...refusal, reason }
}

/** Returns access whose reads count an answer up to that age, in ms, to the same token; writes are not affected. */
export function acceptingAge({ own, current, service }: Credentials, maxAgeMs: number): Credentials {
  const accepting = (session: Session | null): Session | null =>
    session && { ...session, call: (call) => session.call({ ...call, maxAgeMs }) }
  return { own: accepting(own), current, service: async (project) => accepting(await service(project)) }
}

/** Runs the work with the caller’s own account as it is now, or not at all. */
export async function withOwnAccount<Outcome>(
  { forge: { credentials } }: CredentialHolder,
  work: (session: Session) => Promise<Outcome | Failure>,
): Promise<Outcome | Failure> {
  const own = await credentials.current()
  return own ? work(own) : { kind: 'not-connected' }
}
