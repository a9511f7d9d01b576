import type { Day } from '../../model/day.ts'
import { type Invocation, todayOf } from '../../model/invocation.ts'
import type { MilestoneCreateOutcome } from '../../services/milestone/create.ts'
import { failureReply, inParts, NOTHING_CHANGED, quickActionReply } from '../failure.ts'
import { openly, type Reply } from '../reply.ts'
import { bold, lines, person, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { type DueDoubt, doubtReply } from './due.ts'
import {
  dueDay,
  type InProject,
  type MilestoneContent,
  milestoneBlocks,
  milestoneMessage,
  milestoneStatus,
  placedTitle,
} from './milestone.ts'

/** The typed input of the verb. */
type NewMilestone = Readonly<Record<string, unknown>> & {
  readonly title?: string | undefined
  readonly description?: string | undefined
}

type Created =
  | MilestoneCreateOutcome
  | { readonly kind: 'untitled' }
  | { readonly kind: 'doubt'; readonly doubt: DueDoubt; readonly given: NewMilestone }

/** The caller, and the data beside the outcome that the words depend on. */
export interface RenderContext {
  readonly projectName: string
  readonly user: string
  readonly today: Day
}

const TRIED = 'No milestone was made'

/** Renders the result of creating a milestone. */
export function milestoneCreateReply(
  { outcome, projectName }: InProject<Created>,
  invocation: Invocation,
): Reply {
  const context = { projectName, user: invocation.user, today: todayOf(invocation) }
  switch (outcome.kind) {
    case 'created':
      return createdReply(outcome, context)
    case 'title-taken':
      return titleTakenReply({ ...outcome.view, projectName }, context.today, TRIED)
    case 'doubt':
      return doubtReply(
        outcome.doubt,
        'milestone.create',
        `“${outcome.given.title}” in ${projectName}`,
        outcome.given,
      )
    case 'quick-action':
      return quickActionReply(outcome, TRIED, 'description')
    case 'untitled':
      return inParts(
        {
          what: TRIED,
          why: 'It needs a title.',
          now: NOTHING_CHANGED,
          next: 'Type one, as in /milestone create "Sprint 10".',
        },
        { reason: 'input' },
      )
    default:
      return failureReply(outcome, {
        tried: TRIED,
        doubt: (what) => `I do not know whether the milestone “${what}” was made`,
      })
  }
}

/** A milestone of this title exists; shown to the caller alone, with the actions for it. */
export function titleTakenReply(content: MilestoneContent, today: Day, tried: string): Reply {
  const title = placedTitle(content.milestone, content.projectName)
  return inParts(
    {
      what: tried,
      why: `There is a milestone of that title already: ${title}.`,
      now: NOTHING_CHANGED,
      next: 'Choose another title, or go on with that one:',
      field: 'title',
    },
    { reason: 'state' },
    milestoneBlocks(content, today),
  )
}

function createdReply(
  { view, sent, answered }: Extract<MilestoneCreateOutcome, { kind: 'created' }>,
  { projectName, user, today }: RenderContext,
): Reply {
  const { milestone } = view
  const content = { ...view, projectName }
  const notes = [
    milestone.title === sent.title
      ? ''
      : `The title differs from what was typed (“${oneLine(sent.title, 100)}”): the forge takes HTML out of titles.`,
    sent.due === undefined || milestone.due_date === sent.due
      ? ''
      : `The forge does not show the due date that was sent (${dueDay(sent.due)}).`,
  ].filter(Boolean)
  const note = notes.join(' ') || undefined
  if (!answered)
    return milestoneMessage(
      content,
      today,
      ['The answer was lost, and the forge shows the milestone.', ...notes].join(' '),
    )
  const title = placedTitle(milestone, projectName)
  const sentence = `${title}. ${milestoneStatus(milestone, today)}.`
  return openly(`<@${user}> made ${escaped([sentence, ...notes].join(' '))}`, [
    lines([person(user), text(' made '), bold(title), text('.')]),
    ...milestoneBlocks(content, today, note),
  ])
}
