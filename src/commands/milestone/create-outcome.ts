import {
  dueDay,
  type MilestoneContent,
  milestoneBlocks,
  milestoneStatus,
  placedTitle,
} from '../../blocks/milestone/milestone.ts'
import { inParts, NOTHING_CHANGED } from '../../blocks/parts.ts'
import { openly, type Reply } from '../../blocks/reply.ts'
import { bold, lines, person, text } from '../../blocks/rich-text.ts'
import { escaped, oneLine } from '../../blocks/text.ts'
import type { MilestoneCreated } from '../../services/milestones.ts'
import type { Asking } from '../define.ts'
import { troubleReply } from '../trouble.ts'
import { type DueDoubt, doubtReply } from './due.ts'
import { type InProject, milestoneMessage } from './outcome.ts'

/** What was typed, as the verb takes it. */
type NewMilestone = Readonly<Record<string, unknown>> & {
  readonly title?: string | undefined
  readonly description?: string | undefined
}

type Created =
  | MilestoneCreated
  | { readonly kind: 'untitled' }
  | { readonly kind: 'doubt'; readonly doubt: DueDoubt; readonly given: NewMilestone }

const TRIED = 'No milestone was made'

/** What making a milestone came to. */
export function renderCreated({ outcome, projectName }: InProject<Created>, { user, now }: Asking): Reply {
  switch (outcome.kind) {
    case 'created':
      return createdReply(outcome, { projectName, user, now })
    case 'title-taken':
      return takenReply({ ...outcome.view, projectName }, now, TRIED)
    case 'doubt':
      return doubtReply(
        outcome.doubt,
        'milestone.create',
        `“${outcome.given.title}” in ${projectName}`,
        outcome.given,
      )
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
      return troubleReply(outcome, {
        tried: TRIED,
        doubt: (what) => `I do not know whether the milestone “${what}” was made`,
      })
  }
}

/** One of this title is there already; shown to the person alone, with what can be done with it. */
export function takenReply(content: MilestoneContent, now: Date, tried: string): Reply {
  const title = placedTitle(content.milestone, content.projectName)
  return inParts(
    {
      what: tried,
      why: `There is a milestone of that title already: ${title}.`,
      now: NOTHING_CHANGED,
      next: 'Choose another title, or go on with that one:',
    },
    { reason: 'state' },
    milestoneBlocks(content, now),
  )
}

function createdReply(
  { view, sent, answered }: Extract<MilestoneCreated, { kind: 'created' }>,
  { projectName, user, now }: Asking & Pick<MilestoneContent, 'projectName'>,
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
      now,
      ['The answer was lost, and the forge shows the milestone.', ...notes].join(' '),
    )
  const title = placedTitle(milestone, projectName)
  const sentence = `${title}. ${milestoneStatus(milestone, now)}.`
  return openly(`<@${user}> made ${escaped([sentence, ...notes].join(' '))}`, [
    lines([person(user), text(' made '), bold(title), text('.')]),
    ...milestoneBlocks(content, now, note),
  ])
}
