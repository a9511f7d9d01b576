import type { KnownBlock, RichTextElement } from '@slack/types'
import type { ProgressView } from '../../model/digest.ts'
import type { Failure } from '../../services/failure.ts'
import type { MilestoneRequests } from '../../services/milestone/details.ts'
import type { DigestResult } from '../../services/milestone/digest.ts'
import type { Ambiguous } from '../../services/milestone/find.ts'
import type { ProgressResult } from '../../services/milestone/progress.ts'
import { type ButtonPress, button } from '../button.ts'
import { disclosedLine } from '../confidential.ts'
import { pageButtons, pageWords, paginate } from '../pages.ts'
import { actions, inModal, type Modal, type Reply, small } from '../reply.ts'
import { bold, bullets, lines, preformatted, text } from '../rich-text.ts'
import { capital, count, escaped } from '../text.ts'
import {
  burndownNumbers,
  hasChart,
  historyWords,
  pointDays,
  pointsOf,
  tooFewWords,
} from './digest/burndown-chart.ts'
import { calendarInput, howCounted } from './digest/message.ts'
import { milestoneSentences, requestLine, requestWords, riskLine, tenths } from './digest/words.ts'
import { issueLine, issueWords } from './issue.ts'
import { milestoneInput, milestoneReadFailure, milestoneTitle, placedTitle } from './milestone.ts'
import { burndownHead } from './progress.ts'

/** The parts of a milestone that open in a modal. */
export const GROUPS = ['at-risk', 'burndown', 'issues', 'requests'] as const
type GroupName = (typeof GROUPS)[number]

const ON_A_PAGE = 20

/** One group of a milestone in full, page by page. */
interface Details {
  readonly group: GroupName
  /** `Sprint 9 (%3) in acme/web` */
  readonly title: string
  /** The group’s name and size, without a period. */
  readonly about: string
  /** A sentence about the missing part of the group; empty when it is complete. */
  readonly missing: string
  readonly lines: readonly (readonly RichTextElement[])[]
  readonly page: number
}

const TITLES: Readonly<Record<GroupName, string>> = {
  'at-risk': 'At risk',
  burndown: 'Burndown',
  issues: 'Issues',
  requests: 'Merge requests',
}

export function groupModal(details: Details, press: (page: number) => ButtonPress): Modal {
  const { group, title, about, missing, lines: all, page } = details
  const shown = paginate(all, page, ON_A_PAGE)
  const summary = [about, pageWords(shown)].filter(Boolean).join(', ')
  return {
    title: TITLES[group],
    text: escaped([`${title}. ${summary}.`, missing].filter(Boolean).join(' ')),
    blocks: [
      lines([bold(title)], [text(summary)], [text(missing)]),
      ...(shown.items.length > 0 ? [bullets(shown.items)] : []),
      ...pageButtons(shown, press, count(all.length, 'entry', 'entries')),
    ],
  }
}

/** The burndown in numbers: a modal takes no chart, so a button sends it to the person alone. */
export function burndownModal(view: ProgressView): Modal {
  const { progress, projectName, project } = view
  const { milestone, burndown } = progress
  const chart = hasChart(burndown)
  const input = { ...milestoneInput(project, milestone), ...calendarInput(view), privately: true }
  const showChart = button('Show chart', { verb: 'milestone.progress', input })
  const numbers = chart ? burndownNumbers(burndown) : tooFewWords(burndown)
  const head = [`${placedTitle(milestone, projectName)}.`, milestoneSentences(progress, view.today)]
  return {
    title: TITLES.burndown,
    text: escaped([...head, numbers].join(' ')),
    blocks: [
      burndownHead(view),
      ...(chart
        ? [numberTable(view), small(capital(historyWords(burndown, view.zone, view.today)))]
        : [small(numbers)]),
      ...actions([...(chart ? [showChart] : []), howCounted()]),
    ],
  }
}

/** The numbers of the chart in columns; a modal takes no table. */
function numberTable({ progress: { burndown } }: ProgressView): KnownBlock {
  const days = pointDays(burndown)
  const heads = ['Day', 'Open', 'Closed', ...(burndown.line ? ['Ideal'] : [])]
  const rows = pointsOf(burndown).map(({ count: { open, closed }, ideal }, index) => [
    days[index] ?? '',
    String(open),
    String(closed),
    ...(burndown.line ? [tenths(ideal ?? 0)] : []),
  ])
  const widthOf = (column: number) => Math.max(...[heads, ...rows].map((row) => row[column]?.length ?? 0))
  const aligned = [heads, ...rows].map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(column))))
      .join('  '),
  )
  return preformatted(aligned.join('\n'))
}

type Found = Pick<Details, 'about' | 'missing' | 'lines'>

function requestsIn({ requests, searched }: MilestoneRequests): Found {
  return {
    about: requests.length === 0 ? 'No open merge requests' : requestWords(requests),
    missing: searched.complete
      ? ''
      : `Only the ${count(searched.count, 'open merge request')} updated last were looked through.`,
    lines: requests.map(requestLine),
  }
}

function issuesIn({ view, open, closed }: ProgressResult, group: GroupName): Found {
  const { atRisk, counts, complete } = view.progress
  const total = counts.open + counts.closed
  const missing = complete ? '' : `Only the first ${count(total, 'issue')} were read.`
  if (group === 'at-risk')
    return {
      about: `${atRisk.length} of ${count(counts.open, 'open issue')} at risk`,
      missing,
      lines: atRisk.map(disclosedLine(riskLine(view.today))),
    }
  return {
    about: total === 0 ? 'No issues' : `${counts.open} open, ${counts.closed} closed`,
    missing,
    lines: [
      ...open.map(disclosedLine(issueLine)),
      ...closed.map(disclosedLine((issue) => [text('✓ Closed: '), ...issueWords(issue)])),
    ],
  }
}

function risksIn({ view: { milestones, today, complete } }: DigestResult): Found {
  const all = milestones.flatMap(({ milestone, atRisk }) => {
    const line = disclosedLine(riskLine(today))
    return atRisk.map((risky) => [...line(risky), text(` · ${milestoneTitle(milestone, 40)}`)])
  })
  return {
    about: `${count(all.length, 'issue')} at risk`,
    missing: complete ? '' : 'There are more active milestones than were read.',
    lines: all,
  }
}

interface DetailsOutcome {
  readonly input: Readonly<Record<string, unknown>> & {
    readonly project: number
    readonly group: GroupName
    readonly page: number
  }
  readonly read: MilestoneRequests | ProgressResult | DigestResult | Ambiguous | Failure
  readonly projectName: string
}

export function detailsReply({ input, read, projectName }: DetailsOutcome): Reply {
  const { group, page } = input
  const modalOf = (title: string, found: Found, about = {}) => ({
    modal: groupModal({ group, title, ...found, page }, (next) => ({
      verb: 'milestone.details',
      input: { ...input, ...about, page: next },
    })),
  })
  switch (read.kind) {
    case 'digest':
      return modalOf(`Milestones of ${projectName}`, risksIn(read))
    case 'requests': {
      const { milestone } = read
      const about = milestoneInput(input.project, milestone)
      return modalOf(placedTitle(milestone, projectName), requestsIn(read), about)
    }
    case 'progress': {
      if (group === 'burndown') return { modal: burndownModal(read.view) }
      const { milestone } = read.view.progress
      const about = milestoneInput(input.project, milestone)
      return modalOf(placedTitle(milestone, projectName), issuesIn(read, group), about)
    }
    default:
      return inModal(milestoneReadFailure(read, 'I can’t show the milestone'), 'Milestone')
  }
}
