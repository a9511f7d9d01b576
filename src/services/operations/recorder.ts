import type { EndState } from '../../store/tables/operations.ts'

/** The durable record of one change at the forge, while it is made. */
export interface OperationRecorder {
  /** What was known when it was sent, if Greenlight was stopped before its answer came; then nothing is sent. */
  readonly left: unknown
  /** Must have ended before the change is sent: from now on a restart reads back what came of it. */
  sending(before: unknown): Promise<void>
  /** The forge does not show yet what came of it: the person is told so, and others need not wait. */
  checking(): void
  /** What came of it, as far as the forge showed it. */
  ended(state: EndState): void
}

/** Of a change that nobody keeps a record of: a read has none. */
export const noRecorder: OperationRecorder = {
  left: undefined,
  sending: async () => {},
  checking() {},
  ended() {},
}
