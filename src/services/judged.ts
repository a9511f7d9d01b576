import type { Judged } from './resolve.ts'
import type { Trouble } from './trouble.ts'

/** The forge shows what was wanted. */
export function shows<Outcome>(outcome: Outcome): Judged<Outcome> {
  return { outcome, done: true, settled: true, readable: true }
}

/** The forge shows something after which what was wanted cannot come any more. */
export function ruledOut<Outcome>(outcome: Outcome): Judged<Outcome> {
  return { outcome, done: false, settled: true, readable: true }
}

/** The forge does not show it, or not yet: `outcome` is what is said when it never does. */
export function notYet<Outcome>(outcome: Outcome): Judged<Outcome> {
  return { outcome, done: false, settled: false, readable: true }
}

/** It was refused and will not happen; why will show in a moment. */
export function soon<Outcome>(outcome: Outcome): Judged<Outcome> {
  return { ...ruledOut(outcome), soon: true }
}

/** The forge does not show such things, so that no look will tell. */
export function neverShown<Outcome>(outcome: Outcome): Judged<Outcome> {
  return { outcome, done: null, settled: true, readable: true }
}

/** Where the thing itself should be is something else: `seen` says what; `what` names the thing. */
export function outOfSight(seen: { readonly kind: string }, what: string): Judged<Trouble> {
  const reason = READINGS.get(seen.kind)
  if (reason !== undefined) return notYet({ kind: 'unconfirmed', what, reason })
  return { ...notYet({ kind: 'unconfirmed', what, reason: 'The forge cannot be read now' }), readable: false }
}

const GONE = 'It is not there any more, or this account cannot see it'

/** Readings that other readings do not follow soon. */
const READINGS: ReadonlyMap<string, string> = new Map([
  ['not-found', GONE],
  ['may-not', GONE],
  ['not-offered', GONE],
  ['token-refused', 'The forge does not accept the token any more, so that it cannot be looked at'],
])
