import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  actionIds,
  clone,
  forgeApi,
  isReply,
  type Message,
  type Sandbox,
  startSandbox,
  valueLabelled,
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
  expect(words(here)).toMatch(/ Updated <!date\^\d+\^\{ago\}\|[^>]*>$/)

  const first = (await shaOf(11))?.sha.slice(0, 7)
  await sandbox.press('ann', here, 'mr.merge:later')
  for (const [card, channel] of both)
    await follows(
      card,
      channel,
      new RegExp(`Auto-merge on · waiting for the build of ${first}`),
      /^!11: ann turned on auto-merge\.$/,
    )

  const branch = here.text.match(/\. (\S+) into/)?.[1] ?? ''
  const head = await push(branch, 'One more thing')
  for (const [card, channel] of both)
    await follows(
      card,
      channel,
      forgeApi === 'v4'
        ? /No build of|Ready to merge|Build running/
        : /conflicts(?: yet)? · builds not shown/,
      /^!11: Auto-merge is off: 1 new commit: One more thing/,
    )
  const isTold = ({ bot, text }: Message) => bot && /^acme\/web!11[ :].*Auto-merge is off/.test(text)
  // She is told directly, in her working hours: see merge.story.ts.
  for (const [user, channel] of [
    ['ann', 'web'],
    ['bob', 'web'],
    ['bob', 'dm'],
  ] as const)
    expect((await sandbox.messages(user, channel)).some(isTold)).toBe(false)

  await sandbox.press('ann', here, 'mr.merge:later')
  const second = head.slice(0, 7)
  for (const [card, channel] of both)
    await follows(card, channel, new RegExp(`the build of ${second}`), /turned on auto-merge/)
  await sandbox.call('/sandbox/build', { project: 42, sha: head, status: 'success' })
  for (const [card, channel] of both) {
    const merged = await follows(card, channel, /Merged as/, /Merged as/)
    expect(merged.text).toContain(String((await shaOf(11))?.merge_commit_sha).slice(0, 7))
    expect(actionIds(merged)).toEqual([])
    expect(await thread(card, channel)).toEqual([
      '!11: ann turned on auto-merge.',
      expect.stringMatching(/^!11: Auto-merge is off: 1 new commit: One more thing, by Test\. /),
      '!11: ann turned on auto-merge.',
      expect.stringMatching(/^!11: (?:Build passed\. )?Merged as [0-9a-f]{7}\.$/),
    ])
  }
})

test('asked for again, the card goes on further down, and the one above points there', async () => {
  await sandbox.command('ann', '/mr view !12')
  const above = await sandbox.sees('ann', isCard(12))
  const below = await sandbox.asks('ann', '/mr view !12', isCard(12))
  const left = await sandbox.sees(
    'ann',
    ({ ts, text }) => ts === above.ts && text === 'acme/web!12 moved below.',
  )
  expect(actionIds(left)).toEqual([])
  await sandbox.press('ann', below, 'mr.merge')
  await sandbox.sees('ann', ({ ts, text }) => ts === below.ts && text.includes('Merged as'))
  await sandbox.sees('ann', ({ thread_ts, text }) => thread_ts === below.ts && text === '!12: Merged by ann.')
  expect(await thread(above, 'web')).toEqual([])
  expect((await sandbox.messages('ann')).find(({ ts }) => ts === above.ts)?.text).toBe(
    'acme/web!12 moved below.',
  )
})

test('what happens at the forge is told in the thread, and nobody is named for it', async () => {
  await sandbox.command('ann', '/mr view !12')
  const card = await sandbox.sees('ann', isCard(12))
  const branch = card.text.match(/\. (\S+) into/)?.[1] ?? ''
  await push(branch, 'At the forge')
  await follows(
    card,
    'web',
    /Ready to merge|No conflicts|Not checked for conflicts/,
    /1 new commit: At the forge/,
  )
  const id = (await shaOf(12))?.id
  const put = (body: object) =>
    sandbox.api('sandbox-bob', `/projects/42/merge_requests/${id}`, { method: 'PUT', body })
  await put({ state_event: 'close' })
  await follows(card, 'web', /Closed/, /Closed/)
  expect(await thread(card, 'web')).toEqual(['!12: 1 new commit: At the forge, by Test.', '!12: Closed.'])
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
    expect(on.text).toMatch(/^I’ll post new, merged and closed merge requests of acme\/web/)
    expect(on.text).toContain('(no drafts, no bots)')

    const draft = await open('feed/draft', 'WIP: Not yet')
    const fresh = await open('feed/fresh', 'Tell the channel')
    const card = await sandbox.sees('ann', isCard(fresh.iid), 'general')
    expect(words(card)).toContain('From the feed of acme/web in this channel')
    await merge(fresh)
    await follows(card, 'general', /Merged as/, /Merged as/)

    // Opened before the channel watched, and without a card there: a line.
    const old = await shaOf(12)
    if (old) await merge(old)
    await sandbox.sees('ann', ({ text }) => /^!12 .*: Merged as [0-9a-f]{7}\.$/.test(text), 'general')

    // Done here, and told here by the card that answers.
    await sandbox.command('ann', '/mr close web!8', 'general')
    await sandbox.sees('ann', (message) => isCard(8)(message) && message.text.includes('Closed'), 'general')

    const list = await sandbox.asks('ann', '/greenlight watches', ({ bot }) => bot, 'general')
    expect(list.text).toContain('new, merged and closed merge requests of acme/web (no drafts, no bots)')
    // What is told about !8 in its thread may come in between.
    const isAnswer = (message: Message) => message.bot && !isReply(message)
    const off = await sandbox.asks('bob', '/greenlight unwatch web', isAnswer, 'general')
    expect(off.text).toBe('I stopped posting about acme/web here. Cards already here stay up to date.')

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

test('an old list of what was merged meanwhile: its menu shows the card as it is, and a refresh counts without it', async () => {
  const list = await sandbox.asks('ann', '/mr list', ({ text }) => text.startsWith('11 open merge requests'))
  expect(words(list)).toContain('1–10 of 11 open')
  const card = await sandbox.asks('ann', '/mr view !12', ({ text }) => text.startsWith('!12 '))
  await sandbox.press('ann', card, 'mr.merge')
  await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
  await sandbox.press('bob', list, 'overflow:menu', {
    value: valueLabelled(list, '!12 Choose the dates of a report'),
  })
  const shown = await sandbox.sees('bob', ({ ts, text }) => ts !== card.ts && text.startsWith('!12 '))
  expect(shown.text).toContain('Merged as')
  expect(actionIds(shown)).not.toContain('mr.merge')
  await sandbox.press('ann', list, 'mr.list:refresh')
  const fresh = await sandbox.sees(
    'ann',
    (message) => message.ts === list.ts && /(?<!of )\b10 open/.test(words(message)),
  )
  expect(words(fresh)).not.toContain('!12 ')
})
