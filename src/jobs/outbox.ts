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

/** The one way out to Slack. Nothing here is retried: a resend after a lost answer would post twice. */
export interface Outbox {
  /** Everybody in the channel sees it. */
  post(to: Room, content: Content): Promise<Posted>
  /** `gone`: the message does not exist any more. */
  update(message: Room & { readonly ts: string }, content: Content): Promise<'updated' | 'gone' | 'failed'>
  /** Only this person sees it, in the channel; false when Slack did not take it. */
  whisper(to: Room & Recipient, content: Content): Promise<boolean>
  /** A direct message. */
  direct(to: Recipient, content: Content): Promise<Posted>
}
