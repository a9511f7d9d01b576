import type { Approvals } from '../../model/merge-request.ts'
import { peopleWords } from '../people.ts'
import { count } from '../text.ts'

/**
 * `Approved by Ann; 1 more approval is missing`, `No approvals; none is needed`. Forges without required
 * approvals do not say how many are missing.
 */
export function approvalWords({
  approved_by,
  approvals_left: left,
  approvals_required: required,
}: Approvals): string {
  const by = peopleWords(
    approved_by.map(({ user }) => user),
    80,
  )
  const given = by === null ? 'No approvals yet' : `Approved by ${by}`
  if (left === null) return given
  if (left > 0)
    return `${given}; ${count(left, by === null ? 'approval' : 'more approval')} ${left === 1 ? 'is' : 'are'} missing`
  return required === 0 ? `${given}; none is needed` : `${given}; none is missing`
}
