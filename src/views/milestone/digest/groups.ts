import type { RichTextElement } from '@slack/types'
import type { Disclosure } from '../../../model/audience.ts'
import type { Day } from '../../../model/day.ts'
import {
  type PlacedRequest,
  REQUEST_STATES,
  type RequestState,
  type RiskyIssue,
} from '../../../model/digest.ts'
import type { Issue } from '../../../model/issue.ts'
import { mergeObstacle } from '../../../model/merge-obstacle.ts'
import { assigneesOf, type MergeRequest } from '../../../model/merge-request.ts'
import { disclosedLine } from '../../confidential.ts'
import { peopleWords } from '../../people.ts'
import { link, text } from '../../rich-text.ts'
import { count, oneLine } from '../../text.ts'
import { shortDay } from '../day.ts'
import { issueName, issueNumber } from '../milestone.ts'

/** The parts of a milestone that open in a modal. */
export const GROUPS = ['at-risk', 'burndown', 'issues', 'requests'] as const
export type GroupName = (typeof GROUPS)[number]

const STATE_COUNTS: Readonly<Record<RequestState, string>> = {
  ready: 'ready',
  armed: 'on auto-merge',
  unchecked: 'being checked',
  blocked: 'blocked',
  conflicts: 'blocked',
  draft: 'draft',
}

const STATE_WORDS: Readonly<Record<Exclude<RequestState, 'ready'>, string>> = {
  armed: 'auto-merge on',
  unchecked: 'being checked',
  blocked: 'blocked',
  conflicts: 'has conflicts',
  draft: 'draft',
}

/** Some servers tell of a merge request only whether it conflicts. */
export function tellsBuilds({ detailed_merge_status: status }: MergeRequest): boolean {
  return status !== null
}

/** `4 merge requests: 2 ready, 1 blocked, 1 draft`; empty without one. */
export function requestWords(requests: readonly PlacedRequest[]): string {
  const called = (state: RequestState) =>
    state === 'ready' && !requests.every(({ mr }) => tellsBuilds(mr))
      ? 'without conflicts'
      : STATE_COUNTS[state]
  const sizes = Map.groupBy(
    requests.toSorted((a, b) => REQUEST_STATES.indexOf(a.state) - REQUEST_STATES.indexOf(b.state)),
    ({ state }) => called(state),
  )
  const counted = [...sizes].map(([words, each]) => `${each.length} ${words}`).join(', ')
  return requests.length === 0 ? '' : `${count(requests.length, 'merge request')}: ${counted}`
}

/** `#7 The cart forgets: overdue (9 Nov), unassigned` */
export function riskLine(today: Day): (risky: RiskyIssue) => RichTextElement[] {
  return ({ issue, overdue, unassigned, still }) => {
    const reasons = [
      overdue ? `overdue (${shortDay(overdue, today)})` : '',
      unassigned ? 'unassigned' : '',
      still === null ? '' : `untouched for ${count(still, 'working day')}`,
    ].filter(Boolean)
    const who = peopleWords(assigneesOf(issue), 40)
    return [
      link(issue.web_url, issueName(issue, 70)),
      text(`: ${reasons.join(', ')}${who === null ? '' : `, ${who}`}`),
    ]
  }
}

/** `#7 overdue, Bob`: its number and the most pressing reason. */
function shortRisk({ issue, overdue, unassigned, still }: RiskyIssue): RichTextElement[] {
  const who = peopleWords(assigneesOf(issue).slice(0, 1), 30)
  const why = overdue ? 'overdue' : unassigned ? 'unassigned' : `untouched for ${still} working days`
  return [link(issue.web_url, issueNumber(issue)), text(` ${why}${who === null ? '' : `, ${who}`}`)]
}

/** Most issues at risk that are named in one line. */
const NAMED = 3

/** `#18 overdue, Bob · #20 unassigned · 2 more`, on one line. */
export function shortRisks(risks: readonly Disclosure<RiskyIssue>[]): RichTextElement[] {
  const named = risks.slice(0, NAMED).map(disclosedLine(shortRisk))
  const left = risks.length - named.length
  return [...named, ...(left > 0 ? [[text(`${left} more`)]] : [])].flatMap((part, index) =>
    index === 0 ? part : [text(' · '), ...part],
  )
}

/** `#7 The cart forgets` */
export function issueWords(issue: Issue): RichTextElement[] {
  return [link(issue.web_url, issueName(issue, 70))]
}

/** `!12 Choose the dates of a report: ready to merge` */
export function requestLine({ mr, state }: PlacedRequest): RichTextElement[] {
  const obstacle = state === 'blocked' || state === 'armed' ? mergeObstacle(mr) : null
  const missing = obstacle ? `: ${oneLine(obstacle.words, 100)}` : ''
  return [link(mr.web_url, `!${mr.iid} ${oneLine(mr.title, 70)}`), text(` · ${stateOf(mr, state)}${missing}`)]
}

function stateOf(mr: MergeRequest, state: RequestState): string {
  if (state !== 'ready') return STATE_WORDS[state]
  return tellsBuilds(mr) ? 'ready to merge' : 'no conflicts, build not shown'
}
