import { z } from 'zod'
import { mergeButtonLabel, mergeQuestion } from '../../blocks/merge-request/question.ts'
import { type AcceptOutcome, obstacle } from '../../services/merge-request/accept.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project, shownHead } from '../fields.ts'
import { renderMerge } from './merge-outcome.ts'

/** `/mr merge !12`: answers with what would be merged; the button that follows sends the sha that was shown. */
export const mrMerge = defineCommand({
  path: ['mr', 'merge'],
  also: ['accept'],
  summary: 'Merge a merge request, now or when its build succeeds',
  effect: 'destructive',
  needs: 'account',
  positionals: ['mr'],
  input: z.object({
    project,
    mr: mergeRequest,
    sha: shownHead,
    whenBuildSucceeds: z
      .boolean()
      .default(false)
      .describe('Wait for the running build, then merge; without one the forge merges at once, or refuses'),
    removeSourceBranch: z.boolean().default(false).describe('Remove the source branch after the merge'),
    message: z
      .string()
      .min(1, 'must not be empty')
      .max(1000, 'must be 1000 characters or less')
      // Slack refuses a button whose value is longer than 2000 characters, and the message travels in one.
      .refine(
        (text) => JSON.stringify(text).length <= 1600,
        'has too many quotes, backslashes or line breaks',
      )
      .optional()
      .describe('Message of the merge commit'),
    overrideReason: z
      .string()
      .trim()
      .min(3, 'must say why')
      .max(200, 'must be 200 characters or less')
      .optional()
      .describe('Why it is merged during a freeze; for stewards and admins'),
  }),
  async confirm(input, { mergeRequests }) {
    const seen = await mergeRequests.view(input)
    if (seen.kind !== 'view') return { kind: 'settled', outcome: seen }
    const settled = obstacle(seen.view)
    if (settled) return { kind: 'settled', outcome: settled }
    const { sha } = seen.view.mr
    const unseen: AcceptOutcome = { kind: 'no-sha', view: seen.view }
    if (sha === null) return { kind: 'settled', outcome: unseen }
    const yes = mergeButtonLabel(sha, input.whenBuildSucceeds)
    return { kind: 'ask', ...mergeQuestion(seen.view, sha, input), yes, input: { ...input, sha } }
  },
  run: (input, { mergeRequests }) => mergeRequests.merge(input),
  render: renderMerge,
  examples: [
    { typed: '!12', means: { mr: 12 } },
    {
      typed: '!12 --when-build-succeeds --remove-source-branch',
      means: { mr: 12, whenBuildSucceeds: true, removeSourceBranch: true },
    },
    { typed: '!12 --message "Ship the login form"', means: { mr: 12, message: 'Ship the login form' } },
  ],
})
