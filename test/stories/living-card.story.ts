import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  actionIds,
  clone,
  forgeApi,
  type Message,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(async () => {
  await sandbox.reset()
})
afterAll(async () => {
  await sandbox.stop()
})

const isCard = (iid: number) => (message: Message) =>
  message.bot && !message.ephemeral && message.text.startsWith(`!${iid} `)
const shaOf = async (iid: number) => {
  const { body } = await sandbox.api('sandbox-ann', `/projects/42/merge_requests?iid=${iid}`)
  return (body as { id: number; sha: string; merge_commit_sha: string | null }[])[0]
}

/** The words in the thread of a message, oldest first. */
async function thread({ ts }: Message, channel: string): Promise<string[]> {
  const all = await sandbox.messages('ann', channel)
  return all.filter((message) => message.thread_ts === ts && message.ts !== ts).map(({ text }) => text)
}

/** Waits for the card and its thread to say so. */
async function follows(card: Message, channel: string, shows: RegExp, told: RegExp): Promise<Message> {
  const seen = await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && shows.test(text), channel)
  await sandbox.sees('ann', ({ thread_ts, text }) => thread_ts === card.ts && told.test(text), channel)
  return seen
}

async function push(branch: string, title: string, user = 'bob'): Promise<string> {
  const work = await clone(sandbox.forgeUrl, 'acme/web', user)
  await work.git('checkout', '--quiet', '-B', branch, `origin/${branch}`)
  await work.git('commit', '--quiet', '--allow-empty', '-m', title)
  await work.git('push', '--quiet', 'origin', branch)
  const sha = await work.git('rev-parse', 'HEAD')
  await work.remove()
  return sha
}

test('a card in two channels follows one merge request: armed, pushed, armed again, merged', async () => {
  await sandbox.command('ann', '/mr view !11')
  const here = await sandbox.sees('ann', isCard(11))
  await sandbox.command('bob', '/mr view web!11', 'general')
  const there = await sandbox.sees('ann', isCard(11), 'general')
  const both = [
    [here, 'web'],
    [there, 'general'],
  ] as const
  expect(words(here)).toContain('Checked: ')
  expect(words(here)).toContain('Watched until')

  // Today’s servers wait for more than the build.
  const passes = forgeApi === 'v4' ? 'and all other checks pass' : 'succeeds'
  const first = (await shaOf(11))?.sha.slice(0, 7)
  await sandbox.press('ann', here, 'mr.merge:later')
  for (const [card, channel] of both)
    await follows(card, channel, new RegExp(`will merge when the build of ${first} ${passes}`), /ann asked/)

  const branch = here.text.match(/\. (\S+) into/)?.[1] ?? ''
  const head = await push(branch, 'One more thing')
  for (const [card, channel] of both)
    await follows(
      card,
      channel,
      /no conflicts|can be merged|not checked/,
      /no wait for the build is set.*One more thing/,
    )
  const toAnn = ({ ephemeral, text }: Message) => ephemeral && text.includes('acme/web!11: It was not merged')
  await sandbox.sees('ann', toAnn)
  expect((await sandbox.messages('bob')).some(toAnn)).toBe(false)

  await sandbox.press('ann', here, 'mr.merge:later')
  const second = head.slice(0, 7)
  for (const [card, channel] of both)
    await follows(card, channel, new RegExp(`the build of ${second}`), new RegExp(`asked.* ${second} `))
  await sandbox.call('/sandbox/build', { project: 42, sha: head, status: 'success' })
  for (const [card, channel] of both) {
    const merged = await follows(card, channel, /Merged as/, /over: it is merged/)
    expect(merged.text).toContain(String((await shaOf(11))?.merge_commit_sha).slice(0, 7))
    expect(actionIds(merged)).toEqual([])
    expect(await thread(card, channel)).toEqual([
      `!11: ann asked to merge it when the build of ${first} ${passes}.`,
      expect.stringMatching(/^!11: It was not merged, .*1 commit arrived \(One more thing\)/),
      `!11: ann asked to merge it when the build of ${second} ${passes}.`,
      '!11: The wait for the build is over: it is merged.',
    ])
  }
})

test('asked for again, the card goes on further down, and the one above points there', async () => {
  await sandbox.command('ann', '/mr view !12')
  const above = await sandbox.sees('ann', isCard(12))
  const below = await sandbox.asks('ann', '/mr view !12', isCard(12))
  const left = await sandbox.sees('ann', ({ ts, text }) => ts === above.ts && text.includes('further down'))
  expect(actionIds(left)).toEqual([])
  await sandbox.press('ann', below, 'mr.merge')
  await sandbox.sees('ann', ({ ts, text }) => ts === below.ts && text.includes('Merged as'))
  await sandbox.sees('ann', ({ thread_ts, text }) => thread_ts === below.ts && text.includes('merged it'))
  expect(await thread(above, 'web')).toEqual([])
  expect((await sandbox.messages('ann')).find(({ ts }) => ts === above.ts)?.text).toContain('further down')
})

