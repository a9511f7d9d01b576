import type { MergeRequest } from '../../model/merge-request.ts'
import type { CardNote } from '../../model/merge-request-state.ts'
import type { Card } from '../reply.ts'
import { bold, code, lines, moment, person, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { projectName } from './status.ts'

/**
 * Replaces the card of a merge request that the forge no longer shows: no link and no buttons. `status`: the
 * known facts.
 */
export function deletedCard(
  mr: MergeRequest,
  { now, note, status = 'Deleted' }: { now: Date; note: CardNote; status?: 'Deleted' | 'Not there any more' },
): Card {
  const name = `!${mr.iid} ${oneLine(mr.title, 150)}`
  const who = note.by ? [person(note.by), text(' ')] : []
  return {
    key: { project: mr.project_id, iid: mr.iid, sha: mr.sha, finished: true },
    text: escaped(`${name} in ${projectName(mr)}. ${status}.`),
    blocks: [
      lines(
        [text(name, { strike: true }), text(`  ${projectName(mr)}`)],
        [bold(status)],
        [code(oneLine(mr.source_branch, 200)), text(' into '), code(oneLine(mr.target_branch, 200))],
      ),
      lines([...who, text(`${note.words}  `), text('Checked: '), moment(now)]),
    ],
    news: true,
    post: true,
    everyCopy: true,
  }
}
