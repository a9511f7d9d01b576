import { fc } from '@fast-check/vitest'

const text = (max: number) => fc.string({ minLength: 1, maxLength: Math.min(max, 60) })
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

/** An object of the given fields, without those that came out as undefined. */
function object(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .record(fields)
    .map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)))
}
const type = (name: string) => ({ type: fc.constant(name) })

const plain = (max: number) => object({ ...type('plain_text'), text: text(max), emoji: maybe(fc.boolean()) })
const mrkdwn = (max: number) => object({ ...type('mrkdwn'), text: text(max), verbatim: maybe(fc.boolean()) })
const either = (max: number) => fc.oneof(plain(max), mrkdwn(max))
const confirm = object({
  title: plain(100),
  text: either(300),
  confirm: plain(30),
  deny: plain(30),
  style: maybe(fc.constantFrom('primary', 'danger')),
})
const option = object({ text: plain(75), value: text(75), description: maybe(plain(75)) })
const options = fc.array(option, { minLength: 1, maxLength: 5 })

const button = object({
  ...type('button'),
  text: plain(75),
  value: maybe(text(2000)),
  url: maybe(fc.webUrl()),
  style: maybe(fc.constantFrom('primary', 'danger')),
  confirm: maybe(confirm),
  accessibility_label: maybe(text(75)),
})
const acting = fc.oneof(
  button,
  object({ ...type('static_select'), placeholder: maybe(plain(150)), options, confirm: maybe(confirm) }),
  object({ ...type('overflow'), options, confirm: maybe(confirm) }),
  object({ ...type('checkboxes'), options }),
)

const style = maybe(object({ bold: maybe(fc.boolean()), code: maybe(fc.boolean()) }))
const words = object({ ...type('text'), text: text(3000), style })
const link = object({ ...type('link'), url: fc.webUrl(), text: maybe(fc.string()), style })
const date = object({
  ...type('date'),
  timestamp: fc.nat(),
  format: fc.constant('{date_short}'),
  fallback: maybe(text(50)),
})
const inline = fc.array(fc.oneof(words, link, date), { maxLength: 3 })
const richSection = object({ ...type('rich_text_section'), elements: inline })
const richText = object({
  ...type('rich_text'),
  elements: fc.array(
    fc.oneof(
      richSection,
      object({
        ...type('rich_text_preformatted'),
        elements: fc.array(words, { maxLength: 2 }),
      }),
      object({
        ...type('rich_text_list'),
        style: fc.constantFrom('bullet', 'ordered'),
        indent: maybe(fc.nat(8)),
        elements: fc.array(richSection, { minLength: 1, maxLength: 3 }),
      }),
    ),
    { minLength: 1, maxLength: 3 },
  ),
})

const everywhere = fc.oneof(
  object({ ...type('divider') }),
  object({ ...type('header'), text: plain(150) }),
  object({ ...type('section'), text: either(3000), accessory: maybe(acting) }),
  object({ ...type('section'), fields: fc.array(either(2000), { minLength: 1, maxLength: 10 }) }),
  object({
    ...type('context'),
    elements: fc.array(either(3000), { minLength: 1, maxLength: 10 }),
  }),
  object({ ...type('actions'), elements: fc.array(acting, { minLength: 1, maxLength: 4 }) }),
  richText,
)
const cell = fc.oneof(object({ ...type('raw_text'), text: fc.string({ maxLength: 40 }) }), richText)
const table = object({
  ...type('table'),
  rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
})

/** Blocks of a message that keep all limits. */
export const messageBlocks = fc
  .tuple(fc.array(everywhere, { maxLength: 6 }), fc.array(table, { maxLength: 1 }))
  .map((parts) => parts.flat().map((block, index) => ({ ...block, block_id: `b${index}` })))
  .filter((blocks) => JSON.stringify(blocks).length <= 13_200)

const input = object({
  ...type('input'),
  label: plain(2000),
  hint: maybe(plain(2000)),
  optional: maybe(fc.boolean()),
  element: fc.oneof(
    object({
      ...type('plain_text_input'),
      multiline: maybe(fc.boolean()),
      max_length: maybe(fc.integer({ min: 1, max: 3000 })),
    }),
    object({ ...type('static_select'), options }),
  ),
})

/** Modals that keep all limits. */
export const modals = object({
  ...type('modal'),
  title: plain(24).filter(({ text: title }) => String(title).length <= 24),
  submit: fc.constant({ type: 'plain_text', text: 'Save' }),
  private_metadata: maybe(fc.string({ maxLength: 3000 })),
  blocks: fc.array(fc.oneof(everywhere, input), { maxLength: 8 }),
})
