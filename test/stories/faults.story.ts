import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  API,
  actionIds,
  isReply,
  type Message,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const card = () => sandbox.asks('ann', '/mr view !12', ({ text }) => text.startsWith('!12 '))
const state = async () => {
  const { body } = await sandbox.api('sandbox-root', '/projects/42/merge_requests?iid=12')
  return (body as { state: string }[])[0]?.state
}
const fault = (target: string, match: string, kind: string, times = 1) =>
  sandbox.call('/sandbox/fault', { target, match, kind, times })
const copies = async (fits: (message: Message) => boolean) => (await sandbox.messages('ann')).filter(fits)

test('the reply of a merge is lost: the forge is read, and the card says merged because it is', async () => {
  const shown = await card()
  await fault('forge', `PUT ${API}/projects/42/merge_requests`, 'drop-reply')
  await sandbox.press('ann', shown, 'mr.merge')
  const merged = await sandbox.sees('ann', ({ ts, text }) => ts === shown.ts && text.includes('Merged as'))
  expect(words(merged)).toMatch(/asked for the merge; Acme Git shows it merged\.$/)
  expect(await state()).toBe('merged')
})

test('the request of a merge is lost: nobody claims that it merged or that it failed', async () => {
  const shown = await card()
  await fault('forge', `PUT ${API}/projects/42/merge_requests`, 'drop-request')
  await sandbox.press('ann', shown, 'mr.merge')
  await sandbox.sees('bob', ({ ts, text }) => ts === shown.ts && text.includes('Merging…'))
  const answer = await sandbox.sees('ann', ({ text }) =>
    text.startsWith('I can’t tell whether acme/web!12 gets merged.'),
  )
  const again = await sandbox.sees('bob', ({ ts, text }) => ts === shown.ts && !text.includes('Merging…'))
  expect(actionIds(again)).toEqual(actionIds(shown))
  expect(answer.text).toMatch(
    /It still shows “(?:Ready to merge|No conflicts|Not checked for conflicts yet)(?: · builds not shown)?”\./,
  )
  expect(await state()).toBe('opened')
})

test('the request to merge after the build is lost: nobody claims that there was a wait and that it ended', async () => {
  const shown = await sandbox.asks('ann', '/mr view !11', ({ text }) => text.startsWith('!11 '))
  await fault('forge', `PUT ${API}/projects/42/merge_requests`, 'drop-request')
  await sandbox.press('ann', shown, 'mr.merge:later')
  const asked = await sandbox.sees('ann', ({ text }) => text.startsWith('I can’t tell whether acme/web!11'))
  expect(asked.text).not.toContain('Not merged')
  // It says what is so, and not that it was otherwise before.
  const isOfThread = (message: Message) => isReply(message) && message.thread_ts === shown.ts
  const followed = await sandbox.sees('ann', isOfThread)
  expect(followed.text).toMatch(
    /^!11: Not merged: auto-merge is off(?:, probably because the build failed)?\.$/,
  )
})

test('the forge is down: the reason is told, and that nothing was changed', async () => {
  const shown = await card()
  await fault('forge', '/merge_requests/', 'status:503', 50)
  await sandbox.press('ann', shown, 'mr.merge')
  const answer = await sandbox.sees(
    'ann',
    ({ ephemeral, text }) => ephemeral && text.startsWith('It wasn’t merged'),
  )
  expect(answer.text).toMatch(/answered 503 .*; if it keeps happening, tell your admin\./)
  expect(await state()).toBe('opened')
})

test('a forge that was often down is left alone for a while, and a reset ends that', async () => {
  await fault('forge', 'GET', 'status:503', 50)
  const asks = () => sandbox.asks('ann', '/mr list', ({ bot }) => bot)
  for (let outages = 0; outages < 5; outages += 1) await asks()
  expect((await asks()).text).toContain('has been down since')
  await sandbox.reset()
  expect((await asks()).text).toContain('open merge requests')
})

test('a redirect is not followed and a page that is no JSON is not believed', async () => {
  await fault('forge', `GET ${API}/projects/42/merge_requests`, 'redirect', 50)
  await sandbox.asks(
    'ann',
    '/mr list',
    ({ ephemeral, text }) => ephemeral && text.startsWith('I can’t list the merge requests'),
  )
  await sandbox.reset()
  await fault('forge', `GET ${API}/projects/42/merge_requests`, 'garbage', 50)
  await sandbox.asks(
    'ann',
    '/mr list',
    ({ ephemeral, text }) => ephemeral && text.startsWith('I can’t list the merge requests'),
  )
})

test('Slack loses the reply to a post: the card is found, it is there once, and it lives', async () => {
  await fault('slack', 'chat.postMessage', 'drop-reply')
  const shown = await card()
  await sandbox.press('ann', shown, 'mr.merge')
  await sandbox.sees('ann', ({ ts, text }) => ts === shown.ts && text.includes('Merged as'))
  expect(await copies(({ text, ephemeral }) => !ephemeral && text.startsWith('!12 '))).toHaveLength(1)
  expect(await copies(({ ephemeral }) => ephemeral)).toEqual([])
})

test('Merge is pressed twice at once: one merge, and coherent answers', async () => {
  const shown = await card()
  await Promise.all([sandbox.press('ann', shown, 'mr.merge'), sandbox.press('ann', shown, 'mr.merge')])
  const merged = await sandbox.sees('ann', ({ ts, text }) => ts === shown.ts && text.includes('Merged as'))
  expect(actionIds(merged)).toEqual([])
  const { body } = await sandbox.api('sandbox-root', '/projects/42/merge_requests?iid=12')
  const [{ merge_commit_sha: commit } = { merge_commit_sha: '' }] = body as { merge_commit_sha: string }[]
  expect(words(merged)).toContain(commit.slice(0, 7))
})
