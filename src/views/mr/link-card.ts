import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { Blocks } from '../reply.ts'
import { bold, code, lines, link, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { projectName } from './name.ts'
import { stateWords } from './state.ts'

/** A short card of a merge request that somebody names; it has no buttons, since it is not kept up to date. */
export function linkCard(view: MergeRequestView): { text: string; blocks: Blocks } {
  const { mr } = view
  const name = `!${mr.iid} ${oneLine(mr.title, 250)}`
  const status = oneLine(stateWords(view), 200)
  const author = mr.author ? [text(`  by ${oneLine(mr.author.name, 80)}`)] : []
  return {
    text: escaped(`${name} in ${projectName(mr)}. ${status}.`),
    blocks: [
      lines(
        [link(mr.web_url, name, { bold: true }), text(`  ${projectName(mr)}`)],
        [bold(status)],
        [
          code(oneLine(mr.source_branch, 100)),
          text(' into '),
          code(oneLine(mr.target_branch, 100)),
          ...author,
        ],
      ),
    ],
  }
}
