import { z } from 'zod'

/** A text object of Block Kit. */
const textObject = z.object({ type: z.enum(['plain_text', 'mrkdwn']), text: z.string() })
export type TextObject = z.infer<typeof textObject>

const option = z.object({
  text: textObject,
  value: z.string().default(''),
  description: textObject.optional(),
  url: z.string().optional(),
})
export type Option = z.infer<typeof option>

const confirmation = z.object({
  title: textObject,
  text: textObject,
  confirm: textObject,
  deny: textObject,
  style: z.enum(['primary', 'danger']).optional(),
})
export type Confirmation = z.infer<typeof confirmation>

/** An interactive element or an image, as far as the page draws it; what it does not know it ignores. */
const element = z.object({
  type: z.string(),
  action_id: z.string().default(''),
  text: textObject.optional(),
  value: z.string().optional(),
  url: z.string().optional(),
  style: z.enum(['primary', 'danger']).optional(),
  confirm: confirmation.optional(),
  accessibility_label: z.string().optional(),
  placeholder: textObject.optional(),
  options: z.array(option).default([]),
  option_groups: z.array(z.object({ label: textObject, options: z.array(option) })).default([]),
  initial_option: option.optional(),
  initial_options: z.array(option).default([]),
  initial_value: z.string().optional(),
  initial_date: z.string().optional(),
  initial_time: z.string().optional(),
  initial_user: z.string().optional(),
  initial_channel: z.string().optional(),
  initial_conversation: z.string().optional(),
  multiline: z.boolean().default(false),
  min_length: z.number().optional(),
  max_length: z.number().optional(),
  min_value: z.string().optional(),
  max_value: z.string().optional(),
  is_decimal_allowed: z.boolean().default(false),
  image_url: z.string().optional(),
  alt_text: z.string().default(''),
})
export type WireElement = z.infer<typeof element>

/** A cell of a table; a number is shown as the text that comes with it, or as itself. */
const cell = z.union([
  z.object({ type: z.literal('raw_text'), text: z.string() }),
  z.object({ type: z.literal('raw_number'), value: z.number(), text: z.string().optional() }),
  z.looseObject({ type: z.literal('rich_text') }),
])
export type Cell = z.infer<typeof cell>

const id = { block_id: z.string().default('') }
const columns = z
  .array(z.object({ align: z.enum(['left', 'center', 'right']).optional() }).nullable())
  .default([])

/** The blocks that the page lays out itself. */
export const ownBlock = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('section'),
    ...id,
    text: textObject.optional(),
    fields: z.array(textObject).default([]),
    accessory: element.optional(),
  }),
  z.object({ type: z.literal('header'), ...id, text: textObject, level: z.number().optional() }),
  z.object({ type: z.literal('context'), ...id, elements: z.array(z.union([textObject, element])) }),
  z.object({ type: z.literal('actions'), ...id, elements: z.array(element) }),
  z.object({ type: z.literal('divider'), ...id }),
  z.object({
    type: z.literal('input'),
    ...id,
    label: textObject,
    hint: textObject.optional(),
    optional: z.boolean().default(false),
    element,
  }),
  z.object({
    type: z.literal('image'),
    ...id,
    image_url: z.string().optional(),
    alt_text: z.string(),
    title: textObject.optional(),
  }),
  z.object({ type: z.literal('table'), ...id, rows: z.array(z.array(cell)), column_settings: columns }),
  z.object({
    type: z.literal('data_table'),
    ...id,
    caption: z.string(),
    rows: z.array(z.array(cell)),
    row_header_column_index: z.number().default(0),
  }),
  z.object({
    type: z.literal('card'),
    ...id,
    title: textObject.optional(),
    subtitle: textObject.optional(),
    body: textObject.optional(),
    actions: z.array(element).default([]),
  }),
  z.object({
    type: z.literal('container'),
    ...id,
    title: textObject,
    child_blocks: z.array(z.looseObject({ type: z.string() })),
    is_collapsible: z.boolean().default(false),
    default_collapsed: z.boolean().default(false),
  }),
])
export type OwnBlock = z.infer<typeof ownBlock>

/** A modal or a Home tab. */
export const view = z.object({
  type: z.string(),
  // Slack answers with null for what a view does not have.
  title: textObject.nullish(),
  submit: textObject.nullish(),
  close: textObject.nullish(),
  blocks: z.array(z.looseObject({ type: z.string() })),
})
