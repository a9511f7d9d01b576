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

/** The one way out to Slack. Nothing here is retried: a resend after a lost answer would post twice. */
export interface Outbox {
  post(channel: string, content: Content): Promise<Posted>
  /** `gone`: the message does not exist any more. */
  update(channel: string, ts: string, content: Content): Promise<'updated' | 'gone' | 'failed'>
  /** Only this person sees it; false when Slack did not take it. */
  whisper(channel: string, user: string, content: Content): Promise<boolean>
}
