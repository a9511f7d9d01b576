import type { Day } from '../../model/day.ts'
import { button } from '../button.ts'
import { inParts } from '../failure.ts'
import { actions, privately, type Reply } from '../reply.ts'
import { bold, lines, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
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

export type DueDoubt =
  | { readonly kind: 'which-day'; readonly uncertain: UncertainDay }
  | { readonly kind: 'no-date'; readonly problem: string; readonly fix: string }

/**
 * Asks for the due date of `about` (`%3`): one button per day, which runs `verb` with `input` and that day, and one for
 * the whole title.
 */
export function doubtReply(
  doubt: DueDoubt,
  verb: string,
  about: string,
  input: Readonly<Record<string, unknown>>,
  today: Day,
): Reply {
  if (doubt.kind === 'no-date')
    return inParts('input', { what: doubt.problem, next: doubt.fix, field: 'due' })
  const { uncertain } = doubt
  const { days, wholeTitle: title } = uncertain
  const { due: _, ...others } = input
  const question = questionOf(uncertain, today)
  const dueButtons = days.map((day) =>
    button(dueDay(day, today), { verb, input: { ...others, day } }, { suffix: day }),
  )
  const buttons =
    title === undefined
      ? dueButtons
      : [
          ...dueButtons,
          button(`Title “${title}”`, { verb, input: { ...others, title } }, { suffix: 'title' }),
        ]
  const of = oneLine(about, 150)
  const subject = title === undefined ? `Due date of ${of}.` : `Then the title is ${of}.`
  return privately(escaped(`${question} ${subject}`), [
    lines([bold(question)], [text(subject)]),
    ...actions([...buttons, button('Cancel', { verb: 'dismiss', input: {} })]),
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
