import { permissions } from '../../services/access/permission.ts'
import { list } from '../../services/digest/list.ts'
import { digestListReply } from '../../views/digest/list.ts'
import { defineCommand } from '../define.ts'
import { noInput } from '../fields.ts'

/** `/milestone digest list` */
export const milestoneDigestList = defineCommand({
  path: ['milestone', 'digest', 'list'],
  also: ['ls'],
  summary: 'List the milestone digests of this channel',
  effect: 'read',
  access: { ...permissions.reads, direct: false },
  needs: 'nothing',
  ...noInput,
  run: list,
  render: digestListReply,
})
