import type { Command } from '../commands/command.ts'
import type { FormRequest } from '../commands/fields.ts'
import type { ActiveFreeze } from '../services/access/access-context.ts'
import { button } from '../views/button.ts'
import { inParts, type Words } from '../views/failure.ts'
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
  const override = button('Override freeze…', { verb: command.id, input: { ...rest, [OVERRIDE]: true } })
  return inParts(
    {
      what: `${isMerge ? 'Can’t merge' : 'Can’t approve'}${name === '' ? '' : ` ${name}`}: merges are frozen`,
      why: isMerge ? why(freezes) : ['Your approval could merge it. ', ...why(freezes)],
      next: may
        ? 'You can override it. The reason is logged.'
        : 'A channel manager or a workspace admin can override it.',
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
    title: 'Override freeze',
    about: `Merges are frozen. Why can’t ${name === '' ? 'it' : name} wait? The reason is logged`,
    yes: 'Override freeze',
    inputs: [{ name: 'override-reason', label: 'Reason', help: 'At most 200 characters', required: true }],
    input: settled,
  }
}

function why(freezes: readonly ActiveFreeze[]): Words {
  return freezes.flatMap(({ freeze, held: { until } }, index) => [
    `${index === 0 ? 'Frozen' : ' And'} until `,
    until,
    `: ${oneLine(freeze.reason, 200)}.`,
  ])
}
