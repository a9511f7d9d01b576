import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { Blocks } from '../reply.ts'
import { lines, link, text } from '../rich-text.ts'
import { escaped } from '../text.ts'
import { projectName } from './status.ts'

/** Replaces a card when the same channel has a newer one of the same merge request. */
export function replacedCard({ mr }: MergeRequestView): { text: string; blocks: Blocks } {
  const name = `${projectName(mr)}!${mr.iid}`
  return {
    text: escaped(`The card of ${name} is further down now.`),
    blocks: [
      lines([text('The card of '), link(mr.web_url, name), text(' is further down now, and goes on there.')]),
    ],
  }
}
