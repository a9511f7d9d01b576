import { z } from 'zod'

/** Ids that an app gives: action_id, block_id, callback_id, external_id. */
export const appId = z.string().min(1).max(255)
const named = { block_id: appId.optional() }
const flag = z.boolean().optional()
const words = (max: number) => z.string().min(1).max(max)

/** An object of this type; unknown keys are refused. */
function kind<const T extends string, Shape extends z.ZodRawShape>(type: T, shape: Shape) {
  return z.strictObject({ type: z.literal(type), ...shape })
}

export function plainText(max: number) {
  return kind('plain_text', { text: words(max), emoji: flag })
}

function eitherText(max: number) {
  const markup = kind('mrkdwn', { text: words(max), verbatim: flag })
  return z.discriminatedUnion('type', [plainText(max), markup])
}

const style = z.enum(['primary', 'danger']).optional()
const confirm = z
  .strictObject({
    title: plainText(100).optional(),
    text: eitherText(300),
    confirm: plainText(30).optional(),
    deny: plainText(30).optional(),
    style,
  })
  .optional()
const interactive = { action_id: appId.optional(), confirm }
const focusable = { focus_on_load: flag }
const placed = { ...focusable, placeholder: plainText(150).optional() }
const picked = { ...interactive, ...placed }
// docs.slack.dev, “Option object”; the comments of @slack/types still have the former 75 for a value.
const option = { text: plainText(75), value: words(150), description: plainText(75).optional() }
export const selectOption = z.strictObject(option)
const listedOption = z.strictObject({
  ...option,
  text: eitherText(75),
  description: eitherText(75).optional(),
})

interface Offer {
  readonly options?: readonly { readonly value: string }[] | undefined
  readonly option_groups?: readonly { readonly options: readonly { readonly value: string }[] }[] | undefined
  readonly initial_option?: { readonly value: string } | undefined
  readonly initial_options?: readonly { readonly value: string }[] | undefined
}

function hasValidInitial(offer: Offer): boolean {
  const options = [...(offer.options ?? []), ...(offer.option_groups ?? []).flatMap((group) => group.options)]
  const initial = [...(offer.initial_options ?? []), ...(offer.initial_option ? [offer.initial_option] : [])]
  return initial.every(({ value }) => options.some((one) => one.value === value))
}
const VALID_INITIAL = 'initial option is not one of the options'

const button = kind('button', {
  ...interactive,
  text: plainText(75),
  value: z.string().max(2000).optional(),
  url: words(3000).optional(),
  style,
  accessibility_label: words(75).optional(),
})
const overflow = kind('overflow', {
  ...interactive,
  options: z
    .array(z.strictObject({ ...option, value: words(150).optional(), url: words(3000).optional() }))
    .min(1)
    .max(5),
})
const options = z.array(selectOption).min(1).max(100)
const staticSelect = kind('static_select', {
  ...picked,
  options: options.optional(),
  option_groups: z
    .array(z.strictObject({ label: plainText(75), options }))
    .min(1)
    .max(100)
    .optional(),
  initial_option: selectOption.optional(),
})
  .refine(
    (offer) => (offer.options === undefined) !== (offer.option_groups === undefined),
    'must provide either options or option_groups',
  )
  .refine(hasValidInitial, VALID_INITIAL)
const boxes = { ...interactive, ...focusable, options: z.array(listedOption).min(1).max(10) }
const checkboxes = kind('checkboxes', {
  ...boxes,
  initial_options: z.array(listedOption).min(1).optional(),
}).refine(hasValidInitial, VALID_INITIAL)
const radioButtons = kind('radio_buttons', {
  ...boxes,
  initial_option: listedOption.optional(),
}).refine(hasValidInitial, VALID_INITIAL)
const typeAhead = { ...picked, min_query_length: z.int().min(0).optional() }
const externalSelect = kind('external_select', { ...typeAhead, initial_option: selectOption.optional() })
const multiExternalSelect = kind('multi_external_select', {
  ...typeAhead,
  initial_options: z.array(selectOption).min(1).max(100).optional(),
  max_selected_items: z.int().min(1).optional(),
})
const datepicker = kind('datepicker', {
  ...picked,
  initial_date: z.iso.date().optional(),
})
/** docs.slack.dev/reference/block-kit/block-elements/time-picker-element: `HH:mm`, 24 hours. */
const timepicker = kind('timepicker', {
  ...picked,
  initial_time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
})

