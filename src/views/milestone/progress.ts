import type { ProgressView } from '../../model/digest.ts'
import { button } from '../button.ts'
import { type Blocks, publicly, type Reply, small } from '../reply.ts'
import { bold, lines, link, text } from '../rich-text.ts'
import { capital, escaped, oneLine } from '../text.ts'
import { burndownChart, burndownNumbers, historyWords, tooFewWords } from './digest/burndown-chart.ts'
import { calendarInput, howCounted } from './digest/message.ts'
import { countWords, healthOf, milestoneSentences, paceWords } from './digest/words.ts'
import { milestoneInput, milestoneTitle, placedTitle } from './milestone.ts'

export function milestoneProgressReply(view: ProgressView): Reply {
  const { progress, projectName } = view
  const { milestone, burndown } = progress
  const chart = burndownChart(milestone, burndown)
  const numbers = chart ? burndownNumbers(burndown) : tooFewWords(burndown)
  const history = `${capital(historyWords(burndown, view.zone, view.today))}.`
  const title = `${placedTitle(milestone, projectName)}.`
  const sentences = [title, milestoneSentences(progress, view.today), numbers, history]
  return publicly(escaped(sentences.join(' ')), [
    burndownHead(view),
    ...(chart ? [chart] : []),
    small(chart ? history : `${numbers} ${history}`),
    { type: 'actions', elements: buttons(view) },
  ])
}

export function burndownHead({ progress, projectName, today }: ProgressView): Blocks[number] {
  const { milestone } = progress
  const { symbol, verdict, due } = healthOf(progress, today)
  const why = paceWords(progress)
  const place = milestone.group_id === null ? oneLine(projectName, 100) : 'all projects of its group'
  return lines(
    [link(milestone.web_url, milestoneTitle(milestone, 250), { bold: true }), text(` · ${place}`)],
    [text(`${symbol} `), bold(verdict), text(why === '' ? '' : `: ${why}`)],
    [text([countWords(progress), due].filter(Boolean).join(' · '))],
  )
}

function buttons(view: ProgressView) {
  const { project, progress } = view
  const { atRisk, milestone } = progress
  const input = milestoneInput(project, milestone)
  const of = `milestone %${milestone.iid}`
  const detailsButton = (label: string, group: string, more = {}) =>
    button(
      label,
      { verb: 'milestone.details', input: { ...input, group, ...more } },
      { suffix: group, spoken: `${label} of ${of}` },
    )
  return [
    ...(atRisk.length > 0
      ? [detailsButton(`At risk (${atRisk.length})`, 'at-risk', calendarInput(view))]
      : []),
    detailsButton('Issues', 'issues'),
    howCounted(),
  ]
}
