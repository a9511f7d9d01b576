import type { ActionsBlock } from '@slack/types'
import { type ButtonPress, button } from '../button.ts'
import type { Blocks, Modal } from '../reply.ts'

/** The merge request that a person reviews in a modal. */
interface Review {
  readonly project: number
  readonly mr: number
  /** The head that the card showed; empty when it is unknown. */
  readonly sha: string
}

/** A modal to read a merge request in, with the way to everything else about it. */
export function reviewModal(
  review: Review,
  shown: { readonly text: string; readonly blocks: Blocks },
): Modal {
  return {
    title: `Review !${review.mr}`,
    text: shown.text,
    blocks: [tabs(review), ...shown.blocks.slice(0, 98)],
    review,
  }
}

function tabs({ project, mr, sha }: Review): ActionsBlock {
  const tab = (label: string, verb: string, input: ButtonPress['input'] = {}) =>
    button(
      label,
      { verb, input: { project, mr, ...input } },
      { opensDialog: true, spoken: `${label} !${mr}` },
    )
  return {
    type: 'actions',
    block_id: 'review',
    elements: [
      tab('Changes', 'mr.changes'),
      tab('Commits', 'mr.commits'),
      tab('Pushes', 'mr.versions'),
      tab('Issues it closes', 'mr.closes'),
      tab('Build', 'mr.build'),
      ...(sha === '' ? [] : [tab('Approve', 'mr.approve', { sha })]),
      tab('Comment', 'mr.comment'),
    ],
  }
}
