import type { Command } from '../commands/command.ts'
import type { FormRequest } from '../commands/fields.ts'
import type { ActiveFreeze } from '../services/access/access-context.ts'
import { button } from '../views/button.ts'
import { inParts, NOTHING_CHANGED, type Words } from '../views/failure.ts'
import type { Reply } from '../views/reply.ts'
import { oneLine } from '../views/text.ts'
import { resourceOf } from './resource.ts'

type Input = Readonly<Record<string, unknown>>

/** The key in a button’s input that marks that the caller wants to give a reason for overriding. */
export const OVERRIDE = 'overriding'

/** Says that merges are frozen, since when, until when and why; callers who may override it get a button. */
export function freezeReply(command: Command, input: Input, freezes: readonly ActiveFreeze[]): Reply {
  const { name } = resourceOf(command, input)
  const may = freezes.every(({ mayOverride }) => mayOverride)
  const { overrideReason: _, ...rest } = input
  const isMerge = command.access.merges === 'always'
  const label = `${isMerge ? 'Merge' : 'Approve'} during the freeze`
  const override = button(label, { verb: command.id, input: { ...rest, [OVERRIDE]: true } })
  return inParts(
    {
      what: `${name === '' ? 'It' : name} was not ${isMerge ? 'merged' : 'approved'}`,
      why: isMerge ? why(freezes) : ['Your approval may complete its merge. ', ...why(freezes)],
      now: NOTHING_CHANGED,
      next: may
        ? 'Wait, or press the button and say why it must be merged now; the reason is kept in the audit.'
        : 'Wait, or ask a steward of the channel that set the freeze, or an admin, who may override it with a reason.',
    },
    { reason: 'state' },
    may ? [{ type: 'actions', elements: [override] }] : [],
  )
}

/** Asks for the reason that goes into the audit. */
export function reasonForm(command: Command, input: Input): FormRequest<Input> {
  const { [OVERRIDE]: _, ...settled } = input
  const { name } = resourceOf(command, input)
  return {
    kind: 'form',
    title: 'Merge during a freeze',
    about: `Merges are frozen. Say why ${name === '' ? 'it' : name} must be merged now; the reason is kept in the audit`,
    yes: 'Go on',
    inputs: [{ name: 'override-reason', label: 'Reason', help: 'At most 200 characters', required: true }],
    input: settled,
  }
}

function why(freezes: readonly ActiveFreeze[]): Words {
  return freezes.flatMap(({ freeze, held: { since, until } }, index) => [
    `${index === 0 ? '' : ' '}Merges are frozen since `,
    since,
    ' until ',
    until,
    `: ${oneLine(freeze.reason, 200)}.`,
  ])
}
