import type { RichTextElement } from '@slack/types'
import type { DigestMilestone, DigestView } from '../../../model/digest.ts'
import { disclosedLine } from '../../confidential.ts'
import { type Blocks, type Message, small } from '../../reply.ts'
import { bold, firstBullets, lines, text } from '../../rich-text.ts'
import { capital, escaped } from '../../text.ts'
import { milestoneTitle } from '../milestone.ts'
import { burndownChart, burndownNumbers, historyWords } from './burndown-chart.ts'
import { issueWords, riskLine } from './groups.ts'
import { chartedOf } from './message.ts'
import { milestoneSentences, riskWords, sinceWords } from './words.ts'

const MAX_NAMED_ISSUES = 20
/** Slack refuses a message of about 13,200 characters of JSON; the chart takes up to 3,000. */
const MAX_JSON_LENGTH = 9_000
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
    if (next.length > MAX_BLOCKS || JSON.stringify(next).length > MAX_JSON_LENGTH) left += 1
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
  const head: readonly RichTextElement[][] = [
    [bold(milestoneTitle(milestone.milestone, 100))],
    [text(milestoneSentences(milestone, today))],
    [text(changed)],
  ]
  return [
    lines(...head),
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
