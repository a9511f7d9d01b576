import type { Choice } from '../model/pick.ts'
import { MAX_VALUE_LENGTH } from './form-input.ts'
import { cut, day, oneLine } from './text.ts'

/** One option of a select: its value may be longer than Slack takes; empty chooses nothing. */
export interface PickOption {
  readonly text: string
  readonly about?: string
  readonly value: string
}

/** Slack’s limit for the options of a select. */
const MAX_OPTIONS = 100

const YOURSELF = 'Type the name yourself'
const NOT_READ = 'The list can’t be read right now'
const TOO_OFTEN = 'Type on, or wait a minute for the list'

/**
 * Returns the options for what was typed, within Slack’s limits. What was typed is always one of them, since a list
 * may lack it, or be missing: `isRead` says so then, or that this person has asked too often.
 */
export function pickOptions(
  choices: readonly Choice[],
  typed: string,
  isRead: boolean | 'too-often',
): readonly PickOption[] {
  // A text that shows nothing names nothing.
  const query = oneLine(typed, MAX_VALUE_LENGTH) === '' ? '' : typed.trim()
  const known = new Set<string>()
  const options = choices.flatMap((choice): PickOption[] => {
    const { value, label } = choice
    const text = oneLine(label, MAX_VALUE_LENGTH)
    if (text === '' || value.trim() === '' || known.has(value)) return []
    known.add(value)
    const about = oneLine(aboutChoice(choice), MAX_VALUE_LENGTH)
    return [{ text, value, about: about === '' ? undefined : about }]
  })
  const why = isRead === true ? {} : { about: isRead ? TOO_OFTEN : NOT_READ }
  if (query === '')
    return options.length > 0 ? options.slice(0, MAX_OPTIONS) : [{ text: YOURSELF, value: '', ...why }]
  if (known.has(query)) return options.slice(0, MAX_OPTIONS)
  const own = cut(oneLine(query, MAX_VALUE_LENGTH), MAX_VALUE_LENGTH - 'Use “”'.length)
  return [...options.slice(0, MAX_OPTIONS - 1), { text: `Use “${own}”`, value: query, ...why }]
}

/** More by which a person knows it; empty where nothing else is known. */
function aboutChoice({ slackName, due, alias = '' }: Choice): string {
  if (slackName !== undefined) return `${slackName} in Slack`
  return due === undefined ? alias : `Due ${day(due)}`
}
