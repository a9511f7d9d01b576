import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { RevocableCredential } from '../../store/revocable-credentials.ts'
import type { RevocationResult } from './sign-in.ts'

/** So many are ended at the forge at once. */
const AT_ONCE = 4
/** And each is waited for so long. */
const PATIENCE_MS = 5_000

/** Ends all of them at the forge; each is waited for `patience` ms. Gives what came of each, in their order. */
export async function revokeEach(
  taken: readonly RevocableCredential[],
  endThere: (credential: RevocableCredential) => Promise<RevocationResult>,
  patience = PATIENCE_MS,
): Promise<readonly RevocationResult[]> {
  return pLimit(AT_ONCE).map(taken, (one) => inTime(endThere(one), patience))
}

async function inTime(ending: Promise<RevocationResult>, patience: number): Promise<RevocationResult> {
  const over = new AbortController()
  const late = pause(patience, 'not-revoked' as const, { signal: over.signal })
  // It is stopped as soon as nobody waits for it.
  late.catch(() => {})
  try {
    return await Promise.race([ending, late])
  } finally {
    over.abort()
  }
}
