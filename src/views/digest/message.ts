import type { DigestView } from '../../model/digest.ts'
import { milestoneTitle } from '../milestone/milestone.ts'
import { type Blocks, type Message, small } from '../reply.ts'
import { escaped, oneLine } from '../text.ts'
import { type DigestAbout, footButtons, footWords, headWords, leftOutWords } from './about.ts'
import { burndownNumbers } from './burndown-chart.ts'
import { groupsOf } from './groups.ts'
import { type Plan, planned } from './plan.ts'
import { type Shown, section } from './section.ts'
import { milestoneSentences, sinceWords } from './words.ts'

export type { DigestAbout } from './about.ts'

/** A digest as one message. Buttons show the parts that do not fit in it, and it says so. */
export function digestMessage(view: DigestView, about: DigestAbout): Message {
  const title = `Milestones of ${oneLine(view.projectName, 100)}`
  // Planning tries many layouts, which share most of their sections.
  const laid = new Map<string, Blocks>()
  const sectionOf = (shown: Shown, index: number): Blocks => {
    const milestone = view.milestones[index]
    const key = `${index} ${JSON.stringify(shown)}`
    const blocks = laid.get(key) ?? (milestone ? section(view, milestone, shown) : [])
    laid.set(key, blocks)
    return blocks
  }
  const layOut = (plan: Plan) => laidOut(title, view, about, plan, plan.flatMap(sectionOf))
  const plan = planned(view, layOut)
  return { to: 'channel', text: escaped(sentences(title, view, about, plan)), blocks: layOut(plan) }
}

function laidOut(title: string, view: DigestView, about: DigestAbout, plan: Plan, sections: Blocks): Blocks {
  return [
    { type: 'header', text: { type: 'plain_text', text: title, emoji: false } },
    ...headWords(view, about).map((words) => small(words)),
    ...sections,
    ...leftOutWords(view, plan).map((words) => small(words)),
    { type: 'actions', elements: footButtons(view, plan) },
    small(footWords(about)),
  ]
}

/** The whole digest in words, for notifications and screen readers. */
function sentences(title: string, view: DigestView, about: DigestAbout, plan: Plan): string {
  const each = view.milestones.map((milestone) => {
    const since = sinceWords(milestone.since, view.zone)
    const groups = groupsOf(milestone).map((group) => `${group.title}.`)
    const name = milestoneTitle(milestone.milestone, 80)
    return [`${name}: ${milestoneSentences(milestone)}`, since && `${since}.`, ...groups]
      .filter(Boolean)
      .join(' ')
  })
  const charted = view.milestones.filter((_, index) => plan[index]?.chart)
  const numbers = charted.map(
    ({ milestone, burndown }) => `Burndown of %${milestone.iid}: ${burndownNumbers(burndown)}`,
  )
  return [`${title}.`, ...headWords(view, about), ...each, ...numbers].join(' ')
}
