import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clone, type Message, type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_POLL_SECONDS: '1' })
})
beforeEach(async () => {
  await sandbox.reset()
})
afterAll(async () => {
  await sandbox.stop()
})

const isCard = (iid: number) => (message: Message) =>
  message.bot && !message.ephemeral && message.text.startsWith(`!${iid} `)
const holds =
  (sentence: string) =>
  ({ text }: Message) =>
    text.includes(sentence)
const says = (user: string, text: string, sentence: string, channel = 'web') =>
  sandbox.asks(user, text, holds(sentence), channel)

async function open(branch: string, title: string): Promise<number> {
  const work = await clone(sandbox.forgeUrl, 'acme/web', 'bob')
  await work.git('checkout', '--quiet', '-b', branch)
  await work.git('commit', '--quiet', '--allow-empty', '-m', title)
  await work.git('push', '--quiet', 'origin', branch)
  await work.remove()
  const body = { source_branch: branch, target_branch: 'main', title }
  const made = await sandbox.api('sandbox-bob', '/projects/42/merge_requests', { method: 'POST', body })
  return (made.body as { iid: number }).iid
}

/** What stands in the channel in the end, after the bot has looked at the project several times more. */
async function standing(channel: string): Promise<string> {
  await sleep(4_000)
  return (await sandbox.messages('ann', channel)).map(({ text }) => text).join('\n')
}

describe('a channel that is shared with another workspace', () => {
  beforeEach(async () => {
    await says('ann', '/greenlight policy --shared yes', 'With other workspaces: allowed', 'partners')
    await says(
      'ann',
      '/greenlight watch web',
      'merge requests of acme/web (no drafts, no bots) here',
      'partners',
    )
  })

  test('is told nothing more once it is closed for Greenlight again; its watch pauses, and its person is told', async () => {
    const first = await open('feed/first', 'While it was open')
    const card = await sandbox.sees('ann', isCard(first), 'partners')
    await says('ann', '/greenlight policy --shared no', 'With other workspaces: not allowed', 'partners')
    const second = await open('feed/second', 'For our eyes only')
    await sandbox.sees('ann', holds('Posts about acme/web in'), 'dm')
    await sandbox.sees(
      'ann',
      ({ ts, text }) => ts === card.ts && text.includes('are paused here'),
      'partners',
    )
    const told = await standing('partners')
    expect(told).not.toContain('For our eyes only')
    expect(told).not.toContain(`!${second} `)
    const direct = await sandbox.messages('ann', 'dm')
    expect(direct.filter(holds('Posts about acme/web in'))).toHaveLength(1)
    expect(direct.filter(holds('Updates of your cards in'))).toHaveLength(1)

    await says('ann', '/mr view web!12', 'People from another workspace are in this channel', 'partners')
    await says('ann', '/greenlight watches', 'people from another workspace are in this channel', 'partners')
    await says('bob', '/greenlight unwatch web', 'I stopped posting about acme/web', 'partners')
  })

  test('has its cards back by themselves once it is opened again', async () => {
    const iid = await open('feed/first', 'While it was open')
    const card = await sandbox.sees('ann', isCard(iid), 'partners')
    const shows = (words: string) =>
      sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes(words), 'partners')
    await says('ann', '/greenlight policy --shared no', 'With other workspaces: not allowed', 'partners')
    await shows('are paused here')
    await says('ann', '/greenlight policy --shared yes', 'With other workspaces: allowed', 'partners')
    await sandbox.call('/sandbox/clock', { days: 1 })
    await shows('While it was open')
  })
})

test('a channel that is bound to other projects is told of them alone, and can stop watching', async () => {
  await says(
    'ann',
    '/greenlight watch web',
    'merge requests of acme/web (no drafts, no bots) here',
    'general',
  )
  await says('ann', '/greenlight policy --projects api', 'acme/api', 'general')
  await open('feed/other', 'Not of this channel')
  await sandbox.sees('ann', holds('that channel now uses other projects only'), 'dm')
  expect(await standing('general')).not.toContain('Not of this channel')
  await says('ann', '/greenlight unwatch web', 'I stopped posting about acme/web', 'general')
})

test('a card follows with the rights of whoever asked for it, and stops when these end, whoever else acts', async () => {
  const card = await sandbox.asks('bob', '/mr view web!12', isCard(12), 'general')
  await sandbox.call('/sandbox/revoke', { token: 'sandbox-bob' })
  await sandbox.asks('ann', '/mr close !12', ({ text }) => text.includes('Closed'))
  await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('are paused here'), 'general')
  await sandbox.sees('bob', holds('no longer accepts your sign-in'), 'dm')
  expect(await standing('general')).not.toContain('Closed')
})

test('what would be told in a channel where the bot is not is not said to be on', async () => {
  for (const text of ['/greenlight watch web', '/milestone digest on "mon 9:00" --project web'])
    await says('ann', text, '/invite @greenlight', 'random')
  await says('ann', '/greenlight watches', 'I don’t post merge request activity here', 'random')
  await says('ann', '/milestone digest list', 'no milestone digest', 'random')
})
