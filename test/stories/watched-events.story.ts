import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { lookedSince } from '../support/followed.ts'
import {
  clone,
  forgeApi,
  forgeKind,
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

const BOB = 3
const isCard = (iid: number) => (message: Message) => message.bot && message.text.startsWith(`!${iid} `)

describe.runIf(forgeKind === 'today')('a channel that asks for more', () => {
  const today = async (who: string, path: string, body: object, method = 'POST') => {
    const response = await fetch(`${sandbox.forgeUrl}/api/v4/projects/42/merge_requests${path}`, {
      method,
      headers: { 'private-token': `sandbox-${who}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status, path).toBeLessThan(300)
    return response.json()
  }
  const Opened = z.object({ iid: z.number(), sha: z.string() })
  const build = (sha: string, status: string) => sandbox.call('/sandbox/build', { project: 42, sha, status })

  async function push(title: string, message = title) {
    const work = await clone(sandbox.forgeUrl, 'acme/web', 'ann')
    await work.git('checkout', '--quiet', '-B', 'more')
    await writeFile(join(work.folder, 'more.txt'), message)
    await work.git('add', '.')
    await work.git('commit', '--quiet', '--message', message)
    await work.git('push', '--quiet', '--force', 'origin', 'more')
    const sha = await work.git('rev-parse', 'HEAD')
    await work.remove()
    return sha
  }
  async function open() {
    await push('More')
    const body = { source_branch: 'more', target_branch: 'main', title: 'More' }
    return Opened.parse(await today('bob', '', body))
  }
  const watch = (flags: string) =>
    sandbox.asks('ann', `/greenlight watch ${flags}`, ({ text }) => text.includes('I’ll post'))
  const inThread = (card: Message, text: string) =>
    sandbox.sees('bob', (message) => message.thread_ts === card.ts && message.text.includes(text))
  const posts = async (iid: number) =>
    (await sandbox.messages('bob')).filter(({ text, thread_ts }) => text.includes(`!${iid}`) && !thread_ts)

  test('gets one card with approvals, review requests, builds and what is ready in its thread', async () => {
    await sandbox.call('/sandbox/demand', { project: 42, approvals: 1 })
    const { iid, sha } = await open()
    const said = await watch('--approved --ready --build --review')
    expect(said.text).toContain(
      'I’ll post approvals, what gets ready to merge, failed and repaired builds and review requests of acme/web',
    )
    await lookedSince(sandbox)
    expect(await posts(iid)).toHaveLength(0)
    await build(sha, 'failed')
    const card = await sandbox.sees('bob', isCard(iid))
    await inThread(card, 'Build failed.')
    await today('ann', `/${iid}`, { reviewer_ids: [BOB] }, 'PUT')
    await inThread(card, 'Review requested from Bob Baker.')
    await build(await push('More', 'Repaired'), 'success')
    await inThread(card, 'The build passes again.')
    await today('ann', `/${iid}/approve`, {})
    await inThread(card, 'Approved by Ann Archer.')
    await inThread(card, 'Nothing is missing any more: ready to merge.')
    await today('ann', `/${iid}/notes`, { body: 'Nobody has asked for this' })
    await lookedSince(sandbox)
    const thread = (await sandbox.messages('bob')).filter(({ thread_ts }) => thread_ts === card.ts)
    expect(thread.filter(({ text }) => /Build failed|Nobody has asked/.test(text))).toHaveLength(1)
    expect(await posts(iid)).toHaveLength(1)
  })

  test('gets comments with their first line, of those that a reviewer’s name chooses', async () => {
    const { iid } = await open()
    await watch('--comments --reviewer bob')
    await lookedSince(sandbox)
    await today('ann', `/${iid}/notes`, { body: 'Before anybody reviews it' })
    await lookedSince(sandbox)
    expect(await posts(iid)).toHaveLength(0)
    await today('ann', `/${iid}`, { reviewer_ids: [BOB] }, 'PUT')
    await lookedSince(sandbox)
    await today('ann', `/${iid}/notes`, { body: 'Please <!channel> rename it\nand more' })
    const card = await sandbox.sees('bob', isCard(iid))
    const line = await inThread(card, 'Ann Archer commented: “Please &lt;!channel&gt; rename it”')
    expect(words(line)).not.toContain('and more')
    expect(await posts(iid)).toHaveLength(1)
  })
})

test.runIf(forgeKind !== 'today')('an older server says that it cannot', async () => {
  for (const flag of ['approved', 'ready', 'build', 'review', 'comments']) {
    const { text } = await sandbox.asks('ann', `/greenlight watch --${flag}`, ({ ephemeral }) => ephemeral)
    expect(text).toContain(`doesn’t offer /greenlight watch --${flag}`)
  }
})

describe('a channel that watches milestones', () => {
  const Milestones = z.array(z.object({ id: z.number(), iid: z.number() }))
  async function settle(iid: number, state_event: 'close' | 'activate') {
    const path = '/projects/42/milestones'
    const { body } = await sandbox.api('sandbox-root', path, { method: 'GET', version: forgeApi })
    const id = Milestones.parse(body).find((one) => one.iid === iid)?.id
    const change = { method: 'PUT', body: { state_event }, version: forgeApi }
    expect((await sandbox.api('sandbox-root', `${path}/${id}`, change)).status).toBe(200)
  }
  const closings = async () =>
    (await sandbox.messages('bob')).filter(({ text }) => text.includes('left open'))

  test('is told once when one is closed, with what was merged and what is left, and again after it was reopened', async () => {
    const said = await sandbox.asks('ann', '/greenlight watch --milestones', ({ text }) =>
      text.includes('I’ll post'),
    )
    expect(said.text).toBe('I’ll post closed milestones of acme/web here.')
    await lookedSince(sandbox)
    await settle(3, 'close')
    const { text } = await sandbox.sees('bob', (message) => message.bot && message.text.includes('left open'))
    expect(text).toMatch(/\(%3\) in acme\/web\. Closed/)
    if (forgeKind === 'today') expect(text).toMatch(/\d+ merge requests? merged, \d+ left open\./)
    await lookedSince(sandbox)
    expect(await closings()).toHaveLength(1)
    await settle(3, 'activate')
    await lookedSince(sandbox)
    await settle(3, 'close')
    await expect.poll(async () => (await closings()).length).toBe(2)
  })

  test('is not told again what a command has said there, nor of milestones that it does not want', async () => {
    await sandbox.asks('ann', '/greenlight watch --milestones', ({ text }) => text.includes('I’ll post'))
    await lookedSince(sandbox)
    const question = await sandbox.asks('ann', '/milestone close %3', ({ text }) => text.startsWith('Close '))
    await sandbox.press('ann', question, 'milestone.close')
    await sandbox.sees('bob', ({ text }) => text.includes('closed 2.4'))
    await lookedSince(sandbox)
    expect(await closings()).toHaveLength(0)
    const other = '/greenlight watch --milestones --milestone "Sprint 10"'
    await sandbox.asks('ann', other, ({ text }) => text.includes('Only these: on “Sprint 10”'))
    await settle(3, 'activate')
    await lookedSince(sandbox)
    await settle(3, 'close')
    await lookedSince(sandbox)
    expect(await closings()).toHaveLength(0)
  })
})
