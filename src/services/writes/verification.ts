import { SERVER } from '../../model/server-name.ts'
import type { Failure } from '../failure.ts'
import type { Verification } from './reconcile.ts'

/** The forge shows the wanted state. */
export function confirmed<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { outcome, done: true, settled: true, readable: true }
}

/** The forge shows a state that makes the wanted one impossible. */
export function ruledOut<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { outcome, done: false, settled: true, readable: true }
}

/** The forge does not show the wanted state, or not yet: `outcome` applies if it never does. */
export function stillPending<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { outcome, done: false, settled: false, readable: true }
}

/** The forge does not show the wanted state, or not yet; the outcome is not known if it never does. */
export function notShown(what: string, reason = `${SERVER} doesn’t show the change`): Verification<Failure> {
  return stillPending({ kind: 'unconfirmed', what, reason })
}

/** The write was refused and will not happen; the reason will show in a moment. */
export function reasonPending<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { ...ruledOut(outcome), reasonPending: true }
}

/** The forge does not show such state, so no read can verify it. */
export function unverifiable<Outcome>(outcome: Outcome): Verification<Outcome> {
  return { outcome, done: null, settled: true, readable: true }
}

/** Verification could not read the resource: `read` is the read failure; `what` names the resource. */
export function unreadable(read: { readonly kind: string }, what: string): Verification<Failure> {
  const reason = READINGS.get(read.kind)
  if (reason !== undefined) return stillPending({ kind: 'unconfirmed', what, reason })
  return {
    ...stillPending({ kind: 'unconfirmed', what, reason: `I can’t read ${SERVER} now` }),
    readable: false,
  }
}

const GONE = 'It’s gone, or your account can’t see it'

/** Read failures that will not change soon. */
const READINGS: ReadonlyMap<string, string> = new Map([
  ['not-found', GONE],
  ['may-not', GONE],
  ['not-offered', GONE],
  ['token-refused', `${SERVER} no longer accepts the token, so I can’t look`],
])
