/** Confirmation level of a change: the command’s own, always a question, or always the typed name. */
export const CONFIRM_LEVELS = ['usual', 'ask', 'type'] as const

export type ConfirmLevel = (typeof CONFIRM_LEVELS)[number]

export interface ChannelRules {
  /** The projects that may be used in the channel; empty: every known one. */
  readonly projects: readonly number[]
  /** The ids of the commands that may be used in the channel; null: all. */
  readonly verbs: readonly string[] | null
  readonly confirm: ConfirmLevel
  /** Guests of the workspace may read here. */
  readonly guests: boolean
  /** The channel may be used although people of another workspace are in it. */
  readonly shared: boolean
  /** Replies in the threads of cards are comments at the forge, and its comments stand in them. */
  readonly thread: boolean
}

export const usualRules: ChannelRules = {
  projects: [],
  verbs: null,
  confirm: 'usual',
  guests: false,
  shared: false,
  thread: false,
}
