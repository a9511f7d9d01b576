import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { actionIds, forgeKind, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const Request = z.object({
  id: z.number(),
  iid: z.number(),
  title: z.string(),
  created_at: z.string(),
  work_in_progress: z.boolean().nullish(),
  merge_when_build_succeeds: z.boolean().nullish(),
})
const requests = async (state = 'opened') =>
  z
    .array(Request)
    .parse(
      (await sandbox.api('sandbox-root', `/projects/42/merge_requests?state=${state}&per_page=100`)).body,
    )
const change = async (iid: number, body: object) => {
  const found = (await requests('all')).find((one) => one.iid === iid)
  const { status } = await sandbox.api('sandbox-ann', `/projects/42/merge_requests/${found?.id}`, {
    method: 'PUT',
    body,
  })
  expect(status).toBe(200)
}
const needing = async () =>
  (await requests())
    .filter((one) => !one.work_in_progress && !one.merge_when_build_succeeds)
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.iid - b.iid)
    .map(({ iid }) => iid)

const isCard = (message: Message) => message.bot && actionIds(message).includes('mr.take')
const cards = async (channel = 'general') => (await sandbox.messages('bob', channel)).filter(isCard)
const iidOf = ({ text }: Message) => Number(/^!(\d+) /.exec(text)?.[1])
const queued = async (channel = 'general') => (await cards(channel)).map(iidOf)
const card = (iid: number, fits: (card: Message) => boolean = () => true) =>
  sandbox.sees('bob', (message) => isCard(message) && iidOf(message) === iid && fits(message), 'general')
const on = async (flags = '') => {
  const said = await sandbox.asks(
    'ann',
    `/greenlight queue on web ${flags}`,
    ({ text }) => text.includes('now a queue'),
    'general',
  )
  return said
}
const isDay = ({ bot, text }: Message) => bot && /^\w{3} \d+ \w{3}: \d+ merge requests? handled\.$/.test(text)

const handled = async () => {
  const messages = await sandbox.messages('bob', 'general')
  const days = messages.filter(isDay)
  const notes = messages.filter(({ thread_ts }) => days.some(({ ts }) => ts === thread_ts))
  return { days: days.map(({ text }) => text), notes: notes.map(({ text }) => text) }
}
const filled = async (expected: readonly number[]) => {
  await expect.poll(() => queued()).toEqual(expected)
}
const told = (user: string, fits: string) =>
  sandbox.sees(user, ({ ephemeral, text }) => ephemeral && text.includes(fits), 'general')

test('holds exactly what needs somebody, the longest waiting first, and says how it stands', async () => {
  const said = await on()
  const expected = await needing()
  expect(expected.length).toBeGreaterThan(5)
  expect(said.text).toContain(
    'merge requests of acme/web that need somebody (no bots), the longest waiting first.',
  )
  expect(said.text).toContain(`${expected.length} are waiting.`)
  await filled(expected)
  const shown = words(await card(12))
  expect(shown).toMatch(/!12 Choose the dates of a report[\s\S]*Bob Baker ·[\s\S]*opened/)
  expect(shown).toContain('assigned to Ann Archer')
  const stands = await sandbox.asks('bob', '/greenlight queue', ({ ephemeral }) => ephemeral, 'general')
  expect(stands.text).toContain(`${expected.length} are waiting`)
  expect((await sandbox.asks('bob', '/greenlight queue')).text).toBe('This channel isn’t a queue.')
})

test('is filtered as lists are, and changed by asking again', async () => {
  await on('--assignee ann')
  await filled([7, 11, 12])
  await on('--author ann --search cart')
  await expect.poll(() => queued()).toEqual([14])
  expect((await handled()).notes.toSorted()).toEqual([
    expect.stringMatching(/^!11 .*: not in the filter of this queue any more$/),
    expect.stringMatching(/^!12 .*: not in the filter of this queue any more$/),
    expect.stringMatching(/^!7 .*: not in the filter of this queue any more$/),
  ])
})

test('of two queues in one channel each card says of which project it is', async () => {
  await on('--assignee ann')
  await filled([7, 11, 12])
  await sandbox.asks(
    'ann',
    '/greenlight queue on api',
    ({ text }) => text.includes('merge requests of acme/api that need'),
    'general',
  )
  const named = async () => (await cards()).map(({ text }) => /^(?:acme\/\w+)?!/.exec(text)?.[0])
  await expect.poll(async () => [...new Set(await named())].sort()).toEqual(['acme/api!', 'acme/web!'])
  await sandbox.asks('ann', '/greenlight queue off --project api', ({ text }) => text !== '', 'general')
  await expect.poll(async () => [...new Set(await named())]).toEqual(['!'])
})

