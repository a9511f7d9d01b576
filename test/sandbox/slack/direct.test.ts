import { expect, test } from 'vitest'
import { z } from 'zod'
import { houseForTests, lastDelivery, textsFor } from './house.ts'

const house = houseForTests()

const Posted = z.looseObject({ ok: z.literal(true), ts: z.string(), channel: z.string() })
const tell = async (user: string, args: Record<string, unknown> = {}) =>
  Posted.parse(await house.api('chat.postMessage', { channel: user, text: `For ${user}`, ...args }))

test('what the bot writes to a person is seen by that person alone', async () => {
  expect(await textsFor(house, 'bob', 'dm')).toEqual([])
  const { channel } = await tell('U0BOB')
  expect(channel).toMatch(/^D/)
  expect(await textsFor(house, 'bob', 'dm')).toEqual(['For U0BOB'])
  expect(await textsFor(house, 'ann', 'dm')).toEqual([])
  expect(await textsFor(house, 'bob')).not.toContain('For U0BOB')
  const { messages } = await house.get('/sandbox/messages?channel=dm&user=bob')
  expect(messages).toMatchObject([{ text: 'For U0BOB', bot: true, channel }])
})

test('a person types, says and presses there, and the app is told of the direct message', async () => {
  const button = { type: 'button', action_id: 'go', text: { type: 'plain_text', text: 'Go' } }
  const { ts, channel } = await tell('U0ANN', { blocks: [{ type: 'actions', elements: [button] }] })
  const there = { user: 'ann', channel: 'dm' }
  expect((await house.post('/sandbox/press', { ...there, ts, action_id: 'go' })).body).toMatchObject({
    ok: true,
  })
  expect(lastDelivery(house)).toMatchObject({ channel: { id: channel, name: 'directmessage' } })
  await house.post('/sandbox/command', { ...there, command: '/mr', text: 'list' })
  expect(lastDelivery(house)).toMatchObject({ channel_id: channel, channel_name: 'directmessage' })
  expect((await house.post('/sandbox/say', { ...there, text: 'Thanks' })).body).toMatchObject({ ok: true })
  expect(await textsFor(house, 'ann', 'dm')).toEqual(['For U0ANN', 'Thanks'])
})
