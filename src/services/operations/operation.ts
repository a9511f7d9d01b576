import type { EndState } from '../../store/tables/operations.ts'

/** One write at the forge, recorded from before it is sent until its answer is known. */
export interface Operation {
  /**
   * The state before the call, where Greenlight was stopped before the answer came: then nothing is sent, and the
   * forge is only read. Undefined otherwise.
   */
  readonly resumedFrom: unknown
  /** Must have ended before the call is sent: from then on a restart reads back what came of it. */
  recordSend(before: unknown): Promise<void>
  /** The forge does not show the outcome yet: the person is told so, and others need not wait. */
  markPending(): void
  /** The outcome, as far as the forge showed it. */
  recordOutcome(state: EndState): void
}

/** An operation that is not recorded. */
export const unrecorded: Operation = {
  resumedFrom: undefined,
  recordSend: async () => {},
  markPending() {},
  recordOutcome() {},
}
