import type { PlannedFault } from '../faults.ts'
import type { SinkEntry } from '../forge/outgoing/sinks.ts'
import type { ForgeRequest, RunningBuild, SandboxForge } from '../forge/start.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly realName: string
  /** IANA name of their time zone; UTC when left out. */
  readonly zone?: string
  /** A member of the workspace when left out. */
  readonly is?: 'admin' | 'guest' | 'stranger' | 'deactivated'
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
  readonly unfurls?: readonly {
    readonly url: string
    readonly blocks: readonly Record<string, unknown>[]
  }[]
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

/** The workspace as the chat page needs it; people and channels go by their short names. */
export interface Workspace {
  readonly teamName: string
  readonly bot: Person
  readonly people: readonly Person[]
  readonly channels: readonly Channel[]
  readonly userGroups: readonly { readonly id: string; readonly name: string }[]
  /** Placeholder for the direct messages of the bot and the viewer, who may write there or not. */
  readonly direct: Channel & { readonly isReadOnly: boolean }
  /** Slash commands and message shortcuts, as the app manifest declares them. */
  readonly commands: readonly { command: string; description: string; usageHint: string }[]
  readonly shortcuts: readonly { name: string; callbackId: string; description: string }[]
  /** Shortcuts that work everywhere. */
  readonly globalShortcuts: readonly { name: string; callbackId: string }[]
  /** The workspace's time, ms UTC; it can be moved. */
  now(): number
  messages(channel: string, person: string): Promise<readonly ShownMessage[]>
  builds(): Promise<readonly RunningBuild[]>
  requests(): Promise<readonly ForgeRequest[]>
  sinks(): readonly SinkEntry[]
  views(person: string): { readonly modal: ShownView | null; readonly home: ShownView | null }
  /** Calls back after any visible change; returns the function that unsubscribes. */
  onChange(listener: () => void): () => void
}

/** `atOnce` jumps, as a suspended machine does; otherwise time passes, and due work runs at its moment. */
export interface ClockMove {
  readonly atOnce: boolean
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
  fault(fault: PlannedFault): void
  /** Moves the clock of the whole sandbox by this many milliseconds; throws WrongInput when it cannot. */
  moveClock(ms: number, how: ClockMove): Promise<void>
  reset(): Promise<void>
}
