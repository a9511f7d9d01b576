import type { SandboxForge } from '../forge/start.ts'

/** A workspace as people know it. */
export interface Team {
  readonly id: string
  readonly name: string
  readonly domain: string
  /** Its organisation on Enterprise Grid. */
  readonly enterprise?: Enterprise
}

/** An organisation, whose people, with one id each, are in all of its workspaces. */
export interface Enterprise {
  readonly id: string
  readonly name: string
  /** The ids of its workspaces; people are at home in the first. */
  readonly teams: readonly string[]
}

export interface Person {
  readonly id: string
  readonly name: string
  readonly realName: string
  /** IANA name of their time zone; UTC when left out. */
  readonly zone?: string
  /** A member of the workspace when left out. */
  readonly is?: 'admin' | 'guest' | 'stranger'
  /** The person's own workspace, where it is another one. */
  readonly team?: string
}

export interface Channel {
  readonly id: string
  readonly name: string
  readonly topic: string
  /** People of another workspace are in it. */
  readonly isShared?: true
}

/** A message as one person sees it; `blocks` are Slack's wire format with block ids filled in. */
export interface ShownMessage {
  readonly ts: string
  readonly channel: string
  /** Id of the author: a person's, or the bot user's. */
  readonly user: string
  readonly bot: boolean
  /** Name of another app that posted it in the user's name. */
  readonly app?: string
  readonly text: string
  readonly blocks: readonly Record<string, unknown>[]
  readonly thread_ts?: string
  readonly unfurls?: readonly Unfurl[]
  readonly ephemeral: boolean
  readonly edited: boolean
}

/** A card under a link of a message. */
export interface Unfurl {
  readonly url: string
  readonly blocks: readonly Record<string, unknown>[]
}

/** A message that one person sees until the page is reloaded; the sandbox keeps it until the reset. */
export interface Ephemeral extends ShownMessage {
  readonly person: string
}

/** An open modal or a Home tab; `view` is Slack's wire format. */
export interface ShownView {
  readonly id: string
  readonly view: Readonly<Record<string, unknown>>
  /** Errors of the last submission, by block id. */
  readonly errors: Readonly<Record<string, string>>
}

/** The forge's part of the JSON API. */
export interface ForgeControls
  extends Omit<
    SandboxForge,
    'url' | 'ledger' | 'deliveries' | 'hooksSettled' | 'catchUp' | 'reset' | 'close'
  > {
  ledger(): readonly object[]
  deliveries(): readonly object[]
}

/** Everything beyond the workspace that the JSON API reaches. */
export interface SandboxControls {
  readonly forge: ForgeControls
  /**
   * Moves the clock of the whole sandbox by this many milliseconds; throws WrongInput when it cannot. `atOnce` jumps, as
   * a suspended machine does; otherwise time passes, and due work runs at its moment.
   */
  moveClock(ms: number, atOnce: boolean): Promise<void>
  reset(): Promise<void>
}
