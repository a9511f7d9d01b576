import { z } from 'zod'
import { richText } from './rich-text.ts'
import { acting, focusable, overflow, placed, selects, shownLists } from './selects.ts'
import { appId, colorScheme, eitherText, image, mrkdwn, plainText } from './text.ts'

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date in the format YYYY-MM-DD')
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in the format HH:mm')
const number = z.string().regex(/^-?\d+(\.\d+)?$/, 'must be a number')
const dispatching = {
  dispatch_action_config: z
    .strictObject({
      trigger_actions_on: z
        .array(z.enum(['on_enter_pressed', 'on_character_entered']))
        .min(1)
        .optional(),
    })
    .optional(),
}
const typed = { action_id: appId.optional(), ...placed, ...focusable, ...dispatching }

const button = z.strictObject({
  type: z.literal('button'),
  ...acting,
  text: plainText(75),
  value: z.string().max(2000).optional(),
  url: z.string().min(1).max(3000).optional(),
  style: colorScheme.optional(),
  accessibility_label: z.string().min(1).max(75).optional(),
})

const datePicker = z.strictObject({
  type: z.literal('datepicker'),
  ...acting,
  ...focusable,
  ...placed,
  initial_date: date.optional(),
})

const timePickers = [
  z.strictObject({
    type: z.literal('timepicker'),
    ...acting,
    ...focusable,
    ...placed,
    initial_time: time.optional(),
    timezone: z.string().optional(),
  }),
  z.strictObject({
    type: z.literal('datetimepicker'),
    ...acting,
    ...focusable,
    initial_date_time: z.int().min(1_000_000_000).max(9_999_999_999).optional(),
  }),
] as const

const textInput = z
  .strictObject({
    type: z.literal('plain_text_input'),
    ...typed,
    multiline: z.boolean().optional(),
    min_length: z.int().min(0).max(3000).optional(),
    max_length: z.int().min(1).max(3000).optional(),
    initial_value: z.string().max(3000).optional(),
  })
  .refine(
    (input) => (input.min_length ?? 0) <= (input.max_length ?? 3000),
    'min_length must not exceed max_length',
  )

const otherInputs = [
  z.strictObject({
    type: z.literal('number_input'),
    ...typed,
    is_decimal_allowed: z.boolean(),
    initial_value: number.optional(),
    min_value: number.optional(),
    max_value: number.optional(),
  }),
  z.strictObject({
    type: z.literal('email_text_input'),
    ...typed,
    initial_value: z.string().optional(),
  }),
  z.strictObject({ type: z.literal('url_text_input'), ...typed, initial_value: z.string().optional() }),
  z.strictObject({
    type: z.literal('rich_text_input'),
    ...typed,
    initial_value: richText.optional(),
    min_lines: z.int().min(1).max(100).optional(),
    max_lines: z.int().min(1).max(100).optional(),
  }),
  z.strictObject({
    type: z.literal('file_input'),
    action_id: appId.optional(),
    filetypes: z.array(z.string()).min(1).optional(),
    max_files: z.int().min(1).max(10).optional(),
  }),
] as const

export const imageElement = image({})
export const cardButton = button

/** What an actions block may hold. */
export const actionElement = z.discriminatedUnion('type', [
  button,
  overflow,
  ...selects,
  ...shownLists,
  datePicker,
  ...timePickers,
])

/** What may stand beside a section's text. */
export const accessoryElement = z.discriminatedUnion('type', [
  button,
  overflow,
  imageElement,
  ...selects,
  ...shownLists,
  datePicker,
  ...timePickers,
])

/** What an input block may hold. */
export const inputElement = z.discriminatedUnion('type', [
  textInput,
  ...otherInputs,
  ...selects,
  ...shownLists,
  datePicker,
  ...timePickers,
])

/** What a context block may hold. */
export const contextElement = z.discriminatedUnion('type', [imageElement, plainText(3000), mrkdwn(3000)])

export const sectionText = eitherText(3000)
