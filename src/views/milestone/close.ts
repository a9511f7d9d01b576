import { type Invocation, todayOf } from '../../model/invocation.ts'
import type { MilestoneChange } from '../../services/milestone/close.ts'
import type { MilestoneView } from '../../services/milestone/view.ts'
import { failureReply } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { bold, lines, person, text } from '../rich-text.ts'
import { count, escaped } from '../text.ts'
import {
  ambiguousReply,
  FOR_ALL_PROJECTS,
  groupQuestion,
  type InProject,
  issueGroup,
  milestoneInput,
  milestoneMessage,
  placedTitle,
} from './milestone.ts'

/** Renders the result of closing or activating a milestone. */
export function milestoneStateReply(
  { outcome, projectName }: InProject<MilestoneChange>,
  invocation: Invocation,
): Reply {
  const { user } = invocation
  const today = todayOf(invocation)
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

function openWords({ open, closed, complete }: MilestoneView): string {
  if (complete) return open.length === 0 ? 'no open issue' : count(open.length, 'open issue')
  if (open.length > 0) return `at least ${count(open.length, 'open issue')}`
  return `issues that were not all read (the first ${count(closed.length, 'issue')} are closed)`
}

/** The question before a milestone with open issues, or one of a group, is closed. */
export function milestoneCloseQuestion(view: MilestoneView, projectName: string) {
  const { milestone, open } = view
  const question = `Close ${placedTitle(milestone, projectName)} with ${openWords(view)}? Nothing has been changed yet.`
  const shared = milestone.group_id === null ? '' : FOR_ALL_PROJECTS
  return {
    text: escaped([question, shared].filter(Boolean).join(' ')),
    blocks: [
      lines(
        [bold(question)],
        [text([shared, 'Open issues stay open and stay on the milestone.'].filter(Boolean).join(' '))],
      ),
      ...issueGroup('Still open', open),
    ],
  }
}
