import type { Claim } from './receive/claims.ts'

/** Who did something in Slack, and where; ids as Slack gives them. */
export interface Origin {
  readonly team: string
  /** The person's own workspace; differs from `team` for people of another workspace in a shared channel. */
  readonly userTeam: string
  readonly user: string
  readonly userName: string
  /** Empty when Slack names no channel (a modal opened from the Home tab). */
  readonly channel: string
  /** The app that the delivery is for; absent where Slack names none. */
  readonly app?: string
  /** At most five uses within thirty minutes; absent on view submissions. */
  readonly responseUrl?: string
  /** Valid for three seconds, once; absent on nothing that can open a modal. */
  readonly triggerId?: string
  /** As it is kept until its answer was brought; absent where nothing is kept. */
  readonly kept?: Claim
}

/** A typed slash command. */
export interface SlashCommand extends Origin {
  /** With the slash: `/mr`. */
  readonly command: string
  readonly text: string
}

/** A pressed button, or a chosen overflow option (its value is `value`). */
export interface BlockAction extends Origin {
  readonly actionId: string
  readonly blockId: string
  readonly value: string
  /** The message that holds the button; absent when it is in a view. */
  readonly message?: { readonly ts: string; readonly ephemeral: boolean }
  readonly view?: { readonly id: string; readonly callbackId: string; readonly privateMetadata: string }
}

/** A submitted modal. `values` by block id: what the one input of that block holds. */
export interface ViewSubmission extends Origin {
  readonly viewId: string
  readonly callbackId: string
  readonly privateMetadata: string
  readonly values: Readonly<Record<string, string | readonly string[] | null>>
}

/** A message shortcut or a global one (`message` absent). */
export interface Shortcut extends Origin {
  readonly callbackId: string
  readonly message?: { readonly ts: string; readonly text: string }
}

/** The answer to a submission: nothing (close), errors by block id, or another view in its place. */
export type SubmitAnswer =
  | undefined
  | { readonly response_action: 'errors'; readonly errors: Readonly<Record<string, string>> }
  | { readonly response_action: 'update'; readonly view: Readonly<Record<string, unknown>> }

/**
 * What the dispatcher does with each kind of delivery. Everything but a submission is acknowledged before
 * the call; a submission is acknowledged with what the call returns, so it must answer within two seconds.
 */
export interface InteractionHandlers {
  slash(delivery: SlashCommand): Promise<void>
  pressed(delivery: BlockAction): Promise<void>
  submitted(delivery: ViewSubmission): Promise<SubmitAnswer>
  shortcut(delivery: Shortcut): Promise<void>
  homeOpened(origin: Origin): Promise<void>
}
