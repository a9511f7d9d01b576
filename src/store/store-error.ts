/** The store cannot be used as it is; the message is for the operator and holds no secret. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/**
 * The reason why an open store does not work at the moment: the disk is full, writes are refused, the data is
 * damaged, the store does not answer, or another error of its engine.
 */
export type OutageReason = 'full' | 'read-only' | 'damaged' | 'unreachable' | 'broken'

/**
 * The store does not work at the moment. Unfinished work is not stored; the next call may succeed. The cause
 * is the engine’s own error.
 */
export class StoreOutage extends StoreError {
  readonly reason: OutageReason

  constructor(reason: OutageReason, cause: unknown) {
    super(`${inWords[reason]}: ${wordsOf(cause)}`, { cause })
    this.reason = reason
  }
}

/** Two transactions conflicted, and this one was rolled back: nothing of it is stored. */
export class StoreContention extends StoreError {
  constructor(cause: unknown) {
    super(`The store had to give up a change that others were in the way of: ${wordsOf(cause)}`, { cause })
  }
}

const inWords: Readonly<Record<OutageReason, string>> = {
  full: 'The store is full',
  'read-only': 'The store cannot be written',
  damaged: 'The store is damaged',
  unreachable: 'The store does not answer',
  broken: 'The store does not work',
}

function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  // A host with several addresses fails with one error for each and no message of its own.
  if (cause instanceof AggregateError) return cause.errors.map(wordsOf).join('; ')
  return cause.message
}
