import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  await sandbox.stop()
})

const became = async (type: string, channel: string, to?: string) =>
  expect(await sandbox.call('/sandbox/channel', { type, channel, to })).toMatchObject({ ok: true })
const says = (text: string, part: string, channel: string) =>
  sandbox.asks(
    'ann',
    text,
    (message) => message.bot && JSON.stringify([message.text, message.blocks]).includes(part),
    channel,
  )

test('a channel with another id keeps what was set up in it; an archived one tells its owner once', async () => {
  await says('/greenlight default api', 'now uses acme/api', 'general')
  await says('/greenlight watch api', 'acme/api', 'general')
  await says('/greenlight manager add @bob', 'U0BOB', 'general')
  await says('/milestone digest on "mon 9:00"', 'acme/api', 'general')

  await sandbox.call('/sandbox/invite', { user: 'ann', channel: 'random' })
  await became('channel_id_changed', 'general', 'random')
  await says('/mr list', 'acme/api', 'random')
  await says('/greenlight watches', 'acme/api', 'random')
  await says('/greenlight manager list', 'U0BOB', 'random')
  await says('/milestone digest list', 'acme/api', 'random')
  await says('/mr list', 'This channel has no project', 'general')

  await became('channel_rename', 'random')
  await became('channel_archive', 'random')
  await became('channel_archive', 'random')
  await sandbox.sees(
    'ann',
    ({ text }) => text.includes('that channel is archived') && text.startsWith('Posts'),
    'dm',
  )
  await sandbox.sees('ann', ({ text }) => text.includes('archived') && text.includes('digest'), 'dm')
  await became('channel_deleted', 'random')
  await sandbox.asks('ann', '/mr view !12', ({ text }) => text.startsWith('!12 '))
  const told = (await sandbox.messages('ann', 'dm')).filter(({ text }) => /archived|deleted/.test(text))
  expect(told).toHaveLength(2)
})
