import type { Failure } from '../services/failure.ts'
import type { Parts } from '../views/failure-parts.ts'
import type { FailureClass } from '../views/reply.ts'
import { oneLine } from '../views/text.ts'

type Refused = Extract<Failure, { kind: 'refused' }>

/** The reason of a refusal and the remedy, which depends on who can act on it. */
export function refusalParts({
  status,
  reason,
  retryAt: again,
}: Refused): Pick<Parts, 'why' | 'next'> & { connect?: true } {
  const said = oneLine(reason, 300)
  switch (classOf(status)) {
    case 'busy':
      return { why: `${said}.`, next: again ? ['Try again after ', again, '.'] : 'Try again in a minute.' }
    case 'address':
      return {
        why: `${said}.`,
        next: 'Tell whoever runs Greenlight: its forge address or API is not right.',
      }
    case 'account':
      return {
        why: `The forge refused your account (status ${status}). ${said}.`,
        next: 'Try again in a minute. If it stays so, connect again.',
        connect: true,
      }
    case 'state':
      return { why: refusedWords(said, status), next: 'Look at it at the forge before you try again.' }
    default:
      return { why: refusedWords(said, status), next: nextAfter(status) }
  }
}

/** The failure class of a refusal without a kind of its own. */
export function classOf(status: number): FailureClass {
  if (status === 429) return 'busy'
  if (status < 400 || status === 410) return 'address'
  if (status === 401) return 'account'
  return status === 405 || status === 406 || status === 409 ? 'state' : 'input'
}

/** The forge’s own words, marked as a quotation. */
export function refusedWords(said: string, status: number): string {
  return `The forge refused: ${said} (status ${status}).`
}

function nextAfter(status: number): string {
  return status === 413 || status === 414 || status === 431
    ? 'Make it shorter, then try again.'
    : 'Correct what it names, or look at the forge, then try again.'
}
