import type { DeniedTurn } from '../commands/audit-entry.ts'
import { strangerReply } from '../commands/denied.ts'
import { newReference } from '../commands/reference.ts'
import { referenced } from '../commands/referenced.ts'
import type { Log } from '../log/log.ts'
import type { Via } from '../model/audit.ts'
import type { Buttons, Pressed } from '../store/buttons.ts'
import type { Cards } from '../store/cards.ts'
import type { Deliver } from './deliver.ts'
import { actionOfView, opaque } from './opaque.ts'
import { type Refused, refusalReply, refusedForm } from './opaque-refusal.ts'
import { readPress } from './press.ts'
import type { Origin, PressDelivery, SubmitAnswer, SubmitDelivery, Surfaces } from './surfaces.ts'

export interface OpaqueSurfacesOptions {
  /** Are given what an id stands for in its place. */
  readonly surfaces: Surfaces
  readonly buttons: Buttons
  readonly deliver: Pick<Deliver, 'reply'>
  readonly cardAt: Cards['at']
  /** Whether somebody belongs to the workspace in which the bot is installed. */
  readonly isMember: (somebody: Pick<Origin, 'team' | 'userTeam'>) => boolean
  /** Writes down that a verb was tried with what is not good for it. */
  readonly denied: (verb: string, somebody: Origin, turn: DeniedTurn) => Promise<void>
  readonly log: Log
}

/**
 * Looks up what was pressed or submitted. What is not known for exactly this workspace, channel, person and action
 * is refused in words and goes no further.
 */
export function opaqueSurfaces(options: OpaqueSurfacesOptions): Surfaces {
  const { surfaces, buttons, deliver, cardAt, isMember, denied, log } = options

  const find = (id: string, pressed: Pressed) =>
    buttons.find(id, pressed).catch((err: unknown) => {
      log.error({ err }, 'what a button stands for was not read')
      return { kind: 'failed' } as const
    })

  /** The reference under which the log keeps the refusal. */
  async function noted(origin: Origin, refused: Refused, verb: string, via: Via): Promise<string> {
    const { team, user, channel } = origin
    const reference = newReference()
    log.warn({ reference, team, user, channel, refused }, 'a button or form was not obeyed')
    // What is too old is no attempt at anything.
    const reason = !isMember(origin) ? 'stranger' : refused.startsWith('of-') ? refused : null
    if (reason === null) return reference
    await denied(verb, origin, { reference, via, reason }).catch((err: unknown) =>
      log.error({ err, reference }, 'a denial is not in the audit'),
    )
    return reference
  }

  async function pressed(delivery: PressDelivery): Promise<void> {
    const { view, team, user, actionId } = delivery
    if (readPress(delivery).kind === 'nothing') return
    const channel = view ? '' : delivery.channel
    const found = await find(delivery.value, { team, user, channel, action: actionId })
    if (found.kind !== 'found') return refuse(delivery, found.kind)
    if (isOfAnotherCard(delivery, found.value)) return refuse(delivery, 'of-another-card')
    const remembered = view ? { ...view, privateMetadata: await rememberedBy(delivery, view) } : undefined
    return surfaces.pressed({ ...delivery, value: found.value, ...(remembered ? { view: remembered } : {}) })
  }

  /** What the view remembers in which a button was pressed; empty when that is not known. */
  async function rememberedBy(
    { team, user }: PressDelivery,
    { privateMetadata, callbackId }: NonNullable<PressDelivery['view']>,
  ): Promise<string> {
    if (privateMetadata === '') return ''
    const action = actionOfView(callbackId)
    const found = await find(privateMetadata, { team, user, channel: '', action })
    return found.kind === 'found' ? found.value : ''
  }

  async function refuse(delivery: PressDelivery, refused: Refused): Promise<void> {
    const { team, channel, user, responseUrl, message, actionId } = delivery
    const [verb = ''] = actionId.split(':')
    const reference = await noted(delivery, refused, verb, 'button')
    const place = {
      ...{ team, channel, user, privately: false, consumes: false },
      ...(responseUrl ? { responseUrl } : {}),
    }
    if (!isMember(delivery)) return deliver.reply(referenced(strangerReply(), reference), place)
    const card = message && refused === 'unknown' ? await cardAt(team, channel, message.ts) : null
    return deliver.reply(refusalReply(refused, 'button', reference, card), place)
  }

  async function submitted(delivery: SubmitDelivery): Promise<SubmitAnswer> {
    const { team, user, callbackId, privateMetadata } = delivery
    const shown = { team, user, channel: '' }
    const found = await find(privateMetadata, { ...shown, action: actionOfView(callbackId) })
    if (found.kind !== 'found')
      return refusedForm(delivery, found.kind, await noted(delivery, found.kind, callbackId, 'form'))
    const answer = await surfaces.submitted({ ...delivery, privateMetadata: found.value })
    if (answer?.response_action !== 'update') return answer
    return { ...answer, view: await opaque(buttons, shown, answer.view) }
  }

  return { ...surfaces, pressed, submitted }
}

/** The block ids of a card name its merge request, so that a button cannot be moved to the card of another. */
function isOfAnotherCard({ blockId, actionId }: PressDelivery, value: string): boolean {
  const [kind, project, iid] = blockId.split('.')
  const press = readPress({ actionId, value })
  if (kind !== 'card' || press.kind !== 'verb') return false
  return String(press.input.project) !== project || String(press.input.mr) !== iid
}
