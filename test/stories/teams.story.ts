import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lookedSince } from '../support/followed.ts'
import { type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const isCard =
  (iid: number) =>
  ({ text, bot }: Message) =>
    bot && text.startsWith(`!${iid} `)

const reviewersOf = async (iid: number) => {
  const { body } = await sandbox.api('sandbox-root', `/projects/42/merge_requests/${iid}`, {
    method: 'GET',
    version: 'v4',
  })
  return (body as { reviewers: { username: string }[] }).reviewers.map(({ username }) => username).sort()
}

/** What mentions a user group, and so notifies its people. */
const mentions = async (channel: string) =>
  (await sandbox.messages('bob', channel)).filter(
    ({ text, blocks }) => text.includes('<!subteam^') || JSON.stringify(blocks).includes('usergroup_id'),
  )

test('a group is asked for review: its people but the author, as far as they are connected', async () => {
  await sandbox.asks('bob', '/mr list', ({ text }) => text.includes('open merge requests'))
  const card = await sandbox.asks('ann', '/mr review !12 @web-team', isCard(12))
  await expect.poll(() => reviewersOf(12)).toEqual(['ann'])
  // Bob’s own; Cy isn’t connected.
  expect(words(card)).toContain('asked @web-team for a review. cy is left out: I don’t know their')
})

test('the group is mentioned once, where it was named, and nowhere else', async () => {
  await sandbox.asks('bob', '/mr list', ({ text }) => text.includes('open merge requests'))
  for (const channel of ['web', 'general']) await sandbox.asks('bob', '/mr view web!12', isCard(12), channel)
  await sandbox.command('ann', '/mr review !12 @web-team')
  const line = await sandbox.sees('bob', ({ text }) => text.includes('<!subteam^S0WEB>'))
  expect(line.text).toMatch(
    /^!12: ann asked <!subteam\^S0WEB> for a review\. cy is left out: I don’t know their account on .+\.$/,
  )
  expect(words(line)).toContain('ann asked')
  const elsewhere = await sandbox.sees('bob', ({ text }) => text.includes('asked @web-team'), 'general')
  expect(elsewhere.text).toContain('!12: ann asked @web-team for a review.')
  await lookedSince(sandbox)
  expect(await mentions('web')).toHaveLength(1)
  expect(await mentions('general')).toEqual([])
  // The same again changes nothing, and mentions nobody.
  await sandbox.asks('ann', '/mr review !12 @web-team', ({ text }) => text.includes('already like that'))
  expect(await mentions('web')).toHaveLength(1)
})

test('a group in a title or a comment is no mention', async () => {
  const { status } = await sandbox.api('sandbox-root', '/projects/42/merge_requests/12', {
    method: 'PUT',
    body: { title: 'Choose <!subteam^S0WEB|@web-team> or @web-team' },
    version: 'v4',
  })
  expect(status).toBe(200)
  await sandbox.asks('ann', '/mr view !12', isCard(12))
  await sandbox.asks('ann', '/mr review !12 bob', ({ text }) => text !== '')
  await lookedSince(sandbox)
  expect((await sandbox.messages('bob')).filter(({ text }) => text.includes('<!subteam^'))).toEqual([])
  expect(JSON.stringify(await sandbox.messages('bob'))).not.toContain('usergroup_id')
})

test('a list shows what a group is to review, and what it has written', async () => {
  await sandbox.asks('bob', '/mr list', ({ text }) => text.includes('open merge requests'))
  const written = await sandbox.asks('ann', '/mr list --author @web-team', ({ text }) =>
    text.includes('by ann or bob'),
  )
  expect(written.text).toMatch(/^[1-9]/)
  await sandbox.asks('ann', '/mr review !11 bob', isCard(11))
  const review = await sandbox.asks('ann', '/mr list --reviewer @web-team', ({ text }) =>
    text.includes('reviewed by'),
  )
  expect(words(review)).toContain('!11')
})

test('a channel follows what a group is to review, as long as somebody is in it', async () => {
  await sandbox.asks('bob', '/mr list', ({ text }) => text.includes('open merge requests'))
  const said = await sandbox.asks(
    'ann',
    '/greenlight watch --merged --closed --reviewer @web-team',
    ({ text }) => text.includes('I’ll post'),
  )
  expect(said.text).toContain('to be reviewed by @web-team')
  await lookedSince(sandbox)
  const change = (iid: number, body: object) =>
    sandbox.api('sandbox-root', `/projects/42/merge_requests/${iid}`, { method: 'PUT', body, version: 'v4' })
  // Ann, who is in it, and root, who is not.
  await change(11, { reviewer_ids: [2] })
  await change(13, { reviewer_ids: [1] })
  await lookedSince(sandbox)
  await change(13, { state_event: 'close' })
  await change(11, { state_event: 'close' })
  await sandbox.sees('bob', ({ text }) => text.startsWith('!11 ') && text.includes('Closed'))
  await lookedSince(sandbox)
  expect((await sandbox.messages('bob')).filter(({ text }) => text.startsWith('!13 '))).toEqual([])
})

test('a queue shows what waits for a group, and for whom of it', async () => {
  await sandbox.asks('bob', '/mr list', ({ text }) => text.includes('open merge requests'))
  await sandbox.asks('ann', '/mr review !16 bob', isCard(16))
  const queue = await sandbox.asks(
    'ann',
    '/mr queue @web-team',
    ({ ephemeral, text }) => ephemeral === true && text.includes('for @web-team'),
  )
  expect(queue.text).toContain('cy is left out')
  expect(queue.text).toMatch(/Needs a review: [^.]*!16 \(Bob Baker\)/)
  expect(words(queue)).toContain('· for Bob Baker')
  await sandbox.asks('ann', '/mr queue @no-team', ({ text }) =>
    text.includes('@no-team isn’t a group that I can see in Slack. Type'),
  )
})

test('of other groups the bot says that it doesn’t know who is in them', async () => {
  await sandbox.asks('ann', '/mr review !12 <!here>', ({ text }) => text.includes('is a group'))
  await sandbox.asks('ann', '/mr review !12 @no-team', ({ text }) => text.includes('I don’t know “@no-team”'))
})
