import type { Day } from '../../model/day.ts'
import { type Invocation, todayOf } from '../../model/invocation.ts'
import { SERVER } from '../../model/server-name.ts'
import type { MilestoneCreateOutcome } from '../../services/milestone/create.ts'
import { failureReply, inParts, quickActionReply } from '../failure.ts'
import type { Reply } from '../reply.ts'
import { bold, person, text } from '../rich-text.ts'
import { oneLine } from '../text.ts'
import { type CardContent, cardBlocks, cardMessage } from './card.ts'
import { dueDay } from './day.ts'
import { type DueDoubt, doubtReply } from './due.ts'
import { type InProject, milestoneTitle, placedTitle } from './milestone.ts'

type NewMilestone = Readonly<Record<string, unknown>> & {
  readonly title?: string
  readonly description?: string
}

type Created =
  | MilestoneCreateOutcome
  | { readonly kind: 'untitled' }
  | { readonly kind: 'asked'; readonly doubt: DueDoubt; readonly given: NewMilestone }

const TRIED = 'I didn’t create a milestone'

export function milestoneCreateReply(
  { outcome, projectName, card = null }: InProject<Created>,
  invocation: Invocation,
): Reply {
  const today = todayOf(invocation)
  switch (outcome.kind) {
    case 'created':
      return createdReply(outcome, { ...outcome.view, projectName, card }, invocation)
    case 'title-taken':
      return titleTakenReply({ ...outcome.view, projectName, card }, today, TRIED)
    case 'asked':
      return doubtReply(
        outcome.doubt,
        'milestone.create',
        oneLine(outcome.given.title ?? '', 150),
        outcome.given,
        today,
      )
    case 'quick-action':
      return quickActionReply(outcome, TRIED, 'description')
    case 'untitled':
      return inParts('input', {
        what: TRIED,
        why: 'It needs a title.',
        next: 'Type one, as in /milestone create "Sprint 10".',
      })
    default:
      return failureReply(outcome, {
        tried: TRIED,
        doubt: (what) => `I can’t tell whether the milestone “${what}” was created`,
      })
  }
}

/** A milestone of this title exists; shown to the caller alone, with the actions for it. */
export function titleTakenReply(content: CardContent, today: Day, tried: string): Reply {
  const title = placedTitle(content.milestone, content.projectName)
  return inParts('state', {
    what: tried,
    why: `There’s already a milestone of that title: ${title}.`,
    next: 'Choose another title, or use that one:',
    field: 'title',
    more: cardBlocks(content, today),
  })
}

function createdReply(
  { sent, answered }: Extract<MilestoneCreateOutcome, { kind: 'created' }>,
  content: CardContent,
  invocation: Invocation,
): Reply {
  const { milestone } = content
  const { user } = invocation
  const today = todayOf(invocation)
  const notes = [
    milestone.title === sent.title
      ? ''
      : `You typed “${oneLine(sent.title, 100)}”; ${SERVER} takes HTML out of titles.`,
    sent.due === undefined || milestone.due_date === sent.due
      ? ''
      : `${SERVER} doesn’t show the due date you set (${dueDay(sent.due, today)}).`,
  ].filter(Boolean)
  if (!answered) {
    const note = [`Created (confirmed on ${SERVER}).`, ...notes].join(' ')
    return { message: cardMessage(content, today, { note }) }
  }
  const message = cardMessage(content, today, {
    note: notes.join(' ') || undefined,
    done: [person(user), text(' created '), bold(milestoneTitle(milestone))],
  })
  return { message: { ...message, text: `<@${user}> created ${message.text}` } }
}
