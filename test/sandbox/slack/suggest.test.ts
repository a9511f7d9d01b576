import { expect, test } from 'vitest'
import { houseForTests, type Json, lastDelivery } from './house.ts'

const house = houseForTests('test')

const plain = (text: string) => ({ type: 'plain_text', text })
const option = (value: string) => ({ text: plain(value), value })
const field = (block_id: string, element: Json) => ({
  type: 'input',
  block_id,
  label: plain(block_id),
  optional: true,
  element: { action_id: block_id, ...element },
})
const FORM = {
  type: 'modal',
  callback_id: 'edit',
  private_metadata: 'x',
  title: plain('Edit'),
  submit: plain('Save'),
  blocks: [
    field('branch', { type: 'external_select', min_query_length: 2, initial_option: option('main') }),
    field('labels', { type: 'multi_external_select', min_query_length: 0 }),
    field('due', { type: 'datepicker', initial_date: '2027-01-15' }),
  ],
}

async function open(): Promise<string> {
  await house.post('/sandbox/command', { user: 'ann', channel: 'web', command: '/mr', text: 'edit' })
  const trigger_id = lastDelivery(house).trigger_id
  expect(await house.api('views.open', { trigger_id, view: FORM })).toMatchObject({ ok: true })
  return house.slack.views('ann').modal?.id ?? expect.unreachable()
}
const offers = (...values: string[]) => {
  house.onDelivery = ({ content }) =>
    content.type === 'block_suggestion'
      ? { status: 200, body: JSON.stringify({ options: values.map(option) }) }
      : { status: 200 }
}
const typed = async (view_id: string, action_id: string, value: string) =>
  (await house.post('/sandbox/options', { user: 'ann', view_id, action_id, value })).body
const submit = (view_id: string, values: Json) =>
  house.post('/sandbox/submit', { user: 'ann', view_id, values })

test('what is typed is sent, signed, with the view; what comes back can be chosen, and nothing else', async () => {
  const id = await open()
  offers('feature/a')
  expect(await typed(id, 'branch', 'fe')).toEqual({
    ok: true,
    options: [{ text: 'feature/a', value: 'feature/a' }],
  })
  expect(house.deliveries.at(-1)?.signed).toBe(true)
  expect(lastDelivery(house)).toMatchObject({
    type: 'block_suggestion',
    action_id: 'branch',
    block_id: 'branch',
    value: 'fe',
    container: { type: 'view', view_id: id },
    user: { id: 'U0ANN' },
    view: { callback_id: 'edit', private_metadata: 'x' },
  })
  expect(await submit(id, { branch: 'elsewhere' })).toMatchObject({ status: 400 })
  expect(await submit(id, { branch: 'feature/a' })).toMatchObject({ body: { ok: true } })
  expect(lastDelivery(house)).toMatchObject({
    view: { state: { values: { branch: { branch: { selected_option: { value: 'feature/a' } } } } } },
  })
})

test('the app is not asked before enough was typed', async () => {
  const id = await open()
  const before = house.deliveries.length
  expect(await typed(id, 'branch', 'f')).toEqual({ ok: true, options: [] })
  expect(house.deliveries).toHaveLength(before)
})

test('several are chosen; a day is one of the calendar; what is not touched stays', async () => {
  const id = await open()
  offers('a', 'b')
  expect(await submit(id, { due: 'friday' })).toMatchObject({ status: 400 })
  expect(await submit(id, { labels: 'a, b', due: '2027-02-01' })).toMatchObject({ body: { ok: true } })
  expect(lastDelivery(house)).toMatchObject({
    view: {
      state: {
        values: {
          branch: { branch: { selected_option: { value: 'main' } } },
          labels: { labels: { selected_options: [{ value: 'a' }, { value: 'b' }] } },
          due: { due: { selected_date: '2027-02-01' } },
        },
      },
    },
  })
})

test.each([
  ['too many', JSON.stringify({ options: Array.from({ length: 101 }, (_, at) => option(String(at))) })],
  ['too long a name', JSON.stringify({ options: [option('x'.repeat(76))] })],
  ['no options', '{}'],
])('%s: Slack shows none', async (_, body) => {
  const id = await open()
  house.onDelivery = () => ({ status: 200, body })
  expect(await typed(id, 'labels', '')).toEqual({
    ok: false,
    options: [],
    error: 'The app answered with no valid options.',
  })
})