const textInput = kind('plain_text_input', {
  action_id: appId.optional(),
  ...placed,
  multiline: flag,
  min_length: z.int().min(0).max(3000).optional(),
  max_length: z.int().min(1).max(3000).optional(),
  initial_value: z.string().max(3000).optional(),
}).refine(
  (input) => (input.min_length ?? 0) <= (input.max_length ?? 3000),
  'min_length must not exceed max_length',
)
const action = z.discriminatedUnion('type', [button, overflow, staticSelect, checkboxes])

const textStyle = z.strictObject({ bold: flag, italic: flag, strike: flag, code: flag }).optional()
const inline = z.discriminatedUnion('type', [
  kind('text', { text: z.string().min(1), style: textStyle }),
  kind('link', { url: words(3000), text: z.string().optional(), style: textStyle }),
  kind('date', {
    timestamp: z.int(),
    format: z.string().min(1),
    url: z.string().min(1).optional(),
    fallback: z.string().min(1).optional(),
    style: textStyle,
  }),
  kind('user', { user_id: z.string().min(1), style: textStyle }),
  kind('channel', { channel_id: z.string().min(1), style: textStyle }),
  kind('usergroup', { usergroup_id: z.string().min(1), style: textStyle }),
])
const line = kind('rich_text_section', { elements: z.array(inline) })
const part = z.discriminatedUnion('type', [
  line,
  kind('rich_text_list', {
    style: z.enum(['bullet', 'ordered']),
    elements: z.array(line).min(1),
    indent: z.int().min(0).max(8).optional(),
  }),
  kind('rich_text_preformatted', { elements: z.array(inline) }),
])
/** Structured text: nothing in it can turn into markup. */
const richText = kind('rich_text', { ...named, elements: z.array(part).min(1) })

const cell = z.discriminatedUnion('type', [kind('raw_text', { text: z.string() }), richText])
const column = z.strictObject({ align: z.enum(['left', 'center', 'right']).optional(), is_wrapped: flag })

const label = words(20)
const axisLabel = words(50).optional()
const points = z.array(z.strictObject({ label, value: z.number() }))
const axes = {
  series: z
    .array(z.strictObject({ name: label, data: points.min(1).max(20) }))
    .min(1)
    .max(6),
  axis_config: z
    .strictObject({
      categories: z.array(label).min(1).max(20).optional(),
      x_label: axisLabel,
      y_label: axisLabel,
    })
    .optional(),
}
/** True when every series has one value for every category. */
function coversCategories({ series: all, axis_config: axis }: z.infer<z.ZodObject<typeof axes>>): boolean {
  const categories = axis?.categories ?? all[0]?.data.map((point) => point.label) ?? []
  return all.every(
    ({ data }) =>
      data.length === categories.length &&
      categories.every((category) => data.some((point) => point.label === category)),
  )
}
const COVERED = { path: ['series'], message: 'every series must have one value for every category' }
const barChart = kind('bar', axes).refine(coversCategories, COVERED)
const lineChart = kind('line', axes).refine(coversCategories, COVERED)
export const dataVisualization = kind('data_visualization', {
  ...named,
  title: words(50).optional(),
  chart: z.discriminatedUnion('type', [barChart, lineChart]),
})

/** A block of the kinds that Greenlight sends; other kinds are refused by name, and so are unknown keys. */
export const block = z.discriminatedUnion('type', [
  kind('section', {
    ...named,
    text: eitherText(3000).optional(),
    fields: z.array(eitherText(2000)).min(1).max(10).optional(),
    accessory: action.optional(),
    expand: flag,
  }).refine(({ text, fields }) => text !== undefined || fields !== undefined, 'must provide text or fields'),
  kind('header', { ...named, text: plainText(150), level: z.int().min(1).max(4).optional() }),
  kind('actions', { ...named, elements: z.array(action).min(1).max(25) }),
  kind('context', { ...named, elements: z.array(eitherText(3000)).min(1).max(10) }),
  kind('input', {
    ...named,
    label: plainText(2000),
    hint: plainText(2000).optional(),
    element: z.discriminatedUnion('type', [
      textInput,
      staticSelect,
      externalSelect,
      multiExternalSelect,
      datepicker,
      timepicker,
      checkboxes,
      radioButtons,
    ]),
    optional: flag,
    dispatch_action: flag,
  }),
  kind('divider', named),
  richText,
  kind('table', {
    ...named,
    rows: z.array(z.array(cell).min(1).max(20)).min(1).max(100),
    column_settings: z.array(column.nullable()).max(20).optional(),
  }),
  dataVisualization,
])
