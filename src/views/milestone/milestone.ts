import type { Button, KnownBlock, RichTextElement } from '@slack/types'
import type { Disclosure } from '../../model/audience.ts'
import { type Day, daysBetween, readDay } from '../../model/day.ts'
import { type Issue, issueProject } from '../../model/issue.ts'
import { assigneesOf } from '../../model/merge-request.ts'
import { groupName, type Milestone, ownerOf } from '../../model/milestone.ts'
import type { Failure } from '../../services/failure.ts'
import type { Ambiguous } from '../../services/milestone/find.ts'
import { button, type Press } from '../button.ts'
import { shownLine } from '../confidential.ts'
import { inParts, NOTHING_CHANGED, NOTHING_DONE, NOTHING_SHOWN, readFailureReply } from '../failure.ts'
import { peopleWords } from '../people.ts'
import { openly, privately, type Reply } from '../reply.ts'
import { bold, headedBullets, lines, link, text } from '../rich-text.ts'
import { count, day, escaped, oneLine } from '../text.ts'

/** A milestone with its issues. */
export interface MilestoneContent {
  readonly project: number
  /** `acme/web` */
  readonly projectName: string
  readonly milestone: Milestone
  readonly open: readonly Disclosure<Issue>[]
  readonly closed: readonly Disclosure<Issue>[]
  /** False when more issues exist than were read. */
  readonly complete: boolean
}

/** Most issues named in an answer about something else. */
const NAMED = 10

/** `%3 Sprint 9`; a group’s milestone with its group, `%3 Quarter 4 (group acme)`. */
export function milestoneTitle(milestone: Milestone, length = 200): string {
  const issueGroup = groupName(milestone)
  return `%${milestone.iid} ${oneLine(milestone.title, length)}${issueGroup === null ? '' : ` (group ${oneLine(issueGroup, 60)})`}`
}

/** `%3 Sprint 9 in acme/web`, so that a wrong project is obvious; a group’s is in several projects. */
export function placedTitle(milestone: Milestone, projectName: string): string {
  const title = milestoneTitle(milestone)
  return milestone.group_id === null ? `${title} in ${oneLine(projectName, 100)}` : title
}

/** The input that identifies this milestone and no other one with its number. */
export function milestoneInput(project: number, milestone: Milestone) {
  return { project, milestone: milestone.iid, owner: ownerOf(milestone) }
}

