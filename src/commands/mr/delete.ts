import { permissions } from '../../services/access/permission.ts'
import { remove } from '../../services/mr/delete.ts'
import { findMergeRequestView } from '../../services/mr/view.ts'
import { deleteReply, mrDeleteQuestion } from '../../views/mr/delete.ts'
import { defineCommand } from '../define.ts'
import { unblockedMergeRequest } from '../fields.ts'
import { mrClose } from './close.ts'

/** The name must be typed first. */
export const mrDelete = defineCommand({
  path: ['mr', 'delete'],
  also: ['rm', 'del', 'remove'],
  summary: 'Delete a merge request',
  effect: 'destructive',
  // Who may not end a merge request may not delete it either.
  includes: [mrClose],
  // Another one may wait for it.
  unblocks: 'any',
  access: permissions.changes,
  needs: 'account',
  ...unblockedMergeRequest,
  async confirm(context, input) {
    const found = await findMergeRequestView(context, input)
    if (found.kind !== 'found') return { kind: 'settled', outcome: found }
    return { kind: 'type', ...mrDeleteQuestion(found.mr), yes: 'Delete it', input }
  },
  run: remove,
  render: deleteReply,
})
