import { type Invocation, todayOf } from '../../model/invocation.ts'
import { SERVER } from '../../model/server-name.ts'
import type { MilestoneChange } from '../../services/milestone/close.ts'
import type { MilestoneView } from '../../services/milestone/view.ts'
import { failureReply } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { bold, person, question, text } from '../rich-text.ts'
import { capital, count, escaped, oneLine } from '../text.ts'
import { cardMessage } from './card.ts'
import {
  ambiguousReply,
  FOR_ALL_PROJECTS,
  groupQuestion,
  type InProject,
  issueGroup,
  milestoneInput,
  milestoneNotUndoneReply,
  milestoneTitle,
  undoOf,
} from './milestone.ts'

const WORDS = {
  closed: { is: 'closed', did: 'closed', undo: 'milestone.activate' },
  activated: { is: 'open', did: 'reopened', undo: 'milestone.close' },
} as const

export function milestoneStateReply(
  { outcome, projectName, card = null }: InProject<MilestoneChange>,
  invocation: Invocation,
): Reply {
  const today = todayOf(invocation)
  if (outcome.kind === 'ambiguous') return ambiguousReply(outcome)
  if (outcome.kind === 'of-group') {
    const { project, milestone: one, wants } = outcome
    const input = { ...milestoneInput(project, one), forGroup: true }
    return groupQuestion(one, { verb: `milestone.${wants}`, input })
  }
  if ('milestone' in outcome) {
    const isClosed = outcome.milestone.state === 'closed'
    return milestoneNotUndoneReply(
      outcome,
      isClosed ? ['Reopen', 'milestone.activate'] : ['Close…', 'milestone.close'],
    )
  }
  if (!('view' in outcome))
    return failureReply(outcome, {
      tried: 'I didn’t change the milestone',
      doubt: (what) => `I can’t tell whether milestone ${what} was changed`,
    })
  const { view, already, answered, kind } = outcome
  const content = { ...view, projectName, card }
  const title = milestoneTitle(view.milestone)
  const { is, did, undo } = WORDS[kind]
  if (already) return privately(escaped(`${title} is already ${is}.`))
  if (!answered)
    return { message: cardMessage(content, today, { note: `${capital(is)} (confirmed on ${SERVER}).` }) }
  const { user } = invocation
  const undoing = undoOf(view.project, view.milestone, undo, invocation)
  const message = cardMessage({ ...content, ...undoing }, today, {
    done: [person(user), text(` ${did} `), bold(title)],
  })
  return { message: { ...message, renews: true, text: `<@${user}> ${did} ${message.text}` } }
}

function openWords({ open, closed, complete }: MilestoneView): string {
  const stay = 'they stay open and on it'
  if (complete)
    return open.length === 1
      ? '1 issue is still open; it stays open and on it.'
      : `${open.length} issues are still open; ${stay}.`
  if (open.length === 1) return 'At least 1 open issue. Open ones stay open and on it.'
  if (open.length > 0) return `At least ${count(open.length, 'open issue')}; ${stay}.`
  return `Only the first ${count(closed.length, 'issue')} were read. Open ones stay open and on it.`
}

export function milestoneCloseQuestion(view: MilestoneView) {
  const { milestone, open, complete } = view
  const words = [
    complete && open.length === 0 ? '' : openWords(view),
    milestone.group_id === null ? '' : FOR_ALL_PROJECTS,
  ]
    .filter(Boolean)
    .join(' ')
  const shown = question(`Close ${oneLine(milestone.title, 200)}?`, words)
  return { text: shown.text, blocks: [...shown.blocks, ...issueGroup('Still open', open)] }
}
