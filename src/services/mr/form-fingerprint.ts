import { createHash } from 'node:crypto'
import { assigneesOf, type MergeRequest } from '../../model/merge-request.ts'
import type { UserSummary } from '../../model/user.ts'
import { EDITED_FIELDS, type EditedField } from './desired-fields.ts'

/** What a form showed, by field: a short digest of each value, so that it fits where forms keep what they know. */
export type Shown = Readonly<Partial<Record<EditedField, string>>>

/** Each field as a person would type it; empty where nothing is set. */
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

/** A digest of a value as typed; spaces at the ends and the spelling of line ends make no difference. */
export function digest(value: string): string {
  const plain = value.replaceAll('\r\n', '\n').trim()
  return createHash('sha256').update(plain).digest('base64url').slice(0, 12)
}

/** The fields of a form that hold something else now than when it was opened. */
export function changedSince(shown: Shown, mr: MergeRequest): EditedField[] {
  const now = typedFieldsOf(mr)
  return EDITED_FIELDS.filter((field) => shown[field] !== undefined && digest(now[field]) !== shown[field])
}
