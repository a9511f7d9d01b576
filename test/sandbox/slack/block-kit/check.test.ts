import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { checkMessageBlocks, checkView } from '../../../../src/sandbox/slack/block-kit/check.ts'
import { messageBlocks, modals } from './valid-blocks.ts'

const x = (length: number) => 'x'.repeat(length)
const many = <Item>(length: number, item: (index: number) => Item) =>
  Array.from({ length }, (_, i) => item(i))
const plain = (length: number) => ({ type: 'plain_text', text: x(length) })
const marked = (length: number) => ({ type: 'mrkdwn', text: x(length) })
const option = (value = 'a', length = 1) => ({ text: plain(length), value })
const options = (length: number) => many(length, (index) => option(`${index}`))
const actions = (...elements: unknown[]) => [{ type: 'actions', elements }]
const button = (more: object = {}) => ({ type: 'button', text: plain(1), ...more })
const confirm = (more: object) => actions(button({ confirm: { text: marked(1), ...more } }))
const select = (more: object) => actions({ type: 'static_select', ...more })
const section = (text: unknown) => [{ type: 'section', text }]
const input = (element: object, more: object = {}) => ({ type: 'input', label: plain(1), element, ...more })
const raw = (length: number) => ({ type: 'raw_text', text: x(length) })
const rich = (part: object) => [{ type: 'rich_text', elements: [part] }]
const words = { type: 'text', text: 'a' }
const line = { type: 'rich_text_section', elements: [words] }
const series = (name: string, points: number) => ({
  name,
  data: many(points, (index) => ({ label: `${index}`, value: 1 })),
})
const chart = (more: object) => [{ type: 'data_visualization', chart: { type: 'bar', ...more } }]

type Limit = readonly [name: string, limit: number, blocks: (size: number) => unknown]

const messageLimits: readonly Limit[] = [
  ['blocks', 50, (size) => many(size, () => ({ type: 'divider' }))],
  ['block_id', 255, (size) => [{ type: 'divider', block_id: x(size) }]],
  ['section text', 3000, (size) => section(marked(size))],
  ['section fields', 10, (size) => [{ type: 'section', fields: many(size, () => marked(1)) }]],
  ['section field', 2000, (size) => [{ type: 'section', fields: [marked(size)] }]],
  ['header', 150, (size) => [{ type: 'header', text: plain(size) }]],
  ['context elements', 10, (size) => [{ type: 'context', elements: many(size, () => marked(1)) }]],
  ['action elements', 25, (size) => actions(...many(size, () => button()))],
  ['action_id', 255, (size) => actions(button({ action_id: x(size) }))],
  ['button text', 75, (size) => actions({ type: 'button', text: plain(size) })],
  ['button value', 2000, (size) => actions(button({ value: x(size) }))],
  ['button url', 3000, (size) => actions(button({ url: x(size) }))],
  ['accessibility label', 75, (size) => actions(button({ accessibility_label: x(size) }))],
  ['confirm title', 100, (size) => confirm({ title: plain(size) })],
  ['confirm text', 300, (size) => confirm({ text: marked(size) })],
  ['confirm yes', 30, (size) => confirm({ confirm: plain(size) })],
  ['confirm no', 30, (size) => confirm({ deny: plain(size) })],
  ['select options', 100, (size) => select({ options: options(size) })],
  ['option text', 75, (size) => select({ options: [option('a', size)] })],
  ['option value', 150, (size) => select({ options: [option(x(size))] })],
  ['option description', 75, (size) => select({ options: [{ ...option(), description: plain(size) }] })],
  ['placeholder', 150, (size) => select({ placeholder: plain(size), options: [option()] })],
  [
    'option groups',
    100,
    (size) => select({ option_groups: many(size, () => ({ label: plain(1), options: [option()] })) }),
  ],
  ['overflow options', 5, (size) => actions({ type: 'overflow', options: options(size) })],
  ['checkboxes', 10, (size) => actions({ type: 'checkboxes', options: options(size) })],
  ['list indent', 8, (indent) => rich({ type: 'rich_text_list', style: 'bullet', elements: [line], indent })],
  ['table rows', 100, (size) => [{ type: 'table', rows: many(size, () => [raw(1)]) }]],
  ['table cells', 20, (size) => [{ type: 'table', rows: [many(size, () => raw(1))] }]],
  ['table characters', 10_000, (size) => [{ type: 'table', rows: [[raw(5000)], [raw(size - 5000)]] }]],
  ['tables', 1, (size) => many(size, () => ({ type: 'table', rows: [[raw(1)]] }))],
  ['charts', 2, (size) => many(size, () => chart({ series: [series('a', 1)] })).flat()],
  ['chart series', 6, (size) => chart({ series: many(size, (index) => series(`${index}`, 1)) })],
  ['chart points', 20, (size) => chart({ series: [series('a', size)] })],
  ['chart labels', 20, (size) => chart({ series: [series(x(size), 1)] })],
]

