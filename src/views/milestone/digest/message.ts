import type { Button, RichTextElement, TableBlock } from '@slack/types'
import { type DigestMilestone, type DigestScope, type DigestView, STILL_FROM } from '../../../model/digest.ts'
import type { MergeRequest } from '../../../model/merge-request.ts'
import type { Milestone } from '../../../model/milestone.ts'
import { SERVER } from '../../../model/server-name.ts'
import { button, overflow } from '../../button.ts'
import { disclosedLine } from '../../confidential.ts'
import { type DigestAbout, digestMenu, lateLines, spokenLine } from '../../digest/about.ts'
import { fitsMessage } from '../../message-size.ts'
import { freezeWords } from '../../mr/state.ts'
import { actions, type Blocks, header, type Message, type Modal, small, smallMarked } from '../../reply.ts'
import { bold, firstBullets, joined, lines, link, text } from '../../rich-text.ts'
import { address, capital, count, escaped, oneLine } from '../../text.ts'
import { dueDay, shortDay } from '../day.ts'
import { issueWords } from '../issue.ts'
import { milestoneInput, milestoneTitle } from '../milestone.ts'
import { burndownChart, burndownNumbers, hasChart, historyWords } from './burndown-chart.ts'
import {
  frozenAmong,
  healthOf,
  milestoneSentences,
  readyAmong,
  requestWords,
  riskLine,
  riskWords,
  shortRisks,
  sinceWords,
} from './words.ts'

/** A digest as one message of at most five blocks; the rest is in its thread and behind its buttons. */
export function digestMessage(view: DigestView, about: DigestAbout): Pick<Message, 'text' | 'blocks'> {
  const title = `Milestones of ${oneLine(view.projectName, 100)}`
  const headline = `${title} · ${dueDay(view.today, view.today)}`
  const news = newsLines(view, about)
  const each = view.milestones.map((one) => spokenOf(one, view))
  const spoken = [`${title}.`, ...news.map(spokenLine), ...each]
  const layOut = (rows: number, isLinked: boolean): Blocks => {
    const hidden = [...view.milestones.slice(rows).map(({ milestone }) => milestone), ...view.unread]
    const words = [...news, ...(hidden.length > 0 ? [[text(hiddenWords(hidden, view.complete))]] : [])]
    return [
      header(headline),
      ...(rows > 0 ? [tableOf(view, rows, isLinked)] : []),
      ...(words.length > 0 ? [lines(...words)] : []),
      ...actions(buttons(view, about)),
      smallMarked(about.foot),
    ]
  }
  return { text: escaped(spoken.join(' ')), blocks: fitting(view, layOut) }
}

/** With all rows and links where they fit; else without links; else with fewer rows. */
function fitting(view: DigestView, layOut: (rows: number, isLinked: boolean) => Blocks): Blocks {
  const whole = layOut(view.milestones.length, true)
  if (fitsMessage(whole)) return whole
  for (let rows = view.milestones.length; rows > 0; rows -= 1) {
    const blocks = layOut(rows, false)
    if (fitsMessage(blocks)) return blocks
  }
  return layOut(0, false)
}

function spokenOf(milestone: DigestMilestone, { today }: DigestView): string {
  const requests = requestWords(milestone.requests)
  const name = milestoneTitle(milestone.milestone, 80)
  return [`${name}: ${milestoneSentences(milestone, today)}`, requests && `${requests}.`]
    .filter(Boolean)
    .join(' ')
}

/** One row for each milestone, the identifying column first. */
function tableOf({ milestones, today }: DigestView, rows: number, isLinked: boolean): TableBlock {
  const raw = (content: string) => ({ type: 'raw_text' as const, text: content })
  return {
    type: 'table',
    column_settings: [{ is_wrapped: true }, { align: 'right' }, { is_wrapped: true }, { is_wrapped: true }],
    rows: [
      ['Milestone', 'Closed', 'Due', 'Merge requests'].map(raw),
      ...milestones.slice(0, rows).map((each) => {
        const { milestone, counts, complete, requests } = each
        const name = `${healthOf(each, today).symbol} ${milestoneTitle(milestone, 60)}`
        const url = isLinked ? address(milestone.web_url) : null
        const { items, isBuildKnown } = readyAmong(requests)
        const frozen = frozenAmong(requests).length
        const states = [
          ...(items.length > 0 ? [`${items.length} ${isBuildKnown ? 'ready' : 'without conflicts'}`] : []),
          ...(frozen > 0 ? [`${frozen} frozen`] : []),
        ].join(', ')
        return [
          url === null ? raw(name) : lines([link(url, name)]),
          raw(`${counts.closed}/${counts.open + counts.closed}${complete ? '' : '+'}`),
          raw(dueCell(each, today)),
          raw(states ? `${requests.length} (${states})` : String(requests.length)),
        ]
      }),
    ],
  }
}

