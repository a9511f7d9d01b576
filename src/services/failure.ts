import type { ApiResult } from '../forge/result.ts'
import type { Barred } from '../model/barred.ts'

/** Why something was not done or could not be read; every service may answer with one. */
export type Failure =
  /** The forge does not take the person’s token any more. */
  | { readonly kind: 'token-refused' }
  /** The forge does not take the service token, with which people read who have not connected. */
  | { readonly kind: 'service-refused' }
  /** The token works, and this account may not do that; `barred`: it may do nothing of the kind anywhere. */
  | { readonly kind: 'may-not'; readonly barred?: Barred }
  /** Not there, or not visible to this account; the forge does not say which. */
  | { readonly kind: 'not-found'; readonly what: string }
  /** A definite refusal with the forge’s reason. `again`: it is busy, and wants to be asked again then. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly reason: string
      /** What is wrong with each field, by its name on the wire. */
      readonly fields?: Readonly<Record<string, string>>
      readonly again?: Date
    }
  /**
   * A read that failed, or a write that never left: nothing was changed. `status`: of an answer that is no use.
   * `since`: the forge is known to be down from then on, and was not asked.
   */
  | {
      readonly kind: 'unreachable'
      readonly reason: string
      readonly status?: number
      readonly since?: Date
    }
  /** A write that was sent and got no trustworthy answer, and could not be settled by reading back. */
  | { readonly kind: 'unconfirmed'; readonly what: string; readonly reason: string }
  /** Nobody has connected here: a programming error elsewhere if a person ever reads it. */
  | { readonly kind: 'not-connected' }

/** The trouble in an answer to a read; `what` names the thing in a sentence (`acme/web!12`). */
export function readFailure(answer: Exclude<ApiResult<unknown>, { kind: 'done' }>, what: string): Failure {
  switch (answer.kind) {
    case 'unsent':
    case 'unknown': {
      const { kind: _, ...about } = answer
      return { kind: 'unreachable', ...about }
    }
    case 'refused':
      return refusedTrouble(answer, what)
  }
}

/** The trouble in an answer to a write that was not done for a reason of the write’s own. */
export function writeFailure(answer: Exclude<ApiResult<unknown>, { kind: 'done' }>, what: string): Failure {
  if (answer.kind === 'unknown') return { kind: 'unconfirmed', what, reason: answer.reason }
  return readFailure(answer, what)
}

function refusedTrouble(
  { status, reason, fields, again, barred }: Extract<ApiResult<unknown>, { kind: 'refused' }>,
  what: string,
): Failure {
  if (status === 401) return { kind: 'token-refused' }
  if (status === 403) return { kind: 'may-not', ...(barred ? { barred } : {}) }
  if (status === 404) return { kind: 'not-found', what }
  return { kind: 'refused', status, reason, ...(fields ? { fields } : {}), ...(again ? { again } : {}) }
}

const TROUBLES: ReadonlySet<string> = new Set<Failure['kind']>([
  'token-refused',
  'service-refused',
  'may-not',
  'not-found',
  'refused',
  'unreachable',
  'unconfirmed',
  'not-connected',
])

/** Tells a trouble from what was wanted. */
export function isFailure<Outcome extends { readonly kind: string }>(
  outcome: Outcome | Failure,
): outcome is Failure {
  return TROUBLES.has(outcome.kind)
}

/** Whether it is for this account alone: another one may succeed. */
export function isAccountFailure({ kind }: Failure): boolean {
  return kind !== 'refused' && kind !== 'unreachable' && kind !== 'unconfirmed'
}
