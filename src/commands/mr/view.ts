import { z } from 'zod'
import { mergeRequestCard } from '../../blocks/merge-request/card.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { readMergeRequestRef } from '../text/reference.ts'
import { lookTrouble } from '../trouble.ts'

/** `/mr view !12` */
export const mrView = defineCommand({
  path: ['mr', 'view'],
  also: ['show', 'get'],
  alone: (word, forgeUrl) => /[0-9]/.test(word) && readMergeRequestRef(word, forgeUrl).ok,
  summary: 'Show a merge request as a card with buttons',
  effect: 'read',
  needs: 'reader',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  run: (input, { mergeRequests }) => mergeRequests.view(input),
  render: (outcome, { now }) =>
    outcome.kind === 'view'
      ? { card: mergeRequestCard(outcome.view, { now }) }
      : lookTrouble(outcome, 'The merge request cannot be shown'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
