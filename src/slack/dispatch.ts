import { privately, type Reply } from '../blocks/reply.ts'
import type { Reach } from '../commands/acting.ts'
import type { Command } from '../commands/define.ts'
import { noHelpReply } from '../commands/denied.ts'
import { formOf } from '../commands/form.ts'
import type { Owed } from '../commands/owed.ts'
import type { PermitsOf } from '../commands/permits.ts'
import { newReference } from '../commands/reference.ts'
import { referenced } from '../commands/referenced.ts'
import { registry } from '../commands/registry.ts'
import type { IsSecret } from '../commands/text/secret-typed.ts'
import type { Turns } from '../commands/turn.ts'
import type { Asker, Turned } from '../commands/turned.ts'
import type { Log } from '../log/log.ts'
import { createAnswering, type Turn } from './answering.ts'
import { CHOOSER, choose, chooser } from './chooser.ts'
import type { Deliver } from './deliver.ts'
import { contextOf, type FormContext, readContext, writeContext } from './form-context.ts'
import { openedView, readSubmission, type Submission, submissionKey } from './forms.ts'
import type { Kept } from './inbox.ts'
import { refusalReply } from './opaque-refusal.ts'
import { type Place, plainPlace } from './place.ts'
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
  /** True for the first caller with this key, and again for the same turn: a form that is submitted twice is done once. */
  readonly once: (key: string, claimedFor?: string) => Promise<boolean>
  readonly log: Log
  /** The workspace in which the bot is installed; null until Slack has told. */
  readonly installedTeam: () => string | null
  /** This bot’s own app; null until Slack has told. */
  readonly installedApp?: () => string | null
  /** Which verbs the message shortcut offers to somebody; all when left out, and each is judged when it is run. */
  readonly permits?: Pick<PermitsOf, 'person'>
  /** See readCommand; for forms. */
  readonly isSecret?: IsSecret
  readonly now?: () => Date
}

/** The surfaces, and what is owed to people since a process was stopped. */
export interface Dispatch extends Surfaces {
  /** Ends a sentence that is owed. */
  finish(owed: Owed, kept?: Kept): Promise<void>
  /** Tells who asked why this was not run; `reference` is that of their turn. */
  tell(origin: Origin, say: (reference: string) => Reply): Promise<void>
}

