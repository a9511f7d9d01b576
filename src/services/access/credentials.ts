import type { Session } from '../../forge/client.ts'
import type { Failure } from '../failure.ts'

/** Who asks, and where; ids as the chat gives them. */
export interface Actor {
  readonly team: string
  readonly user: string
  readonly userName: string
  readonly channel: string
}

/**
 * What the person may use at the forge. `own` is their own linked account, the only way to write, and the only way to
 * read for whoever has one: what the forge refuses them, nobody else’s token tells them.
 */
export interface Credentials {
  readonly own: Session | null
  /** The same, read anew: a write may have waited, and the account may be another one since, or none. */
  readonly current: () => Promise<Session | null>
  /** The read-only service token’s view of one project; null where it may not be read for this person, here. */
  readonly service: (project: number) => Promise<Session | null>
}

interface Holder {
  readonly credentials: Credentials
}

/** Reads one project with what the person has; a token that the forge refuses is named for whose it is. */
export async function withReader<Outcome extends { readonly kind: string }>(
  { credentials: { own, service } }: Holder,
  project: number,
  work: (session: Session) => Promise<Outcome | Failure>,
): Promise<Outcome | Failure> {
  const reader = own ?? (await service(project))
  if (!reader) return { kind: 'not-connected' }
  const outcome = await work(reader)
  return outcome.kind === 'token-refused' && own === null ? { kind: 'service-refused' } : outcome
}

/**
 * The service token’s view: of the projects of the configuration everywhere, and of the project that a channel is
 * bound to in that channel alone; somebody with an account of their own has bound it. Nothing beside that project
 * is read with it.
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
      async call(call) {
        if (call.method === 'GET' && (call.path === root || call.path.startsWith(`${root}/`)))
          return session.call(call)
        return { kind: 'refused', status: 404, reason: 'It is not of a project that may be read here' }
      },
    }
  }
}

/** Works with the person’s own account as it is now, or not at all. */
export async function withOwnAccount<Outcome>(
  { credentials }: Holder,
  work: (session: Session) => Promise<Outcome | Failure>,
): Promise<Outcome | Failure> {
  const own = await credentials.current()
  return own ? work(own) : { kind: 'not-connected' }
}
