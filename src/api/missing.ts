import type { Feature, Missing } from '../model/feature.ts'
import type { Dialect } from './dialect.ts'

/** What people call the features that they ask for by name. */
const NAMES: Readonly<Record<Feature, string>> = {
  approvals: 'approvals',
  rebase: 'rebasing',
  drafts: 'call that marks a draft',
  notes: 'comments',
  reviewers: 'reviewers',
  'current-user': 'way to ask whose token it is',
  'project-paths': 'way to find a project by its path',
  'integration-list': 'list of the integrations of a project',
  'group-milestones': 'milestones of groups',
}

/** Why this version of the API cannot do it, and what helps; null when it can. */
export function missingFrom({ name, features }: Dialect, feature: Feature): Missing | null {
  if (features.has(feature)) return null
  return {
    why: `Greenlight speaks API ${name} to this forge, and that has no ${NAMES[feature]}`,
    next: 'If the server is a newer one, whoever runs Greenlight can set FORGE_API=v4',
  }
}
