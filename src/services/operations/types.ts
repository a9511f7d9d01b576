export type { Duplicate } from '../../store/operation-log.ts'
export type { OperationRecord, StoredOperation } from '../../store/tables/operations.ts'
export { OwnershipLostError } from '../../store/tables/operations.ts'

import type { Attempt } from '../../operations/durable/durable.ts'
import type { Duplicate } from '../../store/operation-log.ts'
import type { EndState, OperationRecord, StoredOperation } from '../../store/tables/operations.ts'
import type { Operation } from './operation.ts'

/** The attempt at the request that an operation belongs to. */
export type RequestAttempt = Pick<Attempt, 'fenced' | 'leavePartition'>

/** The run of one write, and the text of its reply. */
export interface OperationRun<Result> {
  run(operation: Operation): Promise<Result>
  /** True when this person may read the resource; asks the forge now, with their own account. */
  reads(): Promise<boolean>
  /** Returns the reply’s text, as stored for duplicates of the same person. */
  words(result: Result): string
  /** Posts the progress notice; called at most once. */
  slow(): Promise<void>
}

export type RunResult<Result> =
  | { readonly kind: 'made'; readonly result: Result }
  /** A duplicate was in flight; `answer` is its reply, posted in `channel`, which this person may read. */
  | { readonly kind: 'joined'; readonly answer: string; readonly channel: string; readonly state: EndState }
  /** The same person had it done within the last ten minutes; nothing was sent again. */
  | { readonly kind: 'again'; readonly answer: string; readonly at: Date }

/**
 * Runs each write once, with one reply, also across restarts and processes. The durable work of the requests
 * keeps their order.
 */
export interface Operations {
  /**
   * `force`: the person knows that it was done within the last ten minutes.
   * @throws PartitionLeftError after waiting for a duplicate whose answer this person may not have.
   */
  run<Result>(
    record: OperationRecord,
    run: OperationRun<Result>,
    attempt: RequestAttempt,
    force?: boolean,
  ): Promise<RunResult<Result>>
  /** Returns the operation of an earlier attempt at this request; null when nothing was sent. */
  find(reference: string): Promise<StoredOperation | null>
  /** See OperationLog.duplicateOf. */
  duplicateOf(record: OperationRecord): Promise<Duplicate | null>
  /** Reads back the outcome of a write that an earlier attempt has sent. */
  resume<Result>(
    operation: StoredOperation,
    run: OperationRun<Result>,
    attempt: RequestAttempt,
  ): Promise<Result>
}
