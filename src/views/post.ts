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
