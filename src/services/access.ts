import type { Session } from '../api/client.ts'
import type { Trouble } from './trouble.ts'

/** Who asks, and where; ids as the chat gives them. */
export interface Actor {
  readonly team: string
  readonly user: string
  readonly userName: string
  readonly channel: string
}

/**
 * What the person may use at the forge. `own` is their own linked account and the only way to write;
 * `reader` is the same, or the read-only service token, or nothing.
 */
export interface Access {
  readonly own: Session | null
  readonly reader: Session | null
}

/** Reads with what the person has; a token that the forge refuses is named for whose it is. */
export async function asReader<Outcome extends { readonly kind: string }>(
  { own, reader }: Access,
  work: (session: Session) => Promise<Outcome | Trouble>,
): Promise<Outcome | Trouble> {
  if (!reader) return { kind: 'not-connected' }
  const outcome = await work(reader)
  return outcome.kind === 'token-refused' && own === null ? { kind: 'service-refused' } : outcome
}

/** Writes with the person’s own account, or not at all. */
export async function asOwn<Outcome>(
  { own }: Access,
  work: (session: Session) => Promise<Outcome | Trouble>,
): Promise<Outcome | Trouble> {
  return own ? work(own) : { kind: 'not-connected' }
}
