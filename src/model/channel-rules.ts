import { z } from 'zod'

/** Confirmation level of a change: the command’s own, always a question, or always the typed name. */
export const ConfirmLevel = z.enum(['usual', 'ask', 'type'])
export type ConfirmLevel = z.infer<typeof ConfirmLevel>

export const ChannelRules = z.strictObject({
  /** The projects that may be used in the channel; empty: every known one. */
  projects: z.array(z.int().positive()).readonly(),
  /** The ids of the commands that may be used in the channel; null: all. */
  verbs: z.array(z.string()).readonly().nullable(),
  confirm: ConfirmLevel,
  /** Guests of the workspace may read here. */
  guests: z.boolean(),
  /** The channel may be used although people of another workspace are in it. */
  shared: z.boolean(),
  /** Replies in the threads of cards are comments at the forge, and its comments stand in them. */
  thread: z.boolean(),
})
export type ChannelRules = Readonly<z.infer<typeof ChannelRules>>

export const usualRules: ChannelRules = {
  projects: [],
  verbs: null,
  confirm: 'usual',
  guests: false,
  shared: false,
  thread: false,
}
