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
import { mrDraft } from './draft.ts'
import { assignee, branch, description, labels, labelsProblem, oneLineTitle, people } from './fields.ts'
import { mrReady } from './ready.ts'
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

const HELP: Partial<Record<MergeRequestField, string>> = {
  title: 'A draft begins with its mark: Draft: or, on older servers, WIP:',
  assignee: 'Empty for nobody',
  reviewer: 'Empty for nobody',
  labels: 'Empty for none',
  milestone: 'Empty for none',
}

/** Fields with type-ahead; forges with reviewers also take several assignees. */
function pickOf(field: MergeRequestField, mr: MergeRequest, hasReviewers: boolean): Partial<FormInput> {
  switch (field) {
    case 'target':
      return { input: 'pick', picks: 'branch' }
    case 'assignee':
    case 'reviewer':
      return { input: hasReviewers ? 'picks' : 'pick', picks: 'person' }
    case 'labels':
      return { input: 'picks', picks: 'label' }
    case 'milestone':
      return { input: 'pick', picks: 'milestone', ...(mr.milestone ? { shown: mr.milestone.title } : {}) }
    default:
      return {}
  }
}

function inputOf(field: MergeRequestField, mr: MergeRequest, hasReviewers: boolean): FormInput {
  const required = field === 'title' || field === 'target'
  const help = HELP[field]
  return {
    name: field,
    label: labelOf(field, hasReviewers),
    value: typedFieldsOf(mr)[field],
    required,
    ...pickOf(field, mr, hasReviewers),
    ...(help === undefined ? {} : { help }),
  }
}

function labelOf(field: MergeRequestField, hasReviewers: boolean): string {
  if (field === 'target') return 'target branch'
  return hasReviewers && (field === 'assignee' || field === 'reviewer') ? `${field}s` : field
}

/** The requested edit: from a form, the inputs that differ from the shown values, cleared ones as `none`. */
export function requestedEdit({ fingerprints, ...input }: EditMergeRequestInput): EditMergeRequestInput {
  if (fingerprints === undefined) return input
  const typed = (field: MergeRequestField): string => {
    const value = input[field]
    return value === undefined || typeof value === 'string' ? (value ?? '') : typedMilestone(value)
  }
  const isChanged = (field: MergeRequestField) =>
    fingerprints[field] !== undefined && fingerprintValue(typed(field)) !== fingerprints[field]
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
    const {
      project: _project,
      mr: _mr,
      fingerprints: _fingerprints,
      overrideReason: reason,
      ...changes
    } = input
    if (Object.values(changes).some((change) => change !== undefined)) return null
    const found = await findMergeRequestView(context, input)
    if (found.kind !== 'found') return { kind: 'settled', outcome: found }
    const form = mrEditForm(found.mr, context.missing('reviewers') === null)
    return reason === undefined ? form : { ...form, input: { ...form.input, overrideReason: reason } }
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
