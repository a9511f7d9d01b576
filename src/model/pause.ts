export const PAUSES = [
  'token-refused',
  'not-connected',
  /** The forge no longer shows the project to that person. */
  'no-access',
  /** The forge bars that person’s account or token, in words of its own. */
  'barred',
  /** The person asked to be forgotten. */
  'forgotten',
  /** The person’s Slack account is deactivated. */
  'left',
  /** The rules of the channel, or the person’s role there, forbid it. */
  'may-not',
  /** People of another workspace read the channel. */
  'shared',
  /** The channel is bound to other projects. */
  'bound',
  /** The bot is not in the channel. */
  'not-there',
  'archived',
  'deleted',
  /** Slack refuses messages there. */
  'refused',
] as const

export type Pause = (typeof PAUSES)[number]

/** The reason for a pause that its person can be notified of. */
export type PauseReason = Exclude<Pause, 'forgotten'>
