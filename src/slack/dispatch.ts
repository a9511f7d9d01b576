import { privately, type Reply } from '../blocks/reply.ts'
import type { Command } from '../commands/define.ts'
import { formOf, readForm } from '../commands/form.ts'
import { commandOf, registry } from '../commands/registry.ts'
import type { Asker, Turned, Turns } from '../commands/turn.ts'
import type { Log } from '../log/log.ts'
import { CHOOSER, choose, chooser, contextOf, readContext, writeContext } from './chooser.ts'
import type { Deliver, Place } from './deliver.ts'
import { readPress, type VerbPress } from './press.ts'
import type { Respond } from './respond.ts'
import type {
  Origin,
  PressDelivery,
  ShortcutDelivery,
  SlashDelivery,
  SubmitAnswer,
  SubmitDelivery,
  Surfaces,
} from './surfaces.ts'
import type { WebOutbox } from './web-outbox.ts'

export interface DispatchOptions {
  readonly turns: Turns
  readonly deliver: Deliver
  readonly outbox: WebOutbox
  readonly respond: Respond
  readonly forgeUrl: string
  /** Publishes the person’s Home tab. */
  readonly home: (asker: Asker) => Promise<void>
  /** Counts work that goes on after a submission was answered. */
  readonly track: (work: () => Promise<void>) => Promise<void>
  readonly log: Log
  /** The workspace in which the bot is installed; null until Slack has told. */
  readonly installedTeam: () => string | null
  readonly now?: () => Date
}

/** From what Slack delivers to a turn, and from its reply back to where it belongs. */
export function createDispatch(options: DispatchOptions): Surfaces {
  const { turns, deliver, outbox, respond, forgeUrl, home, track, log, installedTeam } = options
  const { now = () => new Date() } = options
  const askerOf = (origin: Origin): Asker => ({
    team: origin.team,
    userTeam: origin.userTeam,
    installedTeam: installedTeam(),
    user: origin.user,
    userName: origin.userName,
    channel: origin.channel,
    now: now(),
  })

  /** The person always gets an answer, also when the bot itself is at fault. */
  async function answer(place: Place, turn: () => Promise<Turned>): Promise<void> {
    const reference = crypto.randomUUID().slice(0, 8)
    const turned = await turn().catch((err: unknown): Turned => {
      log.error({ err, reference }, 'a turn failed')
      return { reply: failure(reference), privately: true }
    })
    try {
      await deliver(turned.reply, { ...place, privately: place.privately || turned.privately })
    } catch (err) {
      log.error({ err, reference }, 'an answer was not delivered')
    }
  }

  async function pressed(delivery: PressDelivery): Promise<void> {
    const press = readPress(delivery)
    switch (press.kind) {
      case 'nothing':
        return
      case 'dismiss':
        if (delivery.responseUrl) await respond(delivery.responseUrl, 'delete')
        return
      case 'old':
        return answer(placeOf(delivery), async () => ({ reply: outdated(), privately: true }))
      case 'form':
        return openForm(delivery, press.command)
      case 'verb':
        return pressedVerb(delivery, press)
    }
  }

  function pressedVerb(delivery: PressDelivery, press: VerbPress): Promise<void> {
    const place = pressPlace(delivery, press)
    return answer(place, () =>
      turns.pressed(press.command, press.input, askerOf(delivery), { ...press, from: place.from }),
    )
  }

  function openForm(origin: Origin, command: Command): Promise<void> {
    return openView(origin, formOf(command, writeContext({ ...contextOf(origin), mentions: [] })))
  }

  async function openView(origin: Origin, view: Parameters<WebOutbox['openView']>[1]): Promise<void> {
    const opened = origin.triggerId !== undefined && (await outbox.openView(origin.triggerId, view))
    if (!opened) await answer(placeOf(origin), async () => ({ reply: notOpened(), privately: true }))
  }

  async function submitted(delivery: SubmitDelivery): Promise<SubmitAnswer> {
    const context = readContext(delivery.privateMetadata)
    if (delivery.callbackId === CHOOSER) return choose(delivery.values, context)
    const command = commandOf(delivery.callbackId)
    if (!command) {
      void track(() => answer(placeOf(delivery), async () => ({ reply: outdated(), privately: true })))
      return undefined
    }
    const reading = readForm(command, delivery.values, forgeUrl)
    if (reading.kind === 'errors') return { response_action: 'errors', errors: reading.errors }
    const { responseUrl, channel } = context
    const origin: Origin = {
      ...delivery,
      channel: channel || delivery.channel,
      ...(responseUrl ? { responseUrl } : {}),
    }
    // The modal closes at once; the answer comes to the channel in which the form was opened.
    void track(() => answer(placeOf(origin), () => turns.read(reading, askerOf(origin))))
    return undefined
  }

  return {
    slash: (delivery: SlashDelivery) =>
      answer(placeOf(delivery), () =>
        turns.typed(delivery.command.slice(1), delivery.text, askerOf(delivery)),
      ),
    pressed,
    submitted,
    shortcut: (delivery: ShortcutDelivery) => openView(delivery, chooser(delivery, registry, forgeUrl)),
    homeOpened: (origin) => home(askerOf(origin)),
  }
}

function placeOf({ team, channel, user, responseUrl }: Origin): Place {
  return { team, channel, user, privately: false, consumes: false, ...(responseUrl ? { responseUrl } : {}) }
}

function pressPlace(delivery: PressDelivery, { command, privately, from }: VerbPress): Place {
  const { message } = delivery
  const place = { ...placeOf(delivery), privately }
  if (!message) return place
  const isCard = delivery.blockId.startsWith('card.')
  const consumes = message.ephemeral && !isCard && command.effect !== 'read'
  const origin = from ?? (message.ephemeral ? undefined : message.ts)
  return { ...place, pressed: { ...message, isCard }, consumes, ...(origin ? { from: origin } : {}) }
}

function failure(reference: string): Reply {
  return privately(
    `I failed while working on this, through a fault of mine. Look at the forge before you try again. Reference ${reference}`,
  )
}

function notOpened(): Reply {
  return privately('The form did not open, and nothing was done. Try once more.')
}

function outdated(): Reply {
  return privately(
    'Nothing was done: this button or form is from another version of Greenlight. Type `/mr help` for what there is now.',
  )
}
