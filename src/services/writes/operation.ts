import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attempt } from '../../durable/durable.ts'
import type { EpochMs } from '../../model/fields.ts'
import {
  type Duplicate,
  EndState,
  type OperationLog,
  type OperationRecord,
  OwnershipLostError,
  PartitionLeftError,
  type StoredOperation,
} from '../../store/tables/operations.ts'

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

/** Longest stall between recording and sending, in ms; then nothing is sent: another may have taken over. */
const MAX_STALL_MS = 4_000
/** Interval between two reads of a duplicate that is being verified, in ms. */
const POLL_INTERVAL_MS = 200
/** Longest wait for a duplicate, in ms: an operation is verified for at most five minutes. */
const DUPLICATE_TIMEOUT_MS = 6 * 60_000
/** Time within which an equal request counts as a duplicate, in ms. */
const DUPLICATE_WITHIN_MS = 10 * 60_000

/**
 * Runs each write once, with one reply, also across restarts and processes. The durable work of the requests
 * keeps their order.
 */
export function createOperations(log: OperationLog, now: () => EpochMs = Date.now) {
  /** Once it resolves, the call may be sent. */
  async function recordSend(
    record: OperationRecord,
    before: unknown,
    attempt: RequestAttempt,
  ): Promise<void> {
    const startedAt = performance.now()
    await attempt.fenced((transaction) => log.markSent(transaction, record, JSON.stringify(before)))
    if (performance.now() - startedAt > MAX_STALL_MS) throw new OwnershipLostError(record.reference)
  }

  /** Lets the next request on the resource begin while this one is only being verified. */
  async function perform<Result>(
    record: OperationRecord,
    { run, words, judge }: OperationRun<Result>,
    attempt: RequestAttempt,
    notice: ProgressNotice,
    resumedFrom?: unknown,
  ): Promise<Result> {
    let state: EndState = 'not-done'
    let left = Promise.resolve()
    const result = await run({
      resumedFrom,
      judge: () => judge(),
      recordSend: (before) => recordSend(record, before, attempt),
      markPending() {
        left = attempt.leavePartition()
        // Its failure is reported below.
        left.catch(() => {})
        notice.show()
      },
      recordOutcome(outcome) {
        state = outcome
      },
      async part(at, given) {
        const own = partOf(record, at, given)
        const part = { ...given, judge: () => judge(given) }
        return { reference: own.reference, ...(await runPart(own, part, attempt, notice, resumedFrom)) }
      },
    })
    await left
    const answer = words(result)
    await attempt.fenced((transaction) => log.markEnded(transaction, record, { state, answer }))
    return result
  }

  async function runPart<Result>(
    own: OperationRecord,
    part: OperationPart<Result> & Pick<OperationRun<Result>, 'judge'>,
    attempt: RequestAttempt,
    notice: ProgressNotice,
    resumedFrom: unknown,
  ): Promise<PartEnd<Result>> {
    const whole = { ...part, slow: async () => notice.show() }
    const left = await log.find(own.reference)
    if (left?.answer != null) return { kind: 'ended', state: EndState.parse(left.state), answer: left.answer }
    if (left) {
      const before: unknown = JSON.parse(left.stateBefore ?? 'null')
      return { kind: 'made', result: await perform(own, whole, attempt, notice, before) }
    }
    if (resumedFrom !== undefined) return { kind: 'not-tried' }
    const done = await runOnce(own, whole, attempt).catch(deniedPart)
    switch (done.kind) {
      case 'denied':
      case 'made':
        return done
      case 'joined':
        return { kind: 'ended', state: done.state, answer: done.answer }
      case 'again':
        return { kind: 'ended', state: 'done', answer: done.answer }
    }
  }

  async function outcomeOf({ reference }: Duplicate): Promise<Duplicate['outcome']> {
    const until = performance.now() + DUPLICATE_TIMEOUT_MS
    while (performance.now() < until) {
      const duplicate = await log.rereadDuplicate(reference)
      if (!duplicate || duplicate.outcome) return duplicate?.outcome ?? null
      await sleep(POLL_INTERVAL_MS)
    }
    return null
  }

  /** Returns the same change by the same person a moment ago, if it was the last one of its resource. */
  async function findSameBefore({ team, resourceKey, idempotencyKey, user }: OperationRecord) {
    const last = await log.last(team, resourceKey)
    const isSame = last?.idempotencyKey === idempotencyKey && last.user === user && last.state === 'done'
    if (!last || !isSame || last.endedAt <= now() - DUPLICATE_WITHIN_MS) return null
    return { kind: 'again', answer: last.answer, at: new Date(last.endedAt) } as const
  }

  /**
   * `force`: the person knows that it was done within the last ten minutes.
   * @throws PartitionLeftError after waiting for a duplicate whose answer this person may not have.
   */
  async function runOnce<Result>(
    record: OperationRecord,
    run: OperationRun<Result>,
    attempt: RequestAttempt,
    force = false,
  ): Promise<RunResult<Result>> {
    const notice = createProgressNotice(run.slow)
    /** Duplicates whose answer this person could not use. */
    const unusable = new Set<string>()
    let hasLeft = false
    try {
      for (;;) {
        const other = await log.duplicateOf(record, unusable)
        if (!other) break
        if (!other.outcome) {
          hasLeft = true
          await attempt.leavePartition()
        }
        // The duplicate has a notice of its own there.
        if (other.channel === record.channel) await notice.end()
        const isOwn = other.user === record.user
        const outcome = await outcomeOf(other)
        // Their right to read is asked last: until here it may have taken minutes.
        if (outcome && (isOwn || (outcome.state === 'done' && (await run.reads()))))
          return { kind: 'joined', ...outcome, channel: other.channel }
        unusable.add(other.reference)
      }
      if (hasLeft) throw new PartitionLeftError(record.reference)
      const again = force ? null : await findSameBefore(record)
      if (again && !run.isUnchanged) return again
      const result = await perform(record, run, attempt, notice)
      return again && run.isUnchanged?.(result) ? again : { kind: 'made', result }
    } finally {
      // The notice must be known before the reply replaces it.
      await notice.end()
    }
  }

  return {
    run: runOnce,
    find: log.find,
    duplicateOf: log.duplicateOf,
    /** Reads back the outcome of a write that an earlier attempt has sent. */
    async resume<Result>(
      record: StoredOperation,
      run: OperationRun<Result>,
      attempt: RequestAttempt,
    ): Promise<Result> {
      const notice = createProgressNotice(run.slow)
      try {
        return await perform(record, run, attempt, notice, JSON.parse(record.stateBefore ?? 'null'))
      } finally {
        await notice.end()
      }
    },
  }
}

