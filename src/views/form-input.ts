import type { InputBlock, PlainTextElement, PlainTextOption } from '@slack/types'
import type { Choice } from '../model/pick.ts'
import { capital, cut, day, oneLine } from './text.ts'

export interface FormOption {
  readonly value: string
  readonly label: string
  readonly about?: string
  /** The label of the submit button while this choice of a `radio` is chosen: at most 24 characters. */
  readonly yes?: string
}

export interface FormField {
  readonly id: string
  readonly label: string
  readonly help: string
  readonly required: boolean
  readonly input:
    | 'text'
    | 'long'
    | 'choice'
    | 'check'
    | 'checks'
    | 'radio'
    | 'date'
    | 'time'
    | 'pick'
    | 'picks'
  /** The name of a picked initial value, where that is not what is typed. */
  readonly shown?: string
  readonly choices: readonly string[]
  /** The choices of a `radio`, and of `checks`, whose value holds the ticked ones with commas between: at most ten. */
  readonly options: readonly FormOption[]
  readonly value: string
}

/** Draws an input; its label, its hint and its initial value within Slack’s limits. */
export function inputBlock(field: FormField): InputBlock {
  const input = fittingInput(field)
  // A check has its help as its own label; Slack refuses an empty hint.
  const hasHint = input !== 'check' && field.help !== ''
  // Slack then reports each choice, and the submit button can say what is chosen.
  const isReported = input === 'radio' && field.options.some(({ yes }) => yes !== undefined)
  return {
    type: 'input',
    block_id: field.id,
    label: words(capital(field.label), 200),
    optional: input === 'check' || !field.required,
    hint: hasHint ? words(field.help, 2000) : undefined,
    dispatch_action: isReported ? true : undefined,
    element: elementOf(field, input),
  }
}

function elementOf(field: FormField, input: FormField['input']): InputBlock['element'] {
  const { id: action_id, value } = field
  switch (input) {
    case 'date':
      return { type: 'datepicker', action_id, initial_date: value || undefined }
    case 'time':
      return { type: 'timepicker', action_id, initial_time: value || undefined }
    case 'pick': {
      const [initial_option] = pickedOptions(field)
      return { type: 'external_select', action_id, ...TYPE_AHEAD, initial_option }
    }
    case 'picks': {
      const initial_options = someOf(pickedOptions(field))
      return { type: 'multi_external_select', action_id, ...TYPE_AHEAD, initial_options }
    }
    case 'choice': {
      const options = field.choices.map((choice) => optionOf({ value: choice, label: choice }))
      return { type: 'static_select', action_id, options, initial_option: chosenOf(options, value) }
    }
    case 'radio': {
      const options = field.options.map(({ value: one, label }) => optionOf({ value: one, label }))
      return { type: 'radio_buttons', action_id, options, initial_option: chosenOf(options, value) }
    }
    case 'check': {
      const options = [optionOf({ value: 'true', label: field.help || field.label })]
      return {
        type: 'checkboxes',
        action_id,
        options,
        initial_options: value === 'true' ? options : undefined,
      }
    }
    case 'checks': {
      const options = field.options.map(optionOf)
      const ticked = splitPicks(value)
      const initial_options = someOf(options.filter((option) => ticked.includes(option.value ?? '')))
      return { type: 'checkboxes', action_id, options, initial_options }
    }
    case 'text':
    case 'long':
      return {
        type: 'plain_text_input',
        action_id,
        multiline: input === 'long',
        max_length: 3000,
        initial_value: value ? cut(value, 3000) : undefined,
      }
  }
}

export function optionOf({ value, label, about }: FormOption): PlainTextOption {
  return { text: words(label, 75), value, description: about ? words(about, 75) : undefined }
}

function chosenOf(options: readonly PlainTextOption[], chosen: string): PlainTextOption | undefined {
  return options.find(({ value }) => value === chosen)
}

/** Slack refuses an empty list. */
function someOf(options: PlainTextOption[]): PlainTextOption[] | undefined {
  return options.length > 0 ? options : undefined
}

const TYPE_AHEAD = { min_query_length: 0, placeholder: words('Type to find', 150) }

const MAX_VALUE_LENGTH = 75

/** The kind of an input; a text where an option or a calendar cannot hold its initial value. */
function fittingInput({ input, value }: FormField): FormField['input'] {
  const isDay = value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value)
  const parts = input === 'picks' ? splitPicks(value) : [value]
  const isPicked = parts.length <= 100 && parts.every((part) => part.length <= MAX_VALUE_LENGTH)
  if (input === 'date') return isDay ? input : 'text'
  return (input === 'pick' || input === 'picks') && !isPicked ? 'text' : input
}

function pickedOptions({ input, value, shown }: FormField): PlainTextOption[] {
  if (value === '') return []
  const parts = input === 'picks' ? splitPicks(value) : [value]
  return parts.map((part) => {
    const name = input === 'pick' ? (shown ?? part) : part
    return { text: words(oneLine(name, MAX_VALUE_LENGTH) || '…', MAX_VALUE_LENGTH), value: part }
  })
}

function splitPicks(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

export function words(text: string, length: number): PlainTextElement {
  return { type: 'plain_text', text: cut(text, length), emoji: false }
}

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
