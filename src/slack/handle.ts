import type { ChannelChange, ChannelRef, Chat } from '../model/directory.ts'
import type { PostedLinks } from '../notifications/links.ts'
import type { Uninstalls } from '../store/tables/uninstalls.ts'
import { plain } from '../views/reply.ts'
import { inItsPlace } from './actions/rejected.ts'
import type { Resolve } from './actions/resolve.ts'
import { homeOf } from './directory.ts'
import type { Dispatch } from './dispatch.ts'
import type {
  ChannelChanged,
  Claimed,
  Interaction,
  ReadRequest,
  SubmitAnswer,
  Uninstall,
} from './interaction.ts'
import type { Prepare } from './outgoing/prepare.ts'
import type { Respond } from './outgoing/respond.ts'

interface HandlerOptions {
  readonly uninstalls: Pick<Uninstalls, 'has'>
  readonly isInstalled: (team: string) => Promise<boolean>
  readonly resolve: Resolve
  readonly dispatch: Pick<Dispatch, 'command' | 'action' | 'submission' | 'shortcut' | 'home'>
  /** Welcomes a channel to which the bot was added. */
  readonly welcome: (channel: ChannelRef) => Promise<void>
  /** Shows cards under the links of a message. */
  readonly unfold: (posted: PostedLinks) => Promise<void>
  readonly prepare: Pick<Prepare, 'answer'>
  readonly respond: Respond
  /** Handles the uninstall: the app was removed from these workspaces, or lost its token for them. */
  readonly uninstalled: (removed: Pick<Uninstall, 'team' | 'teams'>) => Promise<void>
  /** Keeps what is set up in a channel in step with it. */
  readonly channelChanged: (changed: ChannelChange) => Promise<void>
  readonly chat: Pick<Chat, 'person'>
}

/**
 * Handles every interaction, from its claim to its answer, in this order: a workspace without the app is refused;
 * an action token that is not valid is rejected; the interaction is dispatched; and a form’s answer is prepared like
 * everything else that is sent. Returns the acknowledgement of a submission.
 */
export function createHandler(
  options: HandlerOptions,
): (interaction: Claimed<ReadRequest>) => Promise<SubmitAnswer> {
  const { uninstalls, isInstalled, resolve, dispatch, welcome, unfold, prepare, respond } = options
  const { uninstalled, channelChanged, chat } = options
  /** Says that the app is not there; for a form, as its answer. */
  async function refuse(
    interaction: Exclude<Interaction, Uninstall | ChannelChanged>,
    { title, text }: { readonly title: string; readonly text: string },
  ): Promise<SubmitAnswer> {
    if (interaction.kind === 'submission') return inItsPlace(title, plain(text))
    await respond(interaction, { text, blocks: plain(text), to: 'person', replace: false })
    return undefined
  }

  return async (received) => {
    if (received.kind === 'uninstall') return void (await uninstalled(received))
    if (received.kind === 'channel') return void (await channelChanged(received))
    const interaction = { ...received, userTeam: await homeOf(chat, received) }
    if (await uninstalls.has(interaction.team)) return refuse(interaction, REMOVED)
    if (!(await isInstalled(interaction.team))) return refuse(interaction, NOT_INSTALLED)
    switch (interaction.kind) {
      case 'command':
        return void (await dispatch.command(interaction))
      case 'reply':
        return undefined
      case 'action': {
        const resolved = await resolve.action(interaction)
        return void (resolved && (await dispatch.action(resolved.action, resolved.press)))
      }
      case 'submission': {
        const resolved = await resolve.submission(interaction)
        const answer =
          'rejected' in resolved
            ? resolved.rejected
            : await dispatch.submission(resolved.submission, resolved.form)
        return answer && prepare.answer(answer, interaction)
      }
      case 'shortcut':
        return void (await dispatch.shortcut(interaction))
      case 'home':
        return void (await dispatch.home(interaction))
      case 'joined':
        return void (await welcome(interaction))
      case 'links':
        return void (await unfold(interaction))
    }
  }
}

const REMOVED = {
  title: 'Greenlight was removed',
  text: 'Greenlight was removed from this workspace. Except for the action log, its data is deleted after 24 hours. Install it again to use it.',
}

const NOT_INSTALLED = {
  title: 'Greenlight isn’t here',
  text: 'Greenlight isn’t installed in your workspace, so I did nothing. Ask your admin to install it.',
}
