import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { forgeApi, type Message, type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const Unfurls = z.object({
  messages: z.array(
    z.object({
      ts: z.string(),
      unfurls: z.array(z.object({ url: z.string(), blocks: z.unknown() })).default([]),
    }),
  ),
})

async function cardsUnder(ts: unknown, channel: string) {
  const answer = await fetch(`${sandbox.url}/sandbox/messages?channel=${channel}&user=ann`)
  const { messages } = Unfurls.parse(await answer.json())
  return messages.find((message) => message.ts === ts)?.unfurls ?? []
}

async function says(user: string, text: string, { channel = 'web', thread_ts = '' } = {}) {
  const about = thread_ts === '' ? {} : { thread_ts }
  const { ok, ts } = await sandbox.call('/sandbox/say', { user, channel, text, ...about })
  expect(ok).toBe(true)
  return String(ts)
}

const page = (iid: number, project = 'acme/web') => `${sandbox.forgeUrl}/${project}/merge_requests/${iid}`

/** A link that is shown, after which everything before it has been looked at. */
async function isShown(iid: number, { user = 'ann', channel = 'general' } = {}) {
  const ts = await says(user, `Look at ${page(iid)}`, { channel })
  await expect.poll(() => cardsUnder(ts, channel)).toHaveLength(1)
  return ts
}

test('a link gets a short card that has nothing to press', async () => {
  const ts = await isShown(12, { channel: 'web' })
  const [card] = await cardsUnder(ts, 'web')
  expect(card?.url).toBe(page(12))
  const shown = JSON.stringify(card?.blocks)
  expect(shown).toContain('!12 Choose the dates of a report')
  expect(shown).toContain('feature/report-range')
  expect(shown).not.toMatch(/"button"|"overflow"/)
})

test('a milestone gets one too, once, where its project may be shown', async () => {
  const milestone = `${sandbox.forgeUrl}/acme/web/${forgeApi === 'v4' ? '-/' : ''}milestones/3`
  const ts = await says('ann', `Look at ${milestone}`, { channel: 'general' })
  await expect.poll(() => cardsUnder(ts, 'general')).toHaveLength(1)
  const [card] = await cardsUnder(ts, 'general')
  expect(card?.url).toBe(milestone)
  const shown = JSON.stringify(card?.blocks)
  expect(shown).toMatch(/%3.*acme\/web/)
  expect(shown).not.toMatch(/"button"|"overflow"/)
  const again = await says('bob', milestone, { channel: 'general' })
  const unlinked = await says('cy', milestone, { channel: 'web' })
  // A merge request of the same number is something else.
  await isShown(3)
  expect(await cardsUnder(again, 'general')).toEqual([])
  expect(await cardsUnder(unlinked, 'web')).toEqual([])
})

test.runIf(forgeApi === 'v4')(
  'a milestone of a group gets one where the channel’s project is in that group',
  async () => {
    const milestone = `${sandbox.forgeUrl}/groups/acme/-/milestones/1`
    const ts = await says('ann', `Look at ${milestone}`)
    await expect.poll(() => cardsUnder(ts, 'web')).toHaveLength(1)
    const [card] = await cardsUnder(ts, 'web')
    expect(JSON.stringify(card?.blocks)).toContain('all projects of its group')
    const elsewhere = await says('ann', milestone, { channel: 'general' })
    await isShown(12)
    expect(await cardsUnder(elsewhere, 'general')).toEqual([])
  },
)

test('who is writing sees the card as far as they can read, each time; it is judged again when it is sent', async () => {
  const compose = async (user: string, text: string) => {
    const { previews } = await sandbox.call('/sandbox/compose', { user, text })
    return JSON.stringify(previews)
  }
  expect(await compose('ann', `Look at ${page(12)}`)).toContain('!12 Choose the dates of a report')
  const milestone = `${sandbox.forgeUrl}/acme/web/${forgeApi === 'v4' ? '-/' : ''}milestones/3`
  expect(await compose('bob', milestone)).toContain('%3')
  expect(await compose('cy', page(12))).toBe('[]')
  expect(await compose('ann', page(1, 'acme/vault'))).toBe('[]')
  await isShown(12)
  expect(await compose('ann', page(12))).toContain('!12 ')
  const shared = await says('ann', page(12), { channel: 'partners' })
  await isShown(13, { channel: 'web' })
  expect(await cardsUnder(shared, 'partners')).toEqual([])
})

test('not twice within half an hour in a channel, and again after it', async () => {
  await isShown(12)
  const again = await says('bob', page(12), { channel: 'general' })
  await isShown(14)
  expect(await cardsUnder(again, 'general')).toEqual([])
  await isShown(12, { channel: 'web' })
  await sandbox.call('/sandbox/clock', { ms: 31 * 60_000, at_once: true })
  await isShown(12)
})

test('not where three are linked, nor where the bot is not, nor of what the channel or the person may not see', async () => {
  const three = await says('ann', [11, 12, 14].map((iid) => page(iid)).join(' '), { channel: 'general' })
  const absent = await says('ann', page(12), { channel: 'random' })
  const unlinked = await says('cy', page(12), { channel: 'general' })
  const shared = await says('ann', page(12), { channel: 'partners' })
  await sandbox.asks(
    'ann',
    '/greenlight policy --projects api',
    ({ text }) => text.includes('acme/api'),
    'general',
  )
  const elsewhere = await says('ann', page(16), { channel: 'general' })
  await isShown(13, { channel: 'web' })
  for (const [ts, channel] of [
    [three, 'general'],
    [absent, 'random'],
    [unlinked, 'general'],
    [shared, 'partners'],
    [elsewhere, 'general'],
  ] as const)
    expect(await cardsUnder(ts, channel)).toEqual([])
})

const isReplyTo = (thread: string) => (message: Message) =>
  message.bot && message.thread_ts === thread && message.ts !== thread

test('@greenlight !12 shows its card, and @greenlight help and a slip are answered in the thread', async () => {
  await says('ann', '@greenlight !12')
  const card = await sandbox.sees('ann', ({ bot, text }) => bot && text.startsWith('!12 '))
  expect(card.thread_ts ?? card.ts).toBe(card.ts)
  const help = await says('ann', '@greenlight help')
  expect((await sandbox.sees('ann', isReplyTo(help))).text).toContain('/mr')
  const slip = await says('ann', '@greenlight murge !12')
  expect((await sandbox.sees('ann', isReplyTo(slip))).text).toContain('merge')
})

test('in the thread of a card, what names no merge request means the card’s: it is asked, and merged', async () => {
  const card = await sandbox.asks('ann', '/mr view !12', ({ bot, text }) => bot && text.startsWith('!12 '))
  await says('ann', '@greenlight merge', { thread_ts: card.ts })
  const question = await sandbox.sees(
    'ann',
    (message) => message.ephemeral && message.text.startsWith('Merge !12'),
  )
  expect(question.thread_ts).toBe(card.ts)
  const calls = await sandbox.writes(async () => {
    await sandbox.press('ann', question, 'mr.merge')
    await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
  })
  expect(calls).toHaveLength(1)
})

test('in any other thread, one is shown in short there, and what another bot says is not listened to', async () => {
  const ts = await says('bob', 'What about the dates?')
  await says('bob', '@greenlight !12', { thread_ts: ts })
  const short = await sandbox.sees('bob', isReplyTo(ts))
  expect(short.text).toContain('!12 Choose the dates of a report')
  expect(short.blocks.every(({ type }) => type !== 'actions')).toBe(true)
})
