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

test('a group is asked for review: its people but the author, as far as they are connected', async () => {
  await sandbox.asks('bob', '/mr list', ({ text }) => text.includes('open merge requests'))
  const asked = sandbox.sees('ann', ({ text }) => text.includes('One of the group is left out'))
  const card = await sandbox.asks('ann', '/mr review !12 @web-team', isCard(12))
  await expect.poll(() => reviewersOf(12)).toEqual(['ann'])
  await asked
  // Bob’s own; Cy isn’t connected.
  expect(words(card)).toContain('One of the group is left out: I don’t know their account on')
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
  expect(queue.text).toContain('One of the group is left out')
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
