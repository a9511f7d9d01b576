import { inParts } from '../blocks/parts.ts'
import type { Reply } from '../blocks/reply.ts'
import type { Reach } from '../commands/acting.ts'
import type { Owed } from '../commands/owed.ts'
import { newReference } from '../commands/reference.ts'
import { referenced } from '../commands/referenced.ts'
import type { Turned } from '../commands/turned.ts'
import type { Log } from '../log/log.ts'
import type { Deliver } from './deliver.ts'
import { contextOf } from './form-context.ts'
import { openedView } from './forms.ts'
import { type Place, plainPlace, readPlace, writePlace } from './place.ts'
import type { WebOutbox } from './web-outbox.ts'

/** A turn, told how its person is reached while it takes its time. */
export type Turn = (reach: Reach, reference: string) => Promise<Turned>

/** From a turn to the answer that the person sees. */
export interface Answering {
  /** Runs a turn; the person always gets an answer, also when the bot itself is at fault. */
  settle(place: Place, turn: Turn, reference?: string): Promise<Settled>
  /** Brings the answer to where it belongs. */
  bring(settled: Settled): Promise<void>
  answer(place: Place, turn: Turn): Promise<void>
  /** A modal stands in the answer’s place: what comes of it is a turn of its own. */
  opened(turned: Turned): Promise<void>
  /** Ends a sentence that the bot owes since it was stopped. */
  finish(owed: Owed): Promise<void>
}

/** What a turn came to, and where that belongs. */
export interface Settled {
  readonly turned: Turned
  readonly place: Place
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
  async function settle(place: Place, turn: Turn, reference = newReference()): Promise<Settled> {
    let interim = place.interim
    const reach: Reach = {
      place: writePlace(place),
      async interim(reply) {
        const posted = await deliver.interim(reply, place).catch((err: unknown) => {
          log.error({ err, reference }, 'a word in between was not delivered')
          return null
        })
        interim = posted ?? interim
        return posted
      },
    }
    const turned = await turn(reach, reference).catch((err: unknown): Turned => {
      log.error({ err, reference }, 'a turn failed')
      // This is the answer: a fault of ours is not told anew at every start.
      return { reply: failure(reference), privately: true, owes: reference }
    })
    return { turned, place: interim ? { ...place, interim } : place }
  }

  async function opened({ owes }: Turned): Promise<void> {
    if (owes)
      await told(owes).catch((err: unknown) =>
        log.error({ err, reference: owes }, 'an answer was not noted as brought'),
      )
  }

  async function bring({ turned, place }: Settled): Promise<void> {
    const { opens, reply, joined, owes, next } = turned
    const { triggerId } = place
    try {
      if (opens && triggerId) {
        const view = openedView(opens, contextOf(place), turned.privately || place.privately)
        if (await outbox.openView({ ...place, triggerId }, view)) return await opened(turned)
      }
      // Who asked for the same has the answer; only a question of one’s own is still to be answered.
      if (!joined || place.consumes)
        await deliver.reply(reply, { ...place, privately: place.privately || turned.privately })
      if (owes) await told(owes)
    } catch (err) {
      log.error({ err }, 'an answer was not delivered')
    }
    // The message whose button was pressed belongs to the first answer.
    if (next) await bring(await settle(plainPlace(place), next))
  }

  return {
    settle,
    bring,
    opened,
    answer: async (place, turn) => bring(await settle(place, turn)),
    async finish({ place, interim, finish, reference }) {
      const belongs = { ...readPlace(place), ...(interim ? { interim } : {}) }
      await bring(await settle(belongs, finish, reference))
    },
  }
}

function failure(reference: string): Reply {
  const reply = inParts(
    {
      what: 'I failed while working on this',
      why: 'It is a fault of mine.',
      now: 'What you asked for may or may not have been done.',
      next: 'Look at the forge before you try again.',
    },
    { reason: 'fault' },
  )
  return referenced(reply, reference)
}
