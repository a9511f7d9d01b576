import { inParts } from '../blocks/parts.ts'
import type { Reply } from '../blocks/reply.ts'
import type { Reach } from '../commands/acting.ts'
import type { Owed } from '../commands/owed.ts'
import { newReference } from '../commands/reference.ts'
import { referenced } from '../commands/referenced.ts'
import type { Turned } from '../commands/turned.ts'
import type { Log } from '../log/log.ts'
import { Superseded } from '../store/superseded.ts'
import type { Deliver } from './deliver.ts'
import { contextOf } from './form-context.ts'
import { openedView } from './forms.ts'
import type { Kept } from './inbox.ts'
import { type Place, plainPlace, readPlace, writePlace } from './place.ts'
import { outageWords } from './unaccepted.ts'
import type { WebOutbox } from './web-outbox.ts'

/** A turn, told how its person is reached while it takes its time. */
export type Turn = (reach: Reach, reference: string) => Promise<Turned>

/** What an answer needs to know of how it is kept that it is owed. */
export type Owing = Pick<Kept, 'reference' | 'askedAt' | 'interim' | 'holds'>

/** From a turn to the answer that the person sees. */
export interface Answering {
  /**
   * Runs a turn; the person always gets an answer, also when the bot itself is at fault.
   * @throws Superseded when another process has taken it over.
   */
  settle(place: Place, turn: Turn, owing?: Owing): Promise<Settled>
  /**
   * Brings the answer to where it belongs.
   * @throws What is kept and was not brought is left to another try.
   */
  bring(settled: Settled): Promise<void>
  answer(place: Place, turn: Turn, owing?: Owing): Promise<void>
  /** A modal stands in the answer’s place: what comes of it is a turn of its own. */
  opened(turned: Turned): Promise<void>
  /** Ends a sentence that is owed since a process was stopped. */
  finish(owed: Owed, owing?: Owing): Promise<void>
}

/** What a turn came to, and where that belongs. */
export interface Settled {
  readonly turned: Turned
  readonly place: Place
  readonly owing?: Owing
}

export function createAnswering({
  deliver,
  outbox,
  told,
  log,
}: {
  readonly deliver: Deliver
  readonly outbox: Pick<WebOutbox, 'openView'>
  /** Notes that the answer to what this reference names was brought. */
  readonly told: (reference: string) => Promise<void>
  readonly log: Log
}): Answering {
  async function settle(asked: Place, turn: Turn, owing?: Owing): Promise<Settled> {
    const reference = owing?.reference ?? newReference()
    const again = asked.again || owing?.askedAt !== undefined
    const place = { ...asked, answers: asked.answers ?? reference, ...(again ? { again } : {}) }
    let interim = place.interim ?? owing?.interim
    const reach: Reach = {
      place: writePlace(place),
      async interim(reply) {
        const say = async () => {
          // Who slept meanwhile would leave it standing.
          return owing && !(await owing.holds()) ? null : deliver.interim(reply, place)
        }
        const posted = await say().catch((err: unknown) => {
          log.error({ err, reference }, 'a word in between was not delivered')
          return null
        })
        interim = posted ?? interim
        return posted
      },
    }
    const turned = await turn(reach, reference).catch((err: unknown): Turned => {
      if (err instanceof Superseded) throw err
      log.error({ err, reference }, 'a turn failed')
      // This is the answer: a fault of ours is not told anew at every start.
      return { reply: failure(reference, err), privately: true, owes: reference }
    })
    return { turned, place: interim ? { ...place, interim } : place, ...(owing ? { owing } : {}) }
  }

  async function opened({ owes }: Turned): Promise<void> {
    if (owes)
      await told(owes).catch((err: unknown) =>
        log.error({ err, reference: owes }, 'an answer was not noted as brought'),
      )
  }

  async function bring({ turned, place, owing }: Settled): Promise<void> {
    const { opens, reply, joined, owes, next } = turned
    // Who slept meanwhile finds that it was answered.
    if (owing && !(await owing.holds())) throw new Superseded(owing.reference)
    const { triggerId } = place
    try {
      if (opens && triggerId) {
        const view = openedView(opens, contextOf(place), turned.privately || place.privately)
        if (await outbox.openView({ ...place, triggerId }, view)) return await opened(turned)
      }
      // Who asked for the same has the answer; only a question or a word of one’s own is still to be answered.
      if (!joined || place.consumes || place.interim)
        await deliver.reply(reply, { ...place, privately: place.privately || turned.privately })
      if (owes) await told(owes)
    } catch (err) {
      log.error({ err }, 'an answer was not delivered')
      if (owing) throw err
    }
    // The message whose button was pressed belongs to the first answer.
    if (next) {
      const further = owing && { reference: owing.reference, holds: owing.holds }
      const answers = place.answers && `${place.answers}:next`
      const nextPlace = { ...plainPlace(place), ...(answers ? { answers } : {}) }
      await bring(await settle(nextPlace, next, further))
    }
  }

  return {
    settle,
    bring,
    opened,
    answer: async (place, turn, owing) => bring(await settle(place, turn, owing)),
    async finish({ place, interim, finish, reference }, owing) {
      const belongs = { ...readPlace(place), again: true, ...(interim ? { interim } : {}) }
      await bring(await settle(belongs, finish, owing ?? { reference, holds: async () => true }))
    },
  }
}

function failure(reference: string, error: unknown): Reply {
  const reply = inParts(
    {
      what: 'I failed while working on this',
      why: outageWords(error) ?? 'It is a fault of mine.',
      now: 'What you asked for may or may not have been done.',
      next: 'Look at the forge before you try again.',
    },
    { reason: 'fault' },
  )
  return referenced(reply, reference)
}
