import type { KnownBlock } from '@slack/types'
import type { Issue } from '../../model/issue.ts'
import type { Milestone } from '../../model/milestone.ts'
import { button } from '../button.ts'
import { bold, bullets, lines, link, text } from '../rich-text.ts'
import { count, day, oneLine } from '../text.ts'

/** A milestone and what is on it. */
export interface MilestoneContent {
  readonly project: number
  readonly milestone: Milestone
  readonly open: readonly Issue[]
  readonly closed: readonly Issue[]
  /** False when more issues exist than were read. */
  readonly complete: boolean
}

const NAMED = 15

/** `%3 Sprint 9` */
export function milestoneTitle({ iid, title }: Milestone, length = 200): string {
  return `%${iid} ${oneLine(title, length)}`
}

/** `Active, due 4 Dec 2026`, `Active, 3 days late (due 17 Nov 2026)`, `Closed`. */
export function milestoneStatus({ state, due_date }: Milestone, now: Date): string {
  if (state === 'closed') return due_date ? `Closed, was due ${day(due_date)}` : 'Closed'
  const name = state === 'active' ? 'Active' : `In the state “${oneLine(state, 40)}”`
  if (due_date === null) return `${name}, without a due date`
  const late = daysBetween(due_date, now)
  return late > 0
    ? `${name}, ${count(late, 'day')} late (due ${day(due_date)})`
    : `${name}, due ${day(due_date)}`
}

/** `5 of 8 issues closed`; says when not all issues were read. */
export function progressWords({ open, closed, complete }: MilestoneContent): string {
  const total = open.length + closed.length
  if (total === 0) return complete ? 'No issues' : 'Issues not read'
  return `${closed.length} of ${complete ? '' : 'the first '}${count(total, 'issue')} closed`
}

/** Whole days from a due date (UTC) to now; zero or less while it is not over. */
function daysBetween(dueDate: string, now: Date): number {
  const due = Date.parse(`${dueDate}T00:00:00Z`)
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return Number.isNaN(due) ? 0 : Math.round((today - due) / 86_400_000)
}

/** The milestone with its progress, its issues, and the one action that fits its state. */
export function milestoneBlocks(content: MilestoneContent, now: Date, note?: string): KnownBlock[] {
  const { milestone, project } = content
  const about = { project, milestone: milestone.iid }
  const action =
    milestone.state === 'closed'
      ? button(
          'Activate',
          { verb: 'milestone.activate', input: about },
          { spoken: `Activate milestone %${milestone.iid}` },
        )
      : button(
          'Close milestone',
          { verb: 'milestone.close', input: about },
          { spoken: `Close milestone %${milestone.iid}` },
        )
  return [
    lines(
      [bold(milestoneTitle(milestone, 250))],
      [bold(milestoneStatus(milestone, now))],
      [text(progressWords(content))],
      milestone.description ? [text(oneLine(milestone.description, 300))] : [],
      note ? [text(note)] : [],
    ),
    {
      type: 'actions',
      elements: [
        action,
        button(
          'Issues',
          { verb: 'milestone.issues', input: about },
          { spoken: `Issues of milestone %${milestone.iid}` },
        ),
      ],
    },
  ]
}

/** Open issues first, then closed ones; says how many are not named. */
export function issueBlocks({ open, closed }: MilestoneContent): KnownBlock[] {
  return [...group('Open', open), ...group('Closed', closed)]
}

/** One group of issues under its count. */
export function group(name: string, issues: readonly Issue[]): KnownBlock[] {
  if (issues.length === 0) return []
  const shown = issues.slice(0, NAMED).map((issue) => [issueLink(issue), text(assignee(issue))])
  const more = issues.length > NAMED ? [[text(`and ${issues.length - NAMED} more`)]] : []
  return [lines([bold(`${name}: ${count(issues.length, 'issue')}`)]), bullets([...shown, ...more])]
}

function issueLink(issue: Issue) {
  const words = `#${issue.iid} ${oneLine(issue.title, 150)}`
  return link(issue.web_url, words)
}

function assignee(issue: Issue): string {
  return issue.assignee ? `, ${oneLine(issue.assignee.name, 60)}` : ', nobody assigned'
}
