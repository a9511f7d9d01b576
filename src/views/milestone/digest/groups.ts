import type { RichTextElement } from '@slack/types'
import type { Disclosure } from '../../../model/audience.ts'
import type { Day } from '../../../model/day.ts'
import type { RiskyIssue } from '../../../model/digest.ts'
import type { Issue } from '../../../model/issue.ts'
import { READINESS, type Readiness, readinessOf } from '../../../model/merge-offer.ts'
import { assigneesOf, hasAutoMerge, type MergeRequest } from '../../../model/merge-request.ts'
import { disclosedLine } from '../../confidential.ts'
import { bareTitle, forkWords, frozenWords, rowWords } from '../../mr/list-rows.ts'
import { peopleWords } from '../../people.ts'
import { joined, link, text } from '../../rich-text.ts'
import { count, oneLine } from '../../text.ts'
import { shortDay } from '../day.ts'
import { issueName, issueNumber } from '../milestone.ts'

/** The parts of a milestone that open in a modal. */
export const GROUPS = ['at-risk', 'burndown', 'issues', 'requests'] as const
export type GroupName = (typeof GROUPS)[number]

/** An armed one waits for its merge, whatever else it waits for. */
type State = Readiness | 'armed'

const STATES: readonly State[] = ['ready', 'armed', ...READINESS.slice(1)]

const STATE_COUNTS: Readonly<Record<State, string>> = {
  ready: 'ready',
  armed: 'on auto-merge',
  unchecked: 'not checked',
  frozen: 'frozen',
  waiting: 'waiting',
  blocked: 'blocked',
  draft: 'draft',
  merged: 'merged',
  closed: 'closed',
}

function stateOf(mr: MergeRequest): State {
  return hasAutoMerge(mr) ? 'armed' : readinessOf(mr)
}

export function readyAmong(requests: readonly MergeRequest[]) {
  const items = requests.filter((mr) => stateOf(mr) === 'ready')
  return { items, isBuildKnown: items.every(tellsBuild) }
}

/** Returns those that only a freeze holds. */
export function frozenAmong(requests: readonly MergeRequest[]): readonly MergeRequest[] {
  return requests.filter((mr) => stateOf(mr) === 'frozen')
}

function tellsBuild({ head_pipeline: build }: MergeRequest): boolean {
  return build !== undefined
}

/** `4 merge requests: 2 ready, 1 blocked, 1 draft`; empty without one. */
export function requestWords(requests: readonly MergeRequest[]): string {
  const { isBuildKnown } = readyAmong(requests)
  const sizes = Map.groupBy(requests, stateOf)
  const counted = STATES.flatMap((state) => {
    const size = sizes.get(state)?.length ?? 0
    const words = state === 'ready' && !isBuildKnown ? 'without conflicts' : STATE_COUNTS[state]
    return size === 0 ? [] : [`${size} ${words}`]
  })
  return requests.length === 0 ? '' : `${count(requests.length, 'merge request')}: ${counted.join(', ')}`
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

const MAX_NAMED_ISSUES = 3

export function shortRisks(risks: readonly Disclosure<RiskyIssue>[]): RichTextElement[] {
  const named = risks.slice(0, MAX_NAMED_ISSUES).map(disclosedLine(shortRisk))
  const left = risks.length - named.length
  return joined([...named, ...(left > 0 ? [[text(`${left} more`)]] : [])], ' · ')
}

/** `#7 The cart forgets` */
export function issueWords(issue: Issue): RichTextElement[] {
  return [link(issue.web_url, issueName(issue, 70))]
}

/** `!12 Choose the dates of a report · blocked · ✗ build failed` */
export function requestLine(mr: MergeRequest): RichTextElement[] {
  const words = [...stateWords(mr), ...rowWords(mr), ...forkWords(mr)]
  return [
    link(mr.web_url, `!${mr.iid} ${oneLine(bareTitle(mr), 70)}`),
    ...frozenWords(mr).flatMap((part) => [text(' · '), ...part]),
    text(words.map((part) => ` · ${part}`).join('')),
  ]
}

function stateWords(mr: MergeRequest): readonly string[] {
  const state = stateOf(mr)
  // The row says it.
  if (state === 'armed' || state === 'frozen') return []
  if (state === 'unchecked') return ['not checked for conflicts']
  if (state !== 'ready') return [STATE_COUNTS[state]]
  return tellsBuild(mr) ? ['ready to merge'] : ['no conflicts', 'build not shown']
}
