import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actionIds, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const isDigest = ({ bot, ephemeral, text }: Message) =>
  bot && !ephemeral && text.startsWith('Milestones of acme/web')
const digests = async () => (await sandbox.messages('bob')).filter(isDigest)
const turnOn = (schedule: string, user = 'ann', zone = '') =>
  sandbox.asks(
    user,
    `/milestone digest on "${schedule}" ${zone}`,
    ({ ephemeral, text }) => !ephemeral && /digest/.test(text),
  )
/** In UTC a day is always 24 hours long. */
const turnOnDaily = () => turnOn('daily 9:00', 'ann', '--zone UTC')
const daysPass = async (days: number) =>
  expect(await sandbox.call('/sandbox/clock', { days })).toMatchObject({ ok: true })
/** Chooses from the menu of a digest. */
const choose = (digest: Message, label: string) => sandbox.press('ann', digest, 'overflow', { label })
const list = () => sandbox.asks('ann', '/milestone digest list', ({ ephemeral }) => ephemeral)

describe('a digest', () => {
  test('is turned on in the zone of its person, with its next time for all to see', async () => {
    const said = await turnOn('mon,thu 9:00')
    expect(words(said)).toContain('Mondays and Thursdays 9:00 (Berlin)')
    expect(words(said)).toMatch(/Next: (Mon|Thu) \d+ \w{3}, 9:00 \(Berlin\)\./)
    expect(actionIds(said)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^milestone\.digest\.preview/),
        expect.stringMatching(/\.off/),
      ]),
    )
  })

  test('of cron text with a day of the month and one of the week says its next three times', async () => {
    const said = await turnOn('0 9 1 * 1', 'ann', '--zone UTC')
    const [, next = ''] = /Next: (.+?\))\./.exec(words(said)) ?? []
    const times = next.split('; ')
    expect(times).toHaveLength(3)
    for (const time of times) expect(time).toMatch(/^(?:Mon \d+|\w{3} 1) \w{3}, 9:00 \(UTC\)$/)
    expect(words(await turnOn('0 9 * * 1', 'ann', '--zone UTC'))).toMatch(
      /Next: Mon \d+ \w{3}, 9:00 \(UTC\)\. \w/,
    )
  })

  test('is previewed for one person, and nothing else comes of it', async () => {
    const said = await turnOnDaily()
    const id = actionIds(said).find((action) => action.startsWith('milestone.digest.preview')) ?? ''
    await sandbox.press('bob', said, id)
    const preview = await sandbox.sees(
      'bob',
      ({ ephemeral, text }) => ephemeral && text.includes('only you see this'),
    )
    expect(words(preview)).toContain('Milestones of acme/web')
    expect(await digests()).toEqual([])
  })

  test('is posted now for all, and its schedule goes on', async () => {
    await turnOnDaily()
    await sandbox.asks('bob', '/milestone digest now', isDigest)
    await sandbox.asks('bob', '/milestone digest now', ({ text }) => text.includes('was posted a moment ago'))
    await daysPass(1)
    expect(await digests()).toHaveLength(2)
  })

  test('comes when its time has come, and not any more when it is off', async () => {
    await turnOnDaily()
    await daysPass(2)
    expect(await digests()).toHaveLength(2)
    await sandbox.asks('ann', '/milestone digest off', ({ text }) => text.startsWith('Milestone digest off'))
    await daysPass(2)
    expect(await digests()).toHaveLength(2)
    expect((await list()).text).toContain('This channel has no milestone digest')
  })

  test('is asked for in a form when no schedule was typed', async () => {
    await sandbox.command('ann', '/milestone digest on')
    await sandbox.modal('ann')
    expect(await sandbox.submit('ann', { schedule: 'mnday 9:00', zone: 'Europe/Berlin' })).toMatchObject({
      ok: false,
      errors: { schedule: expect.stringContaining('Did you mean monday') },
    })
    await sandbox.submit('ann', {
      schedule: 'weekdays at 9',
      zone: 'Tokyo',
      except: '2026-12-24',
      empty: 'post',
    })
    const said = await sandbox.sees('bob', ({ text }) => text.startsWith('Milestone digest: '))
    expect(words(said)).toContain('Weekdays 9:00 (Tokyo)')
    expect(words(said)).toContain('Days off: 24 Dec')
  })
})