const modal = (more: object = {}) => ({
  type: 'modal',
  title: plain(4),
  submit: plain(4),
  blocks: [],
  ...more,
})
const withInput = (element: object, more: object = {}) => modal({ blocks: [input(element, more)] })
const textInput = { type: 'plain_text_input' }

const viewLimits: readonly Limit[] = [
  ['modal blocks', 100, (size) => modal({ blocks: many(size, () => ({ type: 'divider' })) })],
  ['home blocks', 100, (size) => ({ type: 'home', blocks: many(size, () => ({ type: 'divider' })) })],
  ['title', 24, (size) => modal({ title: plain(size) })],
  ['submit', 24, (size) => modal({ submit: plain(size) })],
  ['close', 24, (size) => modal({ close: plain(size) })],
  ['private_metadata', 3000, (size) => modal({ private_metadata: x(size) })],
  ['callback_id', 255, (size) => modal({ callback_id: x(size) })],
  ['external_id', 255, (size) => modal({ external_id: x(size) })],
  ['label', 2000, (size) => withInput(textInput, { label: plain(size) })],
  ['hint', 2000, (size) => withInput(textInput, { hint: plain(size) })],
  ['max_length', 3000, (size) => withInput({ ...textInput, max_length: size })],
  ['initial value', 3000, (size) => withInput({ ...textInput, initial_value: x(size) })],
]

describe('limits', () => {
  test.each(messageLimits)('%s: %i is taken, one more is refused with a pointer', (_name, limit, blocks) => {
    expect(checkMessageBlocks(blocks(limit))).toBeUndefined()
    expect(checkMessageBlocks(blocks(limit + 1))).toMatchObject({
      error: 'invalid_blocks',
      messages: [expect.stringMatching(/^\[ERROR\] .+ \[json-pointer:\/blocks.*\]$/)],
    })
  })

  test.each(viewLimits)('%s: %i is taken, one more is refused with a pointer', (_name, limit, view) => {
    expect(checkView(view(limit))).toBeUndefined()
    expect(checkView(view(limit + 1))).toMatchObject({
      error: 'invalid_arguments',
      messages: [expect.stringMatching(/^\[ERROR\] .+ \[json-pointer:\/view.*\]$/)],
    })
  })

  test('the JSON of all blocks has 13,200 characters at most', () => {
    const blocks = (size: number) => many(5, (index) => section(marked(index === 0 ? size : 2500))[0])
    const spare = 13_200 - JSON.stringify(blocks(1)).length
    expect(checkMessageBlocks(blocks(1 + spare))).toBeUndefined()
    expect(checkMessageBlocks(blocks(2 + spare))).toEqual({ error: 'msg_blocks_too_long', messages: [] })
  })
})

