import type { ClosingIssue } from './issue.ts'

/** The readers of an answer: people reading along, or only the person whose own forge account has read it. */
export type Audience = 'others' | 'person'

/** Data about an issue as an audience may see it: of a confidential one, others see only that it exists. */
export type Disclosure<Known> =
  | { readonly kind: 'named'; readonly known: Known }
  | { readonly kind: 'hidden' }
  /** The forge does not report whether the issue is confidential. */
  | { readonly kind: 'untold' }

/** Returns the issues as the audience may see them, in the same order. */
export function discloseTo<Known extends ClosingIssue>(
  audience: Audience,
  issues: readonly Known[],
): Disclosure<Known>[] {
  return disclose(audience, issues, (issue) => issue)
}

/** `discloseTo` for data about issues. A server that reports no confidentiality has no confidential issues. */
export function disclose<Known>(
  audience: Audience,
  all: readonly Known[],
  issueOf: (known: Known) => ClosingIssue,
): Disclosure<Known>[] {
  return all.map((known) => {
    const issue = issueOf(known)
    const isHidden = audience === 'others' && 'iid' in issue && issue.confidential === true
    return isHidden ? { kind: 'hidden' } : { kind: 'named', known }
  })
}
