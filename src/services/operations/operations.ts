import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../../store/store.ts'
import { type EndState, type OperationRecord, OwnershipLostError } from '../../store/tables/operations.ts'
import { createDistributedMutex, createKeyedMutex } from './keyed-mutex.ts'
import { createSingleFlight, type InFlightOperation } from './single-flight.ts'
import type { OperationRun, Operations, RunResult } from './types.ts'

/** Longest stall between recording and sending, in ms; then nothing is sent: another may have taken over. */
const MAX_STALL_MS = 4_000
/** Interval between two checks whether earlier operations of other processes have ended, in ms. */
const POLL_INTERVAL_MS = 50
/** Longest wait for earlier operations of other processes, in ms; then the lease alone is enough. */
const QUEUE_TIMEOUT_MS = 30_000

/** Time within which an equal request counts as a duplicate, in ms. */
const DUPLICATE_WITHIN_MS = 10 * 60_000

/** The controls of a running operation. */
interface Turn {
  /** Lets the next operation on this resource begin. */
  readonly leave: () => void
  /** True while this operation still holds the lease. */
  readonly held: () => Promise<boolean>
  readonly notice: ProgressNotice
}

/** `now` is in ms UTC. */
export function createOperations(
  { operations, leases }: Pick<Store, 'operations' | 'leases'>,
  now: () => number = Date.now,
): Operations {
  const { queue } = operations
  const acrossReplicas = createDistributedMutex(leases)
  const here = createKeyedMutex()
  const inFlight = createSingleFlight(operations)

  /** Runs operations in the resource’s order; the next may begin while this one is only being verified. */
  async function ordered<Result>(
    record: OperationRecord,
    work: (turn: Pick<Turn, 'leave' | 'held'>) => Promise<Result>,
  ): Promise<Result> {
    const { reference, team, resourceKey } = record
    const name = `act ${JSON.stringify([team, resourceKey])}`
    const entered = queue.enter(record)
    return new Promise((resolve, reject) => {
      const turn = (held: Turn['held']) =>
        new Promise<void>((end) => {
          // If leaving fails, it blocks others only until it has ended or its reply is delivered.
          const leave = () => void queue.leave(reference).then(end, end)
          work({ leave, held }).then(resolve, reject).finally(leave)
        })
      // Only the first waiting operation checks other processes: many checks would overload the store.
      const first = async () => {
        await entered
        const until = performance.now() + QUEUE_TIMEOUT_MS
        while (performance.now() < until && (await queue.hasPredecessor(reference)))
          await sleep(POLL_INTERVAL_MS)
        await acrossReplicas(name, turn)
      }
      entered.catch(reject)
      here(name, first).catch(reject)
    })
  }

  function noticeOf(
    { reference }: OperationRecord,
    { slow }: Pick<OperationRun<unknown>, 'slow'>,
  ): ProgressNotice {
    return createProgressNotice(async () => {
      const message = await slow()
      if (message !== null) await operations.saveNotice(reference, message)
    })
  }

  /** Once it resolves, the call may be sent. */
  async function recordSend(
    { reference, team }: OperationRecord,
    before: unknown,
    held: Turn['held'],
  ): Promise<void> {
    const startedAt = performance.now()
    if (!(await held())) throw new OwnershipLostError(reference)
    await operations.markSent(reference, team, JSON.stringify(before))
    if (performance.now() - startedAt > MAX_STALL_MS) throw new OwnershipLostError(reference)
  }

  async function perform<Result>(
    record: OperationRecord,
    { run, words }: OperationRun<Result>,
    { resumedFrom, leave, held, notice }: Turn & { readonly resumedFrom: unknown },
  ): Promise<{ result: Result; answer: string; state: EndState }> {
    const { reference, team } = record
    let state: EndState = 'not-done'
    await operations.markRunning(reference)
    const result = await run({
      resumedFrom,
      recordSend: (before) => recordSend(record, before, held),
      markPending() {
        leave()
        notice.show()
      },
      recordOutcome(outcome) {
        state = outcome
      },
    })
    const answer = words(result)
    await operations.markEnded(reference, team, state, answer)
    return { result, answer, state }
  }

  async function runOnce<Result>(
    record: OperationRecord,
    run: OperationRun<Result>,
    { force, notice }: Pick<Turn, 'notice'> & { readonly force: boolean },
    unusable: ReadonlySet<string>,
  ) {
    const { team, resourceKey, idempotencyKey, user } = record
    return ordered(record, async (turn) => {
      const duplicate = await operations.duplicateOf(record.reference, unusable)
      if (duplicate) return { kind: 'elsewhere' } as const
      const last = await operations.last(team, resourceKey)
      const isSame = last?.idempotencyKey === idempotencyKey && last.user === user && last.state === 'done'
      if (!force && last && isSame && last.endedAt > now() - DUPLICATE_WITHIN_MS)
        return { kind: 'again', answer: last.answer, at: new Date(last.endedAt) } as const
      const performed = await perform(record, run, { resumedFrom: undefined, ...turn, notice })
      return { kind: 'made', ...performed } as const
    })
  }

  return {
    async run<Result>(
      record: OperationRecord,
      run: OperationRun<Result>,
      force = false,
    ): Promise<RunResult<Result>> {
      await operations.begin(record)
      let notice: ProgressNotice | undefined
      const startNotice = () => {
        notice ??= noticeOf(record, run)
        return notice
      }
      /** Joins a duplicate; returns its answer if this person may have it. */
      const join = async (other: InFlightOperation) => {
        // The duplicate’s notice is in another channel.
        if (other.channel !== record.channel) startNotice()
        const isOwn = other.user === record.user
        const [completed, mayRead] = await Promise.all([other.completed, isOwn || run.reads()])
        const isAnswer = completed !== null && mayRead && (isOwn || completed.state === 'done')
        return isAnswer
          ? ({ kind: 'joined', answer: completed.answer, channel: other.channel } as const)
          : null
      }
      /** Duplicates whose answer this person could not use. */
      const unusable = new Set<string>()
      try {
        for (;;) {
          const other = inFlight.findHere(record)
          if (other) {
            const answer = await join(other)
            if (answer) return answer
            continue
          }
          const remote = await inFlight.findRemote(record, unusable)
          if (inFlight.findHere(record)) continue
          if (remote) {
            const answer = await join(remote)
            if (answer) return answer
            unusable.add(remote.reference)
            continue
          }
          const running = runOnce(record, run, { force, notice: startNotice() }, unusable)
          const done = await inFlight.share(record, running, (one) => (one.kind === 'made' ? one : null))
          if (done.kind === 'made') return { kind: 'made', result: done.result }
          if (done.kind === 'again') return done
        }
      } finally {
        // The notice must be known before the reply replaces it.
        await notice?.end()
      }
    },
    begin: operations.begin,
    markAnswered: operations.markAnswered,
    unanswered: operations.unanswered,
    claim: operations.claim,
    adopt: operations.adopt,
    duplicateOf: operations.duplicateOf,
    async resume(record, run) {
      const resumedFrom: unknown = JSON.parse(record.stateBefore ?? 'null')
      const notice = noticeOf(record, run)
      const running = ordered(record, (turn) => perform(record, run, { resumedFrom, ...turn, notice }))
      try {
        return (await inFlight.share(record, running, (one) => one)).result
      } finally {
        await notice.end()
      }
    },
  }
}

/** Time until a progress notice, in ms: Slack’s users look elsewhere after three seconds. */
const SLOW_AFTER_MS = 2_500

/** The progress notice of a slow operation, whether it is queued or being verified. */
interface ProgressNotice {
  /** Shows it now, unless it is shown already. */
  show(): void
  /** Prevents further display; resolves when a notice being shown is posted. */
  end(): Promise<void>
}

/** Starts the timer; `post` is called at most once. */
function createProgressNotice(post: () => Promise<void>): ProgressNotice {
  let shown: Promise<void> | undefined
  const show = () => {
    shown ??= post()
    // Its failure is reported to the caller of `end`.
    shown.catch(() => {})
  }
  const timer = setTimeout(show, SLOW_AFTER_MS)
  return {
    show,
    async end() {
      clearTimeout(timer)
      await shown
    },
  }
}
