import { hasAutoMerge } from '../../model/merge-request.ts'
import { permissions } from '../../services/access/permission.ts'
import { markDraft, markReady } from '../../services/mr/draft.ts'
import { view } from '../../services/mr/view.ts'
import { readyQuestion } from '../../views/mr/approve.ts'
import { mrDraftReply } from '../../views/mr/draft.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { oneMergeRequest, unblockedMergeRequest } from '../fields.ts'

export const mrDraft = defineCommand({
  path: ['mr', 'draft'],
  also: ['wip'],
  summary: 'Mark a merge request as a draft',
  formTitle: 'Mark as draft',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.changes,
  needs: 'account',
  requires: 'drafts',
  elsewhere: 'Use /mr edit with --draft, or the browser.',
  ...oneMergeRequest,
  run: markDraft,
  render: (outcome, invocation) => mrDraftReply(outcome, invocation, 'draft'),
})

/** Asks where the draft prefix may be the last obstacle to an auto-merge. */
export const mrReady = defineCommand({
  path: ['mr', 'ready'],
  also: ['undraft'],
  summary: 'Mark a draft as ready',
  effect: 'write',
  includes: [],
  unblocks: 'own',
  access: permissions.changes,
  needs: 'account',
  requires: 'drafts',
  elsewhere: 'Use /mr edit with --no-draft, or the browser.',
  ...unblockedMergeRequest,
  async confirm(context, input) {
    const read = await view(context, input)
    if (read.kind !== 'view') return { kind: 'settled', outcome: read }
    if (!hasAutoMerge(read.view.mr)) return { kind: 'go' }
    return { kind: 'ask', ...readyQuestion(read.view), input }
  },
  run: markReady,
  render: (outcome, invocation) => mrDraftReply(outcome, invocation, 'ready'),
})
