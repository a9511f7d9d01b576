import { z } from 'zod'
import type { MergeRequest } from '../../model/merge-request.ts'
import { typedMilestone } from '../../model/milestone.ts'
import { permissions } from '../../services/access/permission.ts'
import {
  EDITED_FIELDS,
  fingerprintValue,
  type MergeRequestField,
  typedFieldsOf,
} from '../../services/mr/desired-fields.ts'
import { type EditMergeRequestInput, edit, judgedEffects, unblocksByEdit } from '../../services/mr/edit.ts'
import { findMergeRequestView } from '../../services/mr/view.ts'
import { mrEditReply } from '../../views/mr/edit.ts'
import { mrName } from '../../views/mr/name.ts'
import { defineCommand } from '../define.ts'
import {
  type FormInput,
  type FormRequest,
  fitsInput,
  mergeRequest,
  milestone,
  NOT_SHOWN,
  overrideReason,
  project,
  undoes,
} from '../fields.ts'
import { mrDraft, mrReady } from './draft.ts'
import { assignee, branch, description, labels, labelsProblem, oneLineTitle, people } from './fields.ts'
import { mrReview } from './review.ts'

type EditInput = EditMergeRequestInput & { readonly overrideReason?: string }

export function mrEditForm(mr: MergeRequest, hasReviewers: boolean): FormRequest<EditInput> {
  const values = typedFieldsOf(mr)
  const available = EDITED_FIELDS.filter((field) => hasReviewers || field !== 'reviewer')
  const fields = available.filter((field) => fitsInput(values[field]))
  const [first = 'title', ...others] = fields
  const left = available.length > fields.length
  return {
    kind: 'form',
    yes: 'Save',
    title: `Edit !${mr.iid}`,
    about: `Change ${mrName(mr)}. Only what you change is sent${left ? `. ${NOT_SHOWN}` : ''}`,
    inputs: [inputOf(first, mr, hasReviewers), ...others.map((field) => inputOf(field, mr, hasReviewers))],
    input: {
      project: mr.project_id,
      mr: mr.iid,
      fingerprints: Object.fromEntries(fields.map((field) => [field, fingerprintValue(values[field])])),
    },
  }
}

const PERSON = { input: 'pick', picks: 'person', help: 'Empty for nobody' } as const

const INPUTS: Readonly<Record<MergeRequestField, Partial<FormInput>>> = {
  title: { required: true, help: 'A draft begins with its mark: Draft: or, on older servers, WIP:' },
  description: {},
  target: { label: 'target branch', required: true, input: 'pick', picks: 'branch' },
  assignee: PERSON,
  reviewer: PERSON,
  labels: { input: 'picks', picks: 'label', help: 'Empty for none' },
  milestone: { input: 'pick', picks: 'milestone', help: 'Empty for none' },
}

/** Forges with reviewers also take several assignees. */
function inputOf(field: MergeRequestField, mr: MergeRequest, hasReviewers: boolean): FormInput {
  const input = {
    name: field,
    value: typedFieldsOf(mr)[field],
    shown: field === 'milestone' ? mr.milestone?.title : undefined,
    ...INPUTS[field],
  }
  const areSeveral = hasReviewers && INPUTS[field] === PERSON
  return areSeveral ? { ...input, label: `${field}s`, input: 'picks' } : input
}

/** The requested edit: from a form, the inputs that differ from the shown values, cleared ones as `none`. */
export function requestedEdit({ fingerprints, ...input }: EditMergeRequestInput): EditMergeRequestInput {
  if (fingerprints === undefined) return input
  const changed = (field: MergeRequestField): string | undefined => {
    const value = input[field] ?? ''
    const text = typeof value === 'string' ? value : typedMilestone(value)
    const isChanged = fingerprints[field] !== undefined && fingerprintValue(text) !== fingerprints[field]
    return isChanged ? text : undefined
  }
  const orNone = (text: string | undefined) => (text === '' ? 'none' : text)
  return {
    project: input.project,
    mr: input.mr,
    title: changed('title') || undefined,
    target: changed('target') || undefined,
    description: changed('description'),
    assignee: orNone(changed('assignee')),
    reviewer: orNone(changed('reviewer')),
    labels: orNone(changed('labels')),
    milestone: changed('milestone') === undefined ? undefined : (input.milestone ?? 'none'),
    fingerprints,
  }
}

