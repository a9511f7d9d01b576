import type { Button, TableBlock } from '@slack/types'
import type { Burndown } from '../../model/burndown.ts'
import type { ProgressView } from '../../model/digest.ts'
import { button } from '../button.ts'
import { shownLine } from '../confidential.ts'
import { openly, type Reply, small } from '../reply.ts'
import { bold, bullets, lines, text } from '../rich-text.ts'
import { escaped } from '../text.ts'
import { burndownChart, burndownNumbers, historyWords, shortDays } from './digest/burndown-chart.ts'
import { NAMED, riskLine } from './digest/groups.ts'
import { calendarInput, hasChart, howCounted } from './digest/section.ts'
import { countWords, dueWords, milestoneSentences, paceWords, riskWords, tenths } from './digest/words.ts'
import { milestoneInput, placedTitle } from './milestone.ts'

/** The burndown of one milestone with its words, its chart and its numbers. */
export function milestoneProgressReply(view: ProgressView): Reply {
  const { progress, projectName, zone } = view
  const { milestone, burndown, atRisk, pace } = progress
  const title = placedTitle(milestone, projectName)
  const [word, why] = paceWords(pace)
  const risks = riskWords(progress)
  const chart = hasChart(progress) ? burndownChart(milestone, burndown) : null
  const known = chart ? [`${historyWords(burndown)}. Days in ${zone}.`] : []
  const sentences = [
    `${title}: ${milestoneSentences(progress)}`,
    ...known,
    ...(chart ? [burndownNumbers(burndown)] : []),
    risks && `${risks}.`,
  ]
  return openly(escaped(sentences.filter(Boolean).join(' ')), [
    lines(
      [bold(title)],
      [text(dueWords(progress))],
      [text(countWords(progress))],
      [bold(word), text(why === '' ? '' : `: ${why}`)],
    ),
    ...(chart ? [chart, small(known.join(' ')), numbers(burndown)] : []),
    ...(risks ? [lines([bold(risks)]), bullets(atRisk.slice(0, NAMED).map(shownLine(riskLine)))] : []),
    { type: 'actions', elements: buttons(view) },
  ])
}

/** The numbers of the chart, and those that it has no room for. */
function numbers(burndown: Burndown): TableBlock {
  const { columns } = burndown
  const days = shortDays(burndown)
  const hasLine = columns.some(({ ideal }) => ideal !== null)
  const heads = ['Day', 'Open', 'Closed', 'All', ...(hasLine ? ['Ideal'] : [])]
  const rows = columns.map(({ count, ideal }, index) => {
    const counted = count
      ? [count.open, count.closed, count.open + count.closed].map(String)
      : ['no data', '', '']
    return [
      days[index] ?? '',
      ...counted.map((cell) => cell || '–'),
      ...(hasLine ? [ideal === null ? '–' : tenths(ideal)] : []),
    ]
  })
  return {
    type: 'table',
    column_settings: heads.map((_, index) => ({ align: index === 0 ? 'left' : 'right' })),
    rows: [heads, ...rows].map((cells) => cells.map((cell) => ({ type: 'raw_text', text: cell }))),
  }
}

function buttons(view: ProgressView): Button[] {
  const { project, progress } = view
  const { iid } = progress.milestone
  const left = progress.atRisk.length - NAMED
  const input = milestoneInput(project, progress.milestone)
  const label = `and ${left} more at risk`
  return [
    ...(left > 0
      ? [
          button(
            label,
            { verb: 'milestone.details', input: { ...input, group: 'at-risk', ...calendarInput(view) } },
            { spoken: `${label}, milestone %${iid}` },
          ),
        ]
      : []),
    button('Issues', { verb: 'milestone.issues', input }, { spoken: `Issues of milestone %${iid}` }),
    howCounted(),
  ]
}
