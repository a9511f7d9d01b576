import type { Day } from '../../model/day.ts'
import type { MilestoneChange } from '../../services/milestone/close.ts'
import type { Ambiguous } from '../../services/milestone/find.ts'
import { inParts, NOTHING_DONE } from '../../views/failure-parts.ts'
import { groupQuestion } from '../../views/milestone/group-question.ts'
import {
  type MilestoneContent,
  milestoneBlocks,
  milestoneInput,
  milestoneStatus,
  placedTitle,
  progressWords,
} from '../../views/milestone/milestone.ts'
import { openly, privately, type Reply } from '../../views/reply.ts'
import { bold, lines, person, text } from '../../views/rich-text.ts'
import { escaped, oneLine } from '../../views/text.ts'
import type { Asking } from '../command.ts'
import { failureReply } from '../failure.ts'
import { todayOf } from './today.ts'

/** The outcome of a verb, with the name of its project. */
export interface InProject<Outcome> {
  readonly outcome: Outcome
  readonly projectName: string
}

/** A milestone as a message to the channel; `note` is one sentence by the bot. */
export function milestoneMessage(content: MilestoneContent, today: Day, note?: string): Reply {
  const { milestone, projectName } = content
  const sentence = `${placedTitle(milestone, projectName)}. ${milestoneStatus(milestone, today)}. ${progressWords(content)}.`
  return openly(escaped(note ? `${note} ${sentence}` : sentence), milestoneBlocks(content, today, note))
}

/** The words match no single milestone title: the caller chooses, nothing is guessed. */
export function ambiguousReply({ typed, titles, near, numbered }: Ambiguous, nothing = NOTHING_DONE): Reply {
  const choices = titles.slice(0, 10).map((title) => oneLine(title, 150))
  if (numbered)
    return inParts(
      {
        ...nothing,
        why: `${titles.length} milestones have the number ${typed}: one of the project, or of its groups.`,
        next: 'Type the title of the one you mean, in quotation marks:',
        choices,
        field: 'milestone',
      },
      { reason: 'input' },
    )
  const words = oneLine(typed, 100)
  const isOne = titles.length === 1
  const why = near
    ? `No milestone is called “${words}”; ${isOne ? 'this is the nearest' : 'these are the nearest'}.`
    : isOne
      ? `No milestone is called “${words}”, and one begins with it.`
      : `Several milestones begin with “${words}”.`
  return inParts(
    { ...nothing, why, next: 'Type the number of the one you mean:', choices, field: 'milestone' },
    { reason: 'input' },
  )
}

/** Renders the result of closing or activating a milestone. */
export function renderChange({ outcome, projectName }: InProject<MilestoneChange>, asking: Asking): Reply {
  const { user } = asking
  const today = todayOf(asking)
  if (outcome.kind === 'ambiguous') return ambiguousReply(outcome)
  if (outcome.kind === 'of-group') {
    const { project, milestone: one, wants } = outcome
    const input = { ...milestoneInput(project, one), forGroup: true }
    return groupQuestion(one, { verb: `milestone.${wants}`, input })
  }
  if (!('view' in outcome))
    return failureReply(outcome, {
      tried: 'The milestone was not changed',
      doubt: (what) => `I do not know whether milestone ${what} was changed`,
    })
  const { view, already, answered, kind } = outcome
  const content = { ...view, projectName }
  const title = placedTitle(view.milestone, projectName)
  const state = kind === 'closed' ? 'closed' : 'active'
  if (already) return privately(escaped(`${title} was ${state} already. Nothing was changed.`))
  if (!answered)
    return milestoneMessage(content, today, `The answer was lost, and the forge shows it ${state}.`)
  const reply = milestoneMessage(content, today)
  if (!reply.message) return reply
  return {
    message: {
      ...reply.message,
      renews: true,
      text: `<@${user}> ${kind} ${reply.message.text}`,
      blocks: [lines([person(user), text(` ${kind} `), bold(title), text('.')]), ...reply.message.blocks],
    },
  }
}
