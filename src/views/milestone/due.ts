import type { KnownBlock } from '@slack/types'
import type { Day } from '../../model/day.ts'
import { type ButtonPress, button } from '../button.ts'
import { inParts } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { bold, lines, preformatted, text } from '../rich-text.ts'
import { cut, escaped, oneLine, visible } from '../text.ts'
import { dueDay } from './day.ts'

/** An ambiguous due date; days are `YYYY-MM-DD`. */
interface UncertainDay {
  readonly typed: string
  /** The possible days; one of them is over already when `past`. */
  readonly days: readonly string[]
  /** The typed day, when it is certain and over. */
  readonly past?: string
  /** The typed title, when the date is the end of it. */
  readonly wholeTitle?: string
}

/** Longest button value: Slack refuses a longer one, and the whole message with it. */
const MAX_VALUE_LENGTH = 2000

/**
 * Asks for the due date of `about` (`%3`): one button per day, which carries the other typed input (`press`), and one for
 * the whole title.
 * Quotes `description` in the reply when that input is too long for a button, so that it is not lost.
 */
function dueQuestion(
  uncertain: UncertainDay,
  about: string,
  press: (chosen: { readonly day: string } | { readonly title: string }) => ButtonPress,
  description: string | undefined,
  today: Day,
): Reply {
  const { days, wholeTitle } = uncertain
  const question = questionOf(uncertain, today)
  const dueButtons = days.map((day) => button(dueDay(day, today), press({ day }), { suffix: day }))
  const whole = wholeTitle === undefined ? [] : [{ label: `Title “${wholeTitle}”`, title: wholeTitle }]
  const titleButtons = whole.map(({ label, title }) => button(label, press({ title }), { suffix: 'title' }))
  const buttons = [...dueButtons, ...titleButtons]
  if (buttons.some(({ value }) => (value?.length ?? 0) > MAX_VALUE_LENGTH))
    return giveBack(question, days, description)
  const of = oneLine(about, 150)
  const subject = wholeTitle === undefined ? `Due date of ${of}.` : `Then the title is ${of}.`
  return privately(escaped(`${question} ${subject}`), [
    lines([bold(question)], [text(subject)]),
    { type: 'actions', elements: [...buttons, button('Cancel', { verb: 'dismiss', input: {} })] },
  ])
}

function questionOf({ typed, days, past, wholeTitle }: UncertainDay, today: Day): string {
  const words = oneLine(typed, 60)
  const [only, second] = days
  if (past) return `${dueDay(past, today)} is in the past. Use it?`
  if (wholeTitle !== undefined) return `Is “${words}” the due date?`
  return only !== undefined && second === undefined
    ? `Did you mean ${dueDay(only, today)}?`
    : `${words}: which day?`
}

/** The reply when the typed input is too long for a button. */
function giveBack(question: string, days: readonly string[], description: string | undefined): Reply {
  const next = `Nothing was changed. Type it again with the whole date, like ${days[0]}.`
  const quoted = preformatted(cut(visible(description ?? ''), 3000))
  const blocks: KnownBlock[] = [
    lines([bold(question)], [text(next)], description ? [text('Your description:')] : []),
    ...(visible(description ?? '').trim() === '' ? [] : [quoted]),
  ]
  return privately(escaped(`${question} ${next}`), blocks)
}

export type DueDoubt =
  | { readonly kind: 'which-day'; readonly uncertain: UncertainDay }
  | { readonly kind: 'no-date'; readonly problem: string }

/** Asks for the intended day; the answer runs `verb` with `input` and that day. */
export function doubtReply(
  doubt: DueDoubt,
  verb: string,
  about: string,
  input: Readonly<Record<string, unknown>> & { readonly description?: string },
  today: Day,
): Reply {
  if (doubt.kind === 'no-date') {
    const [what = '', next = 'Correct it and try again.'] = doubt.problem.split(/\.? (?=Try )/)
    return inParts({ what, next, field: 'due' }, { reason: 'input' })
  }
  const { due: _, ...others } = input
  return dueQuestion(
    doubt.uncertain,
    about,
    (chosen) => ({ verb, input: { ...others, ...chosen } }),
    input.description,
    today,
  )
}
