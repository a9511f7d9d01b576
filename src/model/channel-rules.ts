/** How much stands before a change: as its verb wants it, always a question, always the name typed. */
export const CONFIRM_LEVELS = ['usual', 'ask', 'type'] as const

export type ConfirmLevel = (typeof CONFIRM_LEVELS)[number]

/** What a channel allows; ids are whole and are compared whole. */
export interface ChannelRules {
  /** The projects that may be used in it; empty: any that is known. */
  readonly projects: readonly number[]
  /** The ids of the verbs that may be used in it; null: all. */
  readonly verbs: readonly string[] | null
  readonly confirm: ConfirmLevel
  /** Guests of the workspace may read here. */
  readonly guests: boolean
  /** It may be used although people of another workspace are in it. */
  readonly shared: boolean
}

/** The rules of a channel in which nobody has set any. */
export const usualRules: ChannelRules = {
  projects: [],
  verbs: null,
  confirm: 'usual',
  guests: false,
  shared: false,
}
