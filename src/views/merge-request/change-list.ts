import type { KnownBlock } from '@slack/types'
import type { Change } from '../../model/change.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { button } from '../button.ts'
import { pageButtons, pageOf, pageWords } from '../pages.ts'
import type { Message, Reply } from '../reply.ts'
import { escaped, oneLine, shortSha } from '../text.ts'
import { answerHead, shortName } from './answer-head.ts'
import { changeWords, pathEnd, pathWords, totalWords } from './change-words.ts'

const ON_A_PAGE = 10

/** Longest path in a message’s JSON, where the value of a button is escaped twice. */
const PATH_LENGTH = 300

/** The files of a merge request, ten a page, each with a button to its diff. */
export function changeList(mr: MergeRequest, changes: readonly Change[], asked: number): Reply {
  const shown = pageOf(changes, asked, ON_A_PAGE)
  const headline = `${shortName(mr)} changes ${totalWords(changes)}`
  const head = mr.sha ? `at ${shortSha(mr.sha)}` : ''
  const input = (page: number) => ({ project: mr.project_id, mr: mr.iid, page })
  return {
    message: {
      to: 'channel',
      text: escaped(`${headline}. ${namesOf(shown.items)}`),
      blocks: [
        ...answerHead(headline, mr, [head, pageWords(shown)]),
        ...shown.items.map((change) => row(mr, change)),
        ...pageButtons(shown, (page) => ({ verb: 'mr.changes', input: input(page) }), 'files'),
      ],
      pages: true,
    },
  }
}

/** The reply to a name that fits several files or none: `changes` are the choices after `offer`. */
export function fileChoice(
  { sentence, offer }: { readonly sentence: string; readonly offer: string },
  mr: MergeRequest,
  changes: readonly Change[],
): Message {
  const shown = changes.slice(0, ON_A_PAGE)
  const more = changes.length > shown.length ? `; ${changes.length - shown.length} more are not shown` : ''
  return {
    to: 'person',
    text: escaped(`${sentence}.${shown.length > 0 ? ` ${offer}: ${namesOf(shown)}${more}` : ''}`),
    blocks: [
      ...answerHead(sentence, mr, [shown.length > 0 ? `${offer}${more}` : '']),
      ...shown.map((change) => row(mr, change)),
    ],
  }
}

function namesOf(changes: readonly Change[]): string {
  return changes.map(({ new_path }) => oneLine(pathEnd(new_path, 60), 60)).join('; ')
}

function row(mr: MergeRequest, change: Change): KnownBlock {
  const input = { project: mr.project_id, mr: mr.iid, sha: mr.sha ?? '', file: fileInput(change.new_path) }
  return {
    type: 'section',
    text: { type: 'plain_text', text: `${pathWords(change, 90)}\n${changeWords(change)}`, emoji: false },
    accessory: button(
      'Diff',
      { verb: 'mr.changes', input },
      { spoken: `Diff of ${pathEnd(change.new_path, 60)}` },
    ),
  }
}

/** The path, or as much of its end as a button can carry: the verb also accepts the end of a path. */
export function fileInput(path: string): string {
  let end = path
  while (JSON.stringify(JSON.stringify(end)).length > PATH_LENGTH) end = end.slice(Math.ceil(end.length / 8))
  return end
}
