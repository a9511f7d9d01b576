import type { MergeRequest } from '../../model/merge-request.ts'
import type { Card } from '../reply.ts'
import { bold, code, lines, moment, person, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import type { CardNote } from './card.ts'
import { projectName } from './status.ts'

/** What is left of the card of a merge request that the forge does not show any more: no link and no buttons. */
export function deletedCard(mr: MergeRequest, { now, note }: { now: Date; note: CardNote }): Card {
  const name = `!${mr.iid} ${oneLine(mr.title, 150)}`
  const who = note.by ? [person(note.by), text(' ')] : []
  return {
    key: { project: mr.project_id, iid: mr.iid, sha: mr.sha, finished: true },
    text: escaped(`${name} in ${projectName(mr)}. Deleted.`),
    blocks: [
      lines(
        [text(name, { strike: true }), text(`  ${projectName(mr)}`)],
        [bold('Deleted')],
        [code(oneLine(mr.source_branch, 200)), text(' into '), code(oneLine(mr.target_branch, 200))],
      ),
      lines([...who, text(`${note.words}  `), text('Checked: '), moment(now)]),
    ],
    news: true,
    post: true,
    everyCopy: true,
  }
}
