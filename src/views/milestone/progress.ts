import type { ProgressView } from '../../model/digest.ts'
import { actions, type Blocks, publicly, type Reply, small } from '../reply.ts'
import { bold, lines, text } from '../rich-text.ts'
import { capital, escaped } from '../text.ts'
import { burndownChart, burndownNumbers, historyWords, tooFewWords } from './digest/burndown-chart.ts'
import { calendarInput, howCounted } from './digest/message.ts'
import { countWords, healthOf, milestoneSentences, paceWords } from './digest/words.ts'
import { detailsButton, milestoneHead, placedTitle } from './milestone.ts'

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
    ...actions(buttons(view)),
  ])
}

export function burndownHead({ progress, projectName, today }: ProgressView): Blocks[number] {
  const { symbol, verdict, due } = healthOf(progress, today)
  const why = paceWords(progress)
  return lines(
    milestoneHead(progress.milestone, projectName),
    [text(`${symbol} `), bold(verdict), text(why === '' ? '' : `: ${why}`)],
    [text([countWords(progress), due].filter(Boolean).join(' · '))],
  )
}

function buttons(view: ProgressView) {
  const { project, progress } = view
  const { atRisk, milestone } = progress
  const atRiskLabel = `At risk (${atRisk.length})`
  return [
    ...(atRisk.length > 0
      ? [detailsButton(atRiskLabel, 'at-risk', project, milestone, calendarInput(view))]
      : []),
    detailsButton('Issues', 'issues', project, milestone),
    howCounted(),
  ]
}
