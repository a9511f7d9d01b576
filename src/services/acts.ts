import { setTimeout as sleep } from 'node:timers/promises'
import type { EndState, Intent, OwedIntent } from '../store/intents.ts'
import type { Store } from '../store/store.ts'
import { Superseded } from '../store/superseded.ts'
import type { Twin } from '../store/twins.ts'
import type { Actor } from './access.ts'
import { type Announcement, createAnnouncement } from './announcement.ts'
import type { Deed } from './deed.ts'
import { createFlights, type Flight } from './flights.ts'
import { createInTurn, createSharedInTurn } from './in-turn.ts'
import type { Services } from './services.ts'

export type { Intent, OwedIntent } from '../store/intents.ts'
export { Superseded } from '../store/superseded.ts'
export type { Twin } from '../store/twins.ts'

/** How one change is made, and how its answer is put into words. */
export interface Making<Told> {
  /** With services that keep a record of this change. */
  run(services: Services): Promise<Told>
  /** The answer as it is kept for the same person asking again. */
  words(told: Told): string
  /** It takes longer: asked at most once. Names the message that says so, null when there is none. */
  slow(): Promise<string | null>
}

export type Made<Told> =
  | { readonly kind: 'made'; readonly told: Told }
  /** The same change was under way already, and this is what was told of it, there. */
  | { readonly kind: 'joined'; readonly answer: string; readonly channel: string }
  /** The same person had it done within the last ten minutes, and nothing was sent again. */
  | { readonly kind: 'again'; readonly answer: string; readonly at: Date }

/** One effect and one answer for each intent, in the order of each target, also across restarts and replicas. */
export interface Acts {
  /** Somebody asks for a change: from now on an answer is owed. */
  asked(intent: Intent): Promise<void>
  /** `anew`: the person knows that it was done within the last ten minutes. */
  make<Told>(actor: Actor, intent: Intent, making: Making<Told>, anew?: boolean): Promise<Made<Told>>
  /** The answer was brought. */
  told(reference: string): Promise<void>
  /** Changes whose answers people are owed since a process stopped that kept nothing else of them. */
  owed(): Promise<OwedIntent[]>
  /** It is this process that finishes it; false when another one was faster. */
  take(owed: OwedIntent): Promise<boolean>
  /** How far the change of a turn had come that this process has taken over; null when it had not begun. */
  inherit(reference: string): Promise<(OwedIntent & { readonly told: boolean }) | null>
  /** See Intents.twin. */
  twin(reference: string): Promise<Twin | null>
  /** Reads back what came of a change that had been sent. */
  finish<Told>(actor: Actor, owed: OwedIntent, making: Making<Told>): Promise<Told>
}

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
  readonly announcement: Announcement
}

/** `servicesOf` makes the services of a person that keep a record of one change. */
export function createActs(
  { intents, leases }: Pick<Store, 'intents' | 'leases'>,
  servicesOf: (actor: Actor, deed: Deed) => Promise<Services>,
  now: () => number = Date.now,
): Acts {
  const { line } = intents
  const inTurn = createSharedInTurn(leases)
  const here = createInTurn()
  const flights = createFlights(intents)

  /** In the order of the target; the next one may begin when this one only waits for the forge to show it. */
  async function ordered<Result>(
    intent: Intent,
    work: (turn: Pick<Flying, 'leave' | 'held'>) => Promise<Result>,
  ): Promise<Result> {
    const { reference, team, target } = intent
    const name = `act ${JSON.stringify([team, target])}`
    const entered = line.enter(intent)
    return new Promise((resolve, reject) => {
      const turn = (held: Flying['held']) =>
        new Promise<void>((end) => {
          // Whoever stays in line holds up others until its answer was brought, and no longer.
          const leave = () => void line.leave(reference).then(end, end)
          work({ leave, held }).then(resolve, reject).finally(leave)
        })
      // Of those who wait here only the first looks at other replicas: a crowd of them would keep the store busy.
      const first = async () => {
        await entered
        const until = performance.now() + IN_LINE_MS
        while (performance.now() < until && (await line.isBehind(reference))) await sleep(LOOK_AGAIN_MS)
        await inTurn(name, turn)
      }
      entered.catch(reject)
      here(name, first).catch(reject)
    })
  }

  function announcementOf({ reference }: Intent, { slow }: Pick<Making<unknown>, 'slow'>): Announcement {
    return createAnnouncement(async () => {
      const message = await slow()
      if (message !== null) await intents.interim(reference, message)
    })
  }

  /** When it answers, the change may be sent. */
  async function sending({ reference, team }: Intent, before: unknown, held: Flying['held']): Promise<void> {
    const began = performance.now()
    if (!(await held())) throw new Superseded(reference)
    await intents.sending(reference, team, JSON.stringify(before))
    if (performance.now() - began > PAUSED_MS) throw new Superseded(reference)
  }

  async function fly<Told>(
    actor: Actor,
    intent: Intent,
    { run, words }: Making<Told>,
    { left, leave, held, announcement }: Flying & { readonly left: unknown },
  ): Promise<{ told: Told; answer: string; state: EndState }> {
    const { reference, team } = intent
    let state: EndState = 'not-done'
    await intents.underWay(reference)
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
    await intents.ended(reference, team, state, answer)
    return { told, answer, state }
  }

  async function makeOnce<Told>(
    actor: Actor,
    intent: Intent,
    making: Making<Told>,
    { anew, announcement }: Pick<Flying, 'announcement'> & { readonly anew: boolean },
    alone: ReadonlySet<string>,
  ) {
    const { team, target, wish, user } = intent
    return ordered(intent, async (turn) => {
      const twin = await intents.twin(intent.reference, alone)
      if (twin) return { kind: 'elsewhere', twin } as const
      const last = await intents.last(team, target)
      const isSame = last?.wish === wish && last.user === user && last.state === 'done'
      if (!anew && last && isSame && last.endedAt > now() - SAME_FOR_MS)
        return { kind: 'again', answer: last.answer, at: new Date(last.endedAt) } as const
      const flown = await fly(actor, intent, making, { left: undefined, ...turn, announcement })
      return { kind: 'made', ...flown } as const
    })
  }

  return {
    async make<Told>(actor: Actor, intent: Intent, making: Making<Told>, anew = false): Promise<Made<Told>> {
      await intents.begin(intent)
      let announcement: Announcement | undefined
      const announcing = () => {
        announcement ??= announcementOf(intent, making)
        return announcement
      }
      /** The answer to who else wanted it, where it is one to this person as well. */
      const joined = async (other: Flight) => {
        // Elsewhere its announcement is not seen.
        if (other.channel !== intent.channel) announcing()
        const came = await other.landed
        const isAnswer = came !== null && (other.user === intent.user || came.state === 'done')
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
    asked: intents.begin,
    told: intents.told,
    owed: intents.owed,
    take: intents.take,
    inherit: intents.inherit,
    twin: intents.twin,
    async finish(actor, owed, making) {
      const left: unknown = JSON.parse(owed.before ?? 'null')
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
