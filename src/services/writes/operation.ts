import { createHash } from 'node:crypto'
import type { Attempt } from '../../durable/durable.ts'
import type { Duplicate, EndState, OperationRecord, StoredOperation } from '../../store/tables/operations.ts'

export type { Duplicate, OperationRecord, StoredOperation } from '../../store/tables/operations.ts'
export { OwnershipLostError } from '../../store/tables/operations.ts'

/** One write at the forge, recorded from before it is sent until its answer is known. */
export interface Operation {
  /**
   * The state before the call, when a restart lost the answer: nothing is sent then, and the forge is only
   * read. Undefined otherwise.
   */
  readonly resumedFrom: unknown
  /** Judges the write as it would be now. @throws NotPermittedError */
  judge(): Promise<void>
  /** Must resolve before the call is sent: from then on a restart reads back the outcome. */
  recordSend(before: unknown): Promise<void>
  /** The forge does not show the outcome yet: the person is notified, and later operations need not wait. */
  markPending(): void
  /** Records the outcome, as far as the forge showed it. */
  recordOutcome(state: EndState): void
  /**
   * Runs one of several writes of this request as an operation of its own; `at` counts from 1. After a restart
   * it only reads back what was sent.
   */
  part<Result>(at: number, part: OperationPart<Result>): Promise<PartResult<Result>>
}

/** A person is not permitted any more to do what they wanted; nothing was sent. */
export class NotPermittedError extends Error {
  /** One word, for the audit. */
  readonly reason: string
  /** The reply to the person, escaped. */
  readonly words: string

  constructor(reason: string, words: string) {
    super(`Not permitted: ${reason}`)
    this.reason = reason
    this.words = words
  }
}

/** One of several writes of a request. */
export interface OperationPart<Result> {
  /** The command that makes the same write alone, and its input: both are the same operation. */
  readonly verb: string
  readonly input: object
  readonly resourceKey: string
  run(operation: Operation): Promise<Result>
  /** True when this person may read the resource. */
  reads(): Promise<boolean>
  words(result: Result): string
}

export type PartEnd<Result> =
  | { readonly kind: 'made'; readonly result: Result }
  /** It had ended before: in an earlier attempt at the request, or as another one. */
  | { readonly kind: 'ended'; readonly state: EndState; readonly answer: string }
  /** The request was interrupted before it was sent. */
  | { readonly kind: 'not-tried' }
  /** It is not permitted any more; `answer` is escaped. */
  | { readonly kind: 'denied'; readonly reason: string; readonly answer: string }

/** `reference` names the part in the audit. */
type PartResult<Result> = PartEnd<Result> & { readonly reference: string }

/** No-op recorder for writes that are not logged. */
export const unrecorded: Operation = {
  resumedFrom: undefined,
  judge: async () => {},
  recordSend: async () => {},
  markPending() {},
  recordOutcome() {},
  async part(at, { run }) {
    return { kind: 'made', reference: `part-${at}`, result: await run(unrecorded) }
  },
}

/** Returns the key of equal requests; `user` null where those of several people are one operation. */
export function idempotencyKeyOf(verb: string, input: object, user: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([verb, input, user]))
    .digest('base64url')
}

export type RequestAttempt = Pick<Attempt, 'fenced' | 'leavePartition'>

/** The run of one write, and the text of its reply. */
export interface OperationRun<Result> {
  run(operation: Operation): Promise<Result>
  /** Judges the whole, or one part, immediately before it is sent. @throws NotPermittedError */
  judge(part?: Pick<OperationPart<unknown>, 'verb' | 'input'>): Promise<void>
  /** True when this person may read the resource; asks the forge now, with their own account. */
  reads(): Promise<boolean>
  /** Returns the reply’s text, as stored for duplicates of the same person. */
  words(result: Result): string
  /** Posts the progress notice; called at most once. */
  slow(): Promise<void>
  /**
   * True when it was so already: a repeated request is then the same one. Absent where each run adds another one, so
   * that a repeated request is taken for the same one without a look.
   */
  isUnchanged?(result: Result): boolean
}

export type RunResult<Result> =
  | { readonly kind: 'made'; readonly result: Result }
  /** A duplicate was in flight; `answer` is its reply, posted in `channel`, which this person may read. */
  | { readonly kind: 'joined'; readonly answer: string; readonly channel: string; readonly state: EndState }
  /** The same person had it done within the last ten minutes, and it is still so. */
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
  find(reference: string): Promise<StoredOperation | null>
  duplicateOf(record: OperationRecord): Promise<Duplicate | null>
  /** Reads back the outcome of a write that an earlier attempt has sent. */
  resume<Result>(
    operation: StoredOperation,
    run: OperationRun<Result>,
    attempt: RequestAttempt,
  ): Promise<Result>
}
