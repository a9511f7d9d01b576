import type { MergeRequest } from '../../model/merge-request.ts'
import type { EditInput } from '../../services/merge-request/edit.ts'
import { digest, typedFieldsOf } from '../../services/merge-request/shown-fields.ts'
import { EDITED_FIELDS, type EditedField } from '../../services/merge-request/wanted.ts'
import { type FormInput, type FormRequest, fitsInput, NOT_SHOWN } from '../form-request.ts'
import { nameOf } from './name.ts'

/** The form of a merge request as it is now; what the person leaves alone is not sent. */
export function editForm(mr: MergeRequest): FormRequest<EditInput> {
  const values = typedFieldsOf(mr)
  const fields = EDITED_FIELDS.filter((field) => fitsInput(values[field]))
  const [first = 'title', ...others] = fields
  const left = EDITED_FIELDS.length > fields.length
  return {
    kind: 'form',
    yes: 'Save',
    title: `Edit !${mr.iid}`,
    about: `Change ${nameOf(mr)}. Only what you change is sent${left ? `. ${NOT_SHOWN}` : ''}`,
    inputs: [inputOf(first, values), ...others.map((field) => inputOf(field, values))],
    input: {
      project: mr.project_id,
      mr: mr.iid,
      shown: Object.fromEntries(fields.map((field) => [field, digest(values[field])])),
    },
  }
}

const HELP: Partial<Record<EditedField, string>> = {
  title: 'A title that begins with WIP: makes it a draft',
  assignee: 'A user name, a name or @me; empty for nobody',
  labels: 'Divided by commas; empty for none',
  milestone: 'Its number as in %3, or its title; empty for none',
}

function inputOf(field: EditedField, values: Readonly<Record<EditedField, string>>): FormInput {
  const required = field === 'title' || field === 'target'
  const help = HELP[field]
  return {
    name: field,
    label: field === 'target' ? 'target branch' : field,
    value: values[field],
    required,
    ...(help === undefined ? {} : { help }),
  }
}

/** What is asked for: from a form, the inputs that hold something else than it showed, emptied ones as `none`. */
export function askedFor({ shown, ...input }: EditInput): EditInput {
  if (shown === undefined) return input
  const typed = (field: EditedField): string => {
    const value = input[field]
    return typeof value === 'number' ? `%${value}` : (value ?? '')
  }
  const isChanged = (field: EditedField) =>
    shown[field] !== undefined && digest(typed(field)) !== shown[field]
  const text = (field: 'title' | 'target') =>
    isChanged(field) && typed(field) !== '' ? typed(field) : undefined
  const orNone = (field: 'assignee' | 'labels') => (isChanged(field) ? typed(field) || 'none' : undefined)
  return {
    project: input.project,
    mr: input.mr,
    title: text('title'),
    target: text('target'),
    description: isChanged('description') ? typed('description') : undefined,
    assignee: orNone('assignee'),
    labels: orNone('labels'),
    milestone: isChanged('milestone') ? (input.milestone ?? 'none') : undefined,
    shown,
  }
}
