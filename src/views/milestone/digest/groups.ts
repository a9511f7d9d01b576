import type { RichTextElement } from '@slack/types'
import type { Disclosure } from '../../../model/audience.ts'
import {
  type DigestMilestone,
  FIRST_DAYS,
  type PlacedRequest,
  REQUEST_STATES,
  type RequestState,
  type RiskyIssue,
  type Since,
} from '../../../model/digest.ts'
import type { Issue } from '../../../model/issue.ts'
import { mergeObstacle } from '../../../model/merge-obstacle.ts'
import { assigneesOf } from '../../../model/merge-request.ts'
import { shownLine } from '../../confidential.ts'
import { peopleWords } from '../../people.ts'
import { link, text } from '../../rich-text.ts'
import { count, oneLine } from '../../text.ts'
import { dueDay, issueName } from '../milestone.ts'
import { riskWords } from './words.ts'

/** The groups of issues and merge requests of a milestone. */
export const GROUPS = ['at-risk', 'closed', 'requests'] as const
export type GroupName = (typeof GROUPS)[number]

/** Most members of a group that are named; a button shows the others. */
export const NAMED = 5

/** A group, and a line for each of its first members. */
export interface Group {
  readonly name: GroupName
  /** The group’s name and size, without a period. */
  readonly title: string
  readonly size: number
  readonly lines: readonly (readonly RichTextElement[])[]
  /** The noun after the number of members, for one and for many: `at risk`. */
  readonly called: readonly [one: string, many: string]
}

const STATE_WORDS: Readonly<Record<RequestState, string>> = {
  ready: 'ready, no conflicts',
  armed: 'armed, merges when its build succeeds',
  unchecked: 'not checked for conflicts yet',
  blocked: 'not ready',
  conflicts: 'has conflicts',
  draft: 'draft',
}
const STATE_COUNTS: Readonly<Record<RequestState, string>> = {
  ready: 'ready',
  armed: 'armed',
  unchecked: 'not checked yet',
  blocked: 'not ready',
  conflicts: 'with conflicts',
  draft: 'in draft',
}

/** The non-empty groups of a milestone in a digest, the most pressing first. */
export function groupsOf(milestone: DigestMilestone): Group[] {
  const { atRisk, requests, since } = milestone
  const closed = closedIn(since)
  const all: readonly Group[] = [
    {
      name: 'at-risk',
      title: riskWords(milestone),
      size: atRisk.length,
      lines: atRisk.slice(0, NAMED).map(shownLine(riskLine)),
      called: ['at risk', 'at risk'],
    },
    {
      name: 'closed',
      title: `${closedWords(since)}: ${count(closed.length, 'issue')}`,
      size: closed.length,
      lines: closed.slice(0, NAMED).map(shownLine(issueWords)),
      called: ['closed', 'closed'],
    },
    {
      name: 'requests',
      title: requestWords(requests),
      size: requests.length,
      lines: requests.slice(0, NAMED).map(requestLine),
      called: ['merge request', 'merge requests'],
    },
  ]
  return all.filter(({ size }) => size > 0)
}

/** The issues that the digest reports as closed. */
export function closedIn(since: Since): readonly Disclosure<Issue>[] {
  return since.kind === 'change' || since.kind === 'dated' ? since.closed : []
}

function closedWords(since: Since): string {
  return since.kind === 'dated' && since.why === 'first'
    ? `Closed in the ${FIRST_DAYS} days before`
    : 'Closed since last time'
}

/** `Open merge requests: 3, of them 1 ready, 2 in draft` */
export function requestWords(requests: readonly PlacedRequest[]): string {
  const states = REQUEST_STATES.map((state) => ({
    state,
    number: requests.filter((request) => request.state === state).length,
  })).filter(({ number }) => number > 0)
  const counted = states.map(({ state, number }) => `${number} ${STATE_COUNTS[state]}`).join(', ')
  return `${count(requests.length, 'open merge request')}: ${counted}`
}

/** `#7 The cart forgets: overdue since Mon 9 Nov 2026, nobody assigned` */
export function riskLine({ issue, overdue, unassigned, still }: RiskyIssue): RichTextElement[] {
  const reasons = [
    overdue ? `was due ${dueDay(overdue)}` : '',
    unassigned ? 'nobody assigned' : '',
    still === null ? '' : `no movement for ${count(still, 'working day')}`,
  ].filter(Boolean)
  const who = peopleWords(assigneesOf(issue), 40)
  return [
    link(issue.web_url, issueName(issue, 70)),
    text(`: ${reasons.join(', ')}${who === null ? '' : `, ${who}`}`),
  ]
}

/** `#7 The cart forgets` */
export function issueWords(issue: Issue): RichTextElement[] {
  return [link(issue.web_url, issueName(issue, 70))]
}

/** `!12 Choose the dates of a report: ready, no conflicts` */
export function requestLine({ mr, state }: PlacedRequest): RichTextElement[] {
  const obstacle = state === 'blocked' || state === 'armed' ? mergeObstacle(mr) : null
  const missing = obstacle ? `; ${oneLine(obstacle.words, 100)}` : ''
  return [link(mr.web_url, `!${mr.iid} ${oneLine(mr.title, 70)}`), text(`: ${STATE_WORDS[state]}${missing}`)]
}
