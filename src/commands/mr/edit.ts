import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { EDITED_FIELDS } from '../../services/mr/desired-fields.ts'
import { edit } from '../../services/mr/edit.ts'
import { findMergeRequestView } from '../../services/mr/view.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, milestone, project } from '../fields.ts'
import { askedFor, editForm } from './edit-form.ts'
import { renderEdit } from './edit-outcome.ts'
import { assignee, branch, description, labels, labelsProblem, people, title } from './written-fields.ts'

/** `/mr edit !12 --title "…"`: without a change, opens a form with the present values. */
export const mrEdit = defineCommand({
  path: ['mr', 'edit'],
  also: ['update'],
  summary: 'Change a merge request; without a change a form asks',
  effect: 'write',
  access: permissions.changes,
  needs: 'account',
  positionals: ['mr'],
  input: z
    .object({
      project,
      mr: mergeRequest,
      title: title.optional().describe('New title'),
      description: description.optional().meta({ long: true, description: 'New description' }),
      target: branch.optional().describe('New target branch'),
      assignee: assignee.optional().describe('Who is to merge it: a user name, a name, @me or none'),
      reviewer: people.optional().meta({
        requires: 'reviewers',
        description: 'Reviewers: a,b for these only; +a,-b for a change; none',
      }),
      labels: labels
        .optional()
        .meta({ also: ['label'], description: 'Labels: a,b for these only; +a,-b for a change; none' }),
      milestone: milestone
        .optional()
        .meta({ kind: 'milestone', description: 'Milestone: %3, its title or none' }),
      draft: z.boolean().optional().describe('Mark it as a draft; --no-draft takes the mark off'),
      shown: z
        .partialRecord(z.enum(EDITED_FIELDS), z.string())
        .optional()
        .meta({ kind: 'hidden', description: 'What the form showed, as a digest of each field' }),
    })
    // A form shows the present labels, and one of them may itself begin with a plus.
    .superRefine(({ labels: typed, shown }, context) => {
      const message = typed === undefined || shown ? null : labelsProblem(typed)
      if (message !== null) context.addIssue({ code: 'custom', path: ['labels'], message })
    }),
  async form(input, context) {
    const { project: _project, mr: _mr, shown: _shown, ...changes } = input
    if (Object.values(changes).some((change) => change !== undefined)) return null
    const found = await findMergeRequestView(context, input)
    return found.kind === 'found'
      ? editForm(found.mr, context.missing('reviewers') === null)
      : { kind: 'settled', outcome: found }
  },
  run: (input, context, operation) => edit(context, askedFor(input), operation),
  render: renderEdit,
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