test('one is taken and given back by a press; of two at once one gets it', async () => {
  await on('--assignee ann')
  await filled([7, 11, 12])
  const sent = await sandbox.writes(async () => {
    const free = await card(12)
    await Promise.all([
      sandbox.press('ann', free, 'mr.take', { channel: 'general' }),
      sandbox.press('bob', free, 'mr.take', { channel: 'general' }),
    ])
    const taken = await card(12, ({ text }) => text.includes('has it.'))
    const winner = taken.text.includes('U0ANN') ? 'ann' : 'bob'
    const loser = winner === 'ann' ? 'bob' : 'ann'
    await told(loser, 'took !12')
    await told(winner, '!12 is yours.')
    await sandbox.press('cy', taken, 'mr.take', { channel: 'general' })
    await told('cy', 'Connect your')
    await sandbox.press(winner, taken, 'mr.take', { channel: 'general' })
    await card(12, ({ text }) => !text.includes('has it'))
    await sandbox.asks('ann', '/mr take !11 --project web', ({ text }) => text === '!11 is yours.', 'general')
    const ofAnn = await card(11, ({ text }) => text.includes('<@U0ANN> has it.'))
    await sandbox.press('bob', ofAnn, 'mr.take', { channel: 'general' })
    await told('bob', 'Only they or a channel manager can give it back.')
    await sandbox.press('bob', await card(7), 'mr.take', { channel: 'general' })
    // She is an admin.
    await sandbox.press('ann', await card(7, ({ text }) => text.includes('has it.')), 'mr.take', {
      channel: 'general',
    })
    await told('ann', '!7 is free again.')
    await sandbox.asks(
      'bob',
      '/mr give-back !7 --project web',
      ({ text }) => text === 'Nobody has !7.',
      'general',
    )
  })
  expect(sent).toEqual([])
  expect(await queued()).toEqual([7, 11, 12])
})

test('what is handled leaves, and is noted once in the thread of its day', async () => {
  await on()
  const expected = await needing()
  await filled(expected)
  await sandbox.press('ann', await card(14), 'mr.take', { channel: 'general' })
  await card(14, ({ text }) => text.includes('has it.'))
  await change(14, { state_event: 'close' })
  await expect.poll(() => queued()).toEqual(expected.filter((iid) => iid !== 14))
  if (forgeKind === 'today') await sandbox.command('bob', '/mr draft !15')
  else await change(15, { title: 'WIP: Say why a voucher is refused' })
  await expect.poll(() => queued()).toEqual(expected.filter((iid) => iid !== 14 && iid !== 15))
  await expect.poll(handled).toEqual({
    days: [expect.stringContaining('2 merge requests handled.')],
    notes: [
      expect.stringMatching(/^!14 .*: closed( by Ann Archer)?, taken by ann$/i),
      expect.stringMatching(/^!15 .*: a draft now$/),
    ],
  })
  await change(14, { state_event: 'reopen' })
  await expect.poll(() => queued()).toEqual([...expected.filter((iid) => iid !== 14 && iid !== 15), 14])
  expect(words(await card(14))).toContain('came in')
  expect((await card(14)).text).not.toContain('has it')
  await sandbox.call('/sandbox/clock', { days: 1 })
  await change(14, { state_event: 'close' })
  await expect.poll(async () => (await handled()).days.length).toBe(2)
  await expect.poll(async () => (await handled()).notes.length).toBe(3)
  const off = await sandbox.asks(
    'bob',
    '/greenlight queue off web',
    ({ text }) => text.includes('no longer the queue'),
    'general',
  )
  expect(off.ephemeral).toBe(false)
  await expect.poll(() => queued()).toEqual([])
})

test('who may not read a project gets no queue of it', async () => {
  const asks = (typed: string) =>
    sandbox.asks('ann', `/greenlight queue on ${typed}`, ({ ephemeral }) => ephemeral, 'general')
  expect((await asks('vault')).text).toContain('I don’t know the project “vault”.')
  expect((await asks('44')).text).toContain('Project 44 isn’t there, or you can’t see it.')
  expect(await queued()).toEqual([])
})
