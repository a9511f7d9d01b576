import type { Feature, Missing } from '../model/forge-feature.ts'
import type { Dialect } from './dialect.ts'

/** The displayed names of the features that people ask for by name. */
const NAMES: Readonly<Record<Feature, string>> = {
  approvals: 'approvals',
  rebase: 'rebasing',
  drafts: 'call that marks a draft',
  notes: 'comments',
  reviewers: 'reviewers',
  builds: 'builds',
  'token-scopes': 'way to ask what a token may do',
  'project-paths': 'way to find a project by its path',
  'integration-list': 'list of the integrations of a project',
  'integrations-today': 'integrations as today’s servers have them',
  'group-milestones': 'milestones of groups',
}

/** Returns why this API version lacks a feature and what helps, or null. `isSet`: see ResponseContext. */
export function featureGap({ name, features }: Dialect, feature: Feature, isSet: boolean): Missing | null {
  if (features.has(feature)) return null
  return {
    why: `Greenlight speaks API ${name} to this forge, and that has no ${NAMES[feature]}`,
    next: isSet
      ? 'If the server is a newer one, whoever runs Greenlight can set FORGE_API=v4'
      : 'It needs a newer version of the server',
  }
}
