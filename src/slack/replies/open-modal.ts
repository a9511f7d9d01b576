import type { Command } from '../../commands/command.ts'
import type { ActionFilterOf } from '../../interactions/visible-actions.ts'
import { withTimeout } from '../../model/deadline.ts'
import { filterActions } from '../../views/button.ts'
import { loadingModal, readingView } from '../../views/form.ts'
import { reviewModal } from '../../views/mr/review.ts'
import { type Modal, plain, type Reply } from '../../views/reply.ts'
import { escaped } from '../../views/text.ts'
import type { CommandAction } from '../actions/press.ts'
import { writeContext } from '../forms/form-context.ts'
import type { WebOutbox } from '../outgoing/web-api.ts'
import type { FinishedRun, ReplyTarget } from './target.ts'

/** Time until a modal opens without its content, in ms: Slack opens one within three seconds of the press. */
const LOADING_AFTER_MS = 1_000

type ModalContent =
  /** A form, or the subject of a review; other answers that come in time are messages. */
  | { readonly kind: 'dialog' }
  /** Something to read: whatever the answer is, it is shown in the modal. */
  | { readonly kind: 'reading'; readonly title: string }

/** Opens modals within Slack’s three seconds, and brings answers into them. */
export function createModals(options: {
  readonly outbox: Pick<WebOutbox, 'openView'>
  readonly filter: Pick<ActionFilterOf, 'person' | 'ofPerson'>
}) {
  const { outbox, filter } = options
  /** Returns the finished run; its target has the modal that waits for the answer, or cannot open one any more. */
  async function opened(
    running: Promise<FinishedRun>,
    target: ReplyTarget & { readonly triggerId: string },
    title: string,
  ): Promise<FinishedRun> {
    const early = await withTimeout(LOADING_AFTER_MS, running, null)
    if (early) return early
    const loading = readingView(loadingModal(title), writeContext({ channel: target.channel }))
    const view = await outbox.openView(target, loading)
    const finished = await running
    // A trigger opens one modal: a second try would fail as this one did, or show the answer twice.
    const { triggerId: _spent, ...rest } = finished.target
    return { ...finished, target: view === null ? rest : { ...rest, view } }
  }

  return {
    /**
     * Returns the finished run with its answer as a modal, where it is read in one. An answer that takes long
     * opens the modal empty and fills it; null opens none.
     */
    async finish(
      running: Promise<FinishedRun>,
      target: ReplyTarget,
      content: ModalContent | null,
    ): Promise<FinishedRun> {
      const { triggerId, view } = target
      const canOpen = content !== null && triggerId !== undefined && view === undefined
      const title = content?.kind === 'reading' ? content.title : 'One moment…'
      const finished = await (canOpen ? opened(running, { ...target, triggerId }, title) : running)
      const { result } = finished
      if (result.modal || result.reply.modal) return finished
      const isFilled = canOpen && (content.kind === 'reading' || finished.target.view !== undefined)
      const modal = modalOf(result.reply, finished.target, isFilled)
      if (!modal) return finished
      const { message: _shown, ...rest } = result.reply
      // In a channel, whoever sends it drops the buttons that this person cannot use.
      if (target.channel !== '') return { ...finished, result: { ...result, reply: { ...rest, modal } } }
      const allows = result.access ? filter.ofPerson(result.access) : await filter.person(target)
      const blocks = filterActions(modal.blocks, allows)
      return { ...finished, result: { ...result, reply: { ...rest, modal: { ...modal, blocks } } } }
    },
  }
}

export function readingIn({ modal }: Pick<Command, 'modal'>): ModalContent | null {
  return modal === undefined ? null : { kind: 'reading', title: modal }
}

/** The modal of a press: of its command, of the review that holds the button, or of the command’s form. */
export function modalContentOf({ command, confirmed, opensDialog }: CommandAction): ModalContent | null {
  const isDialog = opensDialog || (command.asksByForm && !confirmed)
  return readingIn(command) ?? (isDialog ? { kind: 'dialog' } : null)
}

/** The answer as a modal: in a review, or where a modal waits for it; null where it is a message. */
function modalOf({ message, card }: Reply, { review }: ReplyTarget, isFilled: boolean): Modal | null {
  const note = card?.shows?.note
  const done = note === undefined ? null : escaped(note.by ? `You ${note.words}` : note.words)
  const shown = message ?? (done === null ? null : { text: done, blocks: plain(done) })
  if (review && shown) return reviewModal(review, shown)
  const filling = shown ?? (card ? { text: card.text, blocks: plain(card.text) } : null)
  return isFilled && filling ? { title: 'Greenlight', text: filling.text, blocks: filling.blocks } : null
}

/** Shows a modal in the open one, else in a new one; returns false where Slack takes neither. */
export async function showModal(
  modal: Modal,
  { team, user, view, triggerId, channel, privately, pressed, access }: ReplyTarget,
  outbox: Pick<WebOutbox, 'openView' | 'updateView'>,
): Promise<boolean> {
  const { review } = modal
  const reviewed = review ? { review, privately, pressed } : {}
  const content = readingView(modal, writeContext({ channel, ...reviewed }))
  if (view && (await outbox.updateView({ team, user, channel, view, access }, content)) !== null) return true
  if (!triggerId) return false
  return (await outbox.openView({ team, user, channel, triggerId, access }, content)) !== null
}
