import type { Button, KnownBlock, RichTextElement } from '@slack/types'
import type { Disclosure } from '../../model/audience.ts'
import { type Day, daysBetween, readDay } from '../../model/day.ts'
import type { Invocation } from '../../model/invocation.ts'
import type { Issue } from '../../model/issue.ts'
import { groupName, type Milestone, ownerOf } from '../../model/milestone.ts'
import { undoBy } from '../../model/undo.ts'
import type { Failure } from '../../services/failure.ts'
import type { MilestoneNotUndone } from '../../services/milestone/close.ts'
import type { Ambiguous } from '../../services/milestone/find.ts'
import type { MilestoneCard } from '../../services/milestone/view.ts'
import { type ButtonPress, button } from '../button.ts'
import { disclosedLine } from '../confidential.ts'
import { failureReply, inParts } from '../failure.ts'
import { actions, privately, type Reply } from '../reply.ts'
import { headedBullets, link, question, text } from '../rich-text.ts'
import { capital, count, oneLine } from '../text.ts'
import { notUndoneReply, undoButtons } from '../undo.ts'
import { dueDay, shortDay } from './day.ts'
import { countWords, overdueWords } from './digest/words.ts'
import { issueLine } from './issue.ts'

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
const MAX_NAMED_ISSUES = 10

/** `Sprint 9 (%3)`; a group’s milestone with its group, `Quarter 4 (%3, group acme)`. */
export function milestoneTitle(milestone: Milestone, length = 200): string {
  const group = groupName(milestone)
  return `${oneLine(milestone.title, length)} (%${milestone.iid}${group === null ? '' : `, group ${oneLine(group, 60)}`})`
}

/** `Sprint 9 (%3) in acme/web`, so that a wrong project is obvious; a group’s is in several projects. */
export function placedTitle(milestone: Milestone, projectName: string): string {
  const title = milestoneTitle(milestone)
  return milestone.group_id === null ? `${title} in ${oneLine(projectName, 100)}` : title
}

/** The line that heads a milestone, with a link to it and its place. */
export function milestoneHead(milestone: Milestone, projectName: string): RichTextElement[] {
  const place = milestone.group_id === null ? oneLine(projectName, 100) : 'all projects of its group'
  return [link(milestone.web_url, milestoneTitle(milestone, 250), { bold: true }), text(` · ${place}`)]
}

/** The input that identifies this milestone and no other one with its number. */
export function milestoneInput(project: number, milestone: Milestone) {
  return { project, milestone: milestone.iid, owner: ownerOf(milestone) }
}

/** Opens a group of the milestone’s details; `more` is further input. */
export function detailsButton(
  label: string,
  group: string,
  project: number,
  milestone: Milestone,
  more = {},
): Button {
  return button(
    label,
    { verb: 'milestone.details', input: { ...milestoneInput(project, milestone), group, ...more } },
    { suffix: group, spoken: `${label} of milestone %${milestone.iid}` },
  )
}

/** Offers to take back a change of a milestone by `verb`. */
export function undoOf(project: number, milestone: Milestone, verb: string, invocation: Invocation) {
  const { undo } = undoBy(verb, invocation, milestone.updated_at)
  const forGroup = milestone.group_id === null ? undefined : true
  const about = { ...milestoneInput(project, milestone), forGroup }
  return { undo: undoButtons(undo, about, invocation.now, `milestone %${milestone.iid}`) }
}

/** Says why a change of a milestone was not undone; `way` is the label and the verb that does it anyway. */
export function milestoneNotUndoneReply(
  outcome: MilestoneNotUndone,
  [label, verb]: readonly [label: string, verb: string],
): Reply {
  const input = milestoneInput(outcome.project, outcome.milestone)
  return notUndoneReply(outcome, {
    retry: button(label, { verb, input }),
    show: { verb: 'milestone.view', input },
  })
}

