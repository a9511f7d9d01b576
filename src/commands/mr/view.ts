import { permissions } from '../../services/access/permission.ts'
import { view } from '../../services/mr/view.ts'
import { failureReply } from '../../views/failure.ts'
import { mergeRequestCard } from '../../views/mr/card.ts'
import { defineCommand } from '../define.ts'
import { oneMergeRequest } from '../fields.ts'
import { readMergeRequestRef } from '../parse/reference.ts'

export const mrView = defineCommand({
  path: ['mr', 'view'],
  also: ['show', 'get', 'status', 'info', 'details', 'read', 'card', 'branch'],
  isShorthand: (word, forgeUrl) => /[0-9]/.test(word) && readMergeRequestRef(word, forgeUrl).ok,
  summary: 'Show a merge request',
  effect: 'read',
  access: permissions.reads,
  needs: 'reader',
  ...oneMergeRequest,
  run: view,
  render: (outcome, { now }) =>
    outcome.kind === 'view'
      ? { card: mergeRequestCard(outcome.view, { now }) }
      : failureReply(outcome, { tried: 'I can’t show the merge request' }),
})
