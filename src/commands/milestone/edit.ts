import { z } from 'zod'
import { todayOf } from '../../model/invocation.ts'
import type { Milestone } from '../../model/milestone.ts'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { edit } from '../../services/milestone/edit.ts'
import {
  fieldText,
  fingerprintText,
  MILESTONE_FIELDS,
  type MilestoneField,
} from '../../services/milestone/fields.ts'
import { findMilestoneView } from '../../services/milestone/view.ts'
import type { Operation } from '../../services/writes/operation.ts'
import { milestoneEditReply } from '../../views/milestone/edit.ts'
import { milestoneInput, milestoneTitle } from '../../views/milestone/milestone.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import {
  type FormInput,
  fitsInput,
  forGroup,
  milestone,
  NOT_SHOWN,
  owner,
  project,
  title,
  undoes,
} from '../fields.ts'
import { askInForm, dueFields, settleDue, TITLE_HELP, withCard } from './fields.ts'

type Texts = { readonly [Field in MilestoneField]?: string | undefined }

const INPUTS: Readonly<Record<MilestoneField, Pick<FormInput, 'label' | 'help' | 'input'>>> = {
  title: { label: 'Title', help: TITLE_HELP },
  description: { label: 'Description', help: 'Empty for none' },
  due: { label: 'Due date', help: '', input: 'date' },
}

/** A calendar has no way back to no day. */
const NO_DUE_DATE: FormInput = {
  name: 'clear.due',
  label: 'No due date',
  help: 'Remove the due date',
  input: 'check',
}

/** A form with the present values; leaves out a description that is too long and says so. */
export function milestoneEditForm(milestone: Milestone, projectName: string) {
  const [first = { name: 'title' }, ...others] = shownFields(milestone).map(
    (name): FormInput => ({
      name,
      ...INPUTS[name],
      value: fieldText(name, milestone),
      required: name === 'title',
    }),
  )
  const title = milestoneTitle(milestone, 100)
  const where = milestone.group_id === null ? ` of ${projectName}` : ', for all projects of the group'
  const left = others.length + 1 < MILESTONE_FIELDS.length ? `. ${NOT_SHOWN}` : ''
  return {
    kind: 'form' as const,
    yes: 'Save milestone',
    title: 'Edit milestone',
    about: `${title}${where}. Only what you change is sent${left}`,
    inputs: [first, ...others, ...(milestone.due_date === null ? [] : [NO_DUE_DATE])] as const,
  }
}

/** Fingerprints of the fields that the form shows, short enough for the form to carry. */
function fingerprintsOf(milestone: Milestone): Texts {
  return Object.fromEntries(
    shownFields(milestone).map((field) => [field, fingerprintText(fieldText(field, milestone))]),
  )
}

/**
 * The changes in a form that was opened with these fingerprints. A cleared input is absent in `given`, and empty
 * here; fields that the form did not show, or that are unchanged, are absent here.
 */
function changesIn(given: Texts, fingerprints: Texts): Texts {
  return Object.fromEntries(
    MILESTONE_FIELDS.map((field) => [field, given[field] ?? ''] as const).filter(
      ([field, text]) => fingerprints[field] !== undefined && fingerprints[field] !== fingerprintText(text),
    ),
  )
}

function shownFields(milestone: Milestone): MilestoneField[] {
  return MILESTONE_FIELDS.filter((field) => fitsInput(fieldText(field, milestone)))
}

const fingerprint = z.string().max(16).optional()

const input = z
  .object({
    project,
    milestone,
    owner,
    forGroup,
    title: title.optional().describe('New title'),
    description: z.string().optional().meta({ long: true, description: 'New description; "" takes it away' }),
    ...dueFields,
    clear: z
      .object({ due: z.literal('true').optional() })
      .optional()
      .meta({ kind: 'hidden', description: 'The fields that a form empties' }),
    fingerprints: z
      .object({ title: fingerprint, description: fingerprint, due: fingerprint })
      .optional()
      .meta({ kind: 'hidden', description: 'How the fields were when the form was opened' }),
    undoes,
  })
  .superRefine((given, context) => {
    askInForm(given, context)
    if (given.fingerprints?.title !== undefined && given.title === undefined)
      context.addIssue({ code: 'custom', path: ['title'], message: 'is needed' })
  })

/** Without a change it opens a form with the present values. */
export const milestoneEdit = defineCommand({
  path: ['milestone', 'edit'],
  also: ['update', 'modify'],
  aliases: [
    { word: 'rename', positionals: ['milestone', 'title'] },
    { word: 'due', positionals: ['milestone', 'due'] },
    { word: 'reschedule', positionals: ['milestone', 'due'] },
  ],
  summary: 'Change a milestone’s title, description or due date',
  formTitle: 'Edit milestone',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.changes,
  needs: 'account',
  positionals: ['milestone'],
  input,
  async form(context, given, invocation) {
    const { title, description, due, day, undoes: undone } = given
    if ([title, description, due, day, undone].some((value) => value !== undefined)) return null
    const found = await findMilestoneView(context, given)
    const { project } = given
    const projectName = await context.workspace.projects.title(project)
    if (found.kind !== 'found') return { kind: 'settled', outcome: { outcome: found, projectName } }
    return {
      ...milestoneEditForm(found.milestone, projectName),
      input: {
        ...milestoneInput(project, found.milestone),
        forGroup: found.milestone.group_id === null ? undefined : (true as const),
        today: todayOf(invocation),
        fingerprints: fingerprintsOf(found.milestone),
      },
    }
  },
  async run(context, given, operation, invocation) {
    const outcome = await change(context, given, todayOf(invocation), operation)
    return withCard(context, outcome, given, invocation.zone)
  },
  render: milestoneEditReply,
  examples: [
    { typed: '%3 --due +2w', means: { milestone: 3, due: '+2w' } },
    { typed: '%3 --title "Sprint 9b" --due none', means: { milestone: 3, title: 'Sprint 9b', due: 'none' } },
    { typed: '%3', means: { milestone: 3 } },
  ],
})

async function change(
  context: ForgeContext,
  given: z.output<typeof input>,
  today: string,
  operation: Operation,
) {
  const { project, milestone, owner, forGroup, clear, fingerprints, undoes: undone } = given
  const desired = clear?.due ? { ...given, due: '' } : given
  const { title, description, due: typed } = fingerprints ? changesIn(desired, fingerprints) : desired
  // A cleared input removes the date, as `none` does.
  const settled = settleDue({ due: typed === '' ? 'none' : typed, day: given.day }, today)
  if (settled.kind === 'doubt') return { kind: 'asked', doubt: settled.doubt, given } as const
  const target = { project, milestone, owner, forGroup, undoes: undone }
  const changes = { title, description, due: settled.due, fingerprints }
  const outcome = await edit(context, { ...target, ...changes }, operation)
  return outcome.kind === 'of-group' ? { ...outcome, given } : outcome
}
