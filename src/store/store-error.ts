/** The store cannot be used as it is; the message is for the person who runs the bot and holds no secret. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/**
 * Why a store that was opened does not work at the moment: no space is left, nothing may be written, what is
 * there is damaged, it does not answer, or something else that its engine says.
 */
export type OutageReason = 'full' | 'read-only' | 'damaged' | 'unreachable' | 'broken'

/**
 * The place where the store is does not work at the moment. What was under way is not kept; the next call may
 * work again. The cause is the engine’s own error.
 */
export class StoreOutage extends StoreError {
  readonly reason: OutageReason

  constructor(reason: OutageReason, cause: unknown) {
    super(`${inWords[reason]}: ${wordsOf(cause)}`, { cause })
    this.reason = reason
  }
}

/** Two transactions were in each other’s way, and this one was given up: nothing of it is kept. */
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
  // An address with several numbers fails without words, once for each.
  if (cause instanceof AggregateError) return cause.errors.map(wordsOf).join('; ')
  return cause.message
}
