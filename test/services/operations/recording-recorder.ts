import type { OperationRecorder } from '../../../src/services/operations/recorder.ts'

export interface RecordedDeed extends OperationRecorder {
  /** What was known right before the call, as a store would give it back. */
  readonly kept: unknown[]
  /** `sending`, `checking` and the end, in the order in which they were told. */
  readonly told: string[]
}

/** A record in memory. `stops`: the process stops right before the call, as far as anybody can tell. */
export function recordedDeed({
  left,
  stops = false,
}: {
  left?: unknown
  stops?: boolean
} = {}): RecordedDeed {
  const kept: unknown[] = []
  const told: string[] = []
  return {
    left,
    kept,
    told,
    async sending(before) {
      kept.push(JSON.parse(JSON.stringify(before)))
      told.push('sending')
      if (stops) throw new Error('stopped')
    },
    checking: () => void told.push('checking'),
    ended: (state) => void told.push(state),
  }
}
