import { type Json, objectsIn, textIn } from '../json.ts'
import { WrongInput } from '../wrong-input.ts'

/** Elements of which one thing is chosen or typed: the field of the state, and where it starts. */
const SINGLE: Readonly<Record<string, readonly [field: string, initial: string]>> = {
  plain_text_input: ['value', 'initial_value'],
  email_text_input: ['value', 'initial_value'],
  url_text_input: ['value', 'initial_value'],
  number_input: ['value', 'initial_value'],
  datepicker: ['selected_date', 'initial_date'],
  timepicker: ['selected_time', 'initial_time'],
  users_select: ['selected_user', 'initial_user'],
  conversations_select: ['selected_conversation', 'initial_conversation'],
  channels_select: ['selected_channel', 'initial_channel'],
}
const SEVERAL: Readonly<Record<string, readonly [field: string, initial: string]>> = {
  multi_users_select: ['selected_users', 'initial_users'],
  multi_conversations_select: ['selected_conversations', 'initial_conversations'],
  multi_channels_select: ['selected_channels', 'initial_channels'],
}
const ONE_OPTION = new Set(['static_select', 'external_select', 'radio_buttons', 'overflow'])
const OPTIONS = new Set(['multi_static_select', 'multi_external_select', 'checkboxes'])

/**
 * What an element holds, as Slack reports it (`selected_option`, `value`, `selected_date`); undefined for an
 * element that holds nothing. `value` is what the person chose: undefined for what was there from the start,
 * null for nothing. Throws WrongInput for a choice that is not offered.
 */
export function held(element: Json, value?: unknown): Json | undefined {
  const type = textIn(element.type)
  const single = SINGLE[type]
  const several = SEVERAL[type]
  if (single) return { [single[0]]: value === undefined ? (element[single[1]] ?? null) : typed(value) }
  if (several) return { [several[0]]: value === undefined ? (element[several[1]] ?? []) : list(value) }
  if (ONE_OPTION.has(type)) {
    return {
      selected_option: value === undefined ? (element.initial_option ?? null) : option(element, value),
    }
  }
  if (OPTIONS.has(type)) {
    const chosen =
      value === undefined ? element.initial_options : list(value).map((one) => option(element, one))
    return { selected_options: chosen ?? [] }
  }
  if (type === 'datetimepicker') {
    return { selected_date_time: value === undefined ? (element.initial_date_time ?? null) : seconds(value) }
  }
  return undefined
}

/** Whether the person left the element empty. */
export function isEmpty(holding: Json): boolean {
  return Object.values(holding).every(
    (value) => value === null || value === '' || (Array.isArray(value) && value.length === 0),
  )
}

function typed(value: unknown): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new WrongInput('This input takes one text.')
}

function list(value: unknown): readonly unknown[] {
  if (value === null || value === '') return []
  return Array.isArray(value) ? value : [value]
}

function option(element: Json, value: unknown): Json | null {
  if (value === null || value === '') return null
  if (/external_select$/.test(textIn(element.type))) {
    const text = String(value)
    return { text: { type: 'plain_text', text, emoji: true }, value: text }
  }
  const groups = objectsIn(element.option_groups).flatMap((group) => objectsIn(group.options))
  const offered = [...objectsIn(element.options), ...groups]
  const found = offered.find((candidate) => candidate.value === value)
  if (found) return found
  const values = offered.map((candidate) => textIn(candidate.value)).join(', ')
  throw new WrongInput(`${String(value)} is not one of the options: ${values}.`)
}

function seconds(value: unknown): number | null {
  if (value === null || value === '') return null
  const number = Number(value)
  if (Number.isInteger(number)) return number
  const parsed = Date.parse(String(value))
  if (Number.isNaN(parsed)) throw new WrongInput(`${String(value)} is no date and time.`)
  return Math.floor(parsed / 1000)
}
