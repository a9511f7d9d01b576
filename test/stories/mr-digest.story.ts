import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgeApi, forgeKind, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const isDigest = ({ bot, ephemeral, text }: Message) =>
  bot && !ephemeral && text.startsWith('Merge requests of acme/web')
const digests = async () => (await sandbox.messages('bob')).filter(isDigest)
const daysPass = async (days: number) =>
  expect(await sandbox.call('/sandbox/clock', { days })).toMatchObject({ ok: true })
const READY = { today: 'Ready to merge', document: 'No conflicts', shipped: 'Not checked for conflicts' }[
  forgeKind
]

test('a channel is reminded on schedule, short in the channel and row by row in the thread', async () => {
  const said = await sandbox.asks('ann', '/mr digest on "daily 9:00" --zone UTC --stale 4', ({ text }) =>
    text.startsWith('Merge request digest: acme/web, Daily 9:00 (UTC).'),
  )
  expect(words(said)).toContain('Stale after 4 days without activity.')
  await daysPass(1)
  const [digest] = await digests()
  if (!digest) throw new Error('There is no digest')
  expect(digest.blocks.map(({ type }) => type)).toEqual(['header', 'rich_text', 'actions', 'context'])
  expect(words(digest)).toContain(`${READY} · `)
  expect(words(digest)).toContain('Daily 9:00 · set up by <@U0ANN>')
  // A draft.
  expect(words(digest)).not.toContain('!8 ')
  const replies = (await sandbox.messages('ann')).filter(({ thread_ts }) => thread_ts === digest.ts)
  const details = replies.filter(({ ts }) => ts !== digest.ts)
  expect(details).toHaveLength(1)
  expect(words(details[0] ?? digest)).toContain(`${READY} · `)

  await daysPass(4)
  expect(words((await digests()).at(-1) ?? digest)).toContain('No activity for 4 days · ')
  await sandbox.asks('ann', '/mr digest off', ({ text }) => text.startsWith('Merge request digest off'))
  const before = (await digests()).length
  await daysPass(2)
  expect(await digests()).toHaveLength(before)
})

test('it is set up in a form, beside the milestone digest, and changed from its own menu', async () => {
  await sandbox.asks('ann', '/milestone digest on "mon 9:00"', ({ text }) =>
    text.startsWith('Milestone digest:'),
  )
  await sandbox.command('ann', '/mr digest on')
  const { view } = await sandbox.modal('ann')
  expect(JSON.stringify(view)).toContain('Skipped when no merge request needs anyone.')
  await sandbox.submit('ann', { schedule: 'daily 9:00', zone: 'UTC', stale: '5' })
  await sandbox.sees('bob', ({ text }) => text.startsWith('Merge request digest: acme/web'))
  await daysPass(1)
  const [digest] = await digests()
  if (!digest) throw new Error('There is no digest')
  await sandbox.press('ann', digest, 'overflow', { label: 'Settings…' })
  const settings = await sandbox.modal('ann', (each) => JSON.stringify(each).includes('Save digest'))
  expect(JSON.stringify(settings.view)).toContain('"initial_value":"5"')
  await sandbox.submit('ann', { schedule: 'daily 10:00', zone: 'UTC', stale: '9' })
  const changed = await sandbox.sees('bob', ({ text }) => text.startsWith('Merge request digest changed'))
  expect(words(changed)).toContain('Stale after 9 days')
  const listed = await sandbox.asks('ann', '/mr digest list', ({ ephemeral }) => ephemeral)
  expect(listed.text).toContain('This channel has 1 merge request digest.')
})

test('it is previewed for one, posted now for all, once', async () => {
  const preview = await sandbox.asks(
    'bob',
    '/mr digest preview',
    ({ ephemeral, text }) => ephemeral && text.includes('only you see this'),
  )
  expect(words(preview)).toContain(READY)
  expect(await digests()).toEqual([])
  await sandbox.asks('bob', '/mr digest now', isDigest)
  await sandbox.asks('bob', '/mr digest now', ({ text }) => text.includes('was posted a moment ago'))
  expect(await digests()).toHaveLength(1)
})

test.runIf(forgeApi === 'v4')('what lacks an approval needs a review', async () => {
  await sandbox.call('/sandbox/hold', { project: 42, mr: 12, status: 'not_approved' })
  const digest = await sandbox.asks('ann', '/mr digest now', isDigest)
  expect(words(digest)).toMatch(/Needs review · 1: .*!12 /)
})

test('whoever lost access is told alone, and the digest goes on with another’s account', async () => {
  const on = (user: string) =>
    sandbox.asks(
      user,
      '/mr digest on "daily 9:00" --zone UTC',
      ({ ephemeral, text }) => !ephemeral && text.startsWith('Merge request digest'),
    )
  await on('ann')
  expect(await sandbox.call('/sandbox/revoke', { token: 'sandbox-ann' })).toMatchObject({ ok: true })
  await daysPass(1)
  const told = await sandbox.sees('ann', ({ text }) => text.includes('is paused'), 'dm')
  expect(words(told)).toContain('The merge request digest of')
  expect(await digests()).toEqual([])
  expect((await on('bob')).text).toContain('Merge request digest resumed')
  await daysPass(1)
  expect(await digests()).toHaveLength(1)
})
