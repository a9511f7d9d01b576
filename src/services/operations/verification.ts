import type { Failure } from '../failure.ts'
import type { Verification } from './reconcile.ts'

/** The forge shows what was wanted. */
export function confirmed<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { outcome, done: true, settled: true, readable: true }
}

/** The forge shows something after which what was wanted cannot come any more. */
export function ruledOut<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { outcome, done: false, settled: true, readable: true }
}

/** The forge does not show it, or not yet: `outcome` is what is said when it never does. */
export function stillPending<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { outcome, done: false, settled: false, readable: true }
}

/** It was refused and will not happen; why will show in a moment. */
export function reasonPending<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { ...ruledOut(outcome), reasonPending: true }
}

/** The forge does not show such things, so that no read will tell. */
export function unverifiable<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { outcome, done: null, settled: true, readable: true }
}

/** Where the thing itself should be is something else: `read` says what; `what` names the thing. */
export function unreadable(read: { readonly kind: string }, what: string): Verification<Failure> {
  const reason = READINGS.get(read.kind)
  if (reason !== undefined) return stillPending({ kind: 'unconfirmed', what, reason })
  return {
    ...stillPending({ kind: 'unconfirmed', what, reason: 'The forge cannot be read now' }),
    readable: false,
  }
}

const GONE = 'It is not there any more, or this account cannot see it'

/** Readings that other readings do not follow soon. */
const READINGS: ReadonlyMap<string, string> = new Map([
  ['not-found', GONE],
  ['may-not', GONE],
  ['not-offered', GONE],
  ['token-refused', 'The forge does not accept the token any more, so that it cannot be looked at'],
])
