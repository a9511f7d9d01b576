import { z } from 'zod'
import { appId } from './text.ts'

const style = z
  .strictObject({
    bold: z.boolean().optional(),
    italic: z.boolean().optional(),
    strike: z.boolean().optional(),
    code: z.boolean().optional(),
    underline: z.boolean().optional(),
    highlight: z.boolean().optional(),
    client_highlight: z.boolean().optional(),
    unlink: z.boolean().optional(),
  })
  .optional()

const words = z.strictObject({ type: z.literal('text'), text: z.string().min(1), style })
const link = z.strictObject({
  type: z.literal('link'),
  url: z.string().min(1).max(3000),
  text: z.string().optional(),
  unsafe: z.boolean().optional(),
  style,
})

const inline = z.discriminatedUnion('type', [
  words,
  link,
  z.strictObject({
    type: z.literal('date'),
    timestamp: z.int(),
    format: z.string().min(1),
    url: z.string().min(1).optional(),
    fallback: z.string().min(1).optional(),
    style,
  }),
  z.strictObject({
    type: z.literal('emoji'),
    name: z.string().min(1),
    unicode: z.string().optional(),
    url: z.string().optional(),
    style,
  }),
  z.strictObject({ type: z.literal('user'), user_id: z.string().min(1), style }),
  z.strictObject({ type: z.literal('usergroup'), usergroup_id: z.string().min(1), style }),
  z.strictObject({ type: z.literal('channel'), channel_id: z.string().min(1), style }),
  z.strictObject({ type: z.literal('team'), team_id: z.string().min(1), style }),
  z.strictObject({ type: z.literal('color'), value: z.string().min(1), style }),
  z.strictObject({ type: z.literal('broadcast'), range: z.enum(['here', 'channel', 'everyone']), style }),
])

const border = { border: z.union([z.literal(0), z.literal(1)]).optional() }
const section = z.strictObject({ type: z.literal('rich_text_section'), elements: z.array(inline) })

const part = z.discriminatedUnion('type', [
  section,
  z.strictObject({
    type: z.literal('rich_text_list'),
    style: z.enum(['bullet', 'ordered']),
    elements: z.array(section).min(1),
    indent: z.int().min(0).max(8).optional(),
    offset: z.int().min(0).optional(),
    ...border,
  }),
  z.strictObject({
    type: z.literal('rich_text_preformatted'),
    elements: z.array(z.discriminatedUnion('type', [words, link])),
    language: z.string().optional(),
    ...border,
  }),
  z.strictObject({ type: z.literal('rich_text_quote'), elements: z.array(inline), ...border }),
])

/** Text whose structure is given instead of parsed: nothing in it can turn into markup. */
export const richText = z.strictObject({
  type: z.literal('rich_text'),
  block_id: appId.optional(),
  elements: z.array(part).min(1),
})
