import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../../store/store.ts'
import { type EndState, type OperationRecord, OwnershipLostError } from '../../store/tables/operations.ts'
import { createDistributedMutex, createKeyedMutex } from './keyed-mutex.ts'
import { createSingleFlight, type InFlightOperation } from './single-flight.ts'
import type { OperationRun, Operations, RunResult } from './types.ts'

/** A process that stalled this long between recording and sending, in ms, does not send: another may have read back. */
const MAX_STALL_MS = 4_000
/** The time between questions whether earlier operations at other replicas have ended, in ms. */
const POLL_INTERVAL_MS = 50
/** After this time, in ms, their order is given up; the turn itself, which one at a time has, is enough then. */
const QUEUE_TIMEOUT_MS = 30_000

/** Within this time the same request is the same write, in ms. */
const DUPLICATE_WITHIN_MS = 10 * 60_000

/** What an operation has at hand while it runs. */
interface Turn {
  /** Lets the next one of this resource begin. */
  readonly leave: () => void
  /** Whether it is still this one’s turn. */
  readonly held: () => Promise<boolean>
  readonly notice: ProgressNotice
}

/** `now`: ms UTC. */
export function createOperations(
  { operations, leases }: Pick<Store, 'operations' | 'leases'>,
  now: () => number = Date.now,
): Operations {
  const { queue } = operations
  const acrossReplicas = createDistributedMutex(leases)
  const here = createKeyedMutex()
  const inFlight = createSingleFlight(operations)

  /** In the order of the resource; the next one may begin when this one only waits for the forge to show it. */
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
          // Whoever stays in line holds up others until its answer was brought, and no longer.
          const leave = () => void queue.leave(reference).then(end, end)
          work({ leave, held }).then(resolve, reject).finally(leave)
        })
      // Of those who wait here only the first asks about other replicas: a crowd of them would keep the store busy.
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

  /** When it answers, the call may be sent. */
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
      /** The answer to whoever else wanted it, where it is one to this person as well. */
      const join = async (other: InFlightOperation) => {
        // Elsewhere its notice is not seen.
        if (other.channel !== record.channel) startNotice()
        const isOwn = other.user === record.user
        const [completed, mayRead] = await Promise.all([other.completed, isOwn || run.reads()])
        const isAnswer = completed !== null && mayRead && (isOwn || completed.state === 'done')
        return isAnswer
          ? ({ kind: 'joined', answer: completed.answer, channel: other.channel } as const)
          : null
      }
      /** Duplicates whose answer was none to this person. */
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
        // What was shown must be known before the answer takes its place.
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

/** An answer that takes longer is postd: Slack’s people look elsewhere after three seconds. */
const SLOW_AFTER_MS = 2_500

/** The one word in between for an answer that takes longer, whether it waits for its turn or for the forge. */
interface ProgressNotice {
  /** Shows it now, unless it is shown. */
  show(): void
  /** Nothing more needs showing; ends when what was shown stands. */
  end(): Promise<void>
}

/** Begins to wait; `post` is called once at most. */
function createProgressNotice(post: () => Promise<void>): ProgressNotice {
  let shown: Promise<void> | undefined
  const show = () => {
    shown ??= post()
    // Its failure is for whoever waits for its end.
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
