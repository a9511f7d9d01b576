import { z } from 'zod'
import { isOpen } from '../../model/merge-request.ts'
import { permissions } from '../../services/access/permission.ts'
import { close } from '../../services/mr/close.ts'
import { findMergeRequestView } from '../../services/mr/view.ts'
import { awaitedWords } from '../../views/merge-request/build-words.ts'
import { bold, lines, text } from '../../views/rich-text.ts'
import { escaped } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { nameOf } from './name.ts'
import { renderState } from './state-outcome.ts'

/** `/mr close !12`: closes at once, since it can be reopened; asks if that would end an auto-merge. */
export const mrClose = defineCommand({
  path: ['mr', 'close'],
  summary: 'Close a merge request without merging it',
  effect: 'destructive',
  access: permissions.changes,
  needs: 'account',
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  async confirm(input, context) {
    const found = await findMergeRequestView(context, input)
    if (found.kind !== 'found') return { kind: 'settled', outcome: found }
    const { mr } = found
    if (!isOpen(mr) || !mr.merge_when_build_succeeds) return { kind: 'go' }
    const question = `Close ${nameOf(mr)} without merging it?`
    const why = `It is set to merge ${awaitedWords(mr)}. Closing it ends the wait. Nothing has been changed yet.`
    return {
      kind: 'ask',
      text: escaped(`${question} ${why}`),
      blocks: [lines([bold(question)], [text(why)])],
      yes: `Close !${mr.iid}`,
      input,
    }
  },
  run: (input, context, operation) => close(context, input, operation),
  render: (outcome, asking) => renderState(outcome, asking, 'closed'),
  examples: [{ typed: '!12', means: { mr: 12 } }],
})
