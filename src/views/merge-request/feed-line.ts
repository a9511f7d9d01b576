import type { MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestEvent } from '../../model/merge-request-event.ts'
import type { Blocks } from '../reply.ts'
import { lines, link, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { projectName } from './status.ts'
import { storyWords } from './story-line.ts'

/** One line of a channel watch, for a merge request without a card there. `who`: see storyWords. */
export function feedLine(
  mr: MergeRequest,
  story: Pick<MergeRequestEvent, 'words'>,
  who: string | null,
): { text: string; blocks: Blocks } {
  const name = `!${mr.iid} ${oneLine(mr.title, 150)}`
  const project = projectName(mr)
  const said = storyWords(story, who)
  return {
    text: escaped(`${name} in ${project}: ${said}`),
    blocks: [
      lines(
        [link(mr.web_url, name, { bold: true }), text(`  ${project}`)],
        [text(said)],
        [text(`Here because this channel watches ${project}; /greenlight unwatch turns that off.`)],
      ),
    ],
  }
}
