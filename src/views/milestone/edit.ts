import { type Invocation, todayOf } from '../../model/invocation.ts'
import type { Milestone } from '../../model/milestone.ts'
import type { OfGroup } from '../../services/milestone/close.ts'
import type { MilestoneEditOutcome } from '../../services/milestone/edit.ts'
import type { MilestoneField } from '../../services/milestone/fields.ts'
import { button } from '../button.ts'
import { failureReply, inParts, quickActionReply } from '../failure.ts'
import { openly, privately, type Reply } from '../reply.ts'
import { bold, lines, person, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { type RenderContext, titleTakenReply } from './create.ts'
import { type DueDoubt, doubtReply } from './due.ts'
import {
  ambiguousReply,
  dueDay,
  groupQuestion,
  type InProject,
  milestoneBlocks,
  milestoneInput,
  milestoneMessage,
  milestoneTitle,
  placedTitle,
} from './milestone.ts'

/** The typed input of the verb. */
type Change = Readonly<Record<string, unknown>> & {
  readonly milestone: number | string
  readonly description?: string | undefined
}

type Edited =
  | Exclude<MilestoneEditOutcome, OfGroup>
  | (OfGroup & { readonly given: Change })
  | { readonly kind: 'doubt'; readonly doubt: DueDoubt; readonly given: Change }

const TRIED = 'The milestone was not changed'

/** Renders the result of editing a milestone. */
export function milestoneEditReply(
  { outcome, projectName }: InProject<Edited>,
  invocation: Invocation,
): Reply {
  const context = { projectName, user: invocation.user, today: todayOf(invocation) }
  switch (outcome.kind) {
    case 'edited':
      return editedReply(outcome, context)
    case 'unchanged':
      return privately(
        escaped(
          `${placedTitle(outcome.milestone, projectName)} is as you want it already. Nothing was changed.`,
        ),
      )
    case 'changed-meanwhile':
      return meanwhileReply(outcome)
    case 'title-taken':
      return titleTakenReply({ ...outcome.view, projectName }, context.today, TRIED)
    case 'quick-action':
      return quickActionReply(outcome, TRIED, 'description')
    case 'ambiguous':
      return ambiguousReply(outcome)
    case 'of-group': {
      const input = {
        ...outcome.given,
        ...milestoneInput(outcome.project, outcome.milestone),
        forGroup: true,
      }
      return groupQuestion(outcome.milestone, { verb: 'milestone.edit', input })
    }
    case 'doubt':
      return doubtReply(
        outcome.doubt,
        'milestone.edit',
        `${typedMilestone(outcome.given.milestone)} in ${projectName}`,
        outcome.given,
      )
    default:
      return failureReply(outcome, {
        tried: TRIED,
        doubt: (what) => `I do not know whether milestone ${what} was changed`,
      })
  }
}

function editedReply(
  { view, fields, differs, answered }: Extract<MilestoneEditOutcome, { kind: 'edited' }>,
  { projectName, user, today }: RenderContext,
): Reply {
  const { milestone } = view
  const content = { ...view, projectName }
  const words = fields.map((field) => fieldWords(field, milestone)).join(', ')
  const note =
    differs.length > 0
      ? `The forge made something else of ${differs.map(fieldName).join(' and ')}.`
      : undefined
  if (!answered)
    return milestoneMessage(
      content,
      today,
      ['The answer was lost, and the forge shows:', `${words}.`, note].filter(Boolean).join(' '),
    )
  const title = placedTitle(milestone, projectName)
  return openly(`<@${user}> edited ${escaped([`${title}: ${words}.`, note].filter(Boolean).join(' '))}`, [
    lines([person(user), text(' edited '), bold(title), text(`: ${words}.`)]),
    ...milestoneBlocks(content, today, note),
  ])
}

/** Another person’s change is never overwritten unseen. */
function meanwhileReply({
  project,
  milestone,
  fields,
}: Extract<MilestoneEditOutcome, { kind: 'changed-meanwhile' }>): Reply {
  const words = `It now has: ${fields.map((field) => fieldWords(field, milestone)).join(', ')}.`
  const reopen = button('Open the form again', {
    verb: 'milestone.edit',
    input: milestoneInput(project, milestone),
  })
  return inParts(
    {
      what: TRIED,
      why: `${milestoneTitle(milestone)} was changed by somebody after you opened the form.`,
      now: `${words} Nothing of yours was sent.`,
      next: 'Open the form again to see how it is now.',
      stale: true,
    },
    { reason: 'state' },
    [{ type: 'actions', elements: [reopen] }],
  )
}

/** `%3`, or the typed title. */
function typedMilestone(milestone: number | string): string {
  return typeof milestone === 'number' ? `%${milestone}` : `“${milestone}”`
}

function fieldName(field: MilestoneField): string {
  return field === 'due' ? 'the due date' : `the ${field}`
}

/** One field of the milestone in words: `due Fri 4 Dec 2026`. */
function fieldWords(field: MilestoneField, { title, description, due_date: due }: Milestone): string {
  switch (field) {
    case 'title':
      return `the title “${oneLine(title, 200)}”`
    case 'description':
      return description ? `the description “${oneLine(description, 100)}”` : 'no description'
    case 'due':
      return due === null ? 'no due date' : `due ${dueDay(due)}`
  }
}
