import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../../store/store.ts'
import { type EndState, type OperationRecord, OwnershipLostError } from '../../store/tables/operations.ts'
import type { Actor } from '../access/credentials.ts'
import type { Services } from '../services.ts'
import { createDistributedMutex, createKeyedMutex } from './keyed-mutex.ts'
import { createProgressNotice, type ProgressNotice } from './progress-notice.ts'
import { noRecorder, type OperationRecorder } from './recorder.ts'
import { createSingleFlight, type Flight } from './single-flight.ts'
import type { OperationRun, Operations, RunResult } from './types.ts'

export type { OperationRecord, UnansweredOperation } from '../../store/tables/operations.ts'
export { OwnershipLostError } from '../../store/tables/operations.ts'
export type { OperationRun, Operations } from './types.ts'

/** Who was paused for so long, in ms, between saying that it sends and sending does not: others may have read back. */
const PAUSED_MS = 4_000
/** So often, in ms, is looked whether those have ended who asked before, at other replicas. */
const LOOK_AGAIN_MS = 50
/** For so long, in ms, their order is kept; after that the turn itself, which one at a time has, is enough. */
const IN_LINE_MS = 30_000

/** For so long the same intent is the same change, in ms. */
const SAME_FOR_MS = 10 * 60_000

/** What a change has at hand while it is made. */
interface Flying {
  /** Lets the next one of this target begin. */
  readonly leave: () => void
  /** Whether it is still this one’s turn. */
  readonly held: () => Promise<boolean>
  readonly announcement: ProgressNotice
}