test('what happens at the forge is told in the thread, and nobody is named for it', async () => {
  await sandbox.command('ann', '/mr view !12')
  const card = await sandbox.sees('ann', isCard(12))
  const branch = card.text.match(/\. (\S+) into/)?.[1] ?? ''
  const sha = await push(branch, 'At the forge')
  await follows(card, 'web', /Open/, /1 commit arrived \(At the forge\)/)
  const id = (await shaOf(12))?.id
  const put = (body: object) =>
    sandbox.api('sandbox-bob', `/projects/42/merge_requests/${id}`, { method: 'PUT', body })
  await put({ state_event: 'close' })
  await follows(card, 'web', /Closed without merging/, /Closed without merging/)
  expect(await thread(card, 'web')).toEqual([
    `!12: 1 commit arrived (At the forge), the head is now ${sha.slice(0, 7)}.`,
    '!12: Closed without merging.',
  ])
})

describe('a channel that watches a project', () => {
  const open = async (branch: string, title: string) => {
    const work = await clone(sandbox.forgeUrl, 'acme/web', 'bob')
    await work.git('checkout', '--quiet', '-b', branch)
    await work.git('commit', '--quiet', '--allow-empty', '-m', title)
    await work.git('push', '--quiet', 'origin', branch)
    await work.remove()
    const body = { source_branch: branch, target_branch: 'main', title }
    const made = await sandbox.api('sandbox-bob', '/projects/42/merge_requests', { method: 'POST', body })
    return made.body as { id: number; iid: number; sha: string }
  }
  const merge = ({ id, sha }: { id: number; sha: string }) =>
    sandbox.api('sandbox-ann', `/projects/42/merge_requests/${id}/merge`, { method: 'PUT', body: { sha } })

  test('has a card of what is new, a line of what is merged or closed, and nothing of what was done there', async () => {
    const on = await sandbox.asks('ann', '/greenlight watch web', ({ bot }) => bot, 'general')
    expect(on.text).toMatch(/^This channel watches acme\/web from now on/)
    expect(on.text).toContain('new, merged and closed merge requests, without drafts, without those of bots')

    const draft = await open('feed/draft', 'WIP: Not yet')
    const fresh = await open('feed/fresh', 'Tell the channel')
    const card = await sandbox.sees('ann', isCard(fresh.iid), 'general')
    expect(words(card)).toContain(
      'Here because this channel watches acme/web; /greenlight unwatch turns that',
    )
    await merge(fresh)
    await follows(card, 'general', /Merged as/, /Merged as/)

    // Opened before the channel watched, and without a card there: a line.
    const old = await shaOf(12)
    if (old) await merge(old)
    const line = await sandbox.sees(
      'ann',
      ({ text }) => /^!12 .*: Merged as [0-9a-f]{7}\.$/.test(text),
      'general',
    )
    expect(words(line)).toContain('/greenlight unwatch turns that off')

    // Done here, and told here by the card that answers.
    await sandbox.command('ann', '/mr close web!8', 'general')
    await sandbox.sees('ann', (message) => isCard(8)(message) && message.text.includes('Closed'), 'general')

    const list = await sandbox.asks('ann', '/greenlight watches', ({ bot }) => bot, 'general')
    expect(list.text).toContain('acme/web: new, merged and closed merge requests')
    const off = await sandbox.asks('bob', '/greenlight unwatch web', ({ bot }) => bot, 'general')
    expect(off.text).toContain('does not watch acme/web any more')

    const after = await open('feed/after', 'Nobody is told')
    await sandbox.command('ann', `/mr view !${after.iid}`)
    await sandbox.sees('ann', isCard(after.iid))
    await push('feed/after', 'Still nobody', 'bob')
    await sandbox.sees(
      'ann',
      ({ thread_ts, text }) => thread_ts !== undefined && text.includes('Still nobody'),
    )
    const told = (await sandbox.messages('ann', 'general')).filter(
      ({ thread_ts, ts }) => (thread_ts ?? ts) === ts,
    )
    expect(told.filter(isCard(draft.iid))).toEqual([])
    expect(told.filter(isCard(after.iid))).toEqual([])
    expect(told.filter(({ text }) => text.startsWith('!8 '))).toHaveLength(1)
    expect(told.filter(isCard(fresh.iid))).toHaveLength(1)
  })
})
