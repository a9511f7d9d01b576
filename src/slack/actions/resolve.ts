import type { DenialContext } from '../../interactions/audit.ts'
import { newCorrelationId } from '../../interactions/correlation-id.ts'
import { strangerReply } from '../../interactions/denial-messages.ts'
import { withReference } from '../../interactions/log-and-reference.ts'
import type { Log } from '../../log/log.ts'
import type { Via } from '../../model/audit.ts'
import type { ActionTokens, PressedToken } from '../../store/tables/action-tokens.ts'
import type { CardsTable } from '../../store/tables/cards.ts'
import type { BlockAction, Origin, SubmitAnswer, ViewSubmission } from '../interaction.ts'
import type { Deliver } from '../replies/deliver.ts'
import { decodePress, type Press } from './press.ts'
import { type Rejection, rejectedForm, rejectionReply } from './rejected.ts'
import { actionOfView } from './tokenize.ts'

export interface ResolveOptions {
  readonly tokens: Pick<ActionTokens, 'find'>
  readonly deliver: Pick<Deliver, 'reply'>
  readonly cardAt: CardsTable['at']
  /** True when the person belongs to the workspace in which the bot is installed. */
  readonly isMember: (somebody: Pick<Origin, 'team' | 'userTeam'>) => boolean
  /** Records in the audit that a command was attempted with an invalid button or form. */
  readonly auditDenial: (verb: string, somebody: Origin, context: DenialContext) => Promise<void>
  readonly log: Log
}

/**
 * Resolves the token of a press or submission. A token that is not valid for exactly this workspace, channel,
 * person and action is rejected with a reply and goes no further.
 */
export interface Resolve {
  /** Null when it was rejected and the person was notified. */
  action(action: BlockAction): Promise<{ readonly action: BlockAction; readonly press: Press } | null>
  submission(
    submission: ViewSubmission,
  ): Promise<{ readonly submission: ViewSubmission } | { readonly rejected: SubmitAnswer }>
}

export function createResolve(options: ResolveOptions): Resolve {
  const { tokens, deliver, cardAt, isMember, auditDenial } = options

  const find = (id: string, pressed: PressedToken) =>
    tokens.find(id, pressed).catch((err: unknown) => {
      options.log.error({ err }, 'action token could not be read')
      return { kind: 'failed' } as const
    })

  /** Logs the rejection and returns the reference of its log lines. */
  async function recordRejection(
    origin: Origin,
    rejection: Rejection,
    verb: string,
    via: Via,
  ): Promise<string> {
    const { team, user, channel } = origin
    const reference = newCorrelationId()
    const log = options.log.child({ reference })
    log.warn({ team, user, channel, refused: rejection }, 'action rejected')
    // An outdated token is not an attempt at anything.
    const reason = !isMember(origin) ? 'stranger' : rejection.startsWith('of-') ? rejection : null
    if (reason === null) return reference
    await auditDenial(verb, origin, { reference, via, reason }).catch((err: unknown) =>
      log.error({ err }, 'denial could not be audited'),
    )
    return reference
  }

  /** Reads the private metadata of the view with the pressed button; empty when it is unknown. */
  async function metadataOf(
    { team, user }: BlockAction,
    { privateMetadata, callbackId }: NonNullable<BlockAction['view']>,
  ): Promise<string> {
    if (privateMetadata === '') return ''
    const action = actionOfView(callbackId)
    const found = await find(privateMetadata, { team, user, channel: '', action })
    return found.kind === 'found' ? found.value : ''
  }

  async function reject(action: BlockAction, rejection: Rejection): Promise<null> {
    const { team, channel, user, responseUrl, message, actionId } = action
    const [verb = ''] = actionId.split(':')
    const reference = await recordRejection(action, rejection, verb, 'button')
    const target = {
      ...{ team, channel, user, privately: false, replacesPrompt: false },
      ...(responseUrl ? { responseUrl } : {}),
    }
    const card =
      isMember(action) && message && rejection === 'unknown' ? await cardAt(team, channel, message.ts) : null
    const reply = isMember(action)
      ? rejectionReply(rejection, 'button', reference, card)
      : withReference(strangerReply(), reference)
    await deliver.reply(reply, target)
    return null
  }

  return {
    async action(action) {
      const { view, team, user, actionId } = action
      const channel = view ? '' : action.channel
      const found = await find(action.value, { team, user, channel, action: actionId })
      if (found.kind !== 'found') return reject(action, found.kind)
      const { value } = found
      const press = decodePress({ actionId, value })
      if (isOfAnotherCard(action, press)) return reject(action, 'of-another-card')
      if (!view) return { action: { ...action, value }, press }
      const privateMetadata = await metadataOf(action, view)
      return { action: { ...action, value, view: { ...view, privateMetadata } }, press }
    },
    async submission(submission) {
      const { team, user, callbackId, privateMetadata } = submission
      const pressed = { team, user, channel: '', action: actionOfView(callbackId) }
      const found = await find(privateMetadata, pressed)
      if (found.kind === 'found') return { submission: { ...submission, privateMetadata: found.value } }
      const reference = await recordRejection(submission, found.kind, callbackId, 'form')
      return { rejected: rejectedForm(submission, found.kind, reference) }
    },
  }
}

/** The block ids of a card name its merge request, so that a button cannot be moved to another card. */
function isOfAnotherCard({ blockId }: BlockAction, press: Press): boolean {
  const [kind, project, iid] = blockId.split('.')
  if (kind !== 'card' || press.kind !== 'verb') return false
  return String(press.input.project) !== project || String(press.input.mr) !== iid
}