/** `servicesOf` makes the services of a person that keep a record of one change. */
export function createOperations(
  { operations, leases }: Pick<Store, 'operations' | 'leases'>,
  servicesOf: (actor: Actor, deed: OperationRecorder) => Promise<Services>,
  now: () => number = Date.now,
): Operations {
  const { queue } = operations
  const inTurn = createDistributedMutex(leases)
  const here = createKeyedMutex()
  const flights = createSingleFlight(operations)

  /** In the order of the target; the next one may begin when this one only waits for the forge to show it. */
  async function ordered<Result>(
    intent: OperationRecord,
    work: (turn: Pick<Flying, 'leave' | 'held'>) => Promise<Result>,
  ): Promise<Result> {
    const { reference, team, resourceKey } = intent
    const name = `act ${JSON.stringify([team, resourceKey])}`
    const entered = queue.enter(intent)
    return new Promise((resolve, reject) => {
      const turn = (held: Flying['held']) =>
        new Promise<void>((end) => {
          // Whoever stays in line holds up others until its answer was brought, and no longer.
          const leave = () => void queue.leave(reference).then(end, end)
          work({ leave, held }).then(resolve, reject).finally(leave)
        })
      // Of those who wait here only the first looks at other replicas: a crowd of them would keep the store busy.
      const first = async () => {
        await entered
        const until = performance.now() + IN_LINE_MS
        while (performance.now() < until && (await queue.hasPredecessor(reference)))
          await sleep(LOOK_AGAIN_MS)
        await inTurn(name, turn)
      }
      entered.catch(reject)
      here(name, first).catch(reject)
    })
  }

  function announcementOf(
    { reference }: OperationRecord,
    { slow }: Pick<OperationRun<unknown>, 'slow'>,
  ): ProgressNotice {
    return createProgressNotice(async () => {
      const message = await slow()
      if (message !== null) await operations.saveNotice(reference, message)
    })
  }

  /** When it answers, the change may be sent. */
  async function sending(
    { reference, team }: OperationRecord,
    before: unknown,
    held: Flying['held'],
  ): Promise<void> {
    const began = performance.now()
    if (!(await held())) throw new OwnershipLostError(reference)
    await operations.markSent(reference, team, JSON.stringify(before))
    if (performance.now() - began > PAUSED_MS) throw new OwnershipLostError(reference)
  }

  async function fly<Told>(
    actor: Actor,
    intent: OperationRecord,
    { run, words }: OperationRun<Told>,
    { left, leave, held, announcement }: Flying & { readonly left: unknown },
  ): Promise<{ told: Told; answer: string; state: EndState }> {
    const { reference, team } = intent
    let state: EndState = 'not-done'
    await operations.markRunning(reference)
    const services = await servicesOf(actor, {
      left,
      sending: (before) => sending(intent, before, held),
      checking() {
        leave()
        announcement.say()
      },
      ended(ending) {
        state = ending
      },
    })
    const told = await run(services)
    const answer = words(told)
    await operations.markEnded(reference, team, state, answer)
    return { told, answer, state }
  }

  async function makeOnce<Told>(
    actor: Actor,
    intent: OperationRecord,
    making: OperationRun<Told>,
    { anew, announcement }: Pick<Flying, 'announcement'> & { readonly anew: boolean },
    alone: ReadonlySet<string>,
  ) {
    const { team, resourceKey, idempotencyKey, user } = intent
    return ordered(intent, async (turn) => {
      const twin = await operations.duplicateOf(intent.reference, alone)
      if (twin) return { kind: 'elsewhere', twin } as const
      const last = await operations.last(team, resourceKey)
      const isSame = last?.idempotencyKey === idempotencyKey && last.user === user && last.state === 'done'
      if (!anew && last && isSame && last.endedAt > now() - SAME_FOR_MS)
        return { kind: 'again', answer: last.answer, at: new Date(last.endedAt) } as const
      const flown = await fly(actor, intent, making, { left: undefined, ...turn, announcement })
      return { kind: 'made', ...flown } as const
    })
  }

  return {
    async make<Told>(
      actor: Actor,
      intent: OperationRecord,
      making: OperationRun<Told>,
      anew = false,
    ): Promise<RunResult<Told>> {
      await operations.begin(intent)
      let announcement: ProgressNotice | undefined
      const announcing = () => {
        announcement ??= announcementOf(intent, making)
        return announcement
      }
      /** The answer to who else wanted it, where it is one to this person as well. */
      const joined = async (other: Flight) => {
        // Elsewhere its announcement is not seen.
        if (other.channel !== intent.channel) announcing()
        const isOwn = other.user === intent.user
        const reads = isOwn || servicesOf(actor, noRecorder).then(making.reads)
        const [came, mayRead] = await Promise.all([other.landed, reads])
        const isAnswer = came !== null && mayRead && (isOwn || came.state === 'done')
        return isAnswer ? ({ kind: 'joined', answer: came.answer, channel: other.channel } as const) : null
      }
      /** Twins whose answer was none to this person. */
      const alone = new Set<string>()
      try {
        for (;;) {
          const other = flights.here(intent)
          if (other) {
            const answer = await joined(other)
            if (answer) return answer
            continue
          }
          const twin = await flights.elsewhere(intent, alone)
          if (flights.here(intent)) continue
          if (twin) {
            const answer = await joined(twin)
            if (answer) return answer
            alone.add(twin.reference)
            continue
          }
          const flight = makeOnce(actor, intent, making, { anew, announcement: announcing() }, alone)
          const made = await flights.joinable(intent, flight, (one) => (one.kind === 'made' ? one : null))
          if (made.kind === 'made') return { kind: 'made', told: made.told }
          if (made.kind === 'again') return made
        }
      } finally {
        // What was announced must be known before the answer takes its place.
        await announcement?.end()
      }
    },
    asked: operations.begin,
    told: operations.markAnswered,
    owed: operations.unanswered,
    take: operations.claim,
    inherit: operations.adopt,
    twin: operations.duplicateOf,
    async finish(actor, owed, making) {
      const left: unknown = JSON.parse(owed.stateBefore ?? 'null')
      const announcement = announcementOf(owed, making)
      const flight = ordered(owed, (turn) => fly(actor, owed, making, { left, ...turn, announcement }))
      try {
        return (await flights.joinable(owed, flight, (one) => one)).told
      } finally {
        await announcement.end()
      }
    },
  }
}
