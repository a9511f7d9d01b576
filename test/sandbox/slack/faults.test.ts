import { beforeEach, expect, test } from 'vitest'
import { houseForTests, textsFor } from './house.ts'

const house = houseForTests()
beforeEach(() => house.slack.reset())

async function call(text: string): Promise<Response> {
  return await fetch(`${house.url}/api/chat.postMessage`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${house.slack.app.botToken}` },
    body: JSON.stringify({ channel: 'C0WEB', text }),
  })
}
const isPosted = async (text: string) => (await textsFor(house, 'ann')).includes(text)

test.each([
  ['drop-request', false],
  ['drop-reply', true],
])('%s ends the connection; posted: %s', async (kind, posted) => {
  house.slack.fault({ match: 'chat.', kind, times: 1 })
  await expect(call('one')).rejects.toThrow()
  expect(await isPosted('one')).toBe(posted)
  expect(house.slack.ledger()).toMatchObject([{ name: 'chat.postMessage', fault: kind }])
  expect((await call('two')).status).toBe(200)
})

test('a status, a redirect and garbage come in the place of the answer', async () => {
  await house.post('/sandbox/fault', { target: 'slack', match: 'chat.', kind: 'status:503', times: 2 })
  house.slack.fault({ match: 'chat.', kind: 'redirect', times: 1 })
  house.slack.fault({ match: 'chat.', kind: 'garbage', times: 1 })
  const answers = [await call('a'), await call('b'), await call('c'), await call('d'), await call('e')]
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 302, 200, 200])
  expect(await answers[3]?.text()).toContain('<html>')
  const texts = await textsFor(house, 'ann')
  expect(['a', 'b', 'c', 'd', 'e'].filter((text) => texts.includes(text))).toEqual(['d', 'e'])
})

test('a slow answer comes after its effect', async () => {
  house.slack.fault({ match: 'chat.postMessage', kind: 'slow:60000', times: 1 })
  const changed = new Promise<void>((resolve) => {
    house.slack.onChange(resolve)
  })
  const impatient = new AbortController()
  const pending = fetch(`${house.url}/api/chat.postMessage`, {
    method: 'POST',
    signal: impatient.signal,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${house.slack.app.botToken}` },
    body: '{"channel":"C0WEB","text":"slow"}',
  })
  await changed
  expect(await isPosted('slow')).toBe(true)
  impatient.abort()
  await expect(pending).rejects.toThrow()
})

test('a fault waits for the call that it matches, also for a response_url', async () => {
  house.slack.fault({ match: '/response/', kind: 'status:500', times: 1 })
  expect((await call('fine')).status).toBe(200)
  await house.post('/sandbox/command', { user: 'ann', channel: 'web', command: '/mr', text: '' })
  const url = String(house.deliveries.at(-1)?.content.response_url)
  const answer = await fetch(url, { method: 'POST', body: '{"text":"lost"}' })
  expect(answer.status).toBe(500)
  expect(await isPosted('lost')).toBe(false)
})

test('an unknown kind is refused', () => {
  expect(() => house.slack.fault({ match: '', kind: 'explode', times: 1 })).toThrow('explode')
})

test('the ledger tells calls and deliveries in order, without tokens', async () => {
  await house.post('/sandbox/command', { user: 'ann', channel: 'web', command: '/mr', text: 'x' })
  await call('noted')
  const { entries } = await house.get('/sandbox/ledger')
  expect(entries).toMatchObject([
    { kind: 'delivery', name: 'slash_command', request: { text: 'x' }, status: 200 },
    { kind: 'api', name: 'chat.postMessage', request: { text: 'noted' }, status: 200, answer: { ok: true } },
  ])
  expect(JSON.stringify(entries)).not.toContain(house.slack.app.botToken)
})

test('a pace lets one call through in each channel, and tells the others for how long they must wait', async () => {
  await house.post('/sandbox/fault', {
    target: 'slack',
    match: 'chat.postMessage',
    kind: 'pace:60000',
    times: 9,
  })
  const first = await call('one')
  const second = await call('two')
  expect([first.status, second.status, second.headers.get('retry-after')]).toEqual([200, 429, '60'])
  const elsewhere = await house.api('chat.postMessage', { channel: 'C0GENERAL', text: 'elsewhere' })
  expect(elsewhere).toMatchObject({ ok: true })
  expect(await isPosted('two')).toBe(false)
})