/** Without a change, opens a form with the present values. */
export const mrEdit = defineCommand({
  path: ['mr', 'edit'],
  also: ['update', 'modify'],
  aliases: [
    { word: 'assign', positionals: ['mr', 'add-assignee'] },
    { word: 'unassign', positionals: ['mr', 'remove-assignee'], alone: '--unassign' },
    ...['label', 'add label', 'tag'].map((word) => ({ word, positionals: ['mr', 'add-label'] })),
    ...['unlabel', 'remove label'].map((word) => ({ word, positionals: ['mr', 'remove-label'] })),
    { word: 'rename', positionals: ['mr', 'title'] },
    { word: 'retitle', positionals: ['mr', 'title'] },
    { word: 'retarget', positionals: ['mr', 'target'] },
  ],
  summary: 'Change a merge request',
  effect: 'write',
  async includes(context, input) {
    const { draft, reviewers } = await judgedEffects(context, requestedEdit(input))
    const marks = draft === null ? [] : [draft ? mrDraft : mrReady]
    return reviewers ? [...marks, mrReview] : marks
  },
  unblocks: async (context, input) =>
    (await unblocksByEdit(context, requestedEdit(input))) ? 'own' : 'none',
  access: permissions.changes,
  needs: 'account',
  positionals: ['mr'],
  input: z
    .object({
      project,
      mr: mergeRequest,
      title: oneLineTitle.optional().meta({ also: ['t'], description: 'New title' }),
      description: description
        .optional()
        .meta({ also: ['body'], long: true, description: 'New description' }),
      target: branch.optional().meta({ also: ['target-branch', 'base'], description: 'New target branch' }),
      assignee: assignee.optional().meta({
        also: ['assignees', 'a'],
        many: true,
        people: true,
        adds: ['add-assignee'],
        removes: ['remove-assignee'],
        words: { unassign: 'none' },
        description: 'Who is to merge it: a user name, a name, @me or none',
      }),
      reviewer: people.optional().meta({
        also: ['reviewers'],
        many: true,
        people: true,
        adds: ['add-reviewer'],
        removes: ['remove-reviewer'],
        requires: 'reviewers',
        description: 'Reviewers: a,b for these only; +a,-b for a change; none',
      }),
      labels: labels.optional().meta({
        also: ['label', 'l'],
        many: true,
        adds: ['add-label', 'add-labels'],
        removes: ['remove-label', 'remove-labels', 'unlabel', 'u'],
        description: 'Labels: a,b for these only; +a,-b for a change; none',
      }),
      milestone: milestone.optional().meta({
        kind: 'milestone',
        also: ['m'],
        words: { 'remove-milestone': 'none' },
        description: 'Milestone: %3, its title or none',
      }),
      draft: z
        .boolean()
        .optional()
        .meta({
          also: ['wip'],
          words: { ready: false, undraft: false },
          description: 'Mark it as a draft; --no-draft marks it as ready',
        }),
      fingerprints: z
        .partialRecord(z.enum(EDITED_FIELDS), z.string())
        .optional()
        .meta({ kind: 'hidden', description: 'What the form showed, as a digest of each field' }),
      undoes,
      overrideReason,
    })
    // A form shows the present labels, and one of them may itself begin with a plus.
    .superRefine(({ labels: typed, fingerprints }, context) => {
      const message = typed === undefined || fingerprints ? null : labelsProblem(typed)
      if (message !== null) context.addIssue({ code: 'custom', path: ['labels'], message })
    }),
  async form(context, input) {
    const { project, mr, fingerprints, overrideReason, ...changes } = input
    if (Object.values(changes).some((change) => change !== undefined)) return null
    const found = await findMergeRequestView(context, input)
    if (found.kind !== 'found') return { kind: 'settled', outcome: found }
    const form = mrEditForm(found.mr, context.forge.missing('reviewers') === null)
    return { ...form, input: { ...form.input, overrideReason } }
  },
  run: (context, input, operation) => edit(context, requestedEdit(input), operation),
  render: (outcome, invocation) => mrEditReply(outcome, invocation, typedFieldsOf),
  examples: [
    { typed: '!12 --title "Choose a range"', means: { mr: 12, title: 'Choose a range' } },
    { typed: '!12', means: { mr: 12 } },
    {
      typed: '!12 --labels +backend,-urgent --milestone %3 --assignee none',
      means: { mr: 12, labels: '+backend,-urgent', milestone: 3, assignee: 'none' },
    },
    { typed: '!12 --no-draft', means: { mr: 12, draft: false } },
  ],
})
