import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { z } from 'zod'
import { registry } from '../../../src/commands/registry.ts'
import { decodePress, isLink } from '../../../src/slack/actions/press.ts'
import { button, confirmation, overflow, withPrivateAnswers } from '../../../src/views/button.ts'

test('a button is its verb and its input', () => {
  const value = '{"project":42,"mr":12,"confirmed":true}'
  const press = decodePress({ actionId: 'mr.merge:later', value })
  expect(press).toMatchObject({
    kind: 'verb',
    command: { id: 'mr.merge' },
    confirmed: true,
    privately: false,
  })
  expect(press).toHaveProperty('input', { project: 42, mr: 12 })
})

test('only a button that showed what it does counts as a confirmation', () => {
  const confirmedOf = (actionId: string, value: string) => {
    const press = decodePress({ actionId, value })
    return press.kind === 'verb' && press.confirmed
  }
  const plain = button('Close', { verb: 'milestone.close', input: { milestone: 3 } })
  const dialog = confirmation('Close?', 'Really', 'Yes')
  const asked = button('Close', { verb: 'milestone.close', input: { milestone: 3 } }, { confirm: dialog })
  expect(confirmedOf(plain.action_id ?? '', plain.value ?? '')).toBe(false)
  expect(confirmedOf(asked.action_id ?? '', asked.value ?? '')).toBe(true)
  expect(confirmedOf('overflow', 'milestone.close {"milestone":3,"confirmed":true}')).toBe(false)
  expect(confirmedOf('milestone.close', '{"confirmed":"yes"}')).toBe(false)
})

test('what is shown privately leads to private answers', () => {
  const blocks = withPrivateAnswers([
    { type: 'actions', elements: [button('Close', { verb: 'milestone.close', input: {} })] },
  ])
  const value = z.object({ elements: z.tuple([z.object({ value: z.string() })]) }).parse(blocks[0])
    .elements[0].value
  expect(decodePress({ actionId: 'milestone.close', value })).toMatchObject({
    kind: 'verb',
    privately: true,
    input: {},
  })
})

test('what the menu of something private leads to is private as well', () => {
  const menu = overflow([
    { label: 'Close', press: { verb: 'mr.close', input: { project: 42, mr: 12 } } },
    { label: 'Open', url: 'https://git.example.com/' },
  ])
  const kept = withPrivateAnswers([{ type: 'actions', elements: [menu] }])
  const options = z.array(z.object({ value: z.string() }))
  const [close, open] = z.object({ elements: z.tuple([z.object({ options })]) }).parse(kept[0])
    .elements[0].options
  expect(decodePress({ actionId: 'overflow', value: close?.value ?? '' })).toMatchObject({
    kind: 'verb',
    privately: true,
    input: { project: 42, mr: 12 },
  })
  expect(isLink({ actionId: 'overflow', value: open?.value ?? '' })).toBe(true)
})

test('an option of a menu is a verb with its input, or a link', () => {
  const value = 'mr.subscribe {"project":42,"mr":12}'
  expect(decodePress({ actionId: 'overflow', value })).toMatchObject({
    kind: 'verb',
    command: { id: 'mr.subscribe' },
    input: { project: 42, mr: 12 },
  })
  expect(isLink({ actionId: 'overflow', value })).toBe(false)
  expect(isLink({ actionId: 'overflow', value: 'open' })).toBe(true)
  expect(isLink({ actionId: 'open', value: '' })).toBe(true)
})

test('a button of another version, or of nobody, is told to be old', () => {
  expect(decodePress({ actionId: 'mr.explode', value: '{}' })).toEqual({ kind: 'old' })
  expect(decodePress({ actionId: 'constructor', value: '{}' })).toEqual({ kind: 'old' })
  expect(decodePress({ actionId: 'mr.merge', value: 'null' })).toEqual({ kind: 'old' })
  expect(decodePress({ actionId: 'form', value: '{"verb":"toString"}' })).toEqual({ kind: 'old' })
})

const ids = fc.oneof(
  fc.constantFrom(...registry.map(({ id }) => id), 'overflow', 'form', 'open', '__proto__'),
  fc.string(),
)

test.prop([ids, fc.oneof(fc.json(), fc.string())], { numRuns: 2000 })(
  'whatever a button holds, reading it never throws',
  (actionId, value) => {
    expect(decodePress({ actionId, value }).kind).toMatch(/^(verb|form|dismiss|old)$/)
  },
)
