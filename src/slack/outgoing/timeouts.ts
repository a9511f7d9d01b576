/** The timeouts and pauses between the bot and Slack, in ms. */
export interface Timeouts {
  /** Delay between the answer to a post in a channel and the next post there. */
  readonly perChannelMs: number
  /** Slack’s time limit for answering a post; after that, the post’s state is unknown. */
  readonly answerMs: number
  /** Slack’s time limit for answering a search for a post. */
  readonly historyMs: number
  /** Time after that limit during which an unanswered request may still be in flight. */
  readonly graceMs: number
  /** Longest lag of Slack’s history after an answer of any kind. */
  readonly lagMs: number
  /** Delay between an unclear answer and the first search, which only settles it if it finds the post. */
  readonly firstSearchMs: number
  /** Longest time between the check that this attempt is the current one and sending. */
  readonly maxStallMs: number
  /** Delay between two attempts at an unaccepted post; it grows with the post’s age. */
  readonly retryMs: { readonly min: number; readonly max: number }
  /** Longest wait of a caller for the outcome of a post. */
  readonly patienceMs: number
  /** Remaining wait of callers when the process is about to end. */
  readonly hurryMs: number
  /** Pause before the outcome of a post is read again where the store did not say it. */
  readonly pollMs: number
}

/** Slack accepts one message per second and channel; callers get an outcome within fifteen seconds. */
export const TIMEOUTS: Timeouts = {
  perChannelMs: 1_000,
  answerMs: 5_000,
  historyMs: 3_000,
  graceMs: 3_000,
  lagMs: 3_000,
  firstSearchMs: 300,
  maxStallMs: 1_000,
  retryMs: { min: 500, max: 10_000 },
  patienceMs: 12_000,
  hurryMs: 3_000,
  pollMs: 250,
}
