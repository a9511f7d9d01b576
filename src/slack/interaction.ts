import type { Log } from '../log/log.ts'

/** A request that this process is to answer; it stays stored until the answer is brought. */
export interface Claim {
  /** The correlation id of the interaction. */
  readonly reference: string
  /** When it was asked, in ms UTC; set only when a process was stopped before it had brought the answer. */
  readonly askedAt?: number
  /** A message of the channel that the answer takes the place of. */
  readonly noticeTs?: string
  /** Writes lines that carry the reference. */
  readonly log: Log
  /** Tells whether it is still this process that is to answer. */
  holds(): Promise<boolean>
  /** Keeps the request stored until this work has ended as well. */
  until(work: Promise<unknown>): void
}

/** The person who did something in Slack, and where; ids as Slack gives them. */
export interface Origin {
  readonly team: string
  /** The person's own workspace; differs from `team` for people of another workspace in a shared channel. */
  readonly userTeam: string
  readonly user: string
  readonly userName: string
  /** Empty when Slack names no channel (a modal opened from the Home tab). */
  readonly channel: string
  /** The app that the request is for; absent where Slack names none. */
  readonly app?: string
  /** At most five uses within thirty minutes; absent on view submissions. */
  readonly responseUrl?: string
  /** Valid for three seconds, once; absent on nothing that can open a modal. */
  readonly triggerId?: string
  /** Absent where nothing is stored. */
  readonly claim?: Claim
}

/** A typed slash command. */
export interface SlashCommand extends Origin {
  readonly kind: 'command'
  /** With the slash: `/mr`. */
  readonly command: string
  readonly text: string
}

/** A pressed button, or a chosen overflow option (its value is `value`). */
export interface BlockAction extends Origin {
  readonly kind: 'action'
  readonly actionId: string
  readonly blockId: string
  readonly value: string
  /** The message that holds the button; absent when it is in a view. */
  readonly message?: { readonly ts: string; readonly ephemeral: boolean }
  readonly view?: { readonly id: string; readonly callbackId: string; readonly privateMetadata: string }
}

/** The value of an input of a form: text, the values of what is chosen, or null when it is empty. */
export type InputValue = string | readonly string[] | null

/** A submitted modal. `values` by block id: what the one input of that block holds. */
export interface ViewSubmission extends Origin {
  readonly kind: 'submission'
  readonly viewId: string
  readonly callbackId: string
  readonly privateMetadata: string
  readonly values: Readonly<Record<string, InputValue>>
  /** The block id of the first input, under which an error can be shown; absent where there is none. */
  readonly firstInput?: string
}

/** A message shortcut or a global one (`message` absent). */
export interface Shortcut extends Origin {
  readonly kind: 'shortcut'
  readonly callbackId: string
  readonly message?: { readonly ts: string; readonly text: string }
}

/** A person opened the bot's Home tab. */
export interface HomeOpened extends Origin {
  readonly kind: 'home'
  /** Slack's own name for the event, the same when it is sent again. */
  readonly eventId?: string
}

/** The app was removed from a workspace, or lost its bot token for it. */
export interface Uninstall {
  readonly kind: 'uninstall'
  readonly team: string
  readonly eventId?: string
  readonly claim?: Claim
}

/** Everything in Slack that the bot works on. */
export type Interaction = SlashCommand | BlockAction | ViewSubmission | Shortcut | HomeOpened | Uninstall

/** A request of Slack, decoded. */
export type Received =
  | Interaction
  /** Other events and closed views, on which nobody works. */
  | { readonly kind: 'ignored' }

/** The answer to a submission: nothing (close), errors by block id, or another view in its place. */
export type SubmitAnswer =
  | undefined
  | { readonly response_action: 'errors'; readonly errors: Readonly<Record<string, string>> }
  | { readonly response_action: 'update'; readonly view: Readonly<Record<string, unknown>> }
