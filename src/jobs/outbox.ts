import type { Blocks } from '../blocks/reply.ts'

export interface Content {
  readonly text: string
  readonly blocks: Blocks
}

export type Posted =
  | { readonly kind: 'posted'; readonly ts: string }
  /** The bot is not in that channel (or the channel is gone). */
  | { readonly kind: 'not-there' }
  /** Slack refused it for another reason. */
  | { readonly kind: 'refused' }
  /** No trustworthy answer: it may be there, or not. */
  | { readonly kind: 'unconfirmed' }

/** How a message is to be posted. */
export interface Posting {
  /** Names the message: with the same key it is posted once, whoever asks, however often, also after a restart. */
  readonly key?: string
  /** The message (its ts) in whose thread it belongs; it is never broadcast to the channel. */
  readonly thread?: string
  /** Which goes first where several wait for one channel: answers, then stories, then digests. */
  readonly priority?: 'answer' | 'story' | 'digest'
  /** ms UTC: not posted later than that. */
  readonly expiresAt?: number
  /** An earlier life of the bot may have posted it: look in the channel’s history before the first try as well. */
  readonly mayBeThere?: boolean
}

/** A channel of a workspace. */
export interface Room {
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
  /** Everybody in the channel sees it. */
  post(to: Room, content: Content, posting?: Posting): Promise<Posted>
  /** `gone`: the message does not exist any more. */
  update(message: Room & { readonly ts: string }, content: Content): Promise<'updated' | 'gone' | 'failed'>
  /** Only this person sees it, in the channel; false when Slack did not take it. */
  whisper(to: Room & Recipient, content: Content): Promise<boolean>
  /** A direct message. */
  direct(to: Recipient, content: Content, posting?: Posting): Promise<Posted>
}