/** `8 working days overdue`, `due 7 Dec · behind 3`, `no due date` */
function dueCell({ milestone, due, pace }: DigestMilestone, today: string): string {
  if (due === null)
    return milestone.due_date === null ? 'no due date' : `due “${oneLine(milestone.due_date, 40)}”`
  if (due.isOver)
    return due.workingDays === 0 ? 'overdue' : `${count(-due.workingDays, 'working day')} overdue`
  const day = due.isToday ? 'due today' : `due ${shortDay(due.day, today)}`
  if (pace.kind === 'ahead' || pace.kind === 'behind') return `${day} · ${pace.kind} ${pace.by}`
  if (pace.kind === 'on-line') return `${day} · on track`
  return pace.kind === 'finished' ? `${day} · all closed` : day
}

/** Most merge requests that are named, and most milestones that are gone. */
const MAX_NAMED = 10

/** The news, the needs and the merges at hand: a line each, and none without news. */
function newsLines(view: DigestView, about: DigestAbout): (readonly RichTextElement[])[] {
  const { milestones, last, gone, searched, complete, today } = view
  const since = sinceWords(
    milestones.map((each) => each.since),
    about.zone,
    today,
  )
  const isFirst =
    last === null && milestones.length > 0 && !milestones.some(({ since: { kind } }) => kind === 'dated')
  const risks = milestones.flatMap(({ atRisk }) => atRisk)
  const ended = gone.map((iid) => `%${iid}`)
  return [
    ...lateLines(about, view.at),
    milestones.length > 0
      ? []
      : [text(complete ? 'No active milestones.' : 'No active milestone among those read.')],
    isFirst ? [text('First digest: changes start with the next one.')] : [],
    gone.length > 0 ? [text(`No longer active: ${firstOf(ended, MAX_NAMED)}`)] : [],
    since === '' ? [] : [text(since)],
    risks.length > 0 ? [bold('Needs someone: '), ...shortRisks(risks)] : [],
    ...readyLines(view),
    searched.complete
      ? []
      : [text(`Only the latest ${searched.count} open merge requests were looked through.`)],
  ].filter((line) => line.length > 0)
}

function firstOf(words: readonly string[], max: number): string {
  const more = words.length > max ? ` and ${words.length - max} more` : ''
  return `${words.slice(0, max).join(', ')}${more}`
}

/** `Ready to merge: !7 !12`; where the server hides builds, only that they have no conflicts; and what a freeze holds. */
function readyLines({ milestones }: DigestView): RichTextElement[][] {
  const requests = milestones.flatMap((one) => one.requests)
  const { items: ready, isBuildKnown } = readyAmong(requests)
  const frozen = frozenAmong(requests)
  const freeze = frozen[0]?.freeze
  return [
    ready.length > 0 ? [bold(isBuildKnown ? 'Ready to merge: ' : 'No conflicts: '), ...namesOf(ready)] : [],
    freeze ? [...freezeWords(freeze), text(': '), ...namesOf(frozen)] : [],
  ]
}

function namesOf(requests: readonly MergeRequest[]): RichTextElement[] {
  const named = requests.slice(0, MAX_NAMED).map((mr) => [link(mr.web_url, `!${mr.iid}`)])
  const left = requests.length - MAX_NAMED
  return [...joined(named, ' '), ...(left > 0 ? [text(` and ${left} more`)] : [])]
}

/** Most milestones without a row that are named. */
const MAX_NAMED_HIDDEN = 5

function hiddenWords(hidden: readonly Milestone[], complete: boolean): string {
  const titles = hidden.map((milestone) => milestoneTitle(milestone, 40))
  return `Not shown: ${firstOf(titles, MAX_NAMED_HIDDEN)}${complete ? '' : ', and others'}`
}

/** The milestone whose burndown the digest offers: the next due one with a line to draw. */
function chartedOf({ milestones }: DigestView): DigestMilestone | null {
  const drawn = milestones.filter(({ burndown }) => hasChart(burndown))
  return drawn.find(({ due }) => due !== null && !due.isOver) ?? drawn[0] ?? null
}

function buttons(view: DigestView, about: DigestAbout) {
  const charted = chartedOf(view)
  const risks = view.milestones.flatMap(({ atRisk }) => atRisk).length
  const { project } = view
  return [
    ...(charted ? [burndownButton(view, charted)] : []),
    ...(risks > 0 ? [riskButton(view, risks)] : []),
    overflow([
      { label: HOW_COUNTED, press: { verb: 'milestone.counted', input: {} } },
      ...digestMenu('milestone', project, about),
      { label: 'All milestones', press: { verb: 'milestone.list', input: { project } } },
    ]),
  ]
}

function burndownButton(scope: DigestScope, { milestone }: DigestMilestone): Button {
  const input = { ...milestoneInput(scope.project, milestone), group: 'burndown', ...calendarInput(scope) }
  // `2.4` of “2.4 Search and reports”; any other title may be long.
  const short = /^v?\d+(?:\.\d+)+/.exec(milestone.title)?.[0] ?? `%${milestone.iid}`
  return button(
    `Burndown ${oneLine(short, 20)}`,
    { verb: 'milestone.details', input },
    { suffix: 'burndown' },
  )
}

