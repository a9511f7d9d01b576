import type { DenialContext } from '../../interactions/audit.ts'
import { strangerReply } from '../../interactions/denial-messages.ts'
import { newCorrelationId, withReference } from '../../interactions/log-and-reference.ts'
import type { Log } from '../../log/log.ts'
import type { Via } from '../../model/audit.ts'
import type { ActionTokens, FoundToken } from '../../store/tables/action-tokens.ts'
import type { CardsTable } from '../../store/tables/cards.ts'
import { readContext } from '../forms/form-context.ts'
import { type FoundForm, readSubmission } from '../forms/forms.ts'
import { chosenValues } from '../forms/suggestions.ts'
import type { BlockAction, Claim, Origin, SubmitAnswer, ViewSubmission } from '../interaction.ts'
import type { Deliver } from '../replies/deliver.ts'
import { plainTarget } from '../replies/target.ts'
import { findMetadata } from './issue-tokens.ts'
import { decodePress, type FoundPress, type Press } from './press.ts'
import { type Rejection, rejectedForm, rejectionReply } from './rejected.ts'

type NotFound = Exclude<FoundToken, { kind: 'found' }>

/** Returns the decoded meaning of a press. @throws DecryptionError as ActionTokens. */
export async function findPress(
  tokens: Pick<ActionTokens, 'find'>,
  { team, user, channel, view, actionId, value }: BlockAction,
): Promise<({ readonly kind: 'found' } & FoundPress) | NotFound> {
  const found = await tokens.find(value, { team, user, channel: view ? '' : channel, action: actionId })
  return found.kind === 'found' ? { ...found, press: decodePress({ actionId, value: found.value }) } : found
}

export interface FormReader {
  readonly tokens: Pick<ActionTokens, 'find'>
  readonly forgeUrl: string
}

/** Returns the decoded meaning of a submission. @throws DecryptionError as ActionTokens. */
export async function findForm(
  { tokens, forgeUrl }: FormReader,
  submission: ViewSubmission,
): Promise<({ readonly kind: 'found' } & FoundForm) | NotFound> {
  const { callbackId } = submission
  const found = await findMetadata(tokens, submission, submission)
  if (found.kind !== 'found') return found
  const context = readContext(found.value)
  const values = await chosenValues(tokens, submission)
  if (values === null) return { kind: 'unknown' }
  const read = readSubmission({ callbackId, values }, context, forgeUrl)
  return { kind: 'found', privateMetadata: found.value, context, values, read }
}

export interface ResolveOptions extends FormReader {
  readonly deliver: Pick<Deliver, 'reply'>
  readonly cardAt: CardsTable['at']
  /** True when the person belongs to the workspace in which the bot is installed. */
  readonly isMember: (somebody: Pick<Origin, 'team' | 'userTeam'>) => boolean
  /** Records in the audit that a command was attempted with an invalid button or form. */
  readonly auditDenial: (verb: string, somebody: Origin, context: DenialContext) => Promise<void>
  readonly log: Log
}

/**
 * Resolves the token of a press or submission, unless that was done when it was accepted and it was run at
 * once. A token that is not valid for exactly this workspace, channel, person and action is rejected with a
 * reply and goes no further.
 */
export function createResolve(options: ResolveOptions) {
  const { tokens, deliver, cardAt, isMember, auditDenial } = options

  const failed = (err: unknown) => {
    options.log.error({ err }, 'action token could not be read')
    return { kind: 'failed' } as const
  }

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
  async function metadataOf(action: BlockAction, view: NonNullable<BlockAction['view']>): Promise<string> {
    if (view.privateMetadata === '') return ''
    const found = await findMetadata(tokens, action, view).catch(failed)
    return found.kind === 'found' ? found.value : ''
  }

  async function reject(action: BlockAction, rejection: Rejection): Promise<null> {
    const { team, channel, message, actionId } = action
    const [verb = ''] = actionId.split(':')
    const reference = await recordRejection(action, rejection, verb, 'button')
    // A channel that has got another id has the buttons of the old one until its cards are edited.
    const isOutdated = rejection === 'unknown' || rejection === 'of-elsewhere'
    const card = isMember(action) && message && isOutdated ? await cardAt(team, channel, message.ts) : null
    const reply = isMember(action)
      ? rejectionReply(rejection, 'button', reference, card)
      : withReference(strangerReply(), reference)
    await deliver.reply(reply, plainTarget(action))
    return null
  }

  return {
    /** Null when it was rejected and the person was notified. */
    async action(action: BlockAction) {
      const found = foundAtOnce(action) ?? (await findPress(tokens, action).catch(failed))
      if (found.kind !== 'found') return reject(action, found.kind)
      const { value, press } = found
      if (isOfAnotherCard(action, press)) return reject(action, 'of-another-card')
      const { view } = action
      if (!view) return { action: { ...action, value }, press }
      const privateMetadata = await metadataOf(action, view)
      return { action: { ...action, value, view: { ...view, privateMetadata } }, press }
    },
    async submission(
      submission: ViewSubmission,
    ): Promise<
      { readonly submission: ViewSubmission; readonly form: FoundForm } | { readonly rejected: SubmitAnswer }
    > {
      const found = foundAtOnce(submission) ?? (await findForm(options, submission).catch(failed))
      if (found.kind === 'found') {
        const { privateMetadata, values } = found
        return { submission: { ...submission, privateMetadata, values }, form: found }
      }
      const reference = await recordRejection(submission, found.kind, submission.callbackId, 'form')
      return { rejected: rejectedForm(submission, found.kind, reference) }
    },
  }
}

export type Resolve = ReturnType<typeof createResolve>

/** Returns what was found when the request was accepted; a token may have ended while the request waited. */
function foundAtOnce<Found>({
  claim,
  found,
}: {
  readonly claim?: Claim
  readonly found?: Found
}): ({ readonly kind: 'found' } & Found) | undefined {
  return found && !claim?.isLate ? { kind: 'found', ...found } : undefined
}

/** The block ids of a card name its merge request, so that a button cannot be moved to another card. */
function isOfAnotherCard({ blockId }: BlockAction, press: Press): boolean {
  const [kind, project, iid] = blockId.split('.')
  if (kind !== 'card' || press.kind !== 'verb') return false
  return String(press.input.project) !== project || String(press.input.mr) !== iid
}
