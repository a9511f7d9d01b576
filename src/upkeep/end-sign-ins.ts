import type { Log } from '../log/log.ts'
import type { SignIn } from '../services/oauth/sign-in.ts'
import type { RevocableCredential } from '../store/revocable-credentials.ts'

/** Ends deleted sign-ins at the forge; the log counts those that may still be valid. */
export async function endSignIns(
  taken: readonly RevocableCredential[],
  { signIn, log }: { readonly signIn: Pick<SignIn, 'endAll'>; readonly log: Pick<Log, 'warn'> },
): Promise<void> {
  const became = await signIn.endAll(taken)
  const left = became.filter((one) => one === 'not-revoked').length
  const ended = became.filter((one) => one === 'revoked').length
  if (left > 0) log.warn({ ended, left }, 'sign-ins deleted here but not confirmed by the forge')
}
