/** The timeouts and pauses between the bot and Slack, in ms. */
export interface Timeouts {
  /** From the answer to a post in a channel to the next one there. */
  readonly perChannelMs: number
  /** Slack has this long to answer a post: beyond that, nobody knows whether it is there. */
  readonly answerMs: number
  /** Slack has this long to answer where a post is looked for. */
  readonly historyMs: number
  /** A request without an answer may still be on its way for this long after the time that Slack has. */
  readonly graceMs: number
  /** When Slack did answer, in whatever way, only its history may lag behind. */
  readonly lagMs: number
  /** From an unclear answer to the first search: finding the post settles the matter early, not finding it does not. */
  readonly firstSearchMs: number
  /** The longest from the last check that the channel is ours to the sending. */
  readonly maxStallMs: number
  /** Between two tries of what Slack does not take: more, the longer it has waited. */
  readonly retryMs: { readonly shortest: number; readonly longest: number }
  /** Whoever posts is told after that how it stands. */
  readonly patienceMs: number
  /** The rest of the patience when the process is to end. */
  readonly hurryMs: number
  /** Between two looks at what another process has done. */
  readonly pollMs: number
  /** Between two looks for posts whose process has died, and for channels whose posts are too late. */
  readonly scanMs: number
}

/** Slack takes one message a second and channel; who asks is told within a quarter of a minute. */
export const TIMEOUTS: Timeouts = {
  perChannelMs: 1_000,
  answerMs: 5_000,
  historyMs: 3_000,
  graceMs: 3_000,
  lagMs: 3_000,
  firstSearchMs: 300,
  maxStallMs: 1_000,
  retryMs: { shortest: 500, longest: 10_000 },
  patienceMs: 12_000,
  hurryMs: 3_000,
  pollMs: 250,
  scanMs: 1_000,
}
