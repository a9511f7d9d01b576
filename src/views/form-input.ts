import type { InputBlock, PlainTextElement, PlainTextOption } from '@slack/types'
import { capital, cut, oneLine } from './text.ts'

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
  // Slack refuses an empty hint.
  const hint = field.help === '' ? {} : { hint: words(field.help, 2000) }
  const base = {
    type: 'input',
    block_id: field.id,
    label: words(capital(field.label), 200),
    optional: !field.required,
  } as const
  switch (fittingInput(field)) {
    case 'date': {
      const initial = field.value === '' ? {} : { initial_date: field.value }
      return { ...base, ...hint, element: { type: 'datepicker', action_id: field.id, ...initial } }
    }
    case 'time': {
      const initial = field.value === '' ? {} : { initial_time: field.value }
      return { ...base, ...hint, element: { type: 'timepicker', action_id: field.id, ...initial } }
    }
    case 'pick': {
      const [initial] = pickedOptions(field)
      return {
        ...base,
        ...hint,
        element: {
          type: 'external_select',
          action_id: field.id,
          ...TYPE_AHEAD,
          initial_option: initial,
        },
      }
    }
    case 'picks': {
      const initial = pickedOptions(field)
      return {
        ...base,
        ...hint,
        element: {
          type: 'multi_external_select',
          action_id: field.id,
          ...TYPE_AHEAD,
          initial_options: initial.length > 0 ? initial : undefined,
        },
      }
    }
    case 'choice': {
      const options = field.choices.map(
        (choice): PlainTextOption => ({ text: words(choice, 75), value: choice }),
      )
      const chosen = options.find(({ value }) => value === field.value)
      return {
        ...base,
        ...hint,
        element: {
          type: 'static_select',
          action_id: field.id,
          options,
          initial_option: chosen,
        },
      }
    }
    case 'check': {
      const option: PlainTextOption = { text: words(field.help || field.label, 75), value: 'true' }
      return {
        ...base,
        optional: true,
        element: {
          type: 'checkboxes',
          action_id: field.id,
          options: [option],
          initial_options: field.value === 'true' ? [option] : undefined,
        },
      }
    }
    case 'checks': {
      const options = field.options.map(
        ({ value, label, about }): PlainTextOption => ({
          text: words(label, 75),
          value,
          description: about ? words(about, 75) : undefined,
        }),
      )
      const ticked = splitPicks(field.value)
      const initial = options.filter(({ value = '' }) => ticked.includes(value))
      return {
        ...base,
        ...hint,
        element: {
          type: 'checkboxes',
          action_id: field.id,
          options,
          initial_options: initial.length > 0 ? initial : undefined,
        },
      }
    }
    case 'radio': {
      const options = field.options.map(
        ({ value, label }): PlainTextOption => ({ text: words(label, 75), value }),
      )
      const chosen = options.find(({ value }) => value === field.value)
      return {
        ...base,
        ...hint,
        // Slack then reports each choice, and the submit button can say what is chosen.
        ...(field.options.some(({ yes }) => yes !== undefined) ? { dispatch_action: true } : {}),
        element: {
          type: 'radio_buttons',
          action_id: field.id,
          options,
          initial_option: chosen,
        },
      }
    }
    case 'text':
    case 'long':
      return {
        ...base,
        ...hint,
        element: {
          type: 'plain_text_input',
          action_id: field.id,
          multiline: field.input === 'long',
          max_length: 3000,
          initial_value: field.value ? cut(field.value, 3000) : undefined,
        },
      }
  }
}

const TYPE_AHEAD = { min_query_length: 0, placeholder: words('Type to find', 150) }

export const MAX_VALUE_LENGTH = 75

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
  return parts.map((part) => ({
    text: words(
      oneLine(input === 'pick' ? (shown ?? part) : part, MAX_VALUE_LENGTH) || '…',
      MAX_VALUE_LENGTH,
    ),
    value: part,
  }))
}

function splitPicks(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

export function words(text: string, length: number): PlainTextElement {
  return { type: 'plain_text', text: cut(text, length), emoji: false }
}
