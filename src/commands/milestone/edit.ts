import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { edit } from '../../services/milestone/edit.ts'
import { findMilestoneView } from '../../services/milestone/view.ts'
import type { Operation } from '../../services/operations/operation.ts'
import { milestoneInput } from '../../views/milestone/milestone.ts'
import { defineCommand } from '../define.ts'
import { forGroup, milestone, owner, project } from '../fields.ts'
import { askInForm, dueFields, settleDue } from './due.ts'
import { changesIn, editForm, seenOf } from './edit-form.ts'
import { renderEdited } from './edit-outcome.ts'
import { title } from './title.ts'
import { todayOf } from './today.ts'

const fingerprint = z.string().max(16).optional()

const input = z
  .object({
    project,
    milestone,
    owner,
    forGroup,
    title: title.optional().describe('New title'),
    description: z.string().optional().meta({ long: true, description: 'New description; "" takes it away' }),
    ...dueFields,
    seen: z
      .object({ title: fingerprint, description: fingerprint, due: fingerprint })
      .optional()
      .meta({ kind: 'hidden', description: 'How the fields were when the form was opened' }),
  })
  .superRefine((given, context) => {
    askInForm(given, context)
    if (given.seen?.title !== undefined && given.title === undefined)
      context.addIssue({ code: 'custom', path: ['title'], message: 'is needed' })
  })

/** `/milestone edit %3 --due fri`; without a change it opens a form with the present values. */
export const milestoneEdit = defineCommand({
  path: ['milestone', 'edit'],
  also: ['update'],
  summary: 'Change a milestone’s title, description or due date',
  effect: 'write',
  access: permissions.changes,
  needs: 'account',
  positionals: ['milestone'],
  input,
  async form(given, context, asking) {
    const { title, description, due, day } = given
    if ([title, description, due, day].some((value) => value !== undefined)) return null
    const found = await findMilestoneView(context, given)
    const { project } = given
    const projectName = await context.projects.title(project)
    if (found.kind !== 'found') return { kind: 'settled', outcome: { outcome: found, projectName } }
    return {
      ...editForm(found.milestone, projectName),
      input: {
        ...milestoneInput(project, found.milestone),
        ...(found.milestone.group_id === null ? {} : { forGroup: true as const }),
        today: todayOf(asking),
        seen: seenOf(found.milestone),
      },
    }
  },
  run: async (given, context, operation, asking) => ({
    outcome: await change(context, given, todayOf(asking), operation),
    projectName: await context.projects.title(given.project),
  }),
  render: renderEdited,
  examples: [
    { typed: '%3 --due +2w', means: { milestone: 3, due: '+2w' } },
    { typed: '%3 --title "Sprint 9b" --due none', means: { milestone: 3, title: 'Sprint 9b', due: 'none' } },
    { typed: '%3', means: { milestone: 3 } },
  ],
})

async function change(
  context: ForgeContext,
  given: z.output<typeof input>,
  today: string,
  operation: Operation,
) {
  const { project, milestone, owner, forGroup, day, seen } = given
  const { title, description, due: typed } = seen ? changesIn(given, seen) : given
  // A cleared input removes the date, as `none` does.
  const settled = settleDue({ due: typed === '' ? 'none' : typed, day }, today)
  if (settled.kind === 'doubt') return { kind: 'doubt', doubt: settled.doubt, given } as const
  const { due } = settled
  const wanted = {
    project,
    milestone,
    owner,
    forGroup,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(due === undefined ? {} : { due }),
    ...(seen ? { seen } : {}),
  }
  const outcome = await edit(context, wanted, operation)
  return outcome.kind === 'of-group' ? { ...outcome, given } : outcome
}
