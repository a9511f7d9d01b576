import type { MergeRequest } from '../../model/merge-request.ts'
import type { Story } from '../../model/story.ts'
import type { Blocks } from '../reply.ts'
import { lines, link, person, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { projectName } from './status.ts'

/** One line of a channel feed, for a merge request that has no card there. */
export function feedLine(mr: MergeRequest, { words, by }: Story): { text: string; blocks: Blocks } {
  const name = `!${mr.iid} ${oneLine(mr.title, 150)}`
  const project = projectName(mr)
  const who = by === null ? '' : `<@${by}> `
  return {
    text: `${escaped(`${name} in ${project}: `)}${who}${escaped(words)}`,
    blocks: [
      lines(
        [link(mr.web_url, name, { bold: true }), text(`  ${project}`)],
        [...(by === null ? [] : [person(by), text(' ')]), text(words)],
        [text(`Here because this channel watches ${project}; /greenlight unwatch turns that off.`)],
      ),
    ],
  }
}
