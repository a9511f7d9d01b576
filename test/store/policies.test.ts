import { expect, test } from 'vitest'
import { usualRules } from '../../src/model/channel-rules.ts'
import { parseFreezeTime } from '../../src/model/freeze-time.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

const where = { team: 'T1', channel: 'C1', user: 'U1' }

test('a channel has the usual rules until somebody changes them, and another channel keeps them', async () => {
  const { policies } = await temporaryStore()
  expect(await policies.rules('T1', 'C1')).toEqual(usualRules)
  const rules = { ...usualRules, projects: [42], verbs: ['mr.list'], guests: true }
  expect(await policies.change(where, () => rules)).toEqual(rules)
  expect(await policies.rules('T1', 'C1')).toEqual(rules)
  expect(await policies.rules('T1', 'C10')).toEqual(usualRules)
  expect(await policies.rules('T2', 'C1')).toEqual(usualRules)
})

test('each difference is noted with who made it and when; what stays is not', async () => {
  const clock = stoppedClock(1_000)
  const { policies } = await temporaryStore({ now: clock.now })
  await policies.change(where, (before) => ({ ...before, guests: true, confirm: 'ask' }))
  clock.advance(500)
  await policies.change({ ...where, user: 'U2' }, (before) => ({ ...before, confirm: 'type' }))
  await policies.change(where, (before) => before)
  expect(await policies.changes('T1', 'C1', 10)).toEqual([
    { user: 'U2', changedAt: 1_500, what: 'confirm', was: '"ask"', became: '"type"' },
    { user: 'U1', changedAt: 1_000, what: 'guests', was: 'false', became: 'true' },
    { user: 'U1', changedAt: 1_000, what: 'confirm', was: '"usual"', became: '"ask"' },
  ])
})

test('of changes that are made at once none is lost', async () => {
  const { policies } = await temporaryStore()
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      policies.change(where, (before) => ({ ...before, projects: [...before.projects, index + 1] })),
    ),
  )
  const { projects } = await policies.rules('T1', 'C1')
  expect([...projects].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

test('a steward is one in one channel of one workspace, with who appointed them', async () => {
  const { stewards, policies } = await temporaryStore({ now: () => 7 })
  expect(await stewards.appoint('T1', 'C1', 'U9', 'U1')).toBe(true)
  expect(await stewards.appoint('T1', 'C1', 'U9', 'U2')).toBe(false)
  expect(await stewards.is('T1', 'C1', 'U9')).toBe(true)
  for (const [team, channel, user] of [
    ['T1', 'C1', 'U90'],
    ['T1', 'C1', 'u9'],
    ['T1', 'C10', 'U9'],
    ['T2', 'C1', 'U9'],
  ] as const)
    expect(await stewards.is(team, channel, user)).toBe(false)
  expect(await stewards.of('T1', 'C1')).toEqual([{ user: 'U9', appointedBy: 'U1', appointedAt: 7 }])
  expect(await stewards.dismiss('T1', 'C1', 'U9', 'U3')).toBe(true)
  expect(await stewards.dismiss('T1', 'C1', 'U9', 'U3')).toBe(false)
  expect(
    (await policies.changes('T1', 'C1', 10)).map(({ user, was, became }) => [user, was, became]),
  ).toEqual([
    ['U3', '"U9"', null],
    ['U1', null, '"U9"'],
  ])
})

test('a freeze keeps its number, also when others are removed, and is removed once', async () => {
  const { freezes, policies } = await temporaryStore({ now: () => 7 })
  const [from, to] = [parseFreezeTime('fri 16:00'), parseFreezeTime('mon 08:00')]
  if (!from || !to) throw new Error('no time')
  const weekend = { from, to, zone: 'Europe/Berlin', reason: 'Weekend' }
  const first = await freezes.add(where, weekend)
  expect(first).toEqual({ ...weekend, id: 1, channel: 'C1', addedBy: 'U1', addedAt: new Date(7) })
  await freezes.add(where, { ...weekend, reason: 'Again' })
  expect(await freezes.remove(where, 2)).toBe(true)
  expect(await freezes.remove(where, 2)).toBe(false)
  expect(await freezes.remove({ ...where, channel: 'C2' }, 1)).toBe(false)
  expect((await freezes.add(where, weekend)).id).toBe(3)
  expect((await freezes.list('T1')).map(({ id }) => id)).toEqual([1, 3])
  expect(await freezes.list('T2')).toEqual([])
  expect((await policies.changes('T1', 'C1', 10)).map(({ what }) => what)).toEqual(Array(4).fill('freeze'))
})
