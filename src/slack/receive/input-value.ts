import { z } from 'zod'

/** What an element of a form holds: text, the values of what is chosen, or null when it is empty. */
export type Held = string | readonly string[] | null

const option = z.object({ value: z.string() }).transform(({ value }) => value)
const options = z.array(option)
const ids = z.array(z.string())
const one = z.string().nullable()

/** The field in which each kind of element (by its `type`) keeps what the person gave. */
const fields = new Map<string, readonly [string, z.ZodType<Held>]>([
  ['plain_text_input', ['value', one]],
  ['email_text_input', ['value', one]],
  ['url_text_input', ['value', one]],
  ['number_input', ['value', one]],
  ['button', ['value', one]],
  ['static_select', ['selected_option', option.nullable()]],
  ['external_select', ['selected_option', option.nullable()]],
  ['overflow', ['selected_option', option.nullable()]],
  ['radio_buttons', ['selected_option', option.nullable()]],
  ['checkboxes', ['selected_options', options]],
  ['multi_static_select', ['selected_options', options]],
  ['multi_external_select', ['selected_options', options]],
  ['datepicker', ['selected_date', one]],
  ['timepicker', ['selected_time', one]],
  ['users_select', ['selected_user', one]],
  ['channels_select', ['selected_channel', one]],
  ['conversations_select', ['selected_conversation', one]],
  ['multi_users_select', ['selected_users', ids]],
  ['multi_channels_select', ['selected_channels', ids]],
  ['multi_conversations_select', ['selected_conversations', ids]],
])

const element = z.looseObject({ type: z.string() })

/** What one element holds, as Slack sends it with an action or in a view's state. Null for unknown kinds. */
export function inputValue(sent: unknown): Held {
  const parsed = element.safeParse(sent)
  const [field, schema] = (parsed.success && fields.get(parsed.data.type)) || []
  if (!parsed.success || field === undefined || schema === undefined) return null
  const held = schema.safeParse(parsed.data[field])
  return held.success ? held.data : null
}
