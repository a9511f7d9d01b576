import { z } from 'zod'

const textObject = z.object({ type: z.enum(['plain_text', 'mrkdwn']), text: z.string() })
export type TextObject = z.infer<typeof textObject>

const option = z.object({
  text: textObject,
  value: z.string().default(''),
  description: textObject.optional(),
  url: z.string().optional(),
})
export type Option = z.infer<typeof option>

const style = z.enum(['primary', 'danger']).optional()
const confirmation = z.object({
  title: textObject,
  text: textObject,
  confirm: textObject,
  deny: textObject,
  style,
})
export type Confirmation = z.infer<typeof confirmation>

/** An interactive element; keys that the page does not draw are ignored. */
const element = z.object({
  type: z.string(),
  action_id: z.string().default(''),
  text: textObject.optional(),
  value: z.string().optional(),
  url: z.string().optional(),
  style,
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
  /** Letters before an external select asks the app; three when left out, as in Slack. */
  min_query_length: z.number().default(3),
  multiline: z.boolean().default(false),
  min_length: z.number().optional(),
  max_length: z.number().optional(),
})
export type WireElement = z.infer<typeof element>

const richText = z.looseObject({ type: z.literal('rich_text') })
const cell = z.union([z.object({ type: z.literal('raw_text'), text: z.string() }), richText])
export type Cell = z.infer<typeof cell>

const id = { block_id: z.string().default('') }
const columns = z
  .array(z.object({ align: z.enum(['left', 'center', 'right']).optional() }).nullable())
  .default([])

/** The blocks that the page lays out. */
export const ownBlock = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('section'),
    ...id,
    text: textObject.optional(),
    fields: z.array(textObject).default([]),
    accessory: element.optional(),
  }),
  z.object({ type: z.literal('header'), ...id, text: textObject, level: z.number().optional() }),
  z.object({ type: z.literal('context'), ...id, elements: z.array(textObject) }),
  z.object({ type: z.literal('actions'), ...id, elements: z.array(element) }),
  z.object({ type: z.literal('divider'), ...id }),
  z.object({
    type: z.literal('input'),
    ...id,
    label: textObject,
    hint: textObject.optional(),
    optional: z.boolean().default(false),
    /** Sends at once what is chosen. */
    dispatch_action: z.boolean().default(false),
    element,
  }),
  z.object({ type: z.literal('table'), ...id, rows: z.array(z.array(cell)), column_settings: columns }),
  richText.extend(id),
])
export type OwnBlock = z.infer<typeof ownBlock>

export const view = z.object({
  type: z.string(),
  // Slack answers with null for keys that a view lacks.
  title: textObject.nullish(),
  submit: textObject.nullish(),
  close: textObject.nullish(),
  blocks: z.array(z.looseObject({ type: z.string() })),
})

/** The reader's time zone (an IANA name), the time in ms UTC, and the date there (`YYYY-MM-DD`). */
export interface Reader {
  readonly zone: string
  readonly now: number
  readonly today: string
}

/** Names for the ids in a message, and the reader's zone and day for its dates. */
export interface Names {
  readonly reader: Reader
  readonly users: readonly { readonly id: string; readonly name: string }[]
  readonly channels: readonly { readonly id: string; readonly name: string }[]
  readonly userGroups: readonly { readonly id: string; readonly name: string }[]
}

export interface RenderContext {
  readonly names: Names
  /** Unique on the page: the message or the view, and then the block's number in it. */
  readonly key: string
  /** Errors of a modal's last submission, by block id. */
  readonly errors: Readonly<Record<string, string>>
}

/** The address of a control; the browser finds the control again by it after the message was redrawn. */
export interface Place {
  readonly blockId: string
  readonly key: string
}
