import type { EndState } from '../../store/tables/operations.ts'

/** One write at the forge, recorded from before it is sent until its answer is known. */
export interface Operation {
  /**
   * The state before the call, when a restart lost the answer: nothing is sent then, and the forge is only
   * read. Undefined otherwise.
   */
  readonly resumedFrom: unknown
  /** Must resolve before the call is sent: from then on a restart reads back the outcome. */
  recordSend(before: unknown): Promise<void>
  /** The forge does not show the outcome yet: the person is notified, and later operations need not wait. */
  markPending(): void
  /** Records the outcome, as far as the forge showed it. */
  recordOutcome(state: EndState): void
}

/** No-op recorder for writes that are not logged. */
export const unrecorded: Operation = {
  resumedFrom: undefined,
  recordSend: async () => {},
  markPending() {},
  recordOutcome() {},
}
