import type { EndState, Intent, Intents, OwedIntent } from '../store/intents.ts'
import type { Actor } from './access.ts'
import { type Announcement, createAnnouncement } from './announcement.ts'
import type { Deed } from './deed.ts'
import { createInTurn } from './in-turn.ts'
import type { Services } from './services.ts'

export type { Intent, OwedIntent } from '../store/intents.ts'

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

/** One effect and one answer for each intent, in the order of each target, also across a restart. */
export interface Acts {
  /** Somebody asks for a change: from now on an answer is owed. */
  asked(intent: Intent): Promise<void>
  /** `anew`: the person knows that it was done within the last ten minutes. */
  make<Told>(actor: Actor, intent: Intent, making: Making<Told>, anew?: boolean): Promise<Made<Told>>
  /** The answer was brought. */
  told(reference: string): Promise<void>
  /** Changes whose answers people are owed since the bot stopped. */
  owed(): Promise<OwedIntent[]>
  /** Reads back what came of a change that had been sent. */
  finish<Told>(actor: Actor, owed: OwedIntent, making: Making<Told>): Promise<Told>
}

/** For so long the same intent is the same change, in ms. */
const SAME_FOR_MS = 10 * 60_000

/** What a change under way came to; null when it failed, or was not made. */
type Landed = { readonly answer: string; readonly state: EndState } | null

/** A change under way, for those who want the same. */
interface Flight extends Pick<Intent, 'user' | 'channel'> {
  readonly landed: Promise<Landed>
}

/** What a change has at hand while it is made. */
interface Flying {
  /** Lets the next one of this target begin. */
  readonly leave: () => void
  readonly announcement: Announcement
}

/** `servicesOf` makes the services of a person that keep a record of one change. */
export function createActs(
  intents: Intents,
  servicesOf: (actor: Actor, deed: Deed) => Promise<Services>,
  now: () => number = Date.now,
): Acts {
  const inTurn = createInTurn()
  const underWay = new Map<string, Flight>()

  /** In the order of the target; the next one may begin when this one only waits for the forge to show it. */
  function ordered<Result>(
    { team, target }: Intent,
    work: (leave: () => void) => Promise<Result>,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      const turn = () =>
        new Promise<void>((leave) => {
          work(leave).then(resolve, reject).finally(leave)
        })
      inTurn(JSON.stringify([team, target]), turn).catch(reject)
    })
  }

  function announcementOf({ reference }: Intent, { slow }: Pick<Making<unknown>, 'slow'>): Announcement {
    return createAnnouncement(async () => {
      const message = await slow()
      if (message !== null) await intents.interim(reference, message)
    })
  }

  async function fly<Told>(
    actor: Actor,
    { reference, team }: Intent,
    { run, words }: Making<Told>,
    { left, leave, announcement }: Flying & { readonly left: unknown },
  ): Promise<{ told: Told; answer: string; state: EndState }> {
    let state: EndState = 'not-done'
    const services = await servicesOf(actor, {
      left,
      sending: (before) => intents.sending(reference, team, JSON.stringify(before)),
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

  /** Others who want the same join the flight until it ends. */
  async function joinable<Result>(
    intent: Intent,
    flight: Promise<Result>,
    landing: (result: Result) => Landed,
  ): Promise<Result> {
    const { user, channel } = intent
    const landed = flight.then(landing, () => null)
    const name = nameOf(intent)
    underWay.set(name, { user, channel, landed })
    try {
      return await flight
    } finally {
      if (underWay.get(name)?.landed === landed) underWay.delete(name)
    }
  }

  async function makeOnce<Told>(
    actor: Actor,
    intent: Intent,
    making: Making<Told>,
    { anew, announcement }: Pick<Flying, 'announcement'> & { readonly anew: boolean },
  ) {
    const { team, target, wish, user } = intent
    return ordered(intent, async (leave) => {
      const last = await intents.last(team, target)
      const isSame = last?.wish === wish && last.user === user && last.state === 'done'
      if (!anew && last && isSame && last.endedAt > now() - SAME_FOR_MS)
        return { kind: 'again', answer: last.answer, at: new Date(last.endedAt) } as const
      const flown = await fly(actor, intent, making, { left: undefined, leave, announcement })
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
      try {
        for (;;) {
          const other = underWay.get(nameOf(intent))
          if (!other) break
          // Elsewhere its announcement is not seen.
          if (other.channel !== intent.channel) announcing()
          const came = await other.landed
          if (came && (other.user === intent.user || came.state === 'done'))
            return { kind: 'joined', answer: came.answer, channel: other.channel }
        }
        const flight = makeOnce(actor, intent, making, { anew, announcement: announcing() })
        const made = await joinable(intent, flight, (one) => (one.kind === 'made' ? one : null))
        return made.kind === 'made' ? { kind: 'made', told: made.told } : made
      } finally {
        // What was announced must be known before the answer takes its place.
        await announcement?.end()
      }
    },
    asked: intents.begin,
    told: intents.told,
    owed: intents.owed,
    async finish(actor, owed, making) {
      const left: unknown = JSON.parse(owed.before ?? 'null')
      const announcement = announcementOf(owed, making)
      const flight = ordered(owed, (leave) => fly(actor, owed, making, { left, leave, announcement }))
      try {
        return (await joinable(owed, flight, (one) => one)).told
      } finally {
        await announcement.end()
      }
    },
  }
}

/** The same for those who want the same. */
function nameOf({ team, target, wish }: Intent): string {
  return JSON.stringify([team, target, wish])
}
