import { beforeEach, expect, test } from 'vitest'
import { houseForTests, type Json, lastDelivery, textsFor } from './house.ts'

const house = houseForTests()
beforeEach(() => {
  house.ahead = 0
})

const button = { type: 'button', text: { type: 'plain_text', text: 'Go' }, action_id: 'go' }
const blocks = [{ type: 'actions', elements: [button] }]

async function urlOfCommand(channel = 'web'): Promise<string> {
  await house.post('/sandbox/command', { user: 'ann', channel, command: '/mr', text: '' })
  return String(lastDelivery(house).response_url)
}
async function urlOfPress(ts: unknown): Promise<string> {
  await house.post('/sandbox/press', { user: 'ann', channel: 'web', ts, action_id: 'go' })
  return String(lastDelivery(house).response_url)
}
const shown = async (ts: unknown) =>
  (await house.slack.messages('web', 'ann')).find((message) => message.ts === ts)

test('an answer is for the person alone unless it says otherwise, also where the bot is no member', async () => {
  const url = await urlOfCommand('random')
  expect(await house.post(url, { text: 'quiet' })).toEqual({ status: 200, body: { ok: true } })
  await house.post(url, { text: 'loud', response_type: 'in_channel' })
  expect((await textsFor(house, 'ann', 'random')).slice(-2)).toEqual(['quiet', 'loud'])
  expect((await textsFor(house, 'bob', 'random')).slice(-1)).toEqual(['loud'])
  expect(await textsFor(house, 'bob', 'random')).not.toContain('quiet')
})

test('the sixth use is refused, and so is the first after half an hour', async () => {
  const url = await urlOfCommand()
  for (let use = 0; use < 5; use += 1) expect((await house.post(url, { text: `${use}` })).status).toBe(200)
  expect(await house.post(url, { text: '6' })).toEqual({
    status: 404,
    body: { ok: false, error: 'used_url' },
  })
  const late = await urlOfCommand()
  house.ahead = 30 * 60 * 1000 + 500
  const expired = { status: 404, body: { ok: false, error: 'expired_url' } }
  expect(await house.post(late, { text: 'late' })).toEqual(expired)
  expect(await house.post('/response/made-up', { text: 'x' })).toEqual(expired)
})

test('five answers at once are five, however many are sent', async () => {
  const url = await urlOfCommand()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => house.post(url, { text: `at once ${index}` })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
})

test('a card that all see is replaced or deleted through its press', async () => {
  const { ts } = await house.api('chat.postMessage', { channel: 'C0WEB', text: 'Card', blocks })
  await house.post(await urlOfPress(ts), { text: 'Other card', blocks, replace_original: true })
  expect(await shown(ts)).toMatchObject({ text: 'Other card', edited: true })
  await house.post(await urlOfPress(ts), { delete_original: true })
  expect(await shown(ts)).toBeUndefined()
})

test('an ephemeral card is replaced in its place and stays with its person', async () => {
  const args = { channel: 'C0WEB', user: 'U0ANN', text: 'Sure?', blocks }
  const { message_ts: ts } = await house.api('chat.postEphemeral', args)
  await house.post(await urlOfPress(ts), { text: 'Sure!', blocks, replace_original: true })
  expect(await shown(ts)).toMatchObject({ text: 'Sure!', ephemeral: true })
  expect(await textsFor(house, 'bob')).not.toContain('Sure!')
  await house.post(await urlOfPress(ts), { delete_original: true })
  expect(await shown(ts)).toBeUndefined()
})

test.each<[string, Json]>([
  ['no_text', {}],
  ['invalid_blocks', { blocks: [{ type: 'nope' }] }],
  ['invalid_payload', { text: 12 }],
])('%s: an answer that Slack would refuse shows nothing', async (error, body) => {
  const url = await urlOfCommand()
  const before = await textsFor(house, 'ann')
  expect(await house.post(url, body)).toMatchObject({ status: 400, body: { ok: false, error } })
  expect(await textsFor(house, 'ann')).toEqual(before)
})