export type Operations = ReturnType<typeof createOperations>

/** @throws What is no denial. */
function deniedPart(error: unknown) {
  if (!(error instanceof NotPermittedError)) throw error
  return { kind: 'denied', reason: error.reason, answer: error.words } as const
}

function partOf(
  record: OperationRecord,
  at: number,
  { verb, input, resourceKey }: Pick<OperationPart<unknown>, 'verb' | 'input' | 'resourceKey'>,
): OperationRecord {
  const reference = `${record.reference}-${at}`
  return { ...record, reference, verb, resourceKey, idempotencyKey: idempotencyKeyOf(verb, input, null) }
}

/** Time until a progress notice, in ms: Slack’s users look elsewhere after three seconds. */
const SLOW_AFTER_MS = 2_500

/** Starts the timer; `post` is called at most once. */
function createProgressNotice(post: () => Promise<void>) {
  let shown: Promise<void> | undefined
  const show = () => {
    shown ??= post()
    // Its failure is reported to the caller of `end`.
    shown.catch(() => {})
  }
  const timer = setTimeout(show, SLOW_AFTER_MS)
  return {
    /** Shows it now, unless it is shown already. */
    show,
    /** Prevents further display; resolves when a notice being shown is posted. */
    async end(): Promise<void> {
      clearTimeout(timer)
      await shown
    },
  }
}

type ProgressNotice = ReturnType<typeof createProgressNotice>
