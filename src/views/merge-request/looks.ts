import type { ActionsBlock, Button } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import { button } from '../button.ts'

/** What can be looked at from a card. `blockId` begins as every block of a card does that has buttons. */
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
      // Whoever tells this has comments too.
      ...(mr.detailed_merge_status === null ? [] : [look('Comment', 'mr.comment', 'Comment on')]),
    ],
  }
}
