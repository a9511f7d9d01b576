import type { ChannelRef, Recipient } from '../model/directory.ts'
import type { Blocks } from './reply.ts'

export interface Content {
  readonly text: string
  readonly blocks: Blocks
}

export type PostResult =
  | { readonly kind: 'posted'; readonly ts: string }
  /** The bot is not in that channel (or the channel is gone); `reason` is Slack’s own word. */
  | { readonly kind: 'not-there'; readonly reason?: string }
  /**
   * Not posted. `reason` is Slack’s own word, or `too-late` when it expired first, `too-many` when too many
   * posts wait, `forgotten` when it was deleted with its person. `permanent`: the next post there would be
   * refused as well.
   */
  | { readonly kind: 'refused'; readonly reason?: string; readonly permanent?: true }
  /** No trustworthy answer, and the bot may not look: the post may exist or not. It is not retried. */
  | { readonly kind: 'unconfirmed' }
  /**
   * Slack has not accepted it yet: it is posted later, also after a restart, unless it expires first. A
   * repeated call with the same key gets the current state; `outcome` resolves to it in this process.
   */
  | { readonly kind: 'waiting'; readonly outcome: Promise<PostResult> }

export interface PostOptions {
  /** Identifies the message: a key is posted once, however many callers send it, also after a restart. */
  readonly key?: string
  readonly thread?: string
  /**
   * True for what answers somebody, false for what the bot says by itself; omitted: true in a channel, false to a
   * person. Where both wait for one channel they take turns, each in the order in which it came. An answer without
   * `expiresAt` is dropped after thirty minutes, with a notice there; everything else after a day.
   */
  readonly isAnswer?: boolean
  /** The expiry, in ms UTC: the post is not sent later. */
  readonly expiresAt?: number
  /** True when an earlier process may have posted it: search the history before the first attempt too. */
  readonly mayBePosted?: boolean
  /** True for what is sent from memory: nothing is stored, and it is not sent any more once the process has ended. */
  readonly isTransient?: boolean
}

export interface Outbox {
  /** Posts to the whole channel. Resolves within fifteen seconds; sending continues when Slack is slower. */
  post(to: ChannelRef, content: Content, options?: PostOptions): Promise<PostResult>
  /** Returns `gone` when the message no longer exists. */
  update(
    message: ChannelRef & { readonly ts: string },
    content: Content,
  ): Promise<'updated' | 'gone' | 'failed'>
  /** Deletes one of the bot’s messages from a channel; returns false when it may still be there. */
  remove(message: ChannelRef & { readonly ts: string }): Promise<boolean>
  /** Posts in the channel, or in a thread, for this person only; false when Slack did not accept it. */
  whisper(to: ChannelRef & Recipient & { readonly thread?: string }, content: Content): Promise<boolean>
  direct(to: Recipient, content: Content, options?: PostOptions): Promise<PostResult>
  /** Edits a direct message; returns `gone` when it no longer exists. */
  updateDirect(
    message: Recipient & { readonly ts: string },
    content: Content,
  ): Promise<'updated' | 'gone' | 'failed'>
}

/** The reason why Slack refuses a message, by its own word (https://docs.slack.dev/reference/methods/chat.postMessage), and the way out. */
const WHY: Readonly<Record<string, string>> = {
  is_archived: 'This channel is archived, so nobody can post here. Unarchive it, then ask again.',
  restricted_action: 'Only some people may post in this channel. Ask an admin to let me post here.',
  restricted_action_read_only_channel:
    'Only some people may post in this channel. Ask an admin to let me post here.',
  restricted_action_thread_only_channel: 'This channel takes messages in threads only. Ask me in a thread.',
  restricted_action_thread_locked: 'This thread is locked. Ask me outside of it.',
  restricted_action_non_threadable_channel:
    'This channel takes no messages in threads. Ask me outside of one.',
  msg_too_long: 'The answer is too long for Slack. Ask for less at once.',
  msg_blocks_too_long: 'The answer is too long for Slack. Ask for less at once.',
  account_inactive: 'My access to this workspace was withdrawn. Ask an admin to install me again.',
  token_revoked: 'My access to this workspace was withdrawn. Ask an admin to install me again.',
  token_expired: 'My access to this workspace has expired. Ask an admin to install me again.',
  invalid_auth: 'My access to this workspace was withdrawn. Ask an admin to install me again.',
  not_authed: 'My access to this workspace was withdrawn. Ask an admin to install me again.',
  missing_scope: 'I’m not allowed to post in this workspace. Ask an admin to install me again.',
  no_permission: 'I’m not allowed to post in this channel. Ask an admin to let me post here.',
  ekm_access_denied: 'Your organisation has suspended my access. Ask an admin.',
  team_access_not_granted: 'My access to this workspace was withdrawn. Ask an admin to grant it again.',
  'too-late': 'Slack didn’t take the answer in time. Ask again.',
  'too-many': 'Too many messages are waiting for Slack. Ask again later.',
}

export function refusalWords(reason = ''): string {
  return WHY[reason] ?? `Slack didn’t take the answer${reason === '' ? '' : ` (${reason})`}. Ask again later.`
}
