import type { ClosingIssue } from './issue.ts'

/** Who sees an answer: others may read along, or the person alone, whose own account at the forge has read it. */
export type Audience = 'others' | 'person'

/** Something of an issue as an audience may know it: of a confidential one others know only that it is there. */
export type Shown<Known> =
  | { readonly kind: 'named'; readonly known: Known }
  /** `id`: the forge’s global one, by which a button finds it again; it is never shown. */
  | { readonly kind: 'hidden'; readonly id: number }
  /** The forge does not tell whether it is confidential. */
  | { readonly kind: 'untold'; readonly id: number }

/** Issues as an audience may know them, in the same order. */
export function shownTo<Known extends ClosingIssue>(
  audience: Audience,
  issues: readonly Known[],
): Shown<Known>[] {
  return shownOf(audience, issues, (issue) => issue)
}

/** The same of what each is about an issue. A server that does not tell of confidence has no confidential ones. */
export function shownOf<Known>(
  audience: Audience,
  all: readonly Known[],
  issueOf: (known: Known) => ClosingIssue,
): Shown<Known>[] {
  return all.map((known) => {
    const issue = issueOf(known)
    const isHidden = audience === 'others' && 'iid' in issue && issue.confidential === true
    return isHidden ? { kind: 'hidden', id: issue.id } : { kind: 'named', known }
  })
}

/** The forge’s global id of an issue. */
export function idOf(shown: Shown<{ readonly id: number }>): number {
  return shown.kind === 'named' ? shown.known.id : shown.id
}
