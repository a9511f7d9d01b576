/** What only some versions of the forge’s API can do. */
export const FEATURES = [
  /** Approving a merge request, and taking it back. */
  'approvals',
  /** Rebasing a merge request’s branch at the forge. */
  'rebase',
  /** Marking a merge request as a draft or as ready in one call. */
  'drafts',
  /** Comments on merge requests. */
  'notes',
  /** Asking people to review, and several assignees. */
  'reviewers',
  /** Telling how builds stand, and what a project lays down for its merges. */
  'builds',
  /** Telling what a token may do. */
  'token-scopes',
  /** Finding a project by its path. */
  'project-paths',
  /** The integrations of a project in one call. */
  'integration-list',
  /** The kinds and parameters of integrations that today’s servers have, in place of the API document’s. */
  'integrations-today',
  /** Milestones that belong to a group and are those of all its projects. */
  'group-milestones',
] as const
export type Feature = (typeof FEATURES)[number]

/** Why something cannot be done at this forge, in sentences for people. */
export interface Missing {
  /** “Greenlight speaks API v3 to this forge, and that has no approvals”, without a period. */
  readonly why: string
  /** What can be done about it, and by whom, without a period. */
  readonly next: string
}
