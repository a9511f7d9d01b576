import type { ModalView } from '@slack/types'
import type { Attempt } from '../durable/durable.ts'
import type { ParseResult } from '../interactions/parsed-command.ts'
import type { Log } from '../log/log.ts'
import type { ChannelChange } from '../model/directory.ts'
import type { FoundToken } from '../store/tables/action-tokens.ts'
import type { FoundPress, TypedPress } from './actions/press.ts'
import type { FoundForm } from './forms/forms.ts'

/** One attempt at a request; a stored one stays stored until its reply is delivered. */
export interface Claim {
  /** The correlation id of the interaction. */
  readonly reference: string
  /** ms UTC */
  readonly acceptedAt: number
  /** True when Slack has its acknowledgement already, so that no form can be answered in it. */
  readonly isLate: boolean
  /** True when an earlier attempt was interrupted. */
  readonly isRetry: boolean
  /** A channel message that the reply replaces. */
  readonly noticeTs?: string
  /** Writes lines that carry the reference. */
  readonly log: Log
  readonly attempt: Pick<Attempt, 'number' | 'fenced' | 'isCurrent' | 'leavePartition' | 'hasLeftPartition'>
  saveNotice(ts: string): Promise<void>
  /** True when the request is stored: its posts are then stored as well. */
  isDurable(): boolean
  /** See ReplyChannel.makeDurable. */
  makeDurable(): Promise<void>
  /** Keeps the request stored until this work has ended too. */
  until(work: Promise<unknown>): void
  /** Resolves when all of that work has ended. @throws The error of such work. */
  ended(): Promise<void>
}

export interface Origin {
  readonly team: string
  /** The person's own workspace; differs from `team` for people of another workspace in a shared channel. */
  readonly userTeam: string
  /** The organisation that Slack names with the workspace, on Enterprise Grid; absent elsewhere. */
  readonly enterprise?: string
  readonly user: string
  readonly userName: string
  /** Empty when Slack names no channel (a modal opened from the Home tab). */
  readonly channel: string
  /** The app that the request is for; absent where Slack names none. */
  readonly app?: string
  /** Valid for five uses within thirty minutes; absent on view submissions. */
  readonly responseUrl?: string
  /** Valid for three seconds, once; absent when no modal can be opened. */
  readonly triggerId?: string
}

/** A request that Slack may deliver again. */
interface Redelivered {
  /** Slack’s id of the event, the same on redelivery; absent where Slack names none. */
  readonly eventId?: string
}

export interface SlashCommand extends Origin, Redelivered {
  readonly kind: 'command'
  /** The command with its slash: `/mr`. */
  readonly command: string
  readonly text: string
  /** Present when it is answered in a thread. */
  readonly mention?: {
    /** The first message of the thread in which it is answered. */
    readonly thread: string
    /** True when the message itself is in that thread. */
    readonly isReply: boolean
  }
  /** The message (its ts) in which it was said to the bot; absent for a slash command. */
  readonly saidTs?: string
  /** True for a reply to a card, which becomes a comment without a word of the bot. */
  readonly isReply?: true
  /** The message whose button stands for it; absent for what was typed. */
  readonly message?: BlockAction['message']
}

/** A reply in the thread of a message, or a new text of it. */
export interface ThreadReply extends Origin, Redelivered {
  readonly kind: 'reply'
  /** The first message of the thread. */
  readonly thread: string
  readonly ts: string
  readonly text: string
  readonly edits: boolean
  /** Its ts, unless it edits: see SlashCommand. */
  readonly saidTs?: string
}

/** A pressed button, or a chosen overflow option (in `value`). */
export interface BlockAction extends Origin {
  readonly kind: 'action'
  readonly actionId: string
  readonly blockId: string
  readonly value: string
  /** The message that holds the button; absent when it is in a view. */
  readonly message?: {
    readonly ts: string
    readonly ephemeral: boolean
    /** The first message of the thread that it is in. */
    readonly thread?: string
  }
  readonly view?: {
    readonly id: string
    readonly callbackId: string
    readonly privateMetadata: string
    /** True for the Home tab, which is no modal: nothing opens on top of it, or in its place. */
    readonly isHome?: boolean
  }
}

/** The value of a form’s input: a text, the chosen values, or null when it is empty. */
export type InputValue = string | readonly string[] | null

/** A submitted modal. `values` by block id: the value of the block’s one input. */
export interface ViewSubmission extends Origin {
  readonly kind: 'submission'
  readonly viewId: string
  readonly callbackId: string
  readonly privateMetadata: string
  readonly values: Readonly<Record<string, InputValue>>
  /** The block id of the first input, under which an error can be shown; absent when there is no input. */
  readonly firstInput?: string
}