test('five blocks with what matters, the rest in the thread and behind its buttons', async () => {
  await turnOnDaily()
  await daysPass(1)
  const [digest] = await digests()
  if (!digest) throw new Error('There is no digest')
  expect(digest.blocks.map(({ type }) => type)).toEqual([
    'header',
    'table',
    'rich_text',
    'actions',
    'context',
  ])
  const shown = words(digest)
  expect(shown).toMatch(/🔴 2\.3 Checkout \(%2\) \d+\/\d+ \d+ working days? overdue/)
  expect(shown).toMatch(/Needs someone: /)
  expect(shown).toContain('Daily 9:00 · set up by <@U0ANN>')
  const replies = (await sandbox.messages('ann')).filter(({ thread_ts }) => thread_ts === digest.ts)
  const details = replies.filter(({ ts }) => ts !== digest.ts)
  expect(details).toHaveLength(1)
  expect(words(details[0] ?? digest)).toMatch(/At risk: \d+ of \d+ open/)

  await sandbox.press('bob', digest, 'milestone.details:at-risk')
  const risks = await sandbox.modal('bob', (view) => JSON.stringify(view).includes('issues at risk'))
  expect(JSON.stringify(risks.view)).toContain('2.3 Checkout (%2)')
  await choose(digest, 'How it’s counted')
  await sandbox.modal('ann', (view) => JSON.stringify(view).includes('Behind/ahead'))
})

test('its settings open with what is set, and change it; snoozed, it stays away for a week', async () => {
  await turnOnDaily()
  await daysPass(1)
  const [digest] = await digests()
  if (!digest) throw new Error('There is no digest')
  await choose(digest, 'Settings…')
  const { view } = await sandbox.modal('ann', (each) => JSON.stringify(each).includes('Save digest'))
  expect(JSON.stringify(view)).toContain('"initial_value":"daily 9:00"')
  await sandbox.submit('ann', { schedule: 'daily 10:00', zone: 'UTC', empty: 'skip' })
  const changed = await sandbox.sees('bob', ({ text }) => text.startsWith('Milestone digest changed'))
  expect(words(changed)).toContain('Daily 10:00 (UTC)')
  expect((await list()).text).toContain('This channel has 1 milestone digest.')

  await choose(digest, 'Snooze for a week')
  await sandbox.sees('bob', ({ text }) => text.includes('snoozed the milestone digest of acme/web'))
  await daysPass(5)
  expect(await digests()).toHaveLength(1)
  await daysPass(3)
  expect((await digests()).length).toBeGreaterThan(1)
})

test('what cannot be read is named, with one thing to type, and nothing is turned on', async () => {
  for (const [typed, fix] of [
    ['"mnday 9:00"', 'Did you mean monday'],
    ['"mon 9:00" --zone Europe/Berln', 'Did you mean Europe/Berlin'],
    ['"mon 9:00" --zone IST', 'Did you mean Asia/Kolkata, Europe/Dublin or Asia/Jerusalem'],
    ['weekdays 9:00 PST', '“pst” is a time zone.'],
    ['"every other monday 9:00"', 'not every two weeks'],
    ['"mon 9:00" --except tomorrow', 'type days as “2026-12-24'],
    ['"*/5 * * * *"', 'more often than once an hour'],
  ] as const)
    await sandbox.asks(
      'ann',
      `/milestone digest on ${typed}`,
      ({ ephemeral, text }) => ephemeral && text.includes(fix),
    )
  expect((await list()).text).toContain('This channel has no milestone digest')
})

test('of several, the one to turn off is chosen; one’s own only, unless one looks after the channel', async () => {
  await turnOn('mon 9:00')
  await turnOn('fri 16:00', 'bob')
  const which = await sandbox.asks('bob', '/milestone digest off', ({ ephemeral }) => ephemeral)
  expect(which.text).toContain('This channel has several')
  const ids = actionIds(which).filter((action) => action.startsWith('milestone.digest.off'))
  expect(ids).toHaveLength(2)
  await sandbox.asks(
    'bob',
    '/milestone digest off 1',
    ({ ephemeral, text }) => ephemeral && text.includes('Only who set it up'),
  )
  await sandbox.press('bob', which, ids[1] ?? '')
  await sandbox.sees('ann', ({ text }) => text.startsWith('Milestone digest off') && text.includes('Fridays'))
  expect((await list()).text).toContain('This channel has 1 milestone digest')
})

test('a digest whose person lost access pauses, tells that person alone, and goes on with another’s account', async () => {
  await turnOnDaily()
  await daysPass(1)
  expect(await digests()).toHaveLength(1)
  expect(await sandbox.call('/sandbox/revoke', { token: 'sandbox-ann' })).toMatchObject({ ok: true })
  await daysPass(1)
  const told = await sandbox.sees('ann', ({ text }) => text.includes('is paused'), 'dm')
  expect(words(told)).toContain('no longer accepts your sign-in')
  expect(words(told)).toContain('Reconnect, and it resumes by itself.')
  expect(actionIds(told)).toEqual(['greenlight.connect'])
  await daysPass(1)
  const direct = await sandbox.messages('ann', 'dm')
  expect(direct.filter(({ text }) => text.includes('is paused'))).toHaveLength(1)
  expect(await digests()).toHaveLength(1)
  expect((await list()).text).toMatch(/Paused since .*no longer accepts the sign-in/)

  const again = await turnOn('daily 9:00', 'bob')
  expect(again.text).toContain('Milestone digest resumed')
  await daysPass(1)
  expect(await digests()).toHaveLength(2)
})
