import { createHash } from 'node:crypto'
import { assigneesOf, type MergeRequest } from '../../model/merge-request.ts'
import type { UserSummary } from '../../model/user.ts'
import { EDITED_FIELDS, type EditedField } from './desired-fields.ts'

/** A form’s fields as shown: a short digest of each value, to fit a form’s metadata. */
export type Shown = Readonly<Partial<Record<EditedField, string>>>

/** Returns each field as a person would type it; empty when not set. */
export function typedFieldsOf(mr: MergeRequest): Readonly<Record<EditedField, string>> {
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
export function digest(value: string): string {
  const plain = value.replaceAll('\r\n', '\n').trim()
  return createHash('sha256').update(plain).digest('base64url').slice(0, 12)
}

/** Returns the fields of a form whose values have changed since it was opened. */
export function changedSince(shown: Shown, mr: MergeRequest): EditedField[] {
  const now = typedFieldsOf(mr)
  return EDITED_FIELDS.filter((field) => shown[field] !== undefined && digest(now[field]) !== shown[field])
}
