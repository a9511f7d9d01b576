import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { houseForTests, textsFor } from './house.ts'

const house = houseForTests()

const post = (args: Record<string, unknown>) =>
  house.api('chat.postMessage', { channel: 'C0WEB', text: 'hello', ...args })

describe('the door of the Web API', () => {
  test.each(['', 'xoxb-other', 'test_token_admin'])('the token %o is refused', async (token) => {
    expect(await house.api('auth.test', {}, token)).toEqual({ ok: false, error: 'invalid_auth' })
  })

  test.each(['nope', 'views.generateTriggerId', 'constructor', 'conversations.nope', 'oauth.v2.access'])(
    '%s is no method',
    async (method) => {
      expect(await house.api(method, {})).toEqual({ ok: false, error: 'unknown_method' })
    },
  )

  test('forms, JSON and multipart are understood, with the token in a header or as an argument', async () => {
    const token = house.slack.app.botToken
    const send = async (body: string | FormData, headers: Record<string, string>) => {
      const response = await fetch(`${house.url}/api/chat.postMessage`, { method: 'POST', body, headers })
      return response.json()
    }
    const fields = { token, channel: 'C0WEB', text: 'three ways', blocks: '[{"type":"divider"}]' }
    const multipart = new FormData()
    for (const [name, value] of Object.entries(fields)) multipart.set(name, value)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await send(new URLSearchParams(fields).toString(), form)).toMatchObject({ ok: true })
    expect(await send(multipart, {})).toMatchObject({ ok: true })
    expect(await send(JSON.stringify(fields), { 'content-type': 'application/json' })).toMatchObject({
      ok: true,
      message: { blocks: [{ type: 'divider' }] },
    })
  })

  test('the bot learns who it is', async () => {
    expect(await house.api('auth.test', {})).toMatchObject({
      ok: true,
      user_id: house.slack.app.botUserId,
      bot_id: 'B0GREENLIGHT',
      team_id: 'T0ACME',
      team: 'Acme',
    })
  })

  test('a call beyond the scopes of the manifest is refused', async () => {
    const answer = await house.api('reactions.add', { channel: 'C0WEB', name: 'eyes', timestamp: '1.2' })
    expect(answer).toMatchObject({ ok: false, error: 'missing_scope' })
  })
})