/** From what Slack delivers to a turn, and from its reply back to where it belongs. */
export function createDispatch(options: DispatchOptions): Dispatch {
  const { turns, deliver, outbox, respond, forgeUrl, home, track, once, log, installedTeam } = options
  const { now = () => new Date(), installedApp = () => null, permits, isSecret } = options
  const { settle, bring, answer, opened, finish } = createAnswering({
    deliver,
    outbox,
    told: turns.told,
    log,
  })
  const askerOf = (origin: Origin, reach?: Reach, reference = newReference()): Asker => ({
    team: origin.team,
    userTeam: origin.userTeam,
    installedTeam: installedTeam(),
    installedApp: installedApp(),
    ...(origin.app ? { app: origin.app } : {}),
    ...(origin.kept?.askedAt === undefined ? {} : { askedAt: new Date(origin.kept.askedAt) }),
    user: origin.user,
    userName: origin.userName,
    channel: origin.channel,
    now: now(),
    reference,
    ...(reach ? { reach } : {}),
  })

  async function pressed(delivery: PressDelivery): Promise<void> {
    const press = readPress(delivery)
    switch (press.kind) {
      case 'nothing':
        return
      case 'dismiss':
        return dismiss(delivery)
      case 'old':
        return answer(
          plainPlace(delivery),
          async (_, reference) => outdated('button', reference),
          delivery.kept,
        )
      case 'form':
        return openForm(delivery, press.command)
      case 'verb':
        return pressedVerb(delivery, press)
    }
  }

  async function dismiss(delivery: PressDelivery): Promise<void> {
    const { responseUrl } = delivery
    if (responseUrl) await respond({ ...delivery, responseUrl }, 'delete')
  }

  function pressedVerb(delivery: PressDelivery, press: VerbPress): Promise<void> {
    const place = pressPlace(delivery, press)
    return answer(
      place,
      (...reached) =>
        turns.pressed(press.command, press.input, askerOf(delivery, ...reached), {
          ...press,
          from: place.from,
        }),
      delivery.kept,
    )
  }

  /** The form of a verb that asks for what it needs is its own, when nothing else must be known before. */
  function openForm(delivery: PressDelivery, command: Command): Promise<void> {
    if (command.asksByForm && !command.fields.some(({ required }) => required))
      return answer(
        plainPlace(delivery),
        (...reached) =>
          turns.pressed(command, {}, askerOf(delivery, ...reached), { confirmed: false, privately: false }),
        delivery.kept,
      )
    return openView(delivery, formOf(turns.offered(command), writeContext({ ...contextOf(delivery) })))
  }

  async function shortcut(delivery: ShortcutDelivery): Promise<void> {
    const may = await permits?.person(delivery)
    const offered = registry.filter(({ id }) => may?.({ verb: id, isForm: true, project: null }) ?? true)
    if (offered.length === 0) return tell(delivery, (reference) => referenced(noHelpReply(), reference))
    return openView(delivery, chooser(delivery, offered, forgeUrl))
  }

  async function openView(origin: Origin, view: Parameters<WebOutbox['openView']>[1]): Promise<void> {
    const { triggerId } = origin
    const opened = triggerId !== undefined && (await outbox.openView({ ...origin, triggerId }, view))
    if (!opened) await tell(origin, notOpened)
  }

  function tell(origin: Origin, say: (reference: string) => Reply): Promise<void> {
    const told = async (_: Reach, reference: string) => ({ reply: say(reference), privately: true })
    return answer(plainPlace(origin), told, origin.kept)
  }

  async function submitted(delivery: SubmitDelivery): Promise<SubmitAnswer> {
    const context = readContext(delivery.privateMetadata)
    const { kept } = delivery
    if (delivery.callbackId === CHOOSER) {
      if (kept?.askedAt === undefined) return choose(delivery.values, context, turns.offered)
      return void (await tell(delivery, notOpened))
    }
    const { responseUrl, channel, from } = context
    const origin: Origin = {
      ...delivery,
      channel: channel || delivery.channel,
      ...(responseUrl ? { responseUrl } : {}),
    }
    const submission = readSubmission(delivery, context, forgeUrl, isSecret)
    if (submission.kind === 'errors') return { response_action: 'errors', errors: submission.errors }
    if (!(await once(submissionKey(delivery, context), kept?.reference))) return undefined
    const place = { ...plainPlace(origin), privately: context.privately, ...(from ? { from } : {}) }
    const turn: Turn = (...reached) => turnOf(submission, context, askerOf(origin, ...reached))
    const settled = settle(place, turn, kept)
    const early =
      submission.kind === 'reading' && submission.mayOpen && kept?.askedAt === undefined
        ? await within(OPEN_WITHIN_MS, settled, undefined)
        : undefined
    if (early?.turned.opens) {
      await opened(early.turned)
      const view = openedView(early.turned.opens, context, context.privately)
      return { response_action: 'update', view: { ...view } }
    }
    // The modal closes at once; the answer comes to the channel in which the form was opened.
    const brought = track(async () => bring(await settled))
    if (kept) kept.until(brought)
    else void brought
    return undefined
  }

  async function turnOf(submission: Submission, context: FormContext, asker: Asker): Promise<Turned> {
    switch (submission.kind) {
      case 'old':
        return outdated('form', asker.reference)
      case 'phrase':
        return turns.pressed(submission.command, context.settled ?? {}, asker, {
          confirmed: true,
          privately: context.privately ?? false,
          from: context.from,
          via: 'form',
        })
      case 'reading':
        return turns.read(submission.reading, asker, context.settled !== undefined)
    }
  }

  return {
    slash: (delivery: SlashDelivery) =>
      answer(
        plainPlace(delivery),
        (...reached) => turns.typed(delivery.command.slice(1), delivery.text, askerOf(delivery, ...reached)),
        delivery.kept,
      ),
    pressed,
    submitted,
    shortcut,
    homeOpened: (origin) => home(askerOf(origin)),
    finish,
    tell,
  }
}

function pressPlace(delivery: PressDelivery, { command, privately, turns, from }: VerbPress): Place {
  const { message, view } = delivery
  const plain = plainPlace(delivery)
  const channel = plain.channel || readContext(view?.privateMetadata ?? '').channel
  const place = { ...plain, channel, privately, ...(view ? { view: view.id } : {}) }
  if (!message) return place
  const isCard = delivery.blockId.startsWith('card.')
  const consumes = message.ephemeral && !isCard && command.effect !== 'read'
  const origin = from ?? (message.ephemeral ? undefined : message.ts)
  return { ...place, pressed: { ...message, isCard, turns }, consumes, ...(origin ? { from: origin } : {}) }
}

function notOpened(): Reply {
  return privately('The form did not open, and nothing was done. Try once more.')
}

function outdated(thing: 'button' | 'form', reference: string): Turned {
  return { reply: refusalReply('unknown', thing, reference), privately: true }
}
