import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type SlackBackend,
  startEmulateBackend,
} from '../../../../src/sandbox/slack/backend/emulate-backend.ts'
import { TEAM } from '../../../../src/sandbox/slack/seed.ts'

let backend: SlackBackend
beforeAll(async () => {
  backend = await startEmulateBackend(TEAM, ['chat:write'], Date.now)
})
afterAll(() => backend.close())

test('the hourly limit of emulate, 5,000 calls, is never met', async () => {
  for (let round = 0; round < 21; round += 1) {
    const answers = await Promise.all(Array.from({ length: 250 }, () => backend.call('auth.test', {}, 'app')))
    expect(answers.every((answer) => answer?.user_id === 'U0GREENLIGHT')).toBe(true)
  }
})

test('the app is bound to its scopes, people are not', async () => {
  const refused = await backend.call('conversations.list', {}, 'app')
  expect(refused).toMatchObject({ ok: false, error: 'missing_scope', needed: 'channels:read' })
  expect(await backend.call('conversations.list', {}, 'U0ANN')).toMatchObject({ ok: true })
})

test('a call that does not exist gives nothing, and channels start without messages', async () => {
  expect(await backend.call('nope.nope', {}, 'app')).toBeUndefined()
  for (const channel of ['C0WEB', 'C0GENERAL', 'C0RANDOM']) {
    expect(await backend.call('conversations.history', { channel }, 'U0BOB')).toMatchObject({ messages: [] })
  }
})

test('ids are ours in what goes in and in what comes out, and texts stay as they are', async () => {
  const text = 'U0ANN, U000000001 and C0WEB'
  const args = { channel: 'C0WEB', text, metadata: { event_type: 'x', event_payload: { who: 'U0ANN' } } }
  const answer = await backend.call('chat.postMessage', args, 'U0ANN')
  expect(answer).toMatchObject({
    channel: 'C0WEB',
    message: { user: 'U0ANN', text, metadata: { event_payload: { who: 'U0ANN' } } },
  })
})
