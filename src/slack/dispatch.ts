import type { Command } from '../commands/command.ts'
import { registry } from '../commands/registry.ts'
import { newCorrelationId } from '../interactions/correlation-id.ts'
import { noHelpReply } from '../interactions/denial-messages.ts'
import { formOf } from '../interactions/form.ts'
import { withReference } from '../interactions/log-and-reference.ts'
import type { PendingAnswer } from '../interactions/recover.ts'
import type { Caller, ReplyChannel } from '../interactions/types.ts'
import type { ActionFilterOf } from '../interactions/visible-actions.ts'
import type { Log } from '../log/log.ts'
import type { Reply } from '../views/reply.ts'
import { type CommandAction, decodePress } from './actions/press.ts'
import { draftView, namedBy, overlaid, readDraft } from './forms/drafts.ts'
import { contextOf, readContext, writeContext } from './forms/form-context.ts'
import { createSubmitted, type SubmissionOptions } from './forms/submitted.ts'
import { verbPicker } from './forms/verb-picker.ts'
import type {
  BlockAction,
  InteractionHandlers,
  Origin,
  Shortcut,
  SlashCommand,
} from './interaction-handlers.ts'
import type { Respond } from './outgoing/respond.ts'
import type { WebOutbox } from './outgoing/web-api.ts'
import type { Claim } from './receive/claims.ts'
import type { Deliver } from './replies/deliver.ts'
import { notOpened, outdated } from './replies/outdated.ts'
import { createReplies } from './replies/run-and-reply.ts'
import { plainTarget, type ReplyTarget } from './replies/target.ts'

export interface DispatchOptions extends SubmissionOptions {
  readonly deliver: Deliver
  readonly outbox: WebOutbox
  readonly respond: Respond
  /** Publishes the person’s Home tab. */
  readonly home: (asker: Caller) => Promise<void>
  readonly log: Log
  /** The workspace in which the bot is installed; null until Slack has told. */
  readonly installedTeam: () => string | null
  /** This bot’s own app; null until Slack has told. */
  readonly installedApp?: () => string | null
  /** Which verbs the message shortcut offers to somebody; all when left out, and each is judged when it is run. */
  readonly permits?: Pick<ActionFilterOf, 'person'>
  readonly now?: () => Date
}

/** The surfaces, and what is owed to people since a process was stopped. */
export interface Dispatch extends InteractionHandlers {
  /** Ends a sentence that is owed. */
  finish(owed: PendingAnswer, kept?: Claim): Promise<void>
  /** Tells who asked why this was not run; `reference` is that of their turn. */
  tell(origin: Origin, say: (reference: string) => Reply): Promise<void>
}

/** From what Slack delivers to a turn, and from its reply back to where it belongs. */
export function createDispatch(options: DispatchOptions): Dispatch {
  const { turns, deliver, outbox, respond, forgeUrl, home, log, installedTeam } = options
  const { now = () => new Date(), installedApp = () => null, permits } = options
  const answering = createReplies({
    deliver,
    outbox,
    told: turns.told,
    log,
  })
  const { answer, finish } = answering
  const askerOf = (origin: Origin, reach?: ReplyChannel, reference = newCorrelationId()): Caller => ({
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

  async function pressed(delivery: BlockAction): Promise<void> {
    const press = decodePress(delivery)
    switch (press.kind) {
      case 'nothing':
        return
      case 'dismiss':
        return dismiss(delivery)
      case 'old':
        return answer(
          plainTarget(delivery),
          async (_, reference) => outdated('button', reference),
          delivery.kept,
        )
      case 'form':
        return openForm(delivery, press.command)
      case 'draft':
        return openDraft(delivery, press.input)
      case 'verb':
        return pressedVerb(delivery, press)
    }
  }

  async function dismiss(delivery: BlockAction): Promise<void> {
    const { responseUrl } = delivery
    if (responseUrl) await respond({ ...delivery, responseUrl }, 'delete')
  }

  function pressedVerb(delivery: BlockAction, press: CommandAction): Promise<void> {
    const place = pressPlace(delivery, press)
    deliver.pressed(place, press.input)
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
  function openForm(delivery: BlockAction, command: Command): Promise<void> {
    if (command.asksByForm && !command.fields.some(({ required }) => required))
      return answer(
        plainTarget(delivery),
        (...reached) =>
          turns.pressed(command, {}, askerOf(delivery, ...reached), { confirmed: false, privately: false }),
        delivery.kept,
      )
    return openView(delivery, formOf(turns.offered(command), writeContext({ ...contextOf(delivery) })))
  }

  function openDraft(delivery: BlockAction, input: Readonly<Record<string, unknown>>): Promise<void> {
    const draft = readDraft(input)
    if (draft === null) return tell(delivery, (reference) => outdated('button', reference).reply)
    const { command, context, stale } = draft
    if (!stale)
      return openView(delivery, draftView({ ...draft, context: { ...context, ...contextOf(delivery) } }))
    const how = { confirmed: false, privately: context.privately, from: context.from }
    return answer(
      plainTarget(delivery),
      async (...reached) =>
        overlaid(await turns.pressed(command, namedBy(context), askerOf(delivery, ...reached), how), draft),
      delivery.kept,
    )
  }

  async function shortcut(delivery: Shortcut): Promise<void> {
    const may = await permits?.person(delivery)
    const offered = registry.filter(({ id }) => may?.({ verb: id, isForm: true, project: null }) ?? true)
    if (offered.length === 0) return tell(delivery, (reference) => withReference(noHelpReply(), reference))
    return openView(delivery, verbPicker(delivery, offered, forgeUrl))
  }

  async function openView(origin: Origin, view: Parameters<WebOutbox['openView']>[1]): Promise<void> {
    const { triggerId } = origin
    const opened = triggerId !== undefined && (await outbox.openView({ ...origin, triggerId }, view))
    if (!opened) await tell(origin, notOpened)
  }

  function tell(origin: Origin, say: (reference: string) => Reply): Promise<void> {
    const told = async (_: ReplyChannel, reference: string) => ({ reply: say(reference), privately: true })
    return answer(plainTarget(origin), told, origin.kept)
  }

  return {
    slash: (delivery: SlashCommand) =>
      answer(
        plainTarget(delivery),
        (...reached) => turns.typed(delivery.command.slice(1), delivery.text, askerOf(delivery, ...reached)),
        delivery.kept,
      ),
    pressed,
    submitted: createSubmitted({ ...options, answering, askerOf, tell }),
    shortcut,
    homeOpened: (origin) => home(askerOf(origin)),
    finish,
    tell,
  }
}

function pressPlace(delivery: BlockAction, { command, privately, turns, from }: CommandAction): ReplyTarget {
  const { message, view } = delivery
  const plain = plainTarget(delivery)
  const channel = plain.channel || readContext(view?.privateMetadata ?? '').channel
  const place = { ...plain, channel, privately, ...(view ? { view: view.id } : {}) }
  if (!message) return place
  const isCard = delivery.blockId.startsWith('card.')
  const consumes = message.ephemeral && !isCard && command.effect !== 'read'
  const origin = from ?? (message.ephemeral ? undefined : message.ts)
  return { ...place, pressed: { ...message, isCard, turns }, consumes, ...(origin ? { from: origin } : {}) }
}