/** `today` is the reader’s. `9 days overdue (15 Nov)`, `Due tomorrow, Tue 24 Nov`, `Due Mon 7 Dec`, `Closed`. */
export function milestoneStatus({ state, due_date }: Milestone, today: Day): string {
  if (state === 'closed') return due_date ? `Closed, was due ${shortDay(due_date, today)}` : 'Closed'
  const name = state === 'active' ? '' : `State “${oneLine(state, 40)}”, `
  if (due_date === null) return capital(`${name}no due date`)
  const due = readDay(due_date)
  if (due === null) return capital(`${name}due “${oneLine(due_date, 40)}”, which is no date`)
  const left = daysBetween(today, due)
  if (left < 0) return `${name}${overdueWords(due, today)}`
  if (left === 0) return capital(`${name}due today`)
  const soon = left === 1 ? 'tomorrow, ' : left < SOON_DAYS ? `in ${left} days, ` : ''
  return capital(`${name}due ${soon}${dueDay(due, today)}`)
}

/** Days before the due date from which the remaining time is given in words. */
const SOON_DAYS = 8

/** True when it is active and its due date is over. */
export function isLate({ state, due_date }: Milestone, today: Day): boolean {
  const due = readDay(due_date)
  return state === 'active' && due !== null && due < today
}

/** `5 of 8 closed (63 %)`; says when not all issues were read. */
export function progressWords({ open, closed, complete }: MilestoneContent): string {
  return countWords({ counts: { open: open.length, closed: closed.length }, complete })
}

/** One group of issues under its count; says how many are not named. */
export function issueGroup(name: string, issues: readonly Disclosure<Issue>[]): KnownBlock[] {
  if (issues.length === 0) return []
  return headedBullets(
    `${name}: ${count(issues.length, 'issue')}`,
    issues.map(disclosedLine(issueLine)),
    MAX_NAMED_ISSUES,
  )
}

export const FOR_ALL_PROJECTS = 'It belongs to the group: all its projects see the change.'

/** Asks before a group’s milestone is changed; `press` does it. */
export function groupQuestion(milestone: Milestone, press: ButtonPress): Reply {
  const title = milestoneTitle(milestone)
  const yes = button('Change for all', press, { spoken: `Change for all: ${title}` })
  const shown = question(`Change ${title}?`, FOR_ALL_PROJECTS)
  const cancel = button('Cancel', { verb: 'dismiss', input: {} })
  return privately(shown.text, [...shown.blocks, ...actions([yes, cancel])])
}

/** The outcome of a verb, with the name of its project and, after a write, the card of what was written. */
export interface InProject<Outcome> {
  readonly outcome: Outcome
  readonly projectName: string
  readonly card?: MilestoneCard | null
}

/** The words match no single milestone title: the caller chooses, nothing is guessed. */
export function ambiguousReply({ typed, titles, near, numbered }: Ambiguous): Reply {
  const choices = titles.slice(0, 10).map((title) => oneLine(title, 150))
  if (numbered)
    return inParts('input', {
      what: `${titles.length} milestones have the number ${typed}: one of the project, others of its groups`,
      next: 'Type the title of the one you mean, in quotes:',
      choices,
      field: 'milestone',
    })
  const words = oneLine(typed, 100)
  const isOne = titles.length === 1
  const isUnknown = near || isOne
  const what = isUnknown ? `There’s no milestone “${words}”` : `Several milestones start with “${words}”`
  const close = isOne ? 'This one is close.' : 'These are close.'
  const why = near ? close : isOne ? 'One starts with it.' : ''
  return inParts('input', {
    what,
    why,
    next: 'Type the number of the one you mean:',
    choices,
    field: 'milestone',
  })
}

/** The reply of a read that found no single milestone, or could not read it; `tried` is the failed action. */
export function milestoneReadFailure(outcome: Ambiguous | Failure, tried: string): Reply {
  return outcome.kind === 'ambiguous' ? ambiguousReply(outcome) : failureReply(outcome, { tried })
}
