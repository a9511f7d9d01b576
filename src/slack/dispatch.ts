import { privately, type Reply } from '../blocks/reply.ts'
import type { Command } from '../commands/define.ts'
import { formOf } from '../commands/form.ts'
import { newReference } from '../commands/reference.ts'
import { registry } from '../commands/registry.ts'
import type { Asker, Turned, Turns } from '../commands/turn.ts'
import type { Log } from '../log/log.ts'
import { CHOOSER, choose, chooser } from './chooser.ts'
import type { Deliver, Place } from './deliver.ts'
import { contextOf, type FormContext, readContext, writeContext } from './form-context.ts'
import { openedView, readSubmission, type Submission, submissionKey } from './forms.ts'
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
import { within } from './within.ts'

/** Slack waits three seconds for the answer to a submission; a form that is not ready by then comes by itself. */
const OPEN_WITHIN_MS = 2_000

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
  /** True for the first caller with this key: a form that is submitted twice is done once. */
  readonly once: (key: string) => Promise<boolean>
  readonly log: Log
  /** The workspace in which the bot is installed; null until Slack has told. */
  readonly installedTeam: () => string | null
  readonly now?: () => Date
}

/** From what Slack delivers to a turn, and from its reply back to where it belongs. */
export function createDispatch(options: DispatchOptions): Surfaces {
  const { turns, deliver, outbox, respond, forgeUrl, home, track, once, log, installedTeam } = options
  const { now = () => new Date() } = options
  const askerOf = (origin: Origin): Asker => ({
    team: origin.team,
    userTeam: origin.userTeam,
    installedTeam: installedTeam(),
    user: origin.user,
    userName: origin.userName,
    channel: origin.channel,
    now: now(),
    reference: newReference(),
  })

  /** The person always gets an answer, also when the bot itself is at fault. */
  function settle(turn: () => Promise<Turned>): Promise<Turned> {
    return turn().catch((err: unknown): Turned => {
      const reference = newReference()
      log.error({ err, reference }, 'a turn failed')
      return { reply: failure(reference), privately: true }
    })
  }

  async function bring(turned: Turned, place: Place): Promise<void> {
    try {
      const { opens } = turned
      if (opens && place.triggerId) {
        const view = openedView(opens, contextOf(place), turned.privately || place.privately)
        if (await outbox.openView(place.triggerId, view)) return
      }
      await deliver(turned.reply, { ...place, privately: place.privately || turned.privately })
    } catch (err) {
      log.error({ err }, 'an answer was not delivered')
    }
  }

  async function answer(place: Place, turn: () => Promise<Turned>): Promise<void> {
    await bring(await settle(turn), place)
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

  /** The form of a verb that asks for what it needs is its own, when nothing else must be known before. */
  function openForm(delivery: PressDelivery, command: Command): Promise<void> {
    if (command.asksByForm && !command.fields.some(({ required }) => required))
      return answer(placeOf(delivery), () =>
        turns.pressed(command, {}, askerOf(delivery), { confirmed: false, privately: false }),
      )
    return openView(delivery, formOf(command, writeContext({ ...contextOf(delivery) })))
  }

  async function openView(origin: Origin, view: Parameters<WebOutbox['openView']>[1]): Promise<void> {
    const opened = origin.triggerId !== undefined && (await outbox.openView(origin.triggerId, view))
    if (!opened) await answer(placeOf(origin), async () => ({ reply: notOpened(), privately: true }))
  }

  async function submitted(delivery: SubmitDelivery): Promise<SubmitAnswer> {
    const context = readContext(delivery.privateMetadata)
    if (delivery.callbackId === CHOOSER) return choose(delivery.values, context)
    const { responseUrl, channel, from } = context
    const origin: Origin = {
      ...delivery,
      channel: channel || delivery.channel,
      ...(responseUrl ? { responseUrl } : {}),
    }
    const submission = readSubmission(delivery, context, forgeUrl)
    if (submission.kind === 'errors') return { response_action: 'errors', errors: submission.errors }
    if (!(await once(submissionKey(delivery, context)))) return undefined
    const place = { ...placeOf(origin), privately: context.privately, ...(from ? { from } : {}) }
    const turned = settle(() => turnOf(submission, context, askerOf(origin)))
    const opens =
      submission.kind === 'reading' && submission.mayOpen
        ? await within(OPEN_WITHIN_MS, turned, undefined).then((early) => early?.opens)
        : undefined
    if (opens)
      return { response_action: 'update', view: { ...openedView(opens, context, context.privately) } }
    // The modal closes at once; the answer comes to the channel in which the form was opened.
    void track(async () => bring(await turned, place))
    return undefined
  }

  async function turnOf(submission: Submission, context: FormContext, asker: Asker): Promise<Turned> {
    switch (submission.kind) {
      case 'old':
        return { reply: outdated(), privately: true }
      case 'phrase':
        return turns.pressed(submission.command, context.settled ?? {}, asker, {
          confirmed: true,
          privately: context.privately ?? false,
          from: context.from,
        })
      case 'reading':
        return turns.read(submission.reading, asker, context.settled !== undefined)
    }
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

function placeOf({ team, channel, user, responseUrl, triggerId }: Origin): Place {
  return {
    team,
    channel,
    user,
    privately: false,
    consumes: false,
    ...(responseUrl ? { responseUrl } : {}),
    ...(triggerId ? { triggerId } : {}),
  }
}

function pressPlace(delivery: PressDelivery, { command, privately, turns, from }: VerbPress): Place {
  const { message, view } = delivery
  const plain = placeOf(delivery)
  const channel = plain.channel || readContext(view?.privateMetadata ?? '').channel
  const place = { ...plain, channel, privately, ...(view ? { view: view.id } : {}) }
  if (!message) return place
  const isCard = delivery.blockId.startsWith('card.')
  const consumes = message.ephemeral && !isCard && command.effect !== 'read'
  const origin = from ?? (message.ephemeral ? undefined : message.ts)
  return { ...place, pressed: { ...message, isCard, turns }, consumes, ...(origin ? { from: origin } : {}) }
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
