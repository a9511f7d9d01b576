import type { Button, RichTextElement, TableBlock } from '@slack/types'
import type { DigestMilestone, DigestScope, DigestView } from '../../../model/digest.ts'
import type { MergeRequest } from '../../../model/merge-request.ts'
import type { Milestone } from '../../../model/milestone.ts'
import { button, overflow } from '../../button.ts'
import { type DigestAbout, digestMenu, fitsMessage, lateLines, spokenLine } from '../../digest/about.ts'
import { freezeWords } from '../../mr/state.ts'
import type { Blocks, Message } from '../../reply.ts'
import { bold, lines, link, text } from '../../rich-text.ts'
import { address, count, escaped, oneLine } from '../../text.ts'
import { dueDay, shortDay } from '../day.ts'
import { milestoneInput, milestoneTitle } from '../milestone.ts'
import { hasChart } from './burndown-chart.ts'
import { frozenAmong, readyAmong, requestWords, shortRisks } from './groups.ts'
import { healthOf, milestoneSentences, sinceWords } from './words.ts'

/** A digest as one message of at most five blocks; the rest is in its thread and behind its buttons. */
export function digestMessage(view: DigestView, about: DigestAbout): Pick<Message, 'text' | 'blocks'> {
  const title = `Milestones of ${oneLine(view.projectName, 100)}`
  const header = `${title} · ${dueDay(view.today, view.today)}`
  const news = newsLines(view, about)
  const each = view.milestones.map((one) => spokenOf(one, view))
  const spoken = [`${title}.`, ...news.map(spokenLine), ...each]
  const layOut = (rows: number, isLinked: boolean): Blocks => {
    const hidden = [...view.milestones.slice(rows).map(({ milestone }) => milestone), ...view.unread]
    const words = [...news, ...(hidden.length > 0 ? [[text(hiddenWords(hidden, view.complete))]] : [])]
    return [
      { type: 'header', text: { type: 'plain_text', text: oneLine(header, 150), emoji: false } },
      ...(rows > 0 ? [tableOf(view, rows, isLinked)] : []),
      ...(words.length > 0 ? [lines(...words)] : []),
      { type: 'actions', elements: buttons(view, about) },
      { type: 'context', elements: [{ type: 'mrkdwn', text: about.foot, verbatim: true }] },
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
  return [
    ...lateLines(about, view.at),
    milestones.length > 0
      ? []
      : [text(complete ? 'No active milestones.' : 'No active milestone among those read.')],
    isFirst ? [text('First digest: changes start with the next one.')] : [],
    gone.length > 0 ? [text(`No longer active: ${firstOf(gone.map((iid) => `%${iid}`))}`)] : [],
    since === '' ? [] : [text(since)],
    risks.length > 0 ? [bold('Needs someone: '), ...shortRisks(risks)] : [],
    ...readyLines(view),
    searched.complete
      ? []
      : [text(`Only the latest ${searched.count} open merge requests were looked through.`)],
  ].filter((line) => line.length > 0)
}

function firstOf(words: readonly string[]): string {
  const more = words.length > MAX_NAMED ? ` and ${words.length - MAX_NAMED} more` : ''
  return `${words.slice(0, MAX_NAMED).join(', ')}${more}`
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
  const named = requests
    .slice(0, MAX_NAMED)
    .flatMap((mr, index) => [text(index === 0 ? '' : ' '), link(mr.web_url, `!${mr.iid}`)])
  const left = requests.length - MAX_NAMED
  return [...named, ...(left > 0 ? [text(` and ${left} more`)] : [])]
}

/** Most milestones without a row that are named. */
const MAX_NAMED_HIDDEN = 5

function hiddenWords(hidden: readonly Milestone[], complete: boolean): string {
  const named = hidden.slice(0, MAX_NAMED_HIDDEN).map((milestone) => milestoneTitle(milestone, 40))
  const more = hidden.length > MAX_NAMED_HIDDEN ? ` and ${hidden.length - MAX_NAMED_HIDDEN} more` : ''
  return `Not shown: ${named.join(', ')}${more}${complete ? '' : ', and others'}`
}

/** The milestone whose burndown the digest offers: the next due one with a line to draw. */
export function chartedOf({ milestones }: DigestView): DigestMilestone | null {
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

/** Opens the explanation of each number. */
export function howCounted(): Button {
  return button(HOW_COUNTED, { verb: 'milestone.counted', input: {} })
}

/** The zone and holidays of this count, so that a button counts with the same. */
export function calendarInput({ zone, holidays }: DigestScope): { zone: string; holidays?: string } {
  return { zone, holidays: holidays.length > 0 ? holidays.join(',') : undefined }
}
