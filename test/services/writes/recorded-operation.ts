import { type Operation, unrecorded } from '../../../src/services/writes/operation.ts'

export interface RecordedOperation extends Operation {
  /** What was known right before the call, as a store would give it back. */
  readonly before: unknown[]
  /** `sending`, `checking` and the outcome, in the order in which they were recorded. */
  readonly steps: string[]
}

/** An operation in memory. `stops`: the process stops right before the call, as far as anybody can tell. */
export function recordedOperation({
  resumedFrom,
  stops = false,
}: {
  resumedFrom?: unknown
  stops?: boolean
} = {}): RecordedOperation {
  const kept: unknown[] = []
  const steps: string[] = []
  return {
    resumedFrom,
    before: kept,
    steps,
    judge: unrecorded.judge,
    async recordSend(before) {
      kept.push(JSON.parse(JSON.stringify(before)))
      steps.push('sending')
      if (stops) throw new Error('stopped')
    },
    markPending: () => void steps.push('checking'),
    recordOutcome: (state) => void steps.push(state),
    part: unrecorded.part,
  }
}
