import { permissions } from '../../services/access/permission.ts'
import { rebase } from '../../services/mr/rebase.ts'
import { rebaseReply } from '../../views/mr/rebase.ts'
import { defineCommand } from '../define.ts'
import { unblockedMergeRequest } from '../fields.ts'

export const mrRebase = defineCommand({
  path: ['mr', 'rebase'],
  summary: 'Rebase a merge request onto its target',
  formTitle: 'Rebase merge request',
  effect: 'write',
  includes: [],
  unblocks: 'own',
  access: permissions.changes,
  needs: 'account',
  requires: 'rebase',
  elsewhere: 'Do it in your clone with git, then push.',
  ...unblockedMergeRequest,
  run: rebase,
  render: rebaseReply,
})
