import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { Blocks, Card, CardKey } from '../reply.ts'
import { bold, code, lines, link, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { refreshButton } from './actions.ts'
import { sourceBranch } from './branches.ts'
import { projectName } from './name.ts'
import { stateSentences, stateWords, waysOut } from './state.ts'

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

export function replacedCard({ mr }: MergeRequestView): { text: string; blocks: Blocks } {
  const sentence = `${projectName(mr)}!${mr.iid} moved below.`
  return { text: escaped(sentence), blocks: [lines([text(sentence)])] }
}

/** A card as a thread shows it: it is not kept up to date there, so it has no buttons. */
export function shortCard({ text, blocks, shows }: Card): { text: string; blocks: Blocks } {
  return shows ? linkCard(shows.view) : { text, blocks }
}

/** A short card of a merge request that somebody names; it has no buttons, since it is not kept up to date. */
export function linkCard(view: MergeRequestView): { text: string; blocks: Blocks } {
  const { mr } = view
  const name = `!${mr.iid} ${oneLine(mr.title, 250)}`
  const status = oneLine(stateWords(view), 200)
  const sentences = oneLine(stateSentences(view), 400)
  const author = mr.author ? [text(`  by ${oneLine(mr.author.name, 80)}`)] : []
  return {
    text: escaped(`${name} in ${projectName(mr)}. ${sentences}`),
    blocks: [
      lines(
        [link(mr.web_url, name, { bold: true }), text(`  ${projectName(mr)}`)],
        [bold(status)],
        [text(waysOut(view))],
        [...sourceBranch(mr, 100), text(' into '), code(oneLine(mr.target_branch, 100)), ...author],
      ),
    ],
  }
}
