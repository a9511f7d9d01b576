import { setTimeout as sleep } from 'node:timers/promises'
import type { EpochMs } from '../../model/epoch-ms.ts'
import {
  EndState,
  type OperationLog,
  type OperationRecord,
  OwnershipLostError,
  PartitionLeftError,
} from '../../store/tables/operations.ts'
import {
  type Duplicate,
  idempotencyKeyOf,
  NotPermittedError,
  type OperationPart,
  type OperationRun,
  type Operations,
  type PartEnd,
  type RequestAttempt,
  type RunResult,
} from './operation.ts'

/** Longest stall between recording and sending, in ms; then nothing is sent: another may have taken over. */
const MAX_STALL_MS = 4_000
/** Interval between two reads of a duplicate that is being verified, in ms. */
const POLL_INTERVAL_MS = 200
/** Longest wait for a duplicate, in ms: an operation is verified for at most five minutes. */
const DUPLICATE_TIMEOUT_MS = 6 * 60_000
/** Time within which an equal request counts as a duplicate, in ms. */
const DUPLICATE_WITHIN_MS = 10 * 60_000

export function createOperations(log: OperationLog, now: () => EpochMs = Date.now): Operations {
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
    const { run, reads, words, judge } = part
    const whole = { run, reads, words, judge, slow: async () => notice.show() }
    const left = await log.find(own.reference)
    if (left?.answer != null) return { kind: 'ended', state: EndState.parse(left.state), answer: left.answer }
    if (left) {
      const before: unknown = JSON.parse(left.stateBefore ?? 'null')
      return { kind: 'made', result: await perform(own, whole, attempt, notice, before) }
    }
    if (resumedFrom !== undefined) return { kind: 'not-tried' }
    const done = await runOnce(own, whole, attempt, false).catch(deniedPart)
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

  async function runOnce<Result>(
    record: OperationRecord,
    run: OperationRun<Result>,
    attempt: RequestAttempt,
    force: boolean,
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
        const [outcome, mayRead] = await Promise.all([outcomeOf(other), isOwn || run.reads()])
        if (outcome && mayRead && (isOwn || outcome.state === 'done'))
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
    run: (record, run, attempt, force = false) => runOnce(record, run, attempt, force),
    find: log.find,
    duplicateOf: log.duplicateOf,
    async resume(record, run, attempt) {
      const notice = createProgressNotice(run.slow)
      try {
        return await perform(record, run, attempt, notice, JSON.parse(record.stateBefore ?? 'null'))
      } finally {
        await notice.end()
      }
    },
  }
}

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

export type ProgressNotice = ReturnType<typeof createProgressNotice>
