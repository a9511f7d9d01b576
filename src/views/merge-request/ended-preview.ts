import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { Blocks } from '../reply.ts'
import { lines, link, text } from '../rich-text.ts'
import { escaped } from '../text.ts'
import { projectName, statusWords } from './status.ts'

/** Tells one person that their private preview, which cannot be edited, is for an ended merge request. */
export function endedPreview({ mr }: MergeRequestView): { text: string; blocks: Blocks } {
  const name = `${projectName(mr)}!${mr.iid}`
  const said = `: ${statusWords(mr)}. What I showed you alone of it above is how it was before.`
  return {
    text: escaped(`${name}${said}`),
    blocks: [lines([link(mr.web_url, name), text(said)])],
  }
}
