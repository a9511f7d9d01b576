import { withReference } from '../../interactions/log-and-reference.ts'
import { button } from '../../views/button.ts'
import { inParts } from '../../views/failure.ts'
import { actions, type Blocks, type FailureClass, privately, type Reply } from '../../views/reply.ts'
import type { Found, SubmitAnswer, ViewSubmission } from '../interaction.ts'

export type Rejection =
  | Exclude<Found<object>['kind'], 'found'>
  /** The button was moved to the card of another merge request. */
  | 'of-another-card'

type Thing = 'button' | 'form'

const REASONS: Readonly<Record<Rejection, readonly [why: (thing: Thing) => string, reason: FailureClass]>> = {
  unknown: [(thing) => `This ${thing} is too old, or from another version of Greenlight.`, 'absent'],
  'of-somebody-else': [(thing) => `This ${thing} is somebody else’s.`, 'right'],
  'of-elsewhere': [(thing) => `This ${thing} belongs to another channel.`, 'right'],
  'of-another-card': [(thing) => `This ${thing} belongs to another merge request.`, 'right'],
  failed: [(thing) => `I couldn’t look up what this ${thing} stands for.`, 'fault'],
}

const NEXT = 'Type /mr help for what there is now.'
const AGAIN = 'Try again in a minute; if it keeps happening, tell your admin.'

/** Tells the caller privately, with a button for a fresh card when the pressed card is known. */
export function rejectionReply(
  rejection: Rejection,
  thing: Thing,
  reference: string,
  card: { readonly project: number; readonly iid: number } | null = null,
): Reply {
  const [why, reason] = REASONS[rejection]
  const next = rejection === 'failed' ? AGAIN : NEXT
  const more = card ? actions([freshButton(card)]) : []
  return withReference(inParts(reason, { what: why(thing), next, more }), reference)
}

function freshButton({ project, iid }: { readonly project: number; readonly iid: number }) {
  return button(`Show !${iid}`, { verb: 'mr.view', input: { project, mr: iid } })
}

/** Returns the same for a modal: under its first input, which keeps the typed text, or in its place. */
export function rejectedForm(
  { values }: Pick<ViewSubmission, 'values'>,
  rejection: Rejection,
  reference: string,
): SubmitAnswer {
  const { message } = rejectionReply(rejection, 'form', reference)
  const { text = '', blocks = [] } = message ?? {}
  const [input] = Object.keys(values)
  if (input) return { response_action: 'errors', errors: { [input]: text } }
  return inItsPlace('Not sent', blocks)
}

/** Replaces a submitted modal by one without inputs; Slack takes at most 24 characters of a title. */
export function inItsPlace(title: string, blocks: Blocks) {
  return {
    response_action: 'update' as const,
    view: {
      type: 'modal' as const,
      title: { type: 'plain_text' as const, text: title },
      close: { type: 'plain_text' as const, text: 'Close' },
      blocks: [...blocks],
    },
  }
}

export function notOpened(): Reply {
  return privately('The form didn’t open. Try again.')
}
