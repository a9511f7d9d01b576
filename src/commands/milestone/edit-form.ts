import type { Milestone } from '../../model/milestone.ts'
import {
  fieldText,
  fingerprintText,
  MILESTONE_FIELDS,
  type MilestoneField,
} from '../../services/milestone/fields.ts'
import { milestoneTitle } from '../../views/milestone/milestone.ts'
import { type FormInput, fitsInput, NOT_SHOWN } from '../form-request.ts'
import { TITLE_HELP } from './title.ts'

/** The help under the input of a due date. */
export const DUE_HELP = 'As in 2027-01-15, fri, 15 jan, +2w or eom; empty for none'

type Texts = { readonly [Field in MilestoneField]?: string | undefined }

const WORDS: Readonly<Record<MilestoneField, { readonly label: string; readonly help: string }>> = {
  title: { label: 'Title', help: TITLE_HELP },
  description: { label: 'Description', help: 'Empty for none' },
  due: { label: 'Due date', help: DUE_HELP },
}

/** A form with the present values; leaves out a description that is too long and says so. */
export function editForm(milestone: Milestone, projectName: string) {
  const [first, ...others] = shownFields(milestone).map(
    (name): FormInput => ({
      name,
      ...WORDS[name],
      value: fieldText(name, milestone),
      required: name === 'title',
    }),
  )
  const left = shownFields(milestone).length < MILESTONE_FIELDS.length ? `. ${NOT_SHOWN}` : ''
  return {
    kind: 'form' as const,
    yes: 'Save',
    title: 'Edit milestone',
    about: `${aboutWords(milestone, projectName)}. Only what you change is sent${left}`,
    inputs: [first ?? { name: 'title' }, ...others] as const,
  }
}

function aboutWords(milestone: Milestone, projectName: string): string {
  const title = milestoneTitle(milestone, 100)
  return milestone.group_id === null
    ? `${title} of ${projectName}`
    : `${title}, for all projects of the group`
}

/** Fingerprints of the fields that the form shows, short enough for the form to carry. */
export function seenOf(milestone: Milestone): Texts {
  return Object.fromEntries(
    shownFields(milestone).map((field) => [field, fingerprintText(fieldText(field, milestone))]),
  )
}

/**
 * The changes in a form that was opened with `seen`. A cleared input is absent in `given`, and empty here;
 * fields that the form did not show, or that are unchanged, are absent here.
 */
export function changesIn(given: Texts, seen: Texts): Texts {
  return Object.fromEntries(
    MILESTONE_FIELDS.map((field) => [field, given[field] ?? ''] as const).filter(
      ([field, text]) => seen[field] !== undefined && seen[field] !== fingerprintText(text),
    ),
  )
}

function shownFields(milestone: Milestone): MilestoneField[] {
  return MILESTONE_FIELDS.filter((field) => fitsInput(fieldText(field, milestone)))
}
