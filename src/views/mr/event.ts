import type { MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestEvent } from '../../model/merge-request-event.ts'
import type { Blocks } from '../reply.ts'
import { lines, link, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { projectName } from './name.ts'

/** One merge-request event as a message in the thread of a card. */
export function eventLine(
  iid: number,
  story: Pick<MergeRequestEvent, 'words'>,
  who: string | null,
): {
  text: string
  blocks: Blocks
} {
  const said = eventWords(story, who)
  return { text: `!${iid}: ${escaped(said)}`, blocks: [lines([text(said)])] }
}

/** `who`: the author’s name; a mention would notify authors of their own acts. */
export function eventWords({ words }: Pick<MergeRequestEvent, 'words'>, who: string | null): string {
  return who === null ? words : `${oneLine(who, 80)} ${words}`
}

/** One line of a channel watch, for a merge request without a card there. `who`: see storyWords. */
export function watchLine(
  mr: MergeRequest,
  story: Pick<MergeRequestEvent, 'words'>,
  who: string | null,
): { text: string; blocks: Blocks } {
  const name = `!${mr.iid} ${oneLine(mr.title, 150)}`
  const project = projectName(mr)
  const said = eventWords(story, who)
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
