/** Why something that happens by itself is paused. */
export const PAUSES = [
  'token-refused',
  'not-connected',
  /** The forge does not show the project to that person any more. */
  'no-access',
  /** Its person wanted to be forgotten. */
  'forgotten',
  /** The person’s account in the chat is deactivated. */
  'left',
  /** The rules of the channel, or the person’s role there. */
  'may-not',
  /** People of another workspace read along. */
  'shared',
  /** The channel is bound to other projects. */
  'bound',
  /** The bot is not in the channel. */
  'not-there',
  'archived',
  /** The chat takes no message there. */
  'refused',
] as const

export type Pause = (typeof PAUSES)[number]

/** Why something is paused of which its person can be told. */
export type Loss = Exclude<Pause, 'forgotten'>
