import { beforeEach, expect, test } from 'vitest'
import { houseForTests, type Json, lastDelivery, textsFor } from './house.ts'

const house = houseForTests()
beforeEach(() => {
  house.onDelivery = () => ({ status: 200 })
})

const plain = (text: string) => ({ type: 'plain_text', text })
const option = (value: string) => ({ text: plain(value), value })
const button = (action_id: string, value: string) => ({
  type: 'button',
  text: plain(value),
  action_id,
  value,
})
const card = [
  { type: 'section', block_id: 'top', text: plain('Card'), accessory: button('open', '12') },
  {
    type: 'actions',
    block_id: 'bottom',
    elements: [
      button('merge', '42:12'),
      { type: 'overflow', action_id: 'more', options: [option('subscribe'), option('unsubscribe')] },
      { type: 'static_select', action_id: 'state', options: [option('open'), option('closed')] },
      { type: 'checkboxes', action_id: 'flags', options: [option('squash'), option('remove')] },
    ],
  },
]

async function postCard(blocks: readonly Json[] = card): Promise<unknown> {
  return (await house.api('chat.postMessage', { channel: 'C0WEB', text: 'Card', blocks })).ts
}
const press = (ts: unknown, wanted: Json, user = 'ann') =>
  house.post('/sandbox/press', { user, channel: 'web', ts, ...wanted })

test('a press brings the message, the state and a way to answer', async () => {
  const ts = await postCard()
  expect(await press(ts, { action_id: 'merge' }, 'bob')).toMatchObject({ status: 200, body: { ok: true } })
  expect(house.deliveries.at(-1)?.signed).toBe(true)
  expect(lastDelivery(house)).toMatchObject({
    type: 'block_actions',
    api_app_id: 'A0GREENLIGHT',
    team: { id: 'T0ACME', domain: 'acme' },
    user: { id: 'U0BOB', username: 'bob', team_id: 'T0ACME' },
    channel: { id: 'C0WEB', name: 'web' },
    container: { type: 'message', message_ts: ts, channel_id: 'C0WEB', is_ephemeral: false },
    message: { ts, bot_id: 'B0GREENLIGHT', blocks: [{ block_id: 'top' }, { block_id: 'bottom' }] },
    trigger_id: expect.any(String),
    response_url: expect.any(String),
    state: {
      values: {
        bottom: {
          state: { type: 'static_select', selected_option: null },
          flags: { type: 'checkboxes', selected_options: [] },
        },
      },
    },
    actions: [
      {
        type: 'button',
        action_id: 'merge',
        block_id: 'bottom',
        value: '42:12',
        action_ts: expect.stringMatching(/^\d+\.\d{6}$/),
      },
    ],
  })
})

test.each([
  [{ action_id: 'more', value: 'unsubscribe' }, { selected_option: { value: 'unsubscribe' } }],
  [{ action_id: 'state', value: 'closed' }, { selected_option: { value: 'closed' } }],
  [{ action_id: 'state', value: null }, { selected_option: null }],
  [
    { action_id: 'flags', value: ['squash', 'remove'] },
    { selected_options: [{ value: 'squash' }, { value: 'remove' }] },
  ],
  [{ action_id: 'open', block_id: 'top' }, { value: '12' }],
])('%o acts with %o', async (wanted, acted) => {
  await press(await postCard(), wanted)
  expect(lastDelivery(house)).toMatchObject({ actions: [acted] })
})

test.each([
  [{ action_id: 'gone' }, 'There is no such element (gone) in this message; it has open, merge,'],
  [{ action_id: 'merge', value: '42:13' }, 'There is no such element (merge)'],
  [{ action_id: 'merge', block_id: 'top' }, 'There is no such element (merge)'],
  [{ action_id: 'more', value: 'delete' }, 'delete is not one of the options: subscribe, unsubscribe.'],
  [{ action_id: 'more' }, 'An overflow menu needs the value'],
])('%o is refused and nothing is sent', async (wanted, words) => {
  const ts = await postCard()
  const sent = house.deliveries.length
  const { status, body } = await press(ts, wanted)
  expect(status).toBe(400)
  expect(body).toMatchObject({ ok: false, error: expect.stringContaining(words) })
  expect(house.deliveries).toHaveLength(sent)
})

test('buttons with the same action id are told apart by value or block', async () => {
  const row = (block_id: string, value: string) => ({
    type: 'section',
    block_id,
    text: plain(value),
    accessory: button('view', value),
  })
  const ts = await postCard([row('a', '1'), row('b', '2')])
  expect(await press(ts, { action_id: 'view' })).toMatchObject({ status: 400 })
  await press(ts, { action_id: 'view', value: '2' })
  expect(lastDelivery(house)).toMatchObject({ actions: [{ block_id: 'b', value: '2' }] })
  await press(ts, { action_id: 'view', block_id: 'a' })
  expect(lastDelivery(house)).toMatchObject({ actions: [{ block_id: 'a', value: '1' }] })
})

test('an ephemeral card is pressed by its person only, and comes without the message', async () => {
  const args = { channel: 'C0WEB', user: 'U0ANN', text: 'Sure?', blocks: card }
  const { message_ts: ts } = await house.api('chat.postEphemeral', args)
  expect(await press(ts, { action_id: 'merge' }, 'bob')).toMatchObject({ status: 400 })
  expect(await press(ts, { action_id: 'merge' })).toMatchObject({ status: 200 })
  const payload = lastDelivery(house)
  expect(payload).toMatchObject({ container: { message_ts: ts, is_ephemeral: true } })
  expect(payload).not.toHaveProperty('message')
})

test('a press that the app fails is told to the person', async () => {
  house.onDelivery = () => ({ status: 404 })
  const { body } = await press(await postCard(), { action_id: 'merge' })
  expect(body).toMatchObject({ ok: false, error: 'The app failed with the error "dispatch_failed".' })
  expect((await textsFor(house, 'ann')).at(-1)).toBe('The app failed with the error "dispatch_failed"')
})

test('a press on a reply is answered in its thread, one on the message that was replied to in the channel', async () => {
  const root = await postCard()
  const args = { channel: 'C0WEB', text: 'Story', blocks: card, thread_ts: root }
  const { ts: reply } = await house.api('chat.postMessage', args)
  const answered = async (ts: unknown, text: string) => {
    await press(ts, { action_id: 'merge' })
    await fetch(String(lastDelivery(house).response_url), { method: 'POST', body: JSON.stringify({ text }) })
    return (await house.slack.messages('web', 'ann')).find((message) => message.text === text)
  }
  expect(await answered(root, 'to the card')).toMatchObject({ ephemeral: true })
  expect((await answered(root, 'to the card'))?.thread_ts).toBeUndefined()
  expect(await answered(reply, 'to the reply')).toMatchObject({ ephemeral: true, thread_ts: root })
})
