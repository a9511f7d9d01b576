/** How long things may take between the bot and Slack, in ms. */
export interface Timeouts {
  /** From the answer to a post in a channel to the next one there. */
  readonly pace: number
  /** Slack has so long to answer a post: beyond that, nobody knows whether it is there. */
  readonly answer: number
  /** Slack has so long to answer where a post is looked for. */
  readonly history: number
  /** A request without an answer may still be on its way for so long after the time that Slack has. */
  readonly unheard: number
  /** When Slack did answer, in whatever way, only its history may lag behind. */
  readonly lag: number
  /** What is there is mostly seen at once: finding it settles the matter early, not finding it does not. */
  readonly firstLook: number
  /** So long at most between the last check that the channel is ours and the sending. */
  readonly stall: number
  /** Between two tries of what Slack does not take: more, the longer it has waited. */
  readonly again: { readonly shortest: number; readonly longest: number }
  /** Who posts is told after that how it stands. */
  readonly patience: number
  /** What is left of the patience when the process is to end. */
  readonly hurry: number
  /** How soon it is seen what another process has done. */
  readonly glance: number
  /** How often posts are looked for whose process has died, and channels whose posts are too late. */
  readonly look: number
}

/** Slack takes one message a second and channel; who asks is told within a quarter of a minute. */
export const TIMEOUTS: Timeouts = {
  pace: 1_000,
  answer: 5_000,
  history: 3_000,
  unheard: 3_000,
  lag: 3_000,
  firstLook: 300,
  stall: 1_000,
  again: { shortest: 500, longest: 10_000 },
  patience: 12_000,
  hurry: 3_000,
  glance: 250,
  look: 1_000,
}
