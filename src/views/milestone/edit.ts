import type { Day } from '../../model/day.ts'
import { type Invocation, todayOf } from '../../model/invocation.ts'
import { type Milestone, milestoneWords, type TypedMilestone } from '../../model/milestone.ts'
import { SERVER } from '../../model/server-name.ts'
import type { OfGroup } from '../../services/milestone/close.ts'
import type { MilestoneEditOutcome } from '../../services/milestone/edit.ts'
import type { MilestoneField } from '../../services/milestone/fields.ts'
import { button } from '../button.ts'
import { failureReply, inParts, quickActionReply } from '../failure.ts'
import { actions, privately, type Reply } from '../reply.ts'
import { bold, person, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { type CardContent, cardMessage } from './card.ts'
import { titleTakenReply } from './create.ts'
import { dueDay } from './day.ts'
import { type DueDoubt, doubtReply } from './due.ts'
import {
  ambiguousReply,
  groupQuestion,
  type InProject,
  milestoneInput,
  milestoneNotUndoneReply,
  milestoneTitle,
  undoOf,
} from './milestone.ts'

type Change = Readonly<Record<string, unknown>> & {
  readonly milestone: TypedMilestone
  readonly description?: string
}

type Edited =
  | Exclude<MilestoneEditOutcome, OfGroup>
  | (OfGroup & { readonly given: Change })
  | { readonly kind: 'asked'; readonly doubt: DueDoubt; readonly given: Change }

const TRIED = 'I didn’t change the milestone'

export function milestoneEditReply(
  { outcome, projectName, card = null }: InProject<Edited>,
  invocation: Invocation,
): Reply {
  const today = todayOf(invocation)
  switch (outcome.kind) {
    case 'edited':
      return editedReply(outcome, { ...outcome.view, projectName, card }, invocation)
    case 'unchanged':
      return privately(escaped(`${milestoneTitle(outcome.milestone)} is already like that.`))
    case 'changed-meanwhile':
      return meanwhileReply(outcome, today)
    case 'title-taken':
      return titleTakenReply({ ...outcome.view, projectName, card }, today, TRIED)
    case 'quick-action':
      return quickActionReply(outcome, TRIED, 'description')
    case 'ambiguous':
      return ambiguousReply(outcome)
    case 'of-group': {
      const about = milestoneInput(outcome.project, outcome.milestone)
      const input = { ...outcome.given, ...about, forGroup: true }
      return groupQuestion(outcome.milestone, { verb: 'milestone.edit', input })
    }
    case 'undo-late':
    case 'undo-of-another':
    case 'undo-overtaken':
      return milestoneNotUndoneReply(outcome, ['Edit…', 'milestone.edit'])
    case 'asked':
      return doubtReply(
        outcome.doubt,
        'milestone.edit',
        milestoneWords(outcome.given.milestone),
        outcome.given,
        today,
      )
    default:
      return failureReply(outcome, {
        tried: TRIED,
        doubt: (what) => `I can’t tell whether milestone ${what} was changed`,
      })
  }
}

function editedReply(
  { fields, differs, answered }: Extract<MilestoneEditOutcome, { kind: 'edited' }>,
  content: CardContent,
  invocation: Invocation,
): Reply {
  const { project, milestone } = content
  const { user } = invocation
  const today = todayOf(invocation)
  const words = fields.map((field) => fieldWords(field, milestone, today)).join(', ')
  const note =
    differs.length > 0 ? `${SERVER} stored ${differs.map(fieldName).join(' and ')} differently.` : undefined
  if (!answered) {
    const found = `Changed (confirmed on ${SERVER}): ${words}.`
    return { message: cardMessage(content, today, { note: [found, note].filter(Boolean).join(' ') }) }
  }
  const title = milestoneTitle(milestone)
  const undoing = differs.length === 0 ? undoOf(project, milestone, 'milestone.edit', invocation) : {}
  const message = cardMessage({ ...content, ...undoing }, today, {
    note,
    done: [person(user), text(' edited '), bold(title), text(`: ${words}`)],
  })
  const sentence = escaped(`${title}: ${words}.`)
  return { message: { ...message, renews: true, text: `<@${user}> edited ${sentence} ${message.text}` } }
}

/** Another person’s change is never overwritten unseen. */
function meanwhileReply(
  { project, milestone, fields }: Extract<MilestoneEditOutcome, { kind: 'changed-meanwhile' }>,
  today: Day,
): Reply {
  const words = `It now has: ${fields.map((field) => fieldWords(field, milestone, today)).join(', ')}.`
  const press = { verb: 'milestone.edit', input: milestoneInput(project, milestone) }
  return inParts('state', {
    what: TRIED,
    why: `Somebody changed ${milestoneTitle(milestone)} after you opened the form. ${words}`,
    next: 'Reopen the form to see how it is now.',
    stale: true,
    more: actions([button('Reopen the form', press)]),
  })
}

function fieldName(field: MilestoneField): string {
  return field === 'due' ? 'the due date' : `the ${field}`
}

function fieldWords(
  field: MilestoneField,
  { title, description, due_date: due }: Milestone,
  today: Day,
): string {
  switch (field) {
    case 'title':
      return `the title “${oneLine(title, 200)}”`
    case 'description':
      return description ? `the description “${oneLine(description, 100)}”` : 'no description'
    case 'due':
      return due === null ? 'no due date' : `due ${dueDay(due, today)}`
  }
}
