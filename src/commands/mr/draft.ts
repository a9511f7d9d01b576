import { permissions } from '../../services/access/permission.ts'
import { markDraft } from '../../services/mr/draft.ts'
import { mrDraftReply } from '../../views/mr/draft.ts'
import { defineCommand } from '../define.ts'
import { oneMergeRequest } from '../fields.ts'

export const mrDraft = defineCommand({
  path: ['mr', 'draft'],
  also: ['wip'],
  summary: 'Mark a merge request as a draft',
  formTitle: 'Mark as draft',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.changes,
  needs: 'account',
  requires: 'drafts',
  elsewhere: 'Use /mr edit with --draft, or the browser.',
  ...oneMergeRequest,
  run: markDraft,
  render: (outcome, invocation) => mrDraftReply(outcome, invocation, 'draft'),
})
