import type { DenialContext } from '../../interactions/audit.ts'
import { strangerReply } from '../../interactions/denial-messages.ts'
import { withReference } from '../../interactions/log-and-reference.ts'
import type { Via } from '../../model/audit.ts'
import type { ActionTokens } from '../../store/tables/action-tokens.ts'
import type { CardsTable } from '../../store/tables/cards.ts'
import { readContext } from '../forms/form-context.ts'
import { type FoundForm, readSubmission } from '../forms/forms.ts'
import { chosenValues } from '../forms/suggestions.ts'
import type {
  BlockAction,
  Claimed,
  Found,
  Origin,
  ResolvedAction,
  ResolvedSubmission,
  SubmitAnswer,
  ViewSubmission,
} from '../interaction.ts'
import type { Deliver } from '../replies/deliver.ts'
import { plainTarget } from '../replies/target.ts'
import { findMetadata } from './issue-tokens.ts'
import { decodePress, type FoundPress, type Press, type TypedPress } from './press.ts'
import { type Rejection, rejectedForm, rejectionReply } from './rejected.ts'

/** Returns the decoded meaning of a press. @throws DecryptionError as ActionTokens. */
export async function findPress(
  tokens: Pick<ActionTokens, 'find'>,
  { team, user, channel, view, actionId, value }: BlockAction,
): Promise<Found<Omit<FoundPress, 'press'> & { readonly press: Press | TypedPress }>> {
  const found = await tokens.find(value, { team, user, channel: view ? '' : channel, action: actionId })
  if (found.kind !== 'found') return found
  const press = decodePress({ actionId, value: found.value })
  const metadata = view?.privateMetadata ? await findMetadata(tokens, { team, user }, view) : null
  return { ...found, press, privateMetadata: metadata?.kind === 'found' ? metadata.value : '' }
}

/** Returns the press with what was found behind its tokens. */
export function opened<Action extends BlockAction>(
  action: Action,
  { value, privateMetadata }: Pick<FoundPress, 'value' | 'privateMetadata'>,
): Action {
  return { ...action, value, view: action.view && { ...action.view, privateMetadata } }
}

export interface FormReader {
  readonly tokens: Pick<ActionTokens, 'find'>
  readonly forgeUrl: string
}

/** Returns the decoded meaning of a submission. @throws DecryptionError as ActionTokens. */
export async function findForm(
  { tokens, forgeUrl }: FormReader,
  submission: ViewSubmission,
): Promise<Found<FoundForm>> {
  const { callbackId } = submission
  const found = await findMetadata(tokens, submission, submission)
  if (found.kind !== 'found') return found
  const context = readContext(found.value)
  const values = await chosenValues(tokens, submission)
  if (values === null) return { kind: 'unknown' }
  const read = readSubmission({ callbackId, values }, context, forgeUrl)
  return { kind: 'found', privateMetadata: found.value, context, values, read }
}

export interface ResolveOptions {
  readonly deliver: Pick<Deliver, 'reply'>
  readonly cardAt: CardsTable['at']
  /** True when the person belongs to the workspace in which the bot is installed. */
  readonly isMember: (somebody: Pick<Origin, 'team' | 'userTeam'>) => boolean
  /** Records in the audit that a command was attempted with an invalid button or form. */
  readonly auditDenial: (verb: string, somebody: Origin, context: DenialContext) => Promise<void>
}

/**
 * Lets a press or submission pass with what its token stands for. A token that is not valid for exactly this workspace,
 * channel, person and action is rejected with a reply and goes no further.
 */
export function createResolve({ deliver, cardAt, isMember, auditDenial }: ResolveOptions) {
  /** Logs the rejection and returns the reference of its log lines. */
  async function recordRejection(
    origin: Claimed<Origin>,
    rejection: Rejection,
    verb: string,
    via: Via,
  ): Promise<string> {
    const { team, user, channel } = origin
    const { reference, log } = origin.claim
    log.warn({ team, user, channel, refused: rejection }, 'action rejected')
    // An outdated token is not an attempt at anything.
    const reason = !isMember(origin) ? 'stranger' : rejection.startsWith('of-') ? rejection : null
    if (reason === null) return reference
    await auditDenial(verb, origin, { reference, via, reason }).catch((err: unknown) =>
      log.error({ err }, 'denial could not be audited'),
    )
    return reference
  }

  async function reject(action: Claimed<BlockAction>, rejection: Rejection): Promise<null> {
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
    /** Null for a link, and when it was rejected and the person was notified. */
    async action(action: Claimed<ResolvedAction>) {
      const { found } = action
      if (found === null) return null
      if (found.kind !== 'found') return reject(action, found.kind)
      const { press } = found
      if (isOfAnotherCard(action, press)) return reject(action, 'of-another-card')
      return { action: opened(action, found), press }
    },
    async submission(
      submission: Claimed<ResolvedSubmission>,
    ): Promise<
      | { readonly submission: Claimed<ViewSubmission>; readonly form: FoundForm }
      | { readonly rejected: SubmitAnswer }
    > {
      const { found } = submission
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

/** The block ids of a card name its merge request, so that a button cannot be moved to another card. */
function isOfAnotherCard({ blockId }: BlockAction, press: Press): boolean {
  const [kind, project, iid] = blockId.split('.')
  if (kind !== 'card' || press.kind !== 'verb') return false
  return String(press.input.project) !== project || String(press.input.mr) !== iid
}
