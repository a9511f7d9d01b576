import type { ActionsBlock, Button } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import { button } from '../button.ts'

/** Buttons to the details of a card’s merge request. `blockId` is the prefix of each block with buttons. */
export function cardLooks(mr: MergeRequest, blockId: string): ActionsBlock {
  const look = (label: string, verb: string, spoken: string): Button =>
    button(label, { verb, input: { project: mr.project_id, mr: mr.iid } }, { spoken: `${spoken} !${mr.iid}` })
  return {
    type: 'actions',
    block_id: `${blockId}.looks`,
    elements: [
      look('Changes', 'mr.changes', 'Changes of'),
      look('Commits', 'mr.commits', 'Commits of'),
      look('Versions', 'mr.versions', 'Versions of'),
      look('Issues', 'mr.closes', 'Issues closed by'),
      // A forge that sends this field has comments too.
      ...(mr.detailed_merge_status === null ? [] : [look('Comment', 'mr.comment', 'Comment on')]),
    ],
  }
}