/** `Fri 4 Dec 2026`, or the forge’s own text, cut, when it is not a date. */
export function dueDay(date: string): string {
  const time = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T00:00:00Z` : '')
  return Number.isNaN(time) ? day(date) : `${WEEKDAYS[new Date(time).getUTCDay()]} ${day(date)}`
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `today` is the reader’s. `Active, due Fri 4 Dec 2026`, `Active, 3 days late (due Tue 17 Nov 2026)`, `Closed`. */
export function milestoneStatus({ state, due_date }: Milestone, today: Day): string {
  if (state === 'closed') return due_date ? `Closed, was due ${dueDay(due_date)}` : 'Closed'
  const name = state === 'active' ? 'Active' : `In the state “${oneLine(state, 40)}”`
  if (due_date === null) return `${name}, without a due date`
  const late = daysLate(due_date, today)
  if (late > 0) return `${name}, ${count(late, 'day')} late (due ${dueDay(due_date)})`
  return `${name}, due ${late > -SOON ? `${soonWords(-late)}, ` : ''}${dueDay(due_date)}`
}

/** Days before the due date from which the remaining time is given in words. */
const SOON = 8

function soonWords(days: number): string {
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
}

/** True when it is active and its due date is over. */
export function isLate({ state, due_date }: Milestone, today: Day): boolean {
  return state === 'active' && due_date !== null && daysLate(due_date, today) > 0
}

/** `5 of 8 issues closed`; says when not all issues were read. */
export function progressWords({ open, closed, complete }: MilestoneContent): string {
  const total = open.length + closed.length
  if (total === 0) return complete ? 'No issues' : 'Issues not read'
  return `${closed.length} of ${complete ? '' : 'the first '}${count(total, 'issue')} closed`
}

/** Days from a due date to today; zero or less before it is over, and for a text that is not a date. */
function daysLate(dueDate: string, today: Day): number {
  const due = readDay(dueDate)
  return due === null ? Number.NEGATIVE_INFINITY : daysBetween(due, today)
}

/** The milestone with its progress and the actions for it. */
export function milestoneBlocks(content: MilestoneContent, today: Day, note?: string): KnownBlock[] {
  const { milestone } = content
  return [
    lines(
      [bold(milestoneTitle(milestone, 250)), text(`  ${placeWords(content)}`)],
      [bold(milestoneStatus(milestone, today))],
      [text(progressWords(content))],
      milestone.description ? [text(oneLine(milestone.description, 300))] : [],
      note ? [text(note)] : [],
    ),
    { type: 'actions', elements: actions(content) },
  ]
}

function placeWords({ milestone, projectName }: MilestoneContent): string {
  return milestone.group_id === null ? oneLine(projectName, 100) : 'of all projects of its group'
}

function actions({ milestone, project }: MilestoneContent): Button[] {
  const { iid, state } = milestone
  const about = milestoneInput(project, milestone)
  const of = `milestone %${iid}`
  return [
    state === 'closed'
      ? button('Activate', { verb: 'milestone.activate', input: about }, { spoken: `Activate ${of}` })
      : button('Close milestone', { verb: 'milestone.close', input: about }, { spoken: `Close ${of}` }),
    button('Edit', { verb: 'milestone.edit', input: about }, { spoken: `Edit ${of}` }),
    button('Issues', { verb: 'milestone.issues', input: about }, { spoken: `Issues of ${of}` }),
  ]
}

/** One group of issues under its count; says how many are not named. */
export function issueGroup(name: string, issues: readonly Disclosure<Issue>[]): KnownBlock[] {
  if (issues.length === 0) return []
  return headedBullets(`${name}: ${count(issues.length, 'issue')}`, issues.map(shownLine(issueLine)), NAMED)
}

/** `#7 The cart forgets, Bob Baker` */
export function issueLine(issue: Issue): RichTextElement[] {
  const who = peopleWords(assigneesOf(issue), 60) ?? 'nobody assigned'
  return [link(issue.web_url, issueName(issue, 150)), text(`, ${who}`)]
}

/** `#7 The cart forgets`; on a group’s milestone with its project, `acme/api#7 The cart forgets`. */
export function issueName(issue: Issue, length: number): string {
  const { iid, title, milestone } = issue
  const isShared = milestone !== null && milestone.group_id !== null
  const project = isShared ? (issueProject(issue) ?? `project ${issue.project_id ?? 'unknown'} `) : ''
  return `${oneLine(project, 80)}#${iid} ${oneLine(title, length)}`
}

/** Longest button value: Slack refuses a longer one, and the whole message with it. */
const LONGEST_VALUE = 2000

/** The warning before a change of a group’s milestone; a sentence. */
export const FOR_ALL_PROJECTS = 'It belongs to the group, so the change shows in all projects of the group.'

/** Asks before a group’s milestone is changed; `press` does it. Input too long for a button needs a form. */
export function groupQuestion(milestone: Milestone, press: Press): Reply {
  const title = milestoneTitle(milestone)
  const yes = button('Change it for the group', press, { spoken: `Change ${title} for the group` })
  if ((yes.value?.length ?? 0) > LONGEST_VALUE)
    return inParts(
      {
        what: `${title} was not changed`,
        why: `${FOR_ALL_PROJECTS} What you typed is too long to wait in a button until you have agreed.`,
        now: NOTHING_CHANGED,
        next: 'Type /milestone edit and its title in quotation marks, and fill in the form.',
      },
      { reason: 'input' },
    )
  const question = `Change ${title}?`
  const words = `${FOR_ALL_PROJECTS} Nothing has been changed yet.`
  return privately(escaped(`${question} ${words}`), [
    lines([bold(question)], [text(words)]),
    { type: 'actions', elements: [yes, button('Cancel', { verb: 'dismiss', input: {} })] },
  ])
}

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

/** The reply of a read that found no single milestone, or could not read it; `tried` is the failed action. */
export function milestoneReadFailure(outcome: Ambiguous | Failure, tried: string): Reply {
  return outcome.kind === 'ambiguous'
    ? ambiguousReply(outcome, NOTHING_SHOWN)
    : readFailureReply(outcome, tried)
}
