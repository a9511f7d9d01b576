import { expect, test } from 'vitest'
import { houseForTests, textsFor } from './house.ts'

const house = houseForTests()

test('a newcomer meets messages in every channel', async () => {
  const { channels } = house.slack
  expect(channels.map(({ id, name }) => [id, name])).toEqual([
    ['C0WEB', 'web'],
    ['C0GENERAL', 'general'],
    ['C0RANDOM', 'random'],
    ['C0PARTNERS', 'partners'],
  ])
  for (const { name } of channels) expect((await textsFor(house, 'ann', name)).length).toBeGreaterThan(1)
})

test('seeded messages are by people of the workspace', async () => {
  const ids = new Set(house.slack.people.map(({ id }) => id))
  const messages = await house.slack.messages('C0WEB', 'U0BOB')
  expect(messages.every((message) => ids.has(message.user) && !message.bot && !message.ephemeral)).toBe(true)
})

test('commands and message shortcuts are those of the manifest', () => {
  expect(house.slack.commands).toEqual([
    { command: '/mr', description: 'Merge requests', escapes: false },
    { command: '/milestone', description: 'Milestones', escapes: false },
  ])
  expect(house.slack.shortcuts).toEqual([{ name: 'Show merge request', callbackId: 'show' }])
})

test('what a person says is heard by listeners until they leave, and is inert markup', async () => {
  let heard = 0
  const leave = house.slack.onChange(() => {
    heard += 1
  })
  await house.post('/sandbox/say', {
    user: 'bob',
    channel: 'web',
    text: '<!channel> & @ann https://a.b/c?d=1',
  })
  leave()
  await house.post('/sandbox/say', { user: 'bob', channel: 'web', text: 'again' })
  expect(heard).toBe(1)
  const texts = await textsFor(house, 'ann')
  expect(texts.slice(-2)).toEqual(['&lt;!channel&gt; &amp; <@U0ANN> <https://a.b/c?d=1>', 'again'])
})

test('a reset brings the seed back and forgets everything else', async () => {
  const seeded = (await textsFor(house, 'ann')).filter((text) => text !== 'again').slice(0, 2)
  await house.api('chat.postMessage', { channel: 'C0WEB', text: 'later' })
  await house.api('chat.postEphemeral', { channel: 'C0WEB', user: 'U0ANN', text: 'psst' })
  await house.api('views.publish', {
    user_id: 'U0ANN',
    view: { type: 'home', blocks: [{ type: 'divider' }] },
  })
  expect(house.slack.views('ann').home).not.toBeNull()
  const token = house.slack.app.botToken
  expect(await house.post('/sandbox/reset', {})).toEqual({ status: 200, body: { ok: true } })
  expect(house.resets).toBe(1)
  expect(await textsFor(house, 'ann')).toEqual(seeded)
  expect(house.slack.views('ann').home).toBeNull()
  expect(house.slack.app.botToken).toBe(token)
  expect(house.slack.ledger()).toEqual([])
})
