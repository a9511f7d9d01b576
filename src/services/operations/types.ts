export type { OperationRecord, UnansweredOperation } from '../../store/tables/operations.ts'
export { OwnershipLostError } from '../../store/tables/operations.ts'

import type { Duplicate } from '../../store/operation-duplicates.ts'
import type { OperationRecord, UnansweredOperation } from '../../store/tables/operations.ts'
import type { Operation } from './operation.ts'

/** The run of one write, and the text of its reply. */
export interface OperationRun<Result> {
  run(operation: Operation): Promise<Result>
  /** True when this person may read the resource; asks the forge now, with their own account. */
  reads(): Promise<boolean>
  /** Returns the reply’s text, as stored for duplicates of the same person. */
  words(result: Result): string
  /** Posts the progress notice; called at most once. Returns its message, null when there is none. */
  slow(): Promise<string | null>
}

export type RunResult<Result> =
  | { readonly kind: 'made'; readonly result: Result }
  /** A duplicate was in flight; `answer` is its reply, posted in `channel`, which this person may read. */
  | { readonly kind: 'joined'; readonly answer: string; readonly channel: string }
  /** The same person had it done within the last ten minutes; nothing was sent again. */
  | { readonly kind: 'again'; readonly answer: string; readonly at: Date }

/** Runs each write once, with one reply, in the order of its resource, also across restarts and processes. */
export interface Operations {
  /** Records a requested write; from then on a reply is pending. */
  begin(record: OperationRecord): Promise<void>
  /** `force`: the person knows that it was done within the last ten minutes. */
  run<Result>(record: OperationRecord, run: OperationRun<Result>, force?: boolean): Promise<RunResult<Result>>
  markAnswered(reference: string): Promise<void>
  /** Unanswered operations of stopped processes that have no pending request. */
  unanswered(): Promise<UnansweredOperation[]>
  /** Lets this process finish it; returns false when another one was faster. */
  claim(operation: UnansweredOperation): Promise<boolean>
  /** Returns an operation whose interaction this process took over; null when it had not begun. */
  adopt(reference: string): Promise<(UnansweredOperation & { readonly answered: boolean }) | null>
  /** See OperationDuplicates.duplicateOf. */
  duplicateOf(reference: string): Promise<Duplicate | null>
  /** Reads back the outcome of a write that was sent. */
  resume<Result>(operation: UnansweredOperation, run: OperationRun<Result>): Promise<Result>
}