/** One of several choices of a modal was chosen, and Slack was asked to report it; nothing of it is stored. */
export interface Choice extends Origin {
  readonly kind: 'choice'
  /** The input. */
  readonly name: string
  readonly value: string
  readonly viewId: string
  /** Changes with each update of the view. */
  readonly hash: string
  /** The modal as Slack shows it. */
  readonly view: Omit<ModalView, 'submit'> & Required<Pick<ModalView, 'callback_id' | 'private_metadata'>>
}

/** Letters typed into a select of a modal; nothing of it is stored. */
export interface Suggestion extends Origin {
  readonly kind: 'suggestion'
  readonly callbackId: string
  readonly privateMetadata: string
  /** The input. */
  readonly name: string
  readonly typed: string
}

export interface Shortcut extends Origin {
  readonly kind: 'shortcut'
  readonly callbackId: string
  readonly message?: { readonly ts: string; readonly text: string }
}

export interface HomeOpened extends Origin, Redelivered {
  readonly kind: 'home'
}

interface ChannelJoined extends Origin, Redelivered {
  readonly kind: 'joined'
}

interface LinksPosted extends Origin, Redelivered {
  readonly kind: 'links'
  readonly ts: string
  /** See PostedLinks. */
  readonly composing: string | null
  readonly urls: readonly string[]
}

/** The app was removed from a workspace, or lost its bot token for it; or its access changed. */
export interface Uninstall extends Redelivered {
  readonly kind: 'uninstall'
  readonly team: string
  /** The workspaces of an organisation whose access has changed; absent when `team` itself lost the app. */
  readonly teams?: readonly string[]
}

/** A channel has another id or name, or is archived or deleted. */
export type ChannelChanged = ChannelChange & Redelivered & { readonly kind: 'channel' }

export type Interaction =
  | SlashCommand
  | ThreadReply
  | BlockAction
  | ViewSubmission
  | Shortcut
  | HomeOpened
  | ChannelJoined
  | LinksPosted
  | Uninstall
  | ChannelChanged

/** The meaning of an action token, or why it has none. */
export type Found<Meaning> =
  | ({ readonly kind: 'found' } & Meaning)
  | Exclude<FoundToken, { kind: 'found' }>
  /** It was tampered with. */
  | { readonly kind: 'failed' }

export interface ParsedSlashCommand extends SlashCommand {
  readonly parsed: ParseResult
}

export interface ResolvedAction extends BlockAction {
  /** Null for a link, which the browser has opened already. */
  readonly found: Found<FoundPress> | null
}

export interface ResolvedSubmission extends ViewSubmission {
  readonly found: Found<FoundForm>
}

/**
 * A request that was read: its text is parsed, and its action token looked up. A reply that becomes a comment, and a
 * press that stands for typed text, are commands.
 */
export type ReadRequest =
  | Exclude<Interaction, SlashCommand | BlockAction | ViewSubmission>
  | ParsedSlashCommand
  | ResolvedAction
  | ResolvedSubmission

/** A request, and the attempt at it. */
export type Claimed<Request> = Request & { readonly claim: Claim }

/** Something that Slack reports by itself: nobody waits for an answer. */
type SlackEvent = HomeOpened | ChannelJoined | LinksPosted | Uninstall | ChannelChanged

const EVENTS: ReadonlySet<Interaction['kind']> = new Set<SlackEvent['kind']>([
  'home',
  'joined',
  'links',
  'uninstall',
  'channel',
])

export function isEvent<Request extends Interaction>(
  interaction: Request,
): interaction is Extract<Request, SlackEvent> {
  return EVENTS.has(interaction.kind)
}

export type DecodedRequest =
  | Interaction
  | Choice
  | Suggestion
  /** Other events and closed views, which need no handling. */
  | { readonly kind: 'ignored' }

/** True for a request that is stored, and answered once. */
export function isInteraction(received: DecodedRequest): received is Interaction {
  return !['ignored', 'suggestion', 'choice'].includes(received.kind)
}

/** The answer to a submission: nothing (close), errors by block id, or another view in its place. */
export type SubmitAnswer =
  | undefined
  | { readonly response_action: 'errors'; readonly errors: Readonly<Record<string, string>> }
  /** Closes this modal, and those below it. */
  | { readonly response_action: 'clear' }
  | { readonly response_action: 'update'; readonly view: Readonly<Record<string, unknown>> }

/** Returns a press as the command that its button stands for. */
export function asCommand(
  { team, userTeam, enterprise, user, userName, channel, app, responseUrl, triggerId, message }: BlockAction,
  { noun, text }: TypedPress,
): SlashCommand {
  const origin = { team, userTeam, enterprise, user, userName, channel, app, responseUrl, triggerId }
  return { kind: 'command', ...origin, command: `/${noun}`, text, message }
}
