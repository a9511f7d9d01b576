import type { ActionFilterOf } from '../../interactions/visible-actions.ts'
import { filterActions } from '../../views/filter-actions.ts'
import { loadingView } from '../../views/form.ts'
import { reviewModal } from '../../views/mr/review.ts'
import type { Modal, Reply } from '../../views/reply.ts'
import { plain } from '../../views/reply.ts'
import { escaped } from '../../views/text.ts'
import type { WebOutbox } from '../outgoing/web-api.ts'
import { withTimeout } from '../with-timeout.ts'
import type { FinishedRun } from './run-and-reply.ts'
import type { ReplyTarget } from './target.ts'

/** Time until a modal opens without its content, in ms: Slack opens one within three seconds of the press. */
const LOADING_AFTER_MS = 1_000

/** Brings answers into modals. */
export interface Dialogs {
  /**
   * Returns the finished run with its answer as a modal, where it is read in one. Opens an empty modal first
   * when the answer takes long.
   */
  finish(running: Promise<FinishedRun>, target: ReplyTarget, opensModal: boolean): Promise<FinishedRun>
}

export function createDialogs({
  outbox,
  filter,
}: {
  readonly outbox: Pick<WebOutbox, 'openView'>
  readonly filter: Pick<ActionFilterOf, 'person'> | undefined
}): Dialogs {
  /** Drops the buttons that this person cannot use. */
  async function permitted(modal: Modal, { team, user, channel }: ReplyTarget): Promise<Modal> {
    const allows = await filter?.person({ team, user, channel })
    return allows ? { ...modal, blocks: filterActions(modal.blocks, allows) } : modal
  }

  async function opened(
    running: Promise<FinishedRun>,
    target: ReplyTarget,
    opensModal: boolean,
  ): Promise<FinishedRun & { readonly isLoading?: true }> {
    const { triggerId, view } = target
    if (!opensModal || !triggerId || view) return running
    const early = await withTimeout(LOADING_AFTER_MS, running, null)
    if (early) return early
    const loading = await outbox.openView({ ...target, triggerId }, loadingView())
    const finished = await running
    if (loading === null) return finished
    const { triggerId: _spent, ...rest } = finished.target
    return { ...finished, target: { ...rest, view: loading }, isLoading: true }
  }

  return {
    async finish(running, target, opensModal) {
      const { isLoading = false, ...finished } = await opened(running, target, opensModal)
      const { result } = finished
      if (result.modal || result.reply.modal) return finished
      const modal = modalOf(result.reply, finished.target, isLoading)
      if (!modal) return finished
      const { message: _shown, ...rest } = result.reply
      const reply = { ...rest, modal: await permitted(modal, finished.target) }
      return { ...finished, result: { ...result, reply } }
    },
  }
}

/** The answer as a modal: in a review, or in place of an empty modal; null where it is a message. */
function modalOf({ message, card }: Reply, { review }: ReplyTarget, isLoading: boolean): Modal | null {
  const note = card?.shows?.note
  const done = note === undefined ? null : escaped(note.by ? `You ${note.words}` : note.words)
  const shown = message ?? (done === null ? null : { text: done, blocks: plain(done) })
  if (review && shown) return reviewModal(review, shown)
  return isLoading && message ? { title: 'Greenlight', text: message.text, blocks: message.blocks } : null
}
