import type { Blocks } from '../views/reply.ts'

export interface Content {
  readonly text: string
  readonly blocks: Blocks
}

export type Posted =
  | { readonly kind: 'posted'; readonly ts: string }
  /** The bot is not in that channel (or the channel is gone); `reason` is Slack’s own word. */
  | { readonly kind: 'not-there'; readonly reason?: string }
  /**
   * It is not there. `reason` is Slack’s own word, or `too-late` when its time ended first, `too-many` when too
   * many posts wait, `forgotten` when it was deleted with its person. `permanent`: the next post there would be
   * refused as well.
   */
  | { readonly kind: 'refused'; readonly reason?: string; readonly permanent?: true }
  /** No trustworthy answer, and the bot may not look: it may be there, or not. It is not tried again. */
  | { readonly kind: 'unconfirmed' }
  /**
   * Slack has not taken it until now: it is posted later, also after a restart, unless its time ends first. Who
   * asks again with the same key is told how it stands; `outcome` tells it in this process.
   */
  | { readonly kind: 'waiting'; readonly outcome: Promise<Posted> }

/** The options of a post. */
export interface PostOptions {
  /** Names the message: with the same key it is posted once, whoever asks, however often, also after a restart. */
  readonly key?: string
  /** The message (its ts) in whose thread it belongs; it is never broadcast to the channel. */
  readonly thread?: string
  /**
   * Which goes first where several wait for one channel: answers, then stories, then digests. When left out: an
   * answer in a channel, a story to a person. An answer without an `expiresAt` is dropped after thirty minutes, and
   * the drop is told there; everything else after a day.
   */
  readonly priority?: 'answer' | 'story' | 'digest'
  /** ms UTC: not posted later than that. */
  readonly expiresAt?: number
  /** An earlier life of the bot may have posted it: look in the channel’s history before the first try as well. */
  readonly mayBePosted?: boolean
}

/** A channel of a workspace. */
export interface ChannelRef {
  readonly team: string
  readonly channel: string
}

/** A person of a workspace. */
export interface Recipient {
  readonly team: string
  readonly user: string
}

/** The one way out to Slack. */
export interface Outbox {
  /** Everybody in the channel sees it. Answers within a quarter of a minute, and goes on when Slack is slower. */
  post(to: ChannelRef, content: Content, options?: PostOptions): Promise<Posted>
  /** `gone`: the message does not exist any more. */
  update(
    message: ChannelRef & { readonly ts: string },
    content: Content,
  ): Promise<'updated' | 'gone' | 'failed'>
  /** Only this person sees it, in the channel; false when Slack did not take it. */
  whisper(to: ChannelRef & Recipient, content: Content): Promise<boolean>
  /** A direct message. */
  direct(to: Recipient, content: Content, options?: PostOptions): Promise<Posted>
}
