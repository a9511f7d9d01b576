import { isOpen } from '../../model/merge-request.ts'
import { permissions } from '../../services/access/permission.ts'
import { close, reopen } from '../../services/mr/close.ts'
import { findMergeRequestView } from '../../services/mr/view.ts'
import { closeQuestion, mrStateReply } from '../../views/mr/close.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { overrideReason, undoableMergeRequest } from '../fields.ts'

/** Closes at once, since it can be reopened; asks if that would end an auto-merge. */
export const mrClose = defineCommand({
  path: ['mr', 'close'],
  also: ['abandon'],
  summary: 'Close a merge request without merging it',
  formTitle: 'Close merge request',
  effect: 'destructive',
  isStoredFirst: true,
  ...noOtherEffect,
  access: permissions.changes,
  needs: 'account',
  ...undoableMergeRequest,
  async confirm(context, input) {
    const found = await findMergeRequestView(context, input)
    if (found.kind !== 'found') return { kind: 'settled', outcome: found }
    const { mr } = found
    if (!isOpen(mr) || !mr.merge_when_build_succeeds) return { kind: 'go' }
    return { kind: 'ask', ...closeQuestion(mr), yes: `Close !${mr.iid}`, input }
  },
  run: close,
  render: (outcome, invocation) => mrStateReply(outcome, invocation, 'closed'),
})

export const mrReopen = defineCommand({
  path: ['mr', 'reopen'],
  also: ['unclose'],
  summary: 'Open a closed merge request again',
  formTitle: 'Reopen merge request',
  effect: 'write',
  includes: [],
  unblocks: 'own',
  access: permissions.changes,
  needs: 'account',
  ...undoableMergeRequest,
  input: undoableMergeRequest.input.extend({ overrideReason }),
  run: reopen,
  render: (outcome, invocation) => mrStateReply(outcome, invocation, 'reopened'),
})
