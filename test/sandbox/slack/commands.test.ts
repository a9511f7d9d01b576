import { beforeEach, expect, test } from 'vitest'
import { houseForTests, lastDelivery, textsFor } from './house.ts'

const house = houseForTests()
beforeEach(() => {
  house.onDelivery = () => ({ status: 200 })
})

const type = (text: string) =>
  house.post('/sandbox/command', { user: 'ann', channel: 'web', command: '/mr', text })

test('a command arrives signed, as a bare form, with everything that Slack sends', async () => {
  const { status, body } = await type('list & <more>')
  expect(status).toBe(200)
  expect(body).toEqual({ ok: true, acked_ms: expect.any(Number) })
  expect(house.deliveries.at(-1)).toMatchObject({
    signed: true,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    content: {
      command: '/mr',
      text: 'list & <more>',
      user_id: 'U0ANN',
      user_name: 'ann',
      channel_id: 'C0WEB',
      channel_name: 'web',
      team_id: 'T0ACME',
      api_app_id: 'A0GREENLIGHT',
      trigger_id: expect.stringMatching(/^\d+\.\d+\.\w+$/),
      response_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/response\/\S+$/),
    },
  })
})

test('what comes with the 200 is shown to the person, or to all when it says so', async () => {
  house.onDelivery = () => ({ status: 200, body: 'plain words' })
  await type('help')
  expect(await textsFor(house, 'ann')).toContain('plain words')
  expect(await textsFor(house, 'bob')).not.toContain('plain words')
  const reply = { response_type: 'in_channel', text: 'for all', blocks: [{ type: 'divider' }] }
  house.onDelivery = () => ({ status: 200, body: JSON.stringify(reply) })
  await type('help')
  const shown = (await house.slack.messages('web', 'bob')).at(-1)
  expect(shown).toMatchObject({ text: 'for all', bot: true, blocks: [{ type: 'divider' }] })
})

test('a reply with blocks that Slack refuses is named as a failure', async () => {
  house.onDelivery = () => ({ status: 200, body: JSON.stringify({ blocks: [{ type: 'nope' }] }) })
  await type('help')
  expect((await textsFor(house, 'ann')).at(-1)).toBe('/mr failed with the error "invalid_blocks"')
})

test('an app that answers with another status, or not at all, has failed for that person only', async () => {
  house.onDelivery = () => ({ status: 500 })
  const failure = { ok: false, error: '/mr failed with the error "dispatch_failed".' }
  expect((await type('list')).body).toMatchObject(failure)
  const before = house.slack.installation.requestUrl
  house.slack.installation.requestUrl = 'http://127.0.0.1:1/'
  expect((await type('list')).body).toMatchObject(failure)
  house.slack.installation.requestUrl = before
  const said = '/mr failed with the error "dispatch_failed"'
  expect((await textsFor(house, 'ann')).filter((text) => text === said)).toHaveLength(2)
  expect(await textsFor(house, 'bob')).not.toContain(said)
})

test('an app that needs more than three seconds has timed out', async () => {
  house.onDelivery = () => new Promise(() => {})
  expect((await type('list')).body).toMatchObject({
    ok: false,
    error: '/mr failed with the error "operation_timeout".',
  })
  expect((await textsFor(house, 'ann')).at(-1)).toBe('/mr failed with the error "operation_timeout"')
})

test('a command that the manifest lacks is no command, and nothing is sent', async () => {
  const sent = house.deliveries.length
  const call = { user: 'ann', channel: 'web', command: '/nope', text: '' }
  expect(await house.post('/sandbox/command', call)).toEqual({
    status: 400,
    body: { ok: false, error: '/nope is no command of this workspace; it has /mr, /milestone.' },
  })
  expect(house.deliveries).toHaveLength(sent)
})

test('a shortcut brings the message that it is used on', async () => {
  const messages = await house.slack.messages('web', 'ann')
  const ts = messages.find(({ text }) => text.includes('milestone'))?.ts
  const call = { user: 'cy', channel: 'web', ts, callback_id: 'show' }
  expect((await house.post('/sandbox/shortcut', call)).body).toMatchObject({ ok: true })
  expect(lastDelivery(house)).toMatchObject({
    type: 'message_action',
    callback_id: 'show',
    message_ts: ts,
    message: { ts, text: expect.stringContaining('milestone'), user: 'U0CY', team: 'T0ACME' },
    user: { id: 'U0CY', team_id: 'T0ACME' },
    channel: { id: 'C0WEB', name: 'web' },
    trigger_id: expect.any(String),
    response_url: expect.any(String),
  })
  expect(await house.post('/sandbox/shortcut', { ...call, callback_id: 'other' })).toMatchObject({
    status: 400,
  })
})

test('opening the Home tab is an event with an id of its own', async () => {
  await house.post('/sandbox/home', { user: 'bob' })
  const first = lastDelivery(house)
  await house.post('/sandbox/home', { user: 'bob' })
  expect(house.deliveries.at(-1)).toMatchObject({
    signed: true,
    headers: { 'content-type': 'application/json' },
  })
  expect(first).toMatchObject({
    type: 'event_callback',
    team_id: 'T0ACME',
    api_app_id: 'A0GREENLIGHT',
    event_id: expect.stringMatching(/^Ev\w+$/),
    event: { type: 'app_home_opened', user: 'U0BOB', tab: 'home' },
  })
  expect(lastDelivery(house).event_id).not.toBe(first.event_id)
})
