import { withReference } from '../../interactions/log-and-reference.ts'
import type { InteractionResult } from '../../interactions/types.ts'
import type { FoundToken } from '../../store/tables/action-tokens.ts'
import { button } from '../../views/button.ts'
import { inParts, NOTHING_DONE } from '../../views/failure-parts.ts'
import { type FailureClass, privately, type Reply } from '../../views/reply.ts'
import type { SubmitAnswer, ViewSubmission } from '../interaction.ts'

/** The reason why a button or form is not obeyed. */
export type Rejection =
  | Exclude<FoundToken['kind'], 'found'>
  /** It was put on the card of another merge request. */
  | 'of-another-card'
  /** The store failed. */
  | 'failed'

/** The thing that was pressed or sent. */
type Thing = 'button' | 'form'

const REASONS: Readonly<Record<Rejection, readonly [why: (thing: Thing) => string, reason: FailureClass]>> = {
  unknown: [(thing) => `This ${thing} is too old, or from another version of Greenlight.`, 'absent'],
  'of-somebody-else': [(thing) => `This ${thing} is not yours.`, 'right'],
  'of-elsewhere': [(thing) => `This ${thing} belongs to another channel.`, 'right'],
  'of-another-card': [(thing) => `This ${thing} belongs to another merge request.`, 'right'],
  failed: [(thing) => `Through a fault of mine, I could not look up what this ${thing} stands for.`, 'fault'],
}

const NEXT = 'Type /mr help for what there is now.'
const AGAIN = 'Try once more.'

/** Tells the person alone, with a button for a fresh card where the card is known that was pressed. */
export function rejectionReply(
  rejection: Rejection,
  thing: Thing,
  reference: string,
  card: { readonly project: number; readonly iid: number } | null = null,
): Reply {
  const [why, reason] = REASONS[rejection]
  const next = rejection === 'failed' ? AGAIN : NEXT
  const fresh = card && freshButton(card)
  const more = fresh ? [{ type: 'actions' as const, elements: [fresh] }] : []
  return withReference(inParts({ ...NOTHING_DONE, why: why(thing), next }, { reason }, more), reference)
}

/** The same in the modal: under its first input, so that what was typed stays, or in its place. */
export function rejectedForm(
  { values }: Pick<ViewSubmission, 'values'>,
  rejection: Rejection,
  reference: string,
): SubmitAnswer {
  const { message } = rejectionReply(rejection, 'form', reference)
  const { text = '', blocks = [] } = message ?? {}
  const [input] = Object.keys(values)
  if (input) return { response_action: 'errors', errors: { [input]: text } }
  return {
    response_action: 'update',
    view: {
      type: 'modal',
      title: { type: 'plain_text', text: 'Nothing was done' },
      close: { type: 'plain_text', text: 'Close' },
      blocks,
    },
  }
}

function freshButton({ project, iid }: { readonly project: number; readonly iid: number }) {
  return button(`Show !${iid}`, { verb: 'mr.view', input: { project, mr: iid } })
}

/** Said where no modal could open. */
export function notOpened(): Reply {
  return privately('The form did not open, and nothing was done. Try once more.')
}

/** Said of what this version does not know. */
export function outdated(thing: Thing, reference: string): InteractionResult {
  return { reply: rejectionReply('unknown', thing, reference), privately: true }
}
