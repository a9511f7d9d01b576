import { expect, test } from 'vitest'
import { z } from 'zod'
import { houseForTests, type Json } from './house.ts'

const house = houseForTests()

const metadata = { event_type: 'greenlight_post', event_payload: { key: 'digest:1:2026-11-23' } }

/** What a person, or another app, says: the message as the app finds it in the history. */
async function said(body: Json): Promise<Json> {
  const { body: answer } = await house.post('/sandbox/say', {
    user: 'bob',
    channel: 'web',
    text: 'hi',
    ...body,
  })
  const { ts } = z.object({ ok: z.literal(true), ts: z.string() }).parse(answer)
  const args = { channel: 'C0WEB', oldest: ts, latest: ts, inclusive: true, include_all_metadata: true }
  const history = await house.api('conversations.history', args)
  const { messages } = z.object({ messages: z.array(z.record(z.string(), z.unknown())) }).parse(history)
  return messages[0] ?? {}
}

test('what a person posts may carry anybody’s metadata, and no app or bot', async () => {
  const message = await said({ metadata })
  expect(message).toMatchObject({ user: 'U0BOB', metadata })
  expect(message).not.toHaveProperty('bot_id')
  expect(message).not.toHaveProperty('app_id')
})

test('another app posts under its own ids, and is shown as an app', async () => {
  const message = await said({ metadata, by_app: true, text: 'A copy' })
  expect(message).toMatchObject({ user: 'U0BOB', bot_id: 'B0OTHER', app_id: 'A0OTHER', metadata })
  const shown = (await house.slack.messages('web', 'ann')).find(({ text }) => text === 'A copy')
  expect(shown).toMatchObject({ app: 'Another app', bot: false })
  const mine = { channel: 'C0WEB', ts: message.ts, text: 'mine now' }
  expect(await house.api('chat.update', mine)).toMatchObject({ error: 'cant_update_message' })
})

test('a person answers in a thread, which is no message of the channel', async () => {
  const { ts } = z
    .looseObject({ ts: z.string() })
    .parse(await house.api('chat.postMessage', { channel: 'C0WEB', text: 'card' }))
  await house.post('/sandbox/say', { user: 'cy', channel: 'web', text: 'Why?', thread_ts: ts })
  expect(await house.api('conversations.replies', { channel: 'C0WEB', ts })).toMatchObject({
    messages: [
      { ts, reply_count: 1 },
      { user: 'U0CY', text: 'Why?', thread_ts: ts },
    ],
  })
  const history = await house.api('conversations.history', { channel: 'C0WEB' })
  expect(JSON.stringify(history.messages)).not.toContain('Why?')
  expect((await house.slack.messages('web', 'ann')).find(({ text }) => text === 'Why?')?.thread_ts).toBe(ts)
})

test.each([
  [{ metadata: 'x' }, 'metadata must be an object.'],
  [{ metadata: { event_type: 'x' } }, 'metadata.event_payload must be an object.'],
  [{ by_app: 'yes' }, 'by_app must be true or false.'],
])('%o is refused with one sentence', async (body, error) => {
  expect(await house.post('/sandbox/say', { user: 'bob', channel: 'web', text: 'hi', ...body })).toEqual({
    status: 400,
    body: { ok: false, error },
  })
})
