/** The features that only some versions of the forge’s API have. */
export const FEATURES = [
  'approvals',
  /** Rebasing a merge request’s branch at the forge. */
  'rebase',
  /** Marking a merge request as a draft or as ready in one call. */
  'drafts',
  'notes',
  /** Asking people to review, and several assignees. */
  'reviewers',
  /** Reporting build states and a project’s merge rules. */
  'builds',
  'squash',
  'token-scopes',
  'project-paths',
  /** The integrations of a project in one call. */
  'integration-list',
  /** The kinds and parameters of integrations that today’s servers have, in place of the API document’s. */
  'integrations-today',
  /** Milestones that belong to a group and are those of all its projects. */
  'group-milestones',
  /** Listing the projects of a group and of its subgroups. */
  'group-projects',
  /** Listing what was merged since a time, and the commits between two tags. */
  'merged-since',
  /** Telling of each issue when it was created and closed. */
  'issue-dates',
] as const
export type Feature = (typeof FEATURES)[number]

export interface FeatureGap {
  /** “Greenlight speaks API v3 to this forge, and that has no approvals”, without a period. */
  readonly why: string
  /** The remedy and who can apply it, without a period. */
  readonly next: string
}

/**
 * The part between the address of a project, or of a group, and its pages. Today’s servers serve no page without
 * `/-/` (doc/update/deprecations.md of 16.0, “Legacy URLs replaced or removed”), and those with v3 none with it.
 */
export type PagePrefix = '' | '/-'

/** The release of a server, `18.5.0`; null where it doesn’t say. */
export type Release = string | null

/** True for a release of at least `since`, `17.1`; one that is not told is one of today’s. */
export function isSince(release: Release | undefined, since: string): boolean {
  const parts = /^(\d+)\.(\d+)/.exec(release ?? '')
  if (!parts) return true
  const [major = 0, minor = 0] = since.split('.').map(Number)
  return Number(parts[1]) > major || (Number(parts[1]) === major && Number(parts[2]) >= minor)
}
