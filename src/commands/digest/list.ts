import type { DigestKind } from '../../model/digest.ts'
import { permissions } from '../../services/access/permission.ts'
import { list } from '../../services/digest/list.ts'
import { DIGEST_NAMES, digestListReply } from '../../views/digest/list.ts'
import { defineCommand } from '../define.ts'
import { noInput } from '../fields.ts'

function digestList(kind: DigestKind) {
  return defineCommand({
    path: [kind, 'digest', 'list'],
    also: ['ls'],
    summary: `List the ${DIGEST_NAMES[kind]}s of this channel`,
    formTitle: 'Digests',
    effect: 'read',
    access: { ...permissions.reads, direct: false },
    needs: 'nothing',
    ...noInput,
    run: (context) => list(context, kind),
    render: (digests, invocation) => digestListReply(kind, digests, invocation),
  })
}

export const milestoneDigestList = digestList('milestone')
export const mrDigestList = digestList('mr')