describe('messages', () => {
  test('a posted message says which app it is by and has ids on blocks and elements', async () => {
    const button = { type: 'button', text: { type: 'plain_text', text: 'Go' } }
    const answer = await post({ blocks: [{ type: 'actions', elements: [button] }] })
    expect(answer).toMatchObject({
      ok: true,
      channel: 'C0WEB',
      message: {
        user: 'U0GREENLIGHT',
        bot_id: 'B0GREENLIGHT',
        app_id: 'A0GREENLIGHT',
        team: 'T0ACME',
        bot_profile: { name: 'greenlight' },
        blocks: [{ block_id: expect.any(String), elements: [{ action_id: expect.any(String) }] }],
      },
    })
  })

  test('channels go by id or by name', async () => {
    expect(await post({ channel: '#general' })).toMatchObject({ ok: true, channel: 'C0GENERAL' })
    expect(await post({ channel: 'C0NONE' })).toEqual({ ok: false, error: 'channel_not_found' })
  })

  test('the bot posts and reads nothing where it is no member, until it joins', async () => {
    const refused = { ok: false, error: 'not_in_channel' }
    expect(await post({ channel: 'C0RANDOM' })).toEqual(refused)
    const ephemeral = { channel: 'C0RANDOM', user: 'U0ANN', text: 'psst' }
    expect(await house.api('chat.postEphemeral', ephemeral)).toEqual(refused)
    expect(await house.api('conversations.history', { channel: 'C0RANDOM' })).toEqual(refused)
    await house.api('conversations.join', { channel: 'C0RANDOM' })
    expect(await post({ channel: 'C0RANDOM' })).toMatchObject({ ok: true })
  })

  test('an update is seen as edited, and only own messages can be updated or deleted', async () => {
    const { ts } = await post({ text: 'first' })
    await house.api('chat.update', { channel: 'C0WEB', ts, text: 'second', blocks: [{ type: 'divider' }] })
    const message = (await house.slack.messages('web', 'bob')).find((shown) => shown.ts === ts)
    expect(message).toMatchObject({ text: 'second', edited: true, blocks: [{ type: 'divider' }] })
    const [human] = await house.slack.messages('web', 'bob')
    const theirs = { channel: 'C0WEB', ts: human?.ts, text: 'mine now' }
    expect(await house.api('chat.update', theirs)).toMatchObject({ error: 'cant_update_message' })
    expect(await house.api('chat.delete', theirs)).toMatchObject({ error: 'cant_delete_message' })
    expect(await house.api('chat.delete', { channel: 'C0WEB', ts })).toMatchObject({ ok: true })
    expect((await house.slack.messages('web', 'bob')).some((shown) => shown.ts === ts)).toBe(false)
  })

  test('an ephemeral message is seen by one person in one channel, and cannot be updated', async () => {
    const args = { channel: 'C0WEB', user: 'U0ANN', text: 'only for Ann' }
    const { ok, message_ts: ts } = await house.api('chat.postEphemeral', args)
    expect(ok).toBe(true)
    const [last] = (await house.slack.messages('web', 'ann')).slice(-1)
    expect(last).toMatchObject({ ts, text: 'only for Ann', ephemeral: true, bot: true })
    expect(await textsFor(house, 'bob')).not.toContain('only for Ann')
    expect(await textsFor(house, 'ann', 'general')).not.toContain('only for Ann')
    const update = { channel: 'C0WEB', ts, text: 'changed' }
    expect(await house.api('chat.update', update)).toMatchObject({ error: 'message_not_found' })
  })

  test('replies are shown with the ts of their thread', async () => {
    const { ts } = await post({ text: 'parent' })
    await post({ text: 'reply', thread_ts: ts })
    const replies = await house.api('conversations.replies', { channel: 'C0WEB', ts })
    expect(replies).toMatchObject({
      messages: [
        { text: 'parent', thread_ts: ts, reply_count: 1 },
        { text: 'reply', thread_ts: ts },
      ],
    })
    const shown = (await house.slack.messages('web', 'ann')).find(({ text }) => text === 'reply')
    expect(shown?.thread_ts).toBe(ts)
  })

  test('blocks that Slack would refuse are refused with a pointer, and nothing is posted', async () => {
    const before = await textsFor(house, 'ann')
    const blocks = [
      { type: 'divider' },
      { type: 'header', text: { type: 'plain_text', text: 'x'.repeat(151) } },
    ]
    expect(await post({ blocks })).toEqual({
      ok: false,
      error: 'invalid_blocks',
      response_metadata: {
        messages: ['[ERROR] must be less than 151 characters [json-pointer:/blocks/1/text/text]'],
      },
    })
    expect(await post({ blocks: 'nonsense' })).toEqual({ ok: false, error: 'invalid_blocks_format' })
    expect(await post({ metadata: { event_type: 'x' } })).toMatchObject({ error: 'invalid_metadata_format' })
    expect(await textsFor(house, 'ann')).toEqual(before)
  })
})

describe('history', () => {
  const ask = (args: Record<string, unknown>) =>
    house.api('conversations.history', { channel: 'C0GENERAL', ...args })

  test('metadata comes back only when it is asked for', async () => {
    const metadata = { event_type: 'card', event_payload: { key: '42' } }
    const { ts } = await post({ channel: 'C0GENERAL', metadata })
    expect(await ask({ include_all_metadata: true, limit: 1 })).toMatchObject({
      messages: [{ ts, metadata }],
    })
    const plain = await ask({ limit: 1 })
    expect(plain).toMatchObject({ messages: [{ ts }], has_more: true })
    expect(JSON.stringify(plain)).not.toContain('event_payload')
  })

  test('oldest, latest and inclusive cut the history, and a cursor goes on', async () => {
    const { ts: one } = await post({ channel: 'C0GENERAL', text: 'one' })
    const { ts: two } = await post({ channel: 'C0GENERAL', text: 'two' })
    const { ts: three } = await post({ channel: 'C0GENERAL', text: 'three' })
    expect(await ask({ oldest: one })).toMatchObject({ messages: [{ ts: three }, { ts: two }] })
    expect(await ask({ oldest: one, latest: two, inclusive: true })).toMatchObject({
      messages: [{ ts: two }, { ts: one }],
    })
    const page = await ask({ oldest: one, limit: 1 })
    expect(page).toMatchObject({
      messages: [{ ts: three }],
      has_more: true,
      response_metadata: { next_cursor: expect.stringMatching(/^[\w+/=]{20,}$/) },
    })
    const { next_cursor: cursor } = z.object({ next_cursor: z.string() }).parse(page.response_metadata)
    expect(await ask({ oldest: one, cursor })).toMatchObject({ messages: [{ ts: two }], has_more: false })
  })
})

