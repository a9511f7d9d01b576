import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startElsewhere } from '../support/external-process.ts'
import { linkingIn } from '../support/linking.ts'
import { type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox
let folder: string
beforeAll(async () => {
  sandbox = await startSandbox()
  folder = await mkdtemp(join(tmpdir(), 'greenlight-team-'))
})
beforeEach(() => sandbox.reset())
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

const OF_ALL = 'Merge requests of acme/web.'
const OF_TEAM = 'Merge requests of acme/web for @web-team.'
const begins = (start: string) => (message: Message) => message.bot && message.text.startsWith(start)
const posted = async (start: string) =>
  (await sandbox.messages('bob')).filter((message) => !message.ephemeral && begins(start)(message))
const group = async (members: readonly string[] | null) =>
  expect(await sandbox.call('/sandbox/group', { group: 'web-team', members })).toMatchObject({ ok: true })
const aDayPasses = async () =>
  expect(await sandbox.call('/sandbox/clock', { days: 1 })).toMatchObject({ ok: true })
/** Whether a digest names a merge request, in its lines or in the menu below. */
const names = (digest: Message | undefined, iid: number) =>
  JSON.stringify(digest?.blocks).includes(`!${iid} `)
const isMention = ({ text, blocks }: Message) =>
  text.includes('<!subteam^') || JSON.stringify(blocks).includes('usergroup_id')

test('a team has its own digest beside that of everybody, at the same time', async () => {
  // Ann’s own, Ann’s to review or to merge; of Bob alone is !17.
  await group(['ann'])
  const on = (flags: string) =>
    sandbox.asks('ann', `/mr digest on "daily 9:00" --zone UTC ${flags}`, begins('Merge request digest'))
  await on('')
  const said = await on('--team @web-team')
  expect(said.text).toContain('Merge request digest: acme/web for @web-team, Daily 9:00 (UTC).')
  expect(said.text).toContain('Only what somebody of @web-team wrote, is assigned to or reviews.')
  await sandbox.asks('ann', '/mr digest on "daily 9:00" --zone UTC --team @web-team', ({ text }) =>
    text.includes('That digest is already on. acme/web for @web-team'),
  )
  const listed = await sandbox.asks('ann', '/mr digest list', ({ ephemeral }) => ephemeral)
  expect(listed.text).toContain('1: acme/web, Daily 9:00 (UTC)')
  expect(listed.text).toContain('2: acme/web for @web-team, Daily 9:00 (UTC)')

  await aDayPasses()
  await expect.poll(async () => (await posted(OF_TEAM)).length).toBe(1)
  await expect.poll(async () => (await posted(OF_ALL)).length).toBe(1)
  const [team] = await posted(OF_TEAM)
  const [all] = await posted(OF_ALL)
  if (!team || !all) throw new Error('A digest is missing')
  expect(names(all, 17)).toBe(true)
  expect(names(all, 14)).toBe(true)
  expect(names(team, 17)).toBe(false)
  expect(names(team, 14)).toBe(true)
  // Each morning: it must not notify anybody.
  expect((await sandbox.messages('bob')).filter(isMention)).toEqual([])

  await sandbox.press('ann', team, 'overflow', { label: 'Settings…' })
  const settings = await sandbox.modal('ann', (each) => JSON.stringify(each).includes('Save digest'))
  expect(JSON.stringify(settings.view)).toContain('"initial_value":"@web-team"')
  const refused = await sandbox.submit('ann', {
    schedule: 'daily 10:00',
    zone: 'UTC',
    team: '@no-team',
    stale: '7',
  })
  expect(refused.ok).toBe(false)
  expect(JSON.stringify(refused.errors)).toContain('@no-team')
})

test('whoever asks now, or for a preview, names a team too', async () => {
  await group(['ann'])
  const preview = await sandbox.asks('bob', '/mr digest preview --team @web-team', ({ text }) =>
    text.includes(`only you see this. ${OF_TEAM}`),
  )
  expect(names(preview, 17)).toBe(false)
  const now = await sandbox.asks('bob', '/mr digest now for @web-team', begins(OF_TEAM))
  expect(names(now, 14)).toBe(true)
  // Another digest, and not the same one twice.
  expect(names(await sandbox.asks('bob', '/mr digest now', begins(OF_ALL)), 17)).toBe(true)
  await sandbox.asks('bob', '/mr digest now --team @web-team', ({ text }) => text.includes('a moment ago'))
  const nobody = await sandbox.asks('bob', '/mr digest now --team @no-team', ({ ephemeral }) => ephemeral)
  expect(nobody.text).toBe(
    'I posted nothing. Slack doesn’t say who is in @no-team, so I can’t tell what concerns it. ' +
      'Name another group, or give the app the scope usergroups:read.',
  )
})

test('a team that nobody knows gets no digest, and the way to one', async () => {
  const unknown = await sandbox.asks('ann', '/mr digest on "daily 9:00" --team @no-team', ({ text }) =>
    text.includes('isn’t a group'),
  )
  expect(unknown.text).toContain('Name another group, or give the app the scope usergroups:read.')
  await sandbox.asks('ann', '/mr digest list', ({ text }) => text.includes('no merge request digest'))
})

test('who is in it is read each time, also by another process, and a group that is gone is said', async () => {
  const place = { DATA_DIR: folder, GREENLIGHT_KEYS: `k1:${randomBytes(32).toString('base64')}` }
  const on = (when: string, fits: string) =>
    sandbox.asks('ann', `/mr digest on "${when}" --zone UTC --project web --team @web-team`, ({ text }) =>
      text.includes(fits),
    )
  await group(['cy'])
  const before = await startElsewhere(sandbox, place)
  await linkingIn(sandbox).relink('ann', 'sandbox-ann')
  expect((await on('daily 9:00', 'I know none of its people')).text).toContain('/greenlight connect')
  await before.stop()

  await group(['ann'])
  const first = await startElsewhere(sandbox, place)
  await linkingIn(sandbox).relink('bob', 'sandbox-bob')
  // Far enough for two restarts.
  const due = new Date(Date.now() + 120_000).toISOString().slice(11, 16)
  await on(due, ' for @web-team, Daily ')
  const preview = () =>
    sandbox.asks('ann', '/mr digest preview --project web', ({ text }) => text.includes(OF_TEAM))
  expect(names(await preview(), 17)).toBe(false)
  first.process.kill('SIGKILL')
  await first.ended

  await group(['ann', 'bob', 'cy'])
  const second = await startElsewhere(sandbox, place)
  const later = await preview()
  expect(names(later, 17)).toBe(true)
  expect(words(later)).toContain('cy is left out: I don’t know their account on')
  second.process.kill('SIGKILL')
  await second.ended

  await group(null)
  const third = await startElsewhere(sandbox, place)
  await expect.poll(async () => (await posted(OF_TEAM)).length, { timeout: 180_000 }).toBe(1)
  const [gone] = await posted(OF_TEAM)
  expect(gone?.text).toContain('Slack doesn’t say who is in @web-team, so I can’t tell what concerns it.')
  expect(names(gone, 14)).toBe(false)
  await on('daily 9:00', 'isn’t a group that I can see in Slack. Name another group, or')
  await third.stop()
})
