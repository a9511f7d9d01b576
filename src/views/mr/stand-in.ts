import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { Blocks, CardKey } from '../reply.ts'
import { lines, link, text } from '../rich-text.ts'
import { escaped } from '../text.ts'
import { refreshButton } from './actions.ts'
import { projectName } from './name.ts'
import { statusWords } from './state.ts'

/** Replaces a card while its updates are paused: shows no data of the forge. `name`: `acme/web!12`. */
export function pausedCard(
  name: string,
  { project, iid }: Pick<CardKey, 'project' | 'iid'>,
): { text: string; blocks: Blocks } {
  const sentence = `Updates of ${name} are paused here.`
  return {
    text: escaped(sentence),
    blocks: [
      lines([text(sentence)]),
      { type: 'actions', block_id: `card.${project}.${iid}.paused`, elements: [refreshButton(project, iid)] },
    ],
  }
}

/** Replaces a card when the same channel has a newer one of the same merge request. */
export function replacedCard({ mr }: MergeRequestView): { text: string; blocks: Blocks } {
  const sentence = `${projectName(mr)}!${mr.iid} moved below.`
  return { text: escaped(sentence), blocks: [lines([text(sentence)])] }
}

/** Tells one person that their private preview, which cannot be edited, is for an ended merge request. */
export function endedPreview({ mr }: MergeRequestView): { text: string; blocks: Blocks } {
  const name = `${projectName(mr)}!${mr.iid}`
  const content = `: ${statusWords(mr)}. What I showed you above is out of date.`
  return {
    text: escaped(`${name}${content}`),
    blocks: [lines([link(mr.web_url, name), text(content)])],
  }
}
