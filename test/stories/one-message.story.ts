import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import {
  API,
  actionIds,
  clone,
  isReply,
  type Message,
  type Sandbox,
  startSandbox,
} from '../support/sandbox.ts'

let sandbox: Sandbox

// A bot of its own for each story: a slow merge may go on after its story, and would speak in the next one.
beforeEach(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.stop())

const isCard = ({ bot, ephemeral, text }: Message) => bot && !ephemeral && text.startsWith('!12 ')
const isPreview = ({ bot, ephemeral, text }: Message) => bot && ephemeral && text.startsWith('!12 ')
const offersMerge = (message: Message) => actionIds(message).some((id) => id.startsWith('mr.merge'))

const slowMerge = () =>
  sandbox.call('/sandbox/fault', {
    target: 'forge',
    match: `PUT ${API}/projects/42/merge_requests`,
    kind: 'slow:5000',
    times: 1,
  })
const merged = (card: Message, user = 'ann') =>
  sandbox.sees(user, ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
const announced = (user: string) =>
  sandbox.sees(user, ({ text }) => text.startsWith('Checking /mr merge !12.'))
const merges = async () => (await sandbox.ledger()).filter(({ method }) => method === 'PUT')

/** What the bot shows to a person there, oldest first, but not what is told in threads. */
const shown = async (user: string, channel = 'web') =>
  (await sandbox.messages(user, channel)).filter((message) => message.bot && !isReply(message))
const shows = (user: string) => expect.poll(() => shown(user))
/** A message, by which one it is and the beginning of its words. */
const one = ({ ts }: Message, words: RegExp) =>
  expect.objectContaining({ ts, text: expect.stringMatching(words) })

/** The card says so itself, and has no buttons meanwhile. */
const says = async (card: Message, doing: string, user = 'bob') => {
  const busy = await sandbox.sees(user, ({ ts, text }) => ts === card.ts && text.includes(`. ${doing}… `))
  expect(actionIds(busy)).toEqual([])
}

test('a card in the channel and a slow merge by its button: the card says so, and nothing else does', async () => {
  const card = await sandbox.asks('ann', '/mr view !12', isCard)
  await slowMerge()
  await sandbox.press('ann', card, 'mr.merge')
  await says(card, 'Merging')
  await shows('bob').toEqual([one(card, /Merging…/)])
  await merged(card, 'bob')
  await shows('bob').toEqual([one(card, /Merged as/)])
})

test('a card in the channel and a slow merge by a question: one message tells it', async () => {
  const card = await sandbox.asks('bob', '/mr view !12', isCard)
  const question = await sandbox.asks('ann', '/mr merge !12', offersMerge)
  await slowMerge()
  await sandbox.press('ann', question, 'mr.merge')
  await says(card, 'Merging')
  await merged(card, 'bob')
  await shows('bob').toEqual([one(card, /Merged as/)])
  expect((await shown('ann')).filter(offersMerge)).toEqual([])
})

test('another one views it while the merge of the card above is slow: one card, and the older one points to it', async () => {
  const above = await sandbox.asks('ann', '/mr view !12', isCard)
  await slowMerge()
  await sandbox.press('ann', above, 'mr.merge')
  const below = await sandbox.asks('bob', '/mr view !12', isCard)
  await merged(below, 'bob')
  await shows('bob').toEqual([one(above, /moved below\.$/), one(below, /Merged as/)])
})

test('a slow merge by the button of a private card: its message announces it, and then shows it', async () => {
  const preview = await sandbox.asks('ann', '/mr view !12 --private', isPreview)
  await slowMerge()
  await sandbox.press('ann', preview, 'mr.merge')
  expect((await announced('ann')).ts).toBe(preview.ts)
  await merged(preview)
  expect(await shown('ann')).toEqual([one(preview, /Merged as/)])
})

test('a private card of what somebody else merged meanwhile: its button shows that, and sends nothing', async () => {
  const preview = await sandbox.asks('bob', '/mr view !12 --private', isPreview)
  const card = await sandbox.asks('ann', '/mr view !12', isCard)
  await sandbox.press('ann', card, 'mr.merge')
  await merged(card)
  await sandbox.press('bob', preview, 'mr.merge')
  const now = await merged(preview, 'bob')
  expect(offersMerge(now)).toBe(false)
  const told = await sandbox.sees('bob', ({ text }) => text.startsWith('acme/web!12 is already merged.'))
  expect(await shown('bob')).toEqual([one(preview, /Merged as/), one(card, /Merged as/), one(told, /./)])
  expect(await merges()).toHaveLength(1)
})

test('a question about what is merged at the forge meanwhile: its button says so, and changes nothing', async () => {
  const question = await sandbox.asks('ann', '/mr merge !12', offersMerge)
  const { body } = await sandbox.api('sandbox-ann', '/projects/42/merge_requests?iid=12')
  const [{ id }] = z.tuple([z.object({ id: z.number() })]).parse(body)
  const done = await sandbox.api('sandbox-root', `/projects/42/merge_requests/${id}/merge`, {
    method: 'PUT',
    body: {},
  })
  expect(done.status).toBe(200)
  await sandbox.press('ann', question, 'mr.merge')
  const told = await sandbox.sees('ann', (message) => message.ts === question.ts && !offersMerge(message))
  expect(told.text).toMatch(/^acme\/web!12 is already merged\. Merged as [0-9a-f]{7}/)
  expect(await merges()).toHaveLength(1)
})

test('the life of a merge request in a channel that watches its project is one message and its thread', async () => {
  const channel = 'general'
  await sandbox.asks('ann', '/greenlight watch web', ({ bot }) => bot, channel)
  const before = (await shown('ann', channel)).map(({ ts }) => ts)
  const isTold = async (words: RegExp) => {
    const all = await sandbox.messages('bob', channel)
    return all.some((message) => isReply(message) && words.test(message.text))
  }
  const told = (words: RegExp) => expect.poll(() => isTold(words)).toBe(true)

  const work = await clone(sandbox.forgeUrl, 'acme/web', 'bob')
  const push = async (title: string) => {
    await work.git('commit', '--quiet', '--allow-empty', '-m', title)
    await work.git('push', '--quiet', 'origin', 'feature/life')
  }
  await work.git('checkout', '--quiet', '-b', 'feature/life')
  await push('The first')
  const made = await sandbox.api('sandbox-bob', '/projects/42/merge_requests', {
    method: 'POST',
    body: { source_branch: 'feature/life', target_branch: 'main', title: 'A life' },
  })
  const { id, iid } = z.object({ id: z.number(), iid: z.number() }).parse(made.body)
  const card = await sandbox.sees('bob', ({ text }) => text.startsWith(`!${iid} A life`), channel)
  const edit = (state_event: string) =>
    sandbox.api('sandbox-bob', `/projects/42/merge_requests/${id}`, { method: 'PUT', body: { state_event } })

  await push('The second')
  await work.remove()
  await told(/1 new commit: The second/)
  await edit('close')
  await told(/: Closed\.$/)
  await edit('reopen')
  await told(/: Reopened\.$/)
  // Only its author is answered: the comment is at the forge.
  await sandbox.asks('bob', `/mr comment web!${iid} "Fine with me"`, ({ ephemeral }) => ephemeral, channel)
  await sandbox.press('ann', card, 'mr.merge', { channel })
  await told(/: Merged by ann\.$/)

  const after = (await shown('ann', channel)).filter(({ ts }) => !before.includes(ts))
  expect(after).toEqual([one(card, /^!\d+ A life in acme\/web\. Merged as/)])
  const replies = (await sandbox.messages('bob', channel)).filter(isReply)
  expect(replies.filter(({ thread_ts }) => thread_ts !== card.ts)).toEqual([])
  // One line for each thing that happened.
  expect(replies.map(({ text }) => text)).toEqual([
    `!${iid}: Opened.`,
    `!${iid}: 1 new commit: The second, by Test.`,
    `!${iid}: Closed.`,
    `!${iid}: Reopened.`,
    `!${iid}: Merged by ann.`,
  ])
})
