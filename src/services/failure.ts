import type { Session } from '../forge/client.ts'
import { getMergeRequest } from '../forge/merge-requests.ts'
import type { ApiResult, NotDone, Refused } from '../forge/result.ts'
import type { TokenDenial } from '../model/forge-account.ts'
import { fullName, type MergeRequest } from '../model/merge-request.ts'

/** The reason why something was not done or not read; every service may return one. */
export type Failure =
  /** The forge refuses the person’s token. */
  | { readonly kind: 'token-refused'; readonly tokenDenial?: TokenDenial }
  /** The forge refuses the service token, with which people without an account read. */
  | { readonly kind: 'service-refused' }
  /**
   * The token works, but this account may not do that; `tokenDenial`: it may do nothing of the kind anywhere.
   * `reason`: the forge’s own words, where they say more than that it is forbidden.
   */
  | { readonly kind: 'may-not'; readonly tokenDenial?: TokenDenial; readonly reason?: string }
  /** Not there, or not visible to this account; the forge does not say which. */
  | { readonly kind: 'not-found'; readonly what: string }
  /** A definite refusal with the forge’s reason. `retryAt`: the forge is busy and names the time to retry. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly reason: string
      /** The problem of each field, by its name on the wire. */
      readonly fields?: Readonly<Record<string, string>>
      readonly retryAt?: Date
    }
  /**
   * A failed read, or a write that was never sent: nothing was changed. `status`: that of an unusable answer.
   * `since`: the forge is known to be down since then, and was not called. `tooLarge`: another read would be the same.
   */
  | {
      readonly kind: 'unreachable'
      readonly reason: string
      readonly status?: number
      readonly since?: Date
      readonly tooLarge?: true
    }
  /** A write that was sent without a trustworthy answer, and that reading back could not settle. */
  | { readonly kind: 'unconfirmed'; readonly what: string; readonly reason: string }
  /** No account is connected here: a programming error elsewhere if a person ever reads it. */
  | { readonly kind: 'not-connected' }

/** Returns the failure in an answer to a read; `what` names the resource in a sentence (`acme/web!12`). */
export function readFailure(answer: Exclude<ApiResult<unknown>, { kind: 'done' }>, what: string): Failure {
  switch (answer.kind) {
    case 'unsent':
    case 'unknown': {
      const { kind: _, ...about } = answer
      return { kind: 'unreachable', ...about }
    }
    case 'refused':
      return refusedFailure(answer, what)
  }
}

export function writeFailure(answer: Exclude<ApiResult<unknown>, { kind: 'done' }>, what: string): Failure {
  if (answer.kind === 'unknown') return { kind: 'unconfirmed', what, reason: answer.reason }
  return readFailure(answer, what)
}

function refusedFailure({ status, reason, fields, retryAt, tokenDenial }: Refused, what: string): Failure {
  if (tokenDenial) return { kind: tokenDenial.isOver ? 'token-refused' : 'may-not', tokenDenial }
  if (status === 401) return { kind: 'token-refused' }
  if (status === 403) return { kind: 'may-not', ...ownWords(reason) }
  if (status === 404) return { kind: 'not-found', what }
  return { kind: 'refused', status, reason, fields, retryAt }
}

/** As `readFailure`, for a project or group: one that this account may not see is reported as not found. */
export function placeFailure(answer: Parameters<typeof readFailure>[0], what: string): Failure {
  const failure = readFailure(answer, what)
  return failure.kind === 'may-not' && !failure.tokenDenial ? { kind: 'not-found', what } : failure
}

/** Returns the words of a 403 (`Forbidden - Your account has been blocked`) beyond those of the status. */
function ownWords(reason: string): { readonly reason?: string } {
  const words = reason.replace(/^forbidden\b[\s:.-]*/i, '')
  return words === '' ? {} : { reason: words }
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

export function isFailure<Outcome extends { readonly kind: string }>(
  outcome: Outcome | Failure,
): outcome is Failure {
  return TROUBLES.has(outcome.kind)
}

/** True when the failure concerns this account only: another one may succeed. */
export function isAccountFailure({ kind }: Failure): boolean {
  return kind !== 'refused' && kind !== 'unreachable' && kind !== 'unconfirmed'
}

/** Explains a write that the forge refused, or that was not sent; `read` reads for `verdictOf`. */
export async function explainRefusedWrite(
  answer: NotDone,
  what: string,
  read: () => Promise<ApiResult<unknown>>,
): Promise<Failure> {
  if (answer.kind === 'unsent' || answer.status !== 401) return writeFailure(answer, what)
  return verdictOf(await read())
}

/** Explains the same of a write to a merge request. */
export function explainRefusedMergeRequestWrite(
  session: Session,
  project: number,
  mr: MergeRequest,
  answer: NotDone,
): Promise<Failure> {
  return explainRefusedWrite(answer, fullName(mr), () => getMergeRequest(session, project, mr))
}

/**
 * Returns the meaning of a 401 to a write, which is a missing right or a dead token, by the answer to a read at the same
 * place with the same token: only a 401 to it means a dead token.
 */
export function verdictOf(answer: ApiResult<unknown>): Failure {
  if (answer.kind === 'refused' && (answer.status === 401 || answer.tokenDenial))
    return readFailure(answer, '')
  // A dead token is refused before the resource is looked up.
  const isTaken = answer.kind === 'refused' && (answer.status === 403 || answer.status === 404)
  if (answer.kind === 'done' || isTaken) return { kind: 'may-not' }
  return {
    kind: 'refused',
    status: 401,
    reason: 'it doesn’t say whether your token or a right is missing',
  }
}
