import type { FaultOrder } from '../faults.ts'
import type { RunningBuild, SandboxForge } from '../forge/start.ts'

/** A person of the sandbox workspace. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly realName: string
  /** IANA name of where they are; UTC when left out. */
  readonly zone?: string
  /** A member of the workspace when left out. */
  readonly is?: 'admin' | 'guest' | 'stranger' | 'deactivated'
  /** The person’s own workspace, where it is another one. */
  readonly team?: string
}

/** A channel of the sandbox workspace. */
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
  /** Name of another app that posted it in the user’s name. */
  readonly app?: string
  readonly text: string
  readonly blocks: readonly Record<string, unknown>[]
  readonly thread_ts?: string
  readonly ephemeral: boolean
  readonly edited: boolean
}

/** An open modal or a Home tab; `view` is Slack's wire format. */
export interface ShownView {
  readonly id: string
  readonly view: Readonly<Record<string, unknown>>
  /** Errors of the last submission, by block id. */
  readonly errors: Readonly<Record<string, string>>
}

/** What the chat page needs to know of the workspace; people and channels are named by their short names. */
export interface Workspace {
  readonly teamName: string
  readonly bot: Person
  readonly people: readonly Person[]
  readonly channels: readonly Channel[]
  /** Its name stands for the direct messages of the bot and the person who looks. */
  readonly direct: Channel
  /** Slash commands and message shortcuts, as the app manifest declares them. */
  readonly commands: readonly { command: string; description: string; usageHint: string }[]
  readonly shortcuts: readonly { name: string; callbackId: string; description: string }[]
  /** The workspace’s time, ms UTC; it can be moved. */
  now(): number
  /** Messages that this person sees in this channel, oldest first. */
  messages(channel: string, person: string): Promise<readonly ShownMessage[]>
  /** Builds of the forge that go on until somebody ends them, the one that began first coming first. */
  builds(): Promise<readonly RunningBuild[]>
  /** The person's topmost open modal and Home tab. */
  views(person: string): { readonly modal: ShownView | null; readonly home: ShownView | null }
  /** Calls back after anything that somebody may see has changed; returns the function that ends it. */
  onChange(listener: () => void): () => void
}

/** `atOnce`: as when a machine slept; otherwise time passes, and what is due on the way has its moment. */
export interface ClockMove {
  readonly atOnce: boolean
}

/** What the JSON API can do to the sandbox's forge. */
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
  fault(fault: FaultOrder): void
  /** Moves the time of the whole sandbox by so many milliseconds; throws WrongInput when it cannot be moved so. */
  moveClock(ms: number, how: ClockMove): Promise<void>
  /** The whole sandbox as it was at the start. */
  reset(): Promise<void>
}
