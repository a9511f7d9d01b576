import type { DenialContext } from '../../interactions/audit.ts'
import { newCorrelationId } from '../../interactions/correlation-id.ts'
import { strangerReply } from '../../interactions/denial-messages.ts'
import { withReference } from '../../interactions/log-and-reference.ts'
import type { Log } from '../../log/log.ts'
import type { Via } from '../../model/audit.ts'
import type { ActionTokens, PressedToken } from '../../store/tables/action-tokens.ts'
import type { Cards } from '../../store/tables/cards.ts'
import type {
  BlockAction,
  InteractionHandlers,
  Origin,
  SubmitAnswer,
  ViewSubmission,
} from '../interaction-handlers.ts'
import type { Deliver } from '../replies/deliver.ts'
import { decodePress } from './press.ts'
import { type Refused, refusalReply, refusedForm } from './rejected.ts'
import { actionOfView, tokenize } from './tokenize.ts'

export interface ResolvingHandlersOptions {
  /** Are given what an id stands for in its place. */
  readonly surfaces: InteractionHandlers
  readonly buttons: ActionTokens
  readonly deliver: Pick<Deliver, 'reply'>
  readonly cardAt: Cards['at']
  /** Whether somebody belongs to the workspace in which the bot is installed. */
  readonly isMember: (somebody: Pick<Origin, 'team' | 'userTeam'>) => boolean
  /** Writes down that a verb was tried with what is not good for it. */
  readonly denied: (verb: string, somebody: Origin, turn: DenialContext) => Promise<void>
  readonly log: Log
}

/**
 * Looks up what was pressed or submitted. What is not known for exactly this workspace, channel, person and action
 * is refused in words and goes no further.
 */
export function resolvingHandlers(options: ResolvingHandlersOptions): InteractionHandlers {
  const { surfaces, buttons, deliver, cardAt, isMember, denied, log } = options

  const find = (id: string, pressed: PressedToken) =>
    buttons.find(id, pressed).catch((err: unknown) => {
      log.error({ err }, 'action token could not be read')
      return { kind: 'failed' } as const
    })

  /** The reference under which the log keeps the refusal. */
  async function noted(origin: Origin, refused: Refused, verb: string, via: Via): Promise<string> {
    const { team, user, channel } = origin
    const reference = newCorrelationId()
    log.warn({ reference, team, user, channel, refused }, 'action rejected')
    // What is too old is no attempt at anything.
    const reason = !isMember(origin) ? 'stranger' : refused.startsWith('of-') ? refused : null
    if (reason === null) return reference
    await denied(verb, origin, { reference, via, reason }).catch((err: unknown) =>
      log.error({ err, reference }, 'denial could not be audited'),
    )
    return reference
  }

  async function pressed(delivery: BlockAction): Promise<void> {
    const { view, team, user, actionId } = delivery
    if (decodePress(delivery).kind === 'nothing') return
    const channel = view ? '' : delivery.channel
    const found = await find(delivery.value, { team, user, channel, action: actionId })
    if (found.kind !== 'found') return refuse(delivery, found.kind)
    if (isOfAnotherCard(delivery, found.value)) return refuse(delivery, 'of-another-card')
    const remembered = view ? { ...view, privateMetadata: await rememberedBy(delivery, view) } : undefined
    return surfaces.pressed({ ...delivery, value: found.value, ...(remembered ? { view: remembered } : {}) })
  }

  /** What the view remembers in which a button was pressed; empty when that is not known. */
  async function rememberedBy(
    { team, user }: BlockAction,
    { privateMetadata, callbackId }: NonNullable<BlockAction['view']>,
  ): Promise<string> {
    if (privateMetadata === '') return ''
    const action = actionOfView(callbackId)
    const found = await find(privateMetadata, { team, user, channel: '', action })
    return found.kind === 'found' ? found.value : ''
  }

  async function refuse(delivery: BlockAction, refused: Refused): Promise<void> {
    const { team, channel, user, responseUrl, message, actionId } = delivery
    const [verb = ''] = actionId.split(':')
    const reference = await noted(delivery, refused, verb, 'button')
    const place = {
      ...{ team, channel, user, privately: false, consumes: false },
      ...(responseUrl ? { responseUrl } : {}),
    }
    if (!isMember(delivery)) return deliver.reply(withReference(strangerReply(), reference), place)
    const card = message && refused === 'unknown' ? await cardAt(team, channel, message.ts) : null
    return deliver.reply(refusalReply(refused, 'button', reference, card), place)
  }

  async function submitted(delivery: ViewSubmission): Promise<SubmitAnswer> {
    const { team, user, callbackId, privateMetadata } = delivery
    const shown = { team, user, channel: '' }
    const found = await find(privateMetadata, { ...shown, action: actionOfView(callbackId) })
    if (found.kind !== 'found')
      return refusedForm(delivery, found.kind, await noted(delivery, found.kind, callbackId, 'form'))
    const answer = await surfaces.submitted({ ...delivery, privateMetadata: found.value })
    if (answer?.response_action !== 'update') return answer
    return { ...answer, view: await tokenize(buttons, shown, answer.view) }
  }

  return { ...surfaces, pressed, submitted }
}

/** The block ids of a card name its merge request, so that a button cannot be moved to the card of another. */
function isOfAnotherCard({ blockId, actionId }: BlockAction, value: string): boolean {
  const [kind, project, iid] = blockId.split('.')
  const press = decodePress({ actionId, value })
  if (kind !== 'card' || press.kind !== 'verb') return false
  return String(press.input.project) !== project || String(press.input.mr) !== iid
}
