import { button } from '../blocks/button.ts'
import { inParts, NOTHING_CHANGED, type Words } from '../blocks/parts.ts'
import type { Reply } from '../blocks/reply.ts'
import { oneLine } from '../blocks/text.ts'
import type { HeldFreeze } from '../services/standing.ts'
import type { Command } from './define.ts'
import type { FormRequest } from './form-request.ts'
import { targetOf } from './target.ts'

type Input = Readonly<Record<string, unknown>>

/** In the input of a button: the person wants to say why they merge all the same. */
export const OVERRIDING = 'overriding'

/** Says that merges are held back, since when, until when and why; who may override it gets a button. */
export function frozenReply(command: Command, input: Input, freezes: readonly HeldFreeze[]): Reply {
  const { name } = targetOf(command, input)
  const may = freezes.every(({ mayOverride }) => mayOverride)
  const { overrideReason: _, ...kept } = input
  const label = 'Merge during the freeze'
  const override = button(label, { verb: command.id, input: { ...kept, [OVERRIDING]: true } })
  return inParts(
    {
      what: `${name === '' ? 'It' : name} was not merged`,
      why: why(freezes),
      now: NOTHING_CHANGED,
      next: may
        ? 'Wait, or press the button and say why it must be merged now; the reason is kept in the audit.'
        : 'Wait, or ask a steward of the channel that set the freeze, or an admin, who may override it with a reason.',
    },
    { reason: 'state' },
    may ? [{ type: 'actions', elements: [override] }] : [],
  )
}

/** Asks for the reason that is kept in the audit. */
export function reasonForm(command: Command, input: Input): FormRequest<Input> {
  const { [OVERRIDING]: _, ...settled } = input
  const { name } = targetOf(command, input)
  return {
    kind: 'form',
    title: 'Merge during a freeze',
    about: `Merges are frozen. Say why ${name === '' ? 'it' : name} must be merged now; the reason is kept in the audit`,
    yes: 'Go on',
    inputs: [{ name: 'override-reason', label: 'Reason', help: 'At most 200 characters', required: true }],
    input: settled,
  }
}

function why(freezes: readonly HeldFreeze[]): Words {
  return freezes.flatMap(({ freeze, held: { since, until } }, index) => [
    `${index === 0 ? '' : ' '}Merges are frozen since `,
    since,
    ' until ',
    until,
    `: ${oneLine(freeze.reason, 200)}.`,
  ])
}
