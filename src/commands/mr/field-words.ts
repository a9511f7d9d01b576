import type { MergeRequestField } from '../../services/mr/desired-fields.ts'

const NAMES: Readonly<Record<MergeRequestField, string>> = {
  title: 'the title',
  description: 'the description',
  target: 'the target branch',
  assignee: 'the assignee',
  reviewer: 'the reviewers',
  labels: 'the labels',
  milestone: 'the milestone',
}

/** `the title`, `the title and the labels`, `the title, the labels and the milestone`. */
export function fieldWords(fields: readonly MergeRequestField[]): string {
  const names = fields.map((field) => NAMES[field])
  const last = names.at(-1) ?? 'nothing'
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** Names the fields that the forge silently ignored, and the usual requirement for them. */
export function leftOutWords(fields: readonly MergeRequestField[]): string {
  if (fields.length === 0) return ''
  const needs = fields.some((field) => ['assignee', 'labels', 'milestone'].includes(field))
    ? ' Setting an assignee, labels or a milestone takes a developer’s right, and only members can be assigned.'
    : ''
  const several = fields.includes('reviewer') ? ' Some servers take one reviewer only, or members only.' : ''
  return `The forge did not take ${fieldWords(fields)}.${needs}${several}`
}