function riskButton(scope: DigestScope, risks: number): Button {
  const input = { project: scope.project, group: 'at-risk', ...calendarInput(scope) }
  return button(`At risk (${risks})`, { verb: 'milestone.details', input }, { suffix: 'at-risk' })
}

const HOW_COUNTED = 'How it’s counted'

export function howCounted(): Button {
  return button(HOW_COUNTED, { verb: 'milestone.counted', input: {} })
}

/** The zone and holidays of this count, so that a button counts with the same. */
export function calendarInput({ zone, holidays }: DigestScope): { zone: string; holidays?: string } {
  return { zone, holidays: holidays.length > 0 ? holidays.join(',') : undefined }
}

const DEFINITIONS: readonly (readonly [what: string, how: string])[] = [
  ['Issues', `those that ${SERVER} lists on the milestone; what isn’t closed is open.`],
  ['Working days', 'Monday to Friday without the digest’s days off, in its time zone.'],
  ['Even pace', 'the same number of issues closed on each working day, from start to due date.'],
  ['Behind/ahead', 'closed issues minus the number an even pace would have closed by today.'],
  ['Burndown', `open issues at the end of each day, from ${SERVER}'s dates or from Greenlight’s own counts.`],
  ['Since last time', 'compared issue by issue with the last digest.'],
  ['At risk', `overdue, unassigned, or untouched for ${STILL_FROM} working days.`],
  ['Merge requests', `open ones on the milestone; where ${SERVER} hides builds, ready means no conflicts.`],
]

/** Explains each number of a digest, in a line each. */
export function howCountedModal(): Modal {
  return {
    title: HOW_COUNTED,
    text: escaped(DEFINITIONS.map(([what, how]) => `${what}: ${how}`).join(' ')),
    blocks: [lines(...DEFINITIONS.map(([what, how]) => [bold(what), text(`: ${how}`)]))],
  }
}

const MAX_NAMED_ISSUES = 20
/** Slack refuses a message of about 13,200 characters of JSON; the chart takes up to 3,000. */
const MAX_THREAD_LENGTH = 9_000
const MAX_BLOCKS = 40

/** The rest of a digest, for its thread: what changed, what is at risk, and the next burndown. */
export function digestDetails(view: DigestView): Pick<Message, 'text' | 'blocks'> | null {
  const sections = view.milestones.map((milestone) => ({ milestone, blocks: sectionOf(milestone, view) }))
  const changed = sections.filter(({ blocks }) => blocks.length > 0)
  const charted = chartedOf(view)
  const chart = charted && burndownChart(charted.milestone, charted.burndown)
  if (changed.length === 0 && !chart) return null
  const blocks: Blocks[number][] = []
  let left = 0
  for (const section of changed) {
    const next = [...blocks, ...section.blocks]
    if (next.length > MAX_BLOCKS || JSON.stringify(next).length > MAX_THREAD_LENGTH) left += 1
    else blocks.push(...section.blocks)
  }
  const numbers = charted && chart ? burndownNumbers(charted.burndown) : ''
  const words = changed.map(({ milestone }) => wordsOf(milestone, view))
  return {
    text: escaped(['Details.', ...words, numbers].filter(Boolean).join(' ')),
    blocks: [
      ...blocks,
      ...(left > 0 ? [small(`${left} more ${left === 1 ? 'milestone' : 'milestones'} not shown.`)] : []),
      ...(charted && chart
        ? [chart, small(capital(historyWords(charted.burndown, view.zone, view.today)))]
        : []),
    ],
  }
}

/** Nothing for a milestone without news or risks. */
function sectionOf(milestone: DigestMilestone, { zone, today }: DigestView): Blocks {
  const { atRisk, since } = milestone
  const changed = sinceWords([since], zone, today)
  if (changed === '' && atRisk.length === 0) return []
  const closed = since.kind === 'change' || since.kind === 'dated' ? since.closed : []
  return [
    lines(
      [bold(milestoneTitle(milestone.milestone, 100))],
      [text(milestoneSentences(milestone, today))],
      [text(changed)],
    ),
    ...firstBullets(
      closed.map(disclosedLine((issue) => [text('Closed: '), ...issueWords(issue)])),
      MAX_NAMED_ISSUES,
    ),
    ...(atRisk.length > 0 ? [lines([bold(riskWords(milestone))])] : []),
    ...firstBullets(atRisk.map(disclosedLine(riskLine(today))), MAX_NAMED_ISSUES),
  ]
}

function wordsOf(milestone: DigestMilestone, { zone, today }: DigestView): string {
  const parts = [sinceWords([milestone.since], zone, today), riskWords(milestone)].filter(Boolean)
  return `${milestoneTitle(milestone.milestone, 80)}: ${parts.join('. ')}.`
}
