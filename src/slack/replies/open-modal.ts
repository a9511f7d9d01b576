import type { Command } from '../../commands/command.ts'
import { loadingModal, readingView } from '../../views/form.ts'
import type { Modal } from '../../views/reply.ts'
import { writeContext } from '../forms/form-context.ts'
import type { WebOutbox } from '../outgoing/web-api.ts'
import type { ReplyTarget } from './target.ts'

/**
 * Opens the modal that a command fills in, while Slack still lets one open: reading may take longer. Returns the
 * target with the modal; as it was for any other command, in an open modal, and where Slack opens none.
 */
export async function openModalFor(
  { modal }: Pick<Command, 'modal'>,
  target: ReplyTarget,
  outbox: Pick<WebOutbox, 'openView'>,
): Promise<ReplyTarget> {
  const { triggerId, view, channel } = target
  if (modal === null || view !== undefined || triggerId === undefined) return target
  const loading = readingView(loadingModal(modal), writeContext({ channel }))
  const opened = await outbox.openView({ ...target, triggerId }, loading)
  return opened === null ? target : { ...target, view: opened, fillsView: true }
}

/** Shows a modal in the open one, else in a new one; returns false where Slack takes neither. */
export async function showModal(
  modal: Modal,
  { team, user, view, triggerId, channel, privately, pressed }: ReplyTarget,
  outbox: Pick<WebOutbox, 'openView' | 'updateView'>,
): Promise<boolean> {
  const { review } = modal
  const reviewed = review ? { review, privately, ...(pressed ? { pressed } : {}) } : {}
  const content = readingView(modal, writeContext({ channel, ...reviewed }))
  if (view && (await outbox.updateView({ team, user, channel, view }, content))) return true
  if (!triggerId) return false
  return (await outbox.openView({ team, user, channel, triggerId }, content)) !== null
}
