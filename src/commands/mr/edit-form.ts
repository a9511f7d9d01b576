import type { MergeRequest } from '../../model/merge-request.ts'
import {
  digest,
  EDITED_FIELDS,
  type MergeRequestField,
  typedFieldsOf,
} from '../../services/mr/desired-fields.ts'
import type { EditMergeRequestInput } from '../../services/mr/edit.ts'
import { type FormInput, type FormRequest, fitsInput, NOT_SHOWN } from '../form-request.ts'
import { nameOf } from './name.ts'

/** The form of a merge request with the present values; unchanged inputs are not sent. */
export function editForm(mr: MergeRequest, hasReviewers: boolean): FormRequest<EditMergeRequestInput> {
  const values = typedFieldsOf(mr)
  const offered = EDITED_FIELDS.filter((field) => hasReviewers || field !== 'reviewer')
  const fields = offered.filter((field) => fitsInput(values[field]))
  const [first = 'title', ...others] = fields
  const left = offered.length > fields.length
  return {
    kind: 'form',
    yes: 'Save',
    title: `Edit !${mr.iid}`,
    about: `Change ${nameOf(mr)}. Only what you change is sent${left ? `. ${NOT_SHOWN}` : ''}`,
    inputs: [
      inputOf(first, values, hasReviewers),
      ...others.map((field) => inputOf(field, values, hasReviewers)),
    ],
    input: {
      project: mr.project_id,
      mr: mr.iid,
      shown: Object.fromEntries(fields.map((field) => [field, digest(values[field])])),
    },
  }
}

const HELP: Partial<Record<MergeRequestField, string>> = {
  title: 'A draft begins with its mark: Draft: or, on older servers, WIP:',
  assignee: 'A user name, a name or @me; empty for nobody',
  labels: 'Divided by commas; empty for none',
  milestone: 'Its number as in %3, or its title; empty for none',
}

/** Forges with reviewers also take several assignees. */
const SEVERAL = 'User names, names or @me, divided by commas; empty for nobody'

function inputOf(
  field: MergeRequestField,
  values: Readonly<Record<MergeRequestField, string>>,
  hasReviewers: boolean,
): FormInput {
  const required = field === 'title' || field === 'target'
  const isPeople = field === 'assignee' || field === 'reviewer'
  const help = hasReviewers && isPeople ? SEVERAL : HELP[field]
  return {
    name: field,
    label: labelOf(field, hasReviewers),
    value: values[field],
    required,
    ...(help === undefined ? {} : { help }),
  }
}

function labelOf(field: MergeRequestField, hasReviewers: boolean): string {
  if (field === 'target') return 'target branch'
  return hasReviewers && (field === 'assignee' || field === 'reviewer') ? `${field}s` : field
}

/** The requested edit: from a form, the inputs that differ from the shown values, cleared ones as `none`. */
export function askedFor({ shown, ...input }: EditMergeRequestInput): EditMergeRequestInput {
  if (shown === undefined) return input
  const typed = (field: MergeRequestField): string => {
    const value = input[field]
    return typeof value === 'number' ? `%${value}` : (value ?? '')
  }
  const isChanged = (field: MergeRequestField) =>
    shown[field] !== undefined && digest(typed(field)) !== shown[field]
  const text = (field: 'title' | 'target') =>
    isChanged(field) && typed(field) !== '' ? typed(field) : undefined
  const orNone = (field: 'assignee' | 'reviewer' | 'labels') =>
    isChanged(field) ? typed(field) || 'none' : undefined
  return {
    project: input.project,
    mr: input.mr,
    title: text('title'),
    target: text('target'),
    description: isChanged('description') ? typed('description') : undefined,
    assignee: orNone('assignee'),
    reviewer: orNone('reviewer'),
    labels: orNone('labels'),
    milestone: isChanged('milestone') ? (input.milestone ?? 'none') : undefined,
    shown,
  }
}