test.each([
  [{ cursor: 'nonsense' }, 'invalid_cursor'],
  [{ limit: 0 }, 'invalid_limit'],
  [{ limit: 'many' }, 'invalid_limit'],
  [{ oldest: 'yesterday' }, 'invalid_ts_oldest'],
  [{ latest: 'now' }, 'invalid_ts_latest'],
])('a history with %o is refused with %s', async (args, error) => {
  expect(await house.api('conversations.history', { channel: 'C0WEB', ...args })).toEqual({
    ok: false,
    error,
  })
})

test('a thread is read in pages from its message on, and one that is not there is not found', async () => {
  const { ts } = await post({ text: 'root' })
  for (const text of ['one', 'two', 'three']) await post({ text, thread_ts: ts })
  const texts: unknown[] = []
  let cursor = ''
  do {
    const page = await house.api('conversations.replies', { channel: 'C0WEB', ts, limit: 2, cursor })
    texts.push(
      ...z
        .array(z.looseObject({ text: z.string() }))
        .parse(page.messages)
        .map(({ text }) => text),
    )
    cursor = z.object({ next_cursor: z.string() }).parse(page.response_metadata).next_cursor
  } while (cursor !== '')
  expect(texts).toEqual(['root', 'one', 'two', 'three'])
  const nowhere = { channel: 'C0WEB', ts: '1600000000.000100' }
  expect(await house.api('conversations.replies', nowhere)).toEqual({ ok: false, error: 'thread_not_found' })
})

test('a history of more than a thousand messages is read to its end', async () => {
  for (let posted = 0; posted < 1_010; posted += 101)
    await Promise.all(Array.from({ length: 101 }, () => post({ channel: 'C0PARTNERS' })))
  let [read, cursor] = [0, '']
  do {
    const page = await house.api('conversations.history', { channel: 'C0PARTNERS', limit: 999, cursor })
    read += z.array(z.unknown()).parse(page.messages).length
    cursor = z.object({ next_cursor: z.string() }).parse(page.response_metadata).next_cursor
  } while (cursor !== '')
  expect(read).toBe(1_012)
})

test.each([
  ['U0ANN', 'Europe/Berlin', 'Central European'],
  ['U0BOB', 'America/New_York', 'Eastern'],
  ['U0CY', 'Asia/Kolkata', 'India'],
])('%s is in %s', async (user, tz, label) => {
  const { user: told } = z
    .looseObject({ user: z.looseObject({ tz: z.string(), tz_label: z.string(), tz_offset: z.int() }) })
    .parse(await house.api('users.info', { user }))
  expect(told.tz).toBe(tz)
  expect(told.tz_label).toContain(label)
  const there = new Date(Date.now() + told.tz_offset * 1000).toISOString().slice(11, 16)
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: tz, hour: '2-digit', minute: '2-digit' })
  expect([Date.now(), Date.now() - 60_000].map((at) => clock.format(at))).toContain(there)
})

test('people and channels have the ids of the sandbox everywhere', async () => {
  expect(await house.api('users.info', { user: 'U0CY' })).toMatchObject({
    user: { id: 'U0CY', name: 'cy', real_name: 'Cy Carter', team_id: 'T0ACME' },
  })
  const users = JSON.stringify(await house.api('users.list', {}))
  const channels = JSON.stringify(await house.api('conversations.list', {}))
  for (const text of [users, channels]) expect(text).not.toMatch(/[UCT]0{5,}\d/)
  expect(await house.api('conversations.members', { channel: 'C0GENERAL' })).toMatchObject({
    members: ['U0ANN', 'U0BOB', 'U0CY', 'U0GUS', 'U0GREENLIGHT'],
  })
})
