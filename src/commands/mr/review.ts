import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { typedFieldsOf } from '../../services/mr/desired-fields.ts'
import { dropsReviewers, edit } from '../../services/mr/edit.ts'
import { findMergeRequestView } from '../../services/mr/view.ts'
import { namesIn } from '../../services/users.ts'
import { mrEditReply } from '../../views/mr/edit.ts'
import { mrName } from '../../views/mr/name.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, overrideReason, project } from '../fields.ts'
import { people } from './fields.ts'

export const mrReview = defineCommand({
  path: ['mr', 'review'],
  also: ['reviewers', 'reviewer', 'request-review', 'request review'],
  summary: 'Ask people to review a merge request',
  formTitle: 'Ask for review',
  effect: 'write',
  includes: [],
  unblocks: async (_, { reviewer }) => (reviewer && dropsReviewers(besides(reviewer)) ? 'own' : 'none'),
  access: permissions.changes,
  needs: 'account',
  requires: 'reviewers',
  positionals: ['mr', 'reviewer'],
  input: z.object({
    project,
    mr: mergeRequest,
    reviewer: people.optional().meta({
      many: true,
      description: 'Whom to ask too: bob, @me, a group; -bob for one less; none for nobody',
    }),
    overrideReason,
  }),
  async form(context, input) {
    if (input.reviewer !== undefined) return null
    const found = await findMergeRequestView(context, input)
    if (found.kind !== 'found') return { kind: 'settled', outcome: found }
    return {
      kind: 'form',
      title: `Review of !${found.mr.iid}`,
      about: `Ask people to review ${mrName(found.mr)}. Its present reviewers stay`,
      yes: 'Ask for review',
      inputs: [
        { name: 'reviewer', label: 'reviewers', help: '', input: 'picks', picks: 'person', required: true },
      ],
      input: { project: input.project, mr: input.mr },
    }
  },
  run: (context, { reviewer, ...name }, operation) =>
    edit(context, { ...name, reviewer: reviewer && besides(reviewer) }, operation),
  render: (outcome, invocation) => mrEditReply(outcome, invocation, typedFieldsOf),
  examples: [
    { typed: '!12 bob', means: { mr: 12, reviewer: 'bob' } },
    { typed: '!12', means: { mr: 12 } },
    { typed: '!12 +bob,-ann', means: { mr: 12, reviewer: '+bob,-ann' } },
  ],
})

/** Adds the typed people to the present reviewers instead of replacing them, as an edit would. */
function besides(typed: string): string {
  if (/^none$/i.test(typed) || /(?:^|,)\s*[+-]/.test(typed)) return typed
  return namesIn(typed)
    .map((name) => `+${name}`)
    .join(',')
}
