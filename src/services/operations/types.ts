export type { OperationRecord, UnansweredOperation } from '../../store/tables/operations.ts'
export { OwnershipLostError } from '../../store/tables/operations.ts'

import type { Duplicate } from '../../store/operation-duplicates.ts'
import type { OperationRecord, UnansweredOperation } from '../../store/tables/operations.ts'
import type { Operation } from './operation.ts'

/** How one write is made, and how its answer is put into words. */
export interface OperationRun<Result> {
  run(operation: Operation): Promise<Result>
  /** Whether this person may read what it is about, asked at the forge with their own account now. */
  reads(): Promise<boolean>
  /** The answer as it is kept for the same person asking again. */
  words(result: Result): string
  /** It takes longer: asked at most once. Names the message that says so, null when there is none. */
  slow(): Promise<string | null>
}

export type RunResult<Result> =
  | { readonly kind: 'made'; readonly result: Result }
  /** The same write was under way already, and this is what was answered to it, there; this person may read it. */
  | { readonly kind: 'joined'; readonly answer: string; readonly channel: string }
  /** The same person had it done within the last ten minutes, and nothing was sent again. */
  | { readonly kind: 'again'; readonly answer: string; readonly at: Date }

/** One effect and one answer for each write that is wanted, in the order of each resource, also across restarts and replicas. */
export interface Operations {
  /** Records that somebody asks for a write: from now on an answer is owed. */
  begin(record: OperationRecord): Promise<void>
  /** `force`: the person knows that it was done within the last ten minutes. */
  run<Result>(record: OperationRecord, run: OperationRun<Result>, force?: boolean): Promise<RunResult<Result>>
  markAnswered(reference: string): Promise<void>
  /** Operations whose answers people are owed since a process stopped that kept nothing else of them. */
  unanswered(): Promise<UnansweredOperation[]>
  /** Has this process finish it; false when another one was faster. */
  claim(operation: UnansweredOperation): Promise<boolean>
  /** How far the operation of an interaction had come that this process has taken over; null when it had not begun. */
  adopt(reference: string): Promise<(UnansweredOperation & { readonly answered: boolean }) | null>
  /** See OperationLog.twin. */
  duplicateOf(reference: string): Promise<Duplicate | null>
  /** Reads back what came of a write that had been sent. */
  resume<Result>(operation: UnansweredOperation, run: OperationRun<Result>): Promise<Result>
}
