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
const list = () => sandbox.asks('ann', '/milestone digest list', ({ ephemeral }) => ephemeral)

describe('a digest', () => {
  test('is turned on in the zone of its person, with the next three times for all to see', async () => {
    const said = await turnOn('mon,thu 9:00')
    expect(words(said)).toContain('on Mondays and Thursdays at 9:00 (Europe/Berlin)')
    expect(words(said).match(/(Mon|Thu) \d+ \w+ \d{4}, 09:00 \(Europe\/Berlin\)/g)).toHaveLength(3)
    expect(actionIds(said)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^milestone\.digest\.preview/),
        expect.stringMatching(/\.off/),
      ]),
    )
  })

  test('is previewed for one person, and nothing else comes of it', async () => {
    const said = await turnOnDaily()
    const id = actionIds(said).find((action) => action.startsWith('milestone.digest.preview')) ?? ''
    await sandbox.press('bob', said, id)
    const preview = await sandbox.sees(
      'bob',
      ({ ephemeral, text }) => ephemeral && text.includes('preview that only you see'),
    )
    expect(words(preview)).toContain('Milestones of acme/web')
    expect(await digests()).toEqual([])
  })

  test('is posted now for all, and its schedule goes on', async () => {
    await turnOnDaily()
    await sandbox.asks('bob', '/milestone digest now', isDigest)
    await sandbox.asks('bob', '/milestone digest now', ({ text }) => text.includes('is not posted twice'))
    await daysPass(1)
    expect(await digests()).toHaveLength(2)
  })

  test('comes when its time has come, and not any more when it is off', async () => {
    await turnOnDaily()
    await daysPass(2)
    expect(await digests()).toHaveLength(2)
    await sandbox.asks('ann', '/milestone digest off', ({ text }) => text.includes('digest is off'))
    await daysPass(2)
    expect(await digests()).toHaveLength(2)
    expect((await list()).text).toContain('This channel has no milestone digest')
  })

  test('is asked for in a form when no schedule was typed', async () => {
    await sandbox.command('ann', '/milestone digest on')
    await sandbox.modal('ann')
    expect(await sandbox.submit('ann', { schedule: 'mnday 9:00', zone: 'Europe/Berlin' })).toMatchObject({
      ok: false,
      errors: { schedule: expect.stringContaining('type monday') },
    })
    await sandbox.submit('ann', {
      schedule: 'weekdays at 9',
      zone: 'Tokyo',
      except: '2026-12-24',
      empty: 'post',
    })
    const said = await sandbox.sees('bob', ({ text }) => text.includes('digests are on'))
    expect(words(said)).toContain('Monday to Friday at 9:00 (Asia/Tokyo)')
    expect(words(said)).toContain('2026-12-24')
  })
})

test('what cannot be read is named, with one thing to type, and nothing is turned on', async () => {
  for (const [typed, fix] of [
    ['"mnday 9:00"', 'type monday'],
    ['"mon 9:00" --zone Europe/Berln', 'type Europe/Berlin'],
    ['"mon 9:00" --except tomorrow', 'type days as 2026-12-24'],
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
    ({ ephemeral, text }) => ephemeral && text.includes('Only whoever turned it on'),
  )
  await sandbox.press('bob', which, ids[1] ?? '')
  await sandbox.sees('ann', ({ text }) => text.includes('digest is off') && text.includes('Fridays'))
  expect((await list()).text).toContain('This channel has 1 milestone digest')
})

test('a digest whose person lost access pauses, tells that person alone, and goes on with another’s account', async () => {
  await turnOnDaily()
  await daysPass(1)
  expect(await digests()).toHaveLength(1)
  expect(await sandbox.call('/sandbox/revoke', { token: 'sandbox-ann' })).toMatchObject({ ok: true })
  await daysPass(1)
  const told = await sandbox.sees('ann', ({ text }) => text.includes('is paused'), 'dm')
  expect(words(told)).toContain('the forge does not accept your token or sign-in any more')
  expect(words(told)).toContain('/milestone digest on "daily 9:00"')
  await daysPass(1)
  const direct = await sandbox.messages('ann', 'dm')
  expect(direct.filter(({ text }) => text.includes('is paused'))).toHaveLength(1)
  expect(await digests()).toHaveLength(1)
  expect((await list()).text).toMatch(/Paused since .*does not accept the token/)

  const again = await turnOn('daily 9:00', 'bob')
  expect(again.text).toContain('is on again')
  await daysPass(1)
  expect(await digests()).toHaveLength(2)
})
