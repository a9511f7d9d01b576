import type { Button, KnownBlock, RichTextElement } from '@slack/types'
import type { Day } from '../../model/day.ts'
import { type Milestone, ownerOf } from '../../model/milestone.ts'
import type { ClosedMilestone, MilestoneCard, MilestoneView } from '../../services/milestone/view.ts'
import { button, overflow } from '../button.ts'
import type { Content } from '../post.ts'
import { actions, type Message } from '../reply.ts'
import { lines, text } from '../rich-text.ts'
import { address, capital, count, escaped, oneLine } from '../text.ts'
import { countWords, healthOf, requestWords, shortRisks } from './digest/words.ts'
import {
  detailsButton,
  milestoneHead,
  milestoneInput,
  milestoneStatus,
  placedTitle,
  progressWords,
} from './milestone.ts'

/** The milestone of a card; `card` is null where only the milestone and its issues are known. */
export type CardContent = Pick<MilestoneView, 'project' | 'milestone' | 'open' | 'closed' | 'complete'> & {
  readonly projectName: string
  readonly card: MilestoneCard | null
  /** Takes back what was just done. */
  readonly undo?: readonly Button[]
}

/** The same from what was read for the card alone. */
export function contentOf(card: MilestoneCard, projectName: string): CardContent {
  const { project, progress } = card
  return {
    project,
    projectName,
    card,
    milestone: progress.milestone,
    open: [],
    closed: [],
    complete: progress.complete,
  }
}

/** A milestone in a few lines, with the actions for it; `note` is one sentence by the bot. */
export function cardBlocks(content: CardContent, today: Day, note?: string): KnownBlock[] {
  return [cardLines(content, today, note), ...actions(cardButtons(content))]
}

function cardLines(content: CardContent, today: Day, note?: string): KnownBlock {
  const { milestone, card } = content
  const { symbol, words, counts } = factsOf(content, today)
  const requests = card ? requestWords(card.requests) : ''
  const risks = card?.progress.atRisk ?? []
  return lines(
    milestoneHead(milestone, content.projectName),
    [text(`${symbol} ${words}`)],
    [text([counts, requests].filter(Boolean).join(' · '))],
    card && !card.allRequests ? [text('Only the latest open merge requests were looked through.')] : [],
    risks.length === 0 ? [] : [text(`At risk (${risks.length}): `), ...shortRisks(risks)],
    milestone.description ? [text(oneLine(milestone.description, 300))] : [],
    note ? [text(note)] : [],
  )
}

/** A short card of a milestone that somebody links; it has no buttons, since it is not kept up to date. */
export function linkedMilestone(content: CardContent, today: Day): Content {
  return { text: cardMessage(content, today).text, blocks: [cardLines(content, today)] }
}

/** Says that a milestone was closed, with what was merged, and what is left open. */
export function closedMilestoneMessage(
  { card, merged }: ClosedMilestone,
  projectName: string,
  today: Day,
): Content {
  const bound = card.allRequests ? '' : 'at least '
  const left = card.requests.length
  const note =
    merged === null
      ? capital(`${bound}${count(left, 'merge request')} left open.`)
      : `${count(merged, 'merge request')} merged, ${bound}${left} left open.`
  return cardMessage(contentOf(card, projectName), today, { done: [text('Milestone closed')], note })
}

export function cardMessage(
  content: CardContent,
  today: Day,
  { note, done }: { readonly note?: string; readonly done?: readonly RichTextElement[] } = {},
): Message {
  const { words, counts } = factsOf(content, today)
  const { card } = content
  const risks = card?.progress.atRisk.length ?? 0
  const facts = [
    placedTitle(content.milestone, content.projectName),
    capital(words),
    counts,
    card ? requestWords(card.requests) : '',
    risks > 0 ? `${risks} at risk` : '',
  ].filter(Boolean)
  const sentence = `${facts.join('. ')}.`
  const sentences = done ? [sentence, note] : [note, sentence]
  return {
    to: 'channel',
    text: escaped(sentences.filter(Boolean).join(' ')),
    blocks: [...(done ? [lines(done)] : []), ...cardBlocks(content, today, note)],
  }
}

/** State of the milestone, and how many of its issues are closed. */
function factsOf(content: CardContent, today: Day) {
  const { milestone, card } = content
  if (!card) return { symbol: '⚪', words: milestoneStatus(milestone, today), counts: progressWords(content) }
  const health = healthOf({ ...card.progress, milestone }, today)
  return {
    symbol: health.symbol,
    words: [health.verdict, health.due].filter(Boolean).join(' · '),
    counts: countWords(card.progress),
  }
}

function cardButtons({ milestone, project, undo = [] }: CardContent) {
  return [
    detailsButton('Burndown', 'burndown', project, milestone),
    detailsButton('Issues', 'issues', project, milestone),
    ...(milestone.state === 'closed' ? [changelogButton(project, milestone)] : []),
    ...undo,
    overflow(menuOf(milestone, milestoneInput(project, milestone))),
  ]
}

function changelogButton(project: number, milestone: Milestone): Button {
  const input = { project, release: milestone.iid, owner: ownerOf(milestone) }
  const press = { verb: 'mr.changelog', input }
  return button('Changelog', press, { spoken: `Changelog of milestone %${milestone.iid}` })
}

function menuOf(milestone: Milestone, input: ReturnType<typeof milestoneInput>) {
  const url = address(milestone.web_url)
  return [
    { label: 'Edit…', press: { verb: 'milestone.edit', input } },
    milestone.state === 'closed'
      ? { label: 'Reopen', press: { verb: 'milestone.activate', input } }
      : { label: 'Close…', press: { verb: 'milestone.close', input } },
    ...(url === null ? [] : [{ label: 'Open in browser', url }]),
  ]
}
