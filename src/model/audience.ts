import type { ClosingIssue } from './issue.ts'

/** The readers of an answer: people reading along, or only the person whose own forge account has read it. */
export type Audience = 'others' | 'person'

/** Data about an issue as an audience may see it: of a confidential one, others see only that it exists. */
export type Disclosure<Known> =
  | { readonly kind: 'named'; readonly known: Known }
  /** `id` is the forge’s global id, by which a button finds the issue again; it is never shown. */
  | { readonly kind: 'hidden'; readonly id: number }
  /** The forge does not report whether the issue is confidential. */
  | { readonly kind: 'untold'; readonly id: number }

/** Returns the issues as the audience may see them, in the same order. */
export function shownTo<Known extends ClosingIssue>(
  audience: Audience,
  issues: readonly Known[],
): Disclosure<Known>[] {
  return shownOf(audience, issues, (issue) => issue)
}

/** `shownTo` for data about issues. A server that reports no confidentiality has no confidential issues. */
export function shownOf<Known>(
  audience: Audience,
  all: readonly Known[],
  issueOf: (known: Known) => ClosingIssue,
): Disclosure<Known>[] {
  return all.map((known) => {
    const issue = issueOf(known)
    const isHidden = audience === 'others' && 'iid' in issue && issue.confidential === true
    return isHidden ? { kind: 'hidden', id: issue.id } : { kind: 'named', known }
  })
}

/** Returns the forge’s global id of an issue. */
export function idOf(shown: Disclosure<{ readonly id: number }>): number {
  return shown.kind === 'named' ? shown.known.id : shown.id
}