describe('generated blocks', () => {
  test.prop([messageBlocks])('what keeps all limits is taken', (blocks) => {
    expect(checkMessageBlocks(blocks)).toBeUndefined()
  })

  test.prop([modals])('so is a modal', (view) => {
    expect(checkView(view)).toBeUndefined()
  })

  test.prop([
    messageBlocks.filter((blocks) => blocks.length > 0),
    fc.nat(),
    fc.constantFrom('colour', 'id', 'blocks'),
  ])('an unknown key is refused wherever it stands', (blocks, at, key) => {
    const index = at % blocks.length
    const wrong = blocks.map((block, i) => (i === index ? { ...block, [key]: 'x' } : block))
    expect(checkMessageBlocks(wrong)).toEqual({
      error: 'invalid_blocks',
      messages: [`[ERROR] invalid additional property: ${key} [json-pointer:/blocks/${index}]`],
    })
  })

  test.prop([fc.anything()])('nothing at all makes the check throw', (anything) => {
    const refusal = checkMessageBlocks(anything)
    expect(refusal === undefined).toBe(Array.isArray(anything) && anything.length === 0)
    expect(checkView(anything)).toBeDefined()
  })
})

test.each<[string, unknown, string]>([
  ['an unknown type', [{ type: 'nope' }], 'unsupported type: nope [json-pointer:/blocks/0/type]'],
  ['a type that nobody sends', [{ type: 'markdown', text: 'a' }], 'unsupported type: markdown'],
  ['an element that nobody sends', actions({ type: 'datepicker' }), 'unsupported type: datepicker'],
  ['no type', [{}], 'missing required field: type [json-pointer:/blocks/0]'],
  ['no text', [{ type: 'header' }], 'missing required field: text [json-pointer:/blocks/0]'],
  ['an empty text', section(plain(0)), 'must be more than 0 characters [json-pointer:/blocks/0/text/text]'],
  ['markup in a header', [{ type: 'header', text: marked(1) }], 'must be one of: plain_text'],
  ['a section of nothing', [{ type: 'section' }], 'must provide text or fields [json-pointer:/blocks/0]'],
  ['a text for a list', [{ type: 'actions', elements: 'x' }], 'must provide a array'],
  ['no options at all', select({}), 'must provide either options or option_groups'],
  ['no option in the list', actions({ type: 'overflow', options: [] }), 'no less than 1 items allowed'],
  [
    'a start outside the options',
    select({ options: [option()], initial_option: option('b') }),
    'initial option',
  ],
  ['the same block_id', many(2, () => ({ type: 'divider', block_id: 'a' })), 'block_id "a" already exists'],
  [
    'the same action_id',
    actions(...many(2, () => button({ action_id: 'a' }))),
    'action_id "a" already exists',
  ],
  [
    'two focused',
    many(2, () => input({ ...textInput, focus_on_load: true })),
    'only one element may have focus_on_load',
  ],
  ['uneven series', chart({ series: [series('a', 1), series('b', 2)] }), 'every category'],
])('%s is refused', (_name, blocks, words) => {
  expect(checkMessageBlocks(blocks)?.messages.join()).toContain(words)
})

test.each<[string, unknown, string]>([
  ['a modal with inputs that cannot be submitted', { ...withInput(textInput), submit: undefined }, 'submit'],
  ['a modal without a title', { type: 'modal', blocks: [] }, 'missing required field: title'],
  ['a table in a modal', modal({ blocks: [{ type: 'table', rows: [[raw(1)]] }] }), 'unsupported type: table'],
  ['a Home tab with a title', { type: 'home', title: plain(1), blocks: [] }, 'additional property: title'],
  ['an unknown kind of view', { type: 'nope', blocks: [] }, 'unsupported type: nope'],
  ['a text with markup as its title', modal({ title: marked(1) }), 'must be one of: plain_text'],
])('%s is refused', (_name, view, words) => {
  expect(checkView(view)?.messages.join()).toContain(words)
})

test('the same action_id in two blocks is fine', () => {
  expect(checkMessageBlocks(many(2, () => actions(button({ action_id: 'a' }))[0]))).toBeUndefined()
})

test('a view of more than 250 KB is too large', () => {
  const blocks = many(90, () => section(marked(3000))[0])
  expect(checkView(modal({ blocks }))).toEqual({ error: 'view_too_large', messages: [] })
})
