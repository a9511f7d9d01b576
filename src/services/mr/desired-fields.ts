import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { MergeRequestUpdate } from '../../forge/inputs.ts'
import { bareText } from '../../model/fields.ts'
import { assigneesOf, type MergeRequest } from '../../model/merge-request.ts'
import { GroupName } from '../../model/merge-request-event.ts'
import { Milestone } from '../../model/milestone.ts'
import { InertText, type QuickAction, toInert } from '../../model/quick-action.ts'
import type { UserSummary } from '../../model/user.ts'

export const EDITED_FIELDS = [
  'title',
  'description',
  'target',
  'assignee',
  'reviewer',
  'labels',
  'milestone',
] as const
export type MergeRequestField = (typeof EDITED_FIELDS)[number]

/** A person who can be assigned or asked to review: their id is known. */
const ChosenPerson = z.object({ id: z.number(), name: z.string() })
export type ChosenPerson = z.infer<typeof ChosenPerson>

/** The desired fields of a merge request; an absent one stays as it is, null clears it. */
export const DesiredFields = z.object({
  title: z.string().optional(),
  description: InertText.optional(),
  target: z.string().optional(),
  /** The one assignee, when the forge supports only one. */
  assignee: ChosenPerson.nullable().optional(),
  /** All assignees, when it supports several. */
  assignees: z.array(ChosenPerson).readonly().optional(),
  reviewers: z.array(ChosenPerson).readonly().optional(),
  /** The user groups of Slack that stand for reviewers. */
  groups: z.array(GroupName).readonly().optional(),
  /** The names of people of user groups who are missing, as their accounts at the forge are not known. */
  unknownMembers: z.array(z.string()).readonly().optional(),
  labels: z.array(z.string()).readonly().optional(),
  milestone: Milestone.nullable().optional(),
})
export type DesiredFields = z.infer<typeof DesiredFields>

export function unmetFields(desired: DesiredFields, mr: MergeRequest): MergeRequestField[] {
  const { title, description, target, assignee, assignees, reviewers, labels, milestone } = desired
  const missing: Record<MergeRequestField, boolean> = {
    title: title !== undefined && title.trim() !== mr.title.trim(),
    description: description !== undefined && !sameText(description, mr.description ?? ''),
    target: target !== undefined && target !== mr.target_branch,
    assignee:
      (assignee !== undefined && (assignee?.id ?? null) !== (mr.assignee?.id ?? null)) ||
      (assignees !== undefined && !sameSet(idsOf(assignees), idsOf(assigneesOf(mr)))),
    reviewer: reviewers !== undefined && !sameSet(idsOf(reviewers), idsOf(mr.reviewers)),
    labels: labels !== undefined && !sameSet(labels, mr.labels),
    milestone: milestone !== undefined && (milestone?.id ?? null) !== (mr.milestone?.id ?? null),
  }
  return EDITED_FIELDS.filter((field) => missing[field])
}

/** Returns the former values of the desired fields, or the one that cannot be sent. */
export function restoredFields(
  was: MergeRequest,
  desired: DesiredFields,
): DesiredFields | QuickAction | { readonly kind: 'no-id'; readonly name: string } {
  const assignees = withIds(
    desired.assignee === undefined && desired.assignees === undefined ? [] : assigneesOf(was),
  )
  const reviewers = withIds(desired.reviewers === undefined ? [] : was.reviewers)
  if ('kind' in assignees) return assignees
  if ('kind' in reviewers) return reviewers
  const description = desired.description === undefined ? undefined : toInert(was.description ?? '')
  if (typeof description === 'object') return description
  return {
    title: desired.title === undefined ? undefined : was.title,
    description,
    target: desired.target === undefined ? undefined : was.target_branch,
    assignee: desired.assignee === undefined ? undefined : (assignees[0] ?? null),
    assignees: desired.assignees === undefined ? undefined : assignees,
    reviewers: desired.reviewers === undefined ? undefined : reviewers,
    labels: desired.labels === undefined ? undefined : was.labels,
    milestone: desired.milestone === undefined ? undefined : was.milestone,
  }
}

function withIds(people: readonly UserSummary[]) {
  const chosen: ChosenPerson[] = []
  for (const { id, name } of people) {
    if (id === null) return { kind: 'no-id', name } as const
    chosen.push({ id, name })
  }
  return chosen
}

export function updateOf(desired: DesiredFields, fields: readonly MergeRequestField[]): MergeRequestUpdate {
  const { title, description, target, assignee, assignees, reviewers, labels, milestone } = desired
  const sent = (field: MergeRequestField) => fields.includes(field)
  return {
    title: sent('title') ? title : undefined,
    description: sent('description') ? description : undefined,
    target_branch: sent('target') ? target : undefined,
    assignee_id: assignee !== undefined && sent('assignee') ? (assignee?.id ?? null) : undefined,
    assignee_ids: sent('assignee') ? assignees?.map(({ id }) => id) : undefined,
    reviewer_ids: sent('reviewer') ? reviewers?.map(({ id }) => id) : undefined,
    labels: sent('labels') ? labels : undefined,
    milestone_id: milestone !== undefined && sent('milestone') ? (milestone?.id ?? null) : undefined,
  }
}

/** True when two texts are equal except for line ends and trailing white space, in which servers differ. */
export function sameText(one: string, other: string): boolean {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd()
  return plain(one) === plain(other)
}

function idsOf(people: readonly { readonly id: number | null }[]): (number | null)[] {
  return people.map(({ id }) => id)
}

function sameSet<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return new Set(one).symmetricDifference(new Set(other)).size === 0
}

/** A form’s fields as shown: a short digest of each value, to fit a form’s metadata. */
export type FieldFingerprints = Readonly<Partial<Record<MergeRequestField, string>>>

/** Returns each field as a person would type it; empty when not set. */
export function typedFieldsOf(mr: MergeRequest): Readonly<Record<MergeRequestField, string>> {
  return {
    title: mr.title,
    description: mr.description ?? '',
    target: mr.target_branch,
    assignee: typedPeople(assigneesOf(mr)),
    reviewer: typedPeople(mr.reviewers),
    labels: mr.labels.join(', '),
    milestone: mr.milestone ? `%${mr.milestone.iid}` : '',
  }
}

function typedPeople(people: readonly UserSummary[]): string {
  return people.map(({ username, name }) => username ?? name).join(', ')
}

/** Returns a digest of a typed value; outer white space and the kind of line ends make no difference. */
export function fingerprintValue(value: string): string {
  return createHash('sha256').update(bareText(value)).digest('base64url').slice(0, 12)
}

/** Returns the fields of a form whose values have changed since it was opened. */
export function findChangedFields(fingerprints: FieldFingerprints, mr: MergeRequest): MergeRequestField[] {
  const now = typedFieldsOf(mr)
  return EDITED_FIELDS.filter(
    (field) => fingerprints[field] !== undefined && fingerprintValue(now[field]) !== fingerprints[field],
  )
}
