import { z } from 'zod'
import { todayOf } from '../../model/invocation.ts'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { create } from '../../services/milestone/create.ts'
import type { Operation } from '../../services/writes/operation.ts'
import { milestoneCreateReply } from '../../views/milestone/create.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { MAX_INPUT_LENGTH, project, title } from '../fields.ts'
import { splitDue } from '../parse/due-date.ts'
import { askIfDue, askInForm, dayIn, dueFields, settleDue, TITLE_HELP, withCard } from './fields.ts'

const input = z
  .object({
    project,
    title: title.optional().describe('Title; without one a form opens'),
    endsInDue: z
      .literal(true)
      .optional()
      .meta({ kind: 'hidden', description: 'The title was typed without quotes and ends with a due date' }),
    description: z.string().optional().meta({ long: true, description: 'What it is for' }),
    ...dueFields,
  })
  .superRefine((given, context) => {
    askInForm(given, context)
    if (given.today !== undefined && given.title === undefined)
      context.addIssue({ code: 'custom', path: ['title'], message: 'is needed' })
  })

export const milestoneCreate = defineCommand({
  path: ['milestone', 'create'],
  also: ['new', 'add'],
  summary: 'Create a milestone',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.changes,
  needs: 'account',
  positionals: ['title'],
  input,
  async form({ workspace: { projects } }, { project, title, description = '', due = '' }, invocation) {
    if (title !== undefined) return null
    const isLong = description.length > MAX_INPUT_LENGTH
    const left = isLong
      ? '. The description is too long for a form: add it afterwards with /milestone edit'
      : ''
    return {
      kind: 'form',
      yes: 'Create milestone',
      title: 'Create milestone',
      about: `A milestone of ${await projects.title(project)}${left}`,
      inputs: [
        { name: 'title', help: TITLE_HELP, required: true },
        ...(isLong ? [] : [{ name: 'description', value: description }]),
        { name: 'due', label: 'Due date', help: '', input: 'date', value: dayIn(due, todayOf(invocation)) },
      ],
      input: { project, today: todayOf(invocation) },
    }
  },
  async run(context, given, operation, invocation) {
    const outcome = await make(context, given, todayOf(invocation), operation)
    return withCard(context, outcome, given, invocation.zone)
  },
  render: milestoneCreateReply,
  examples: [
    { typed: '"Sprint 10" --due +2w', means: { title: 'Sprint 10', due: '+2w' } },
    { typed: 'Sprint 10 --due 15 jan', means: { title: 'Sprint 10', due: '15 jan' } },
    { typed: 'Sprint 10 --due next friday', means: { title: 'Sprint 10', due: 'next friday' } },
  ],
})

async function make(
  context: ForgeContext,
  given: z.output<typeof input>,
  today: string,
  operation: Operation,
) {
  const { project, title, description } = given
  if (title === undefined) return { kind: 'untitled' } as const
  const split = given.endsInDue ? splitDue(title) : null
  if (split) {
    const doubt = askIfDue(split.due, title, today)
    return { kind: 'asked', doubt, given: { ...given, title: split.title, endsInDue: undefined } } as const
  }
  const settled = settleDue(given, today)
  if (settled.kind === 'doubt') return { kind: 'asked', doubt: settled.doubt, given } as const
  return create(context, { project, title, description, due: settled.due ?? undefined }, operation)
}
