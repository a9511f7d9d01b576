import { expect, test } from 'vitest'
import {
  type ButtonTarget,
  button,
  filterActions,
  hasButtons,
  linkButton,
  overflow,
} from '../../src/views/button.ts'
import { type Blocks, plain } from '../../src/views/reply.ts'

const press = (verb: string, project = 42) => ({ verb, input: { project, mr: 12 } })
const only =
  (...verbs: string[]) =>
  ({ verb }: ButtonTarget) =>
    verbs.includes(verb)

const blocks: Blocks = [
  ...plain('Words stay.'),
  {
    type: 'actions',
    elements: [
      button('Merge', press('mr.merge'), { suffix: 'later' }),
      button('Close', press('mr.close')),
      linkButton('Open', 'https://git.example.com/'),
      overflow([
        { label: 'Subscribe', press: press('mr.subscribe') },
        { label: 'Delete', press: press('mr.delete') },
      ]),
    ],
  },
  {
    type: 'section',
    text: { type: 'plain_text', text: 'A row' },
    accessory: button('Show', press('mr.view')),
  },
  { type: 'actions', elements: [button('Fill in', { verb: 'form', input: { verb: 'mr.edit' } })] },
]

const labels = (shown: Blocks) =>
  JSON.stringify(shown)
    .match(/"text":"(?:\w| )+"/g)
    ?.map((text) => text.slice(8, -1))

test('only buttons and options of permitted verbs stay; words, links and rows stay', () => {
  expect(labels(filterActions(blocks, only('mr.close', 'mr.subscribe')))).toEqual([
    'Close',
    'Open',
    'Subscribe',
    'A row',
  ])
})

test('with everything permitted nothing changes, and with nothing only links are left', () => {
  expect(filterActions(blocks, () => true)).toEqual(blocks)
  const left = filterActions(blocks, () => false)
  expect(labels(left)).toEqual(['Open', 'A row'])
  expect(left.every((block) => block.type !== 'actions' || block.elements.length > 0)).toBe(true)
})

test('a verb is the whole word: one that begins alike does not let it stay', () => {
  expect(labels(filterActions(blocks, only('mr', 'mr.clos', 'mr.closed', 'MR.CLOSE')))).toEqual([
    'Open',
    'A row',
  ])
})

test('the button of a form is told from the verb itself, and a project is what the button carries', () => {
  const seen: ButtonTarget[] = []
  filterActions(blocks, (led) => seen.push(led) > 0)
  expect(seen).toContainEqual({ verb: 'mr.edit', isForm: true, project: null })
  expect(seen).toContainEqual({ verb: 'mr.merge', isForm: false, project: 42 })
  expect(seen).toContainEqual({ verb: 'mr.delete', isForm: false, project: 42 })
})

test('blocks without anything to press are told', () => {
  expect(hasButtons(plain('Words.'))).toBe(false)
  expect(hasButtons(blocks)).toBe(true)
})
