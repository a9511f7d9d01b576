import { z } from 'zod'
import { chart } from './chart.ts'
import {
  accessoryElement,
  actionElement,
  cardButton,
  contextElement,
  imageElement,
  inputElement,
  sectionText,
} from './elements.ts'
import { richText } from './rich-text.ts'
import { dataTable, table } from './tables.ts'
import { appId, eitherText, image, mrkdwn, plainText } from './text.ts'

const named = { block_id: appId.optional() }

const section = z
  .strictObject({
    type: z.literal('section'),
    ...named,
    text: sectionText.optional(),
    fields: z.array(eitherText(2000)).min(1).max(10).optional(),
    accessory: accessoryElement.optional(),
    expand: z.boolean().optional(),
  })
  .refine((block) => block.text !== undefined || block.fields !== undefined, 'must provide text or fields')

const header = z.strictObject({
  type: z.literal('header'),
  ...named,
  text: plainText(150),
  level: z.int().min(1).max(4).optional(),
})

const actions = z.strictObject({
  type: z.literal('actions'),
  ...named,
  elements: z.array(actionElement).min(1).max(25),
})

const context = z.strictObject({
  type: z.literal('context'),
  ...named,
  elements: z.array(contextElement).min(1).max(10),
})

const input = z.strictObject({
  type: z.literal('input'),
  ...named,
  label: plainText(2000),
  hint: plainText(2000).optional(),
  element: inputElement,
  optional: z.boolean().optional(),
  dispatch_action: z.boolean().optional(),
})

const divider = z.strictObject({ type: z.literal('divider'), ...named })
const picture = image({ ...named, title: plainText(2000).optional() })

const card = z
  .strictObject({
    type: z.literal('card'),
    ...named,
    hero_image: imageElement.optional(),
    icon: imageElement.optional(),
    title: mrkdwn(150).optional(),
    subtitle: mrkdwn(150).optional(),
    body: mrkdwn(200).optional(),
    actions: z.array(cardButton).min(1).max(2).optional(),
  })
  .refine(
    (block) => [block.hero_image, block.title, block.actions, block.body].some((part) => part !== undefined),
    'must provide hero_image, title, actions or body',
  )

const container = z.strictObject({
  type: z.literal('container'),
  ...named,
  title: plainText(150).optional(),
  rich_text_title: richText.optional(),
  subtitle: eitherText(150).optional(),
  child_blocks: z
    .array(
      z.discriminatedUnion('type', [
        section,
        header,
        actions,
        context,
        divider,
        picture,
        input,
        richText,
        table,
      ]),
    )
    .min(1)
    .max(10),
  width: z.enum(['narrow', 'standard', 'wide', 'full']).optional(),
  icon: imageElement.optional(),
  is_collapsible: z.boolean().optional(),
  default_collapsed: z.boolean().optional(),
  has_header_divider: z.boolean().optional(),
})

/** One block of any kind that Greenlight's workspace knows; unknown kinds and unknown keys are refused. */
export const block = z.discriminatedUnion('type', [
  section,
  header,
  actions,
  context,
  divider,
  picture,
  richText,
  input,
  z.strictObject({ type: z.literal('markdown'), ...named, text: z.string().min(1).max(12_000) }),
  table,
  dataTable,
  chart,
  z.strictObject({
    type: z.literal('alert'),
    ...named,
    text: eitherText(200),
    level: z.enum(['default', 'info', 'warning', 'error', 'success']).optional(),
  }),
  card,
  container,
])
