import type { Button } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import { button, linkButton } from '../button.ts'
import { type FailureTag, privately, type Reply } from '../reply.ts'
import { bold, lines, text } from '../rich-text.ts'
import { address, escaped } from '../text.ts'

/** A private refusal: a headline, one line of help, and the way out as buttons. */
export function stoppedReply(
  headline: string,
  help: string,
  failure: FailureTag,
  buttons: readonly Button[] = [],
): Reply {
  return {
    ...privately(escaped(`${headline} ${help}`.trim()), [
      lines([bold(headline)], [text(help)]),
      ...(buttons.length > 0 ? [{ type: 'actions' as const, elements: [...buttons] }] : []),
    ]),
    failure,
  }
}

/** Opens the page of a merge request; nothing without an address. */
export function openButton({ iid, web_url }: MergeRequest): Button[] {
  const url = address(web_url)
  return url ? [linkButton(`Open !${iid}`, url)] : []
}

/** Shows the present card. */
export function checkButton({ project_id: project, iid }: MergeRequest): Button {
  return button('Check again', { verb: 'mr.view', input: { project, mr: iid } }, { suffix: 'check' })
}

/** A verb on the merge request, as the way out. */
export function verbButton(label: string, verb: string, { project_id: project, iid }: MergeRequest): Button {
  return button(label, { verb, input: { project, mr: iid } }, { spoken: `${label} !${iid}` })
}
