import { expect, test } from 'vitest'
import { usualRules } from '../../src/model/channel-rules.ts'
import { parseFreezeTime } from '../../src/model/freeze.ts'
import { onBothEngines } from '../support/postgres.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

const where = { team: 'T1', channel: 'C1', user: 'U1' }

onBothEngines('channel policy', (place) => {
  test('a channel has the usual rules until somebody changes them, and another channel keeps them', async () => {
    const { policies } = await temporaryStore(await place())
    expect(await policies.rules('T1', 'C1')).toEqual(usualRules)
    const rules = { ...usualRules, projects: [42], verbs: ['mr.list'], guests: true }
    expect(await policies.change(where, () => rules)).toEqual(rules)
    expect(await policies.rules('T1', 'C1')).toEqual(rules)
    expect(await policies.rules('T1', 'C10')).toEqual(usualRules)
    expect(await policies.rules('T2', 'C1')).toEqual(usualRules)
  })

  test('the last change is noted with who made it and when; what changes nothing is not', async () => {
    const clock = stoppedClock(1_000)
    const { policies } = await temporaryStore({ ...(await place()), now: clock.now })
    expect(await policies.lastChange('T1', 'C1')).toBeNull()
    await policies.change(where, (before) => before)
    expect(await policies.lastChange('T1', 'C1')).toBeNull()
    await policies.change(where, (before) => ({ ...before, guests: true, confirm: 'ask' }))
    expect(await policies.lastChange('T1', 'C1')).toEqual({ user: 'U1', changedAt: 1_000 })
    clock.advance(500)
    await policies.change({ ...where, user: 'U2' }, (before) => ({ ...before, confirm: 'type' }))
    clock.advance(500)
    await policies.change(where, (before) => before)
    expect(await policies.lastChange('T1', 'C1')).toEqual({ user: 'U2', changedAt: 1_500 })
    expect(await policies.lastChange('T2', 'C1')).toBeNull()
  })

  test('a person who is forgotten has changed nothing any more, and their rules stay', async () => {
    const { forgetPerson, policies } = await temporaryStore(await place())
    for (const other of [{}, { team: 'T2' }, { channel: 'C2', user: 'U2' }])
      await policies.change({ ...where, ...other }, (before) => ({ ...before, guests: true }))
    await forgetPerson('T1', 'U1')
    expect(await policies.lastChange('T1', 'C1')).toBeNull()
    expect(await policies.rules('T1', 'C1')).toMatchObject({ guests: true })
    expect(await policies.lastChange('T2', 'C1')).toMatchObject({ user: 'U1' })
    expect(await policies.lastChange('T1', 'C2')).toMatchObject({ user: 'U2' })
  })

  test('of changes that are made at once none is lost', async () => {
    const { policies } = await temporaryStore(await place())
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        policies.change(where, (before) => ({ ...before, projects: [...before.projects, index + 1] })),
      ),
    )
    const { projects } = await policies.rules('T1', 'C1')
    expect([...projects].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  test('a manager is one in one channel of one workspace, with who appointed them', async () => {
    const { managers, policies } = await temporaryStore({ ...(await place()), now: () => 7 })
    expect(await managers.appoint('T1', 'C1', 'U9', 'U1')).toBe(true)
    expect(await managers.appoint('T1', 'C1', 'U9', 'U2')).toBe(false)
    expect(await policies.lastChange('T1', 'C1')).toEqual({ user: 'U1', changedAt: 7 })
    expect(await managers.is('T1', 'C1', 'U9')).toBe(true)
    for (const [team, channel, user] of [
      ['T1', 'C1', 'U90'],
      ['T1', 'C1', 'u9'],
      ['T1', 'C10', 'U9'],
      ['T2', 'C1', 'U9'],
    ] as const)
      expect(await managers.is(team, channel, user)).toBe(false)
    expect(await managers.of('T1', 'C1')).toEqual([{ user: 'U9', appointedBy: 'U1', appointedAt: 7 }])
    expect(await managers.dismiss('T1', 'C1', 'U9', 'U3')).toBe(true)
    expect(await managers.dismiss('T1', 'C1', 'U9', 'U4')).toBe(false)
    expect(await policies.lastChange('T1', 'C1')).toEqual({ user: 'U3', changedAt: 7 })
  })

  test('a freeze keeps its number, also when others are removed, and is removed once', async () => {
    const { freezes, policies } = await temporaryStore({ ...(await place()), now: () => 7 })
    const [from, to] = [parseFreezeTime('fri 16:00'), parseFreezeTime('mon 08:00')]
    if (!from || !to) throw new Error('no time')
    const weekend = { from, to, zone: 'Europe/Berlin', reason: 'Weekend' }
    const first = await freezes.add(where, weekend)
    expect(first).toEqual({ ...weekend, id: 1, channel: 'C1', addedBy: 'U1', addedAt: new Date(7) })
    await freezes.add(where, { ...weekend, reason: 'Again' })
    expect(await policies.lastChange('T1', 'C1')).toEqual({ user: 'U1', changedAt: 7 })
    expect(await freezes.remove({ ...where, user: 'U2' }, 2)).toBe(true)
    expect(await freezes.remove({ ...where, user: 'U3' }, 2)).toBe(false)
    expect(await freezes.remove({ ...where, channel: 'C2' }, 1)).toBe(false)
    expect(await policies.lastChange('T1', 'C1')).toEqual({ user: 'U2', changedAt: 7 })
    expect((await freezes.add(where, { ...weekend, reason: 'Once more' })).id).toBe(3)
    expect((await freezes.list('T1')).map(({ id }) => id)).toEqual([1, 3])
    expect(await freezes.list('T2')).toEqual([])
  })

  test('a freeze that is asked for once more, as after an answer that was lost, is the one that is there', async () => {
    const clock = stoppedClock(1_000)
    const { freezes, policies } = await temporaryStore({ ...(await place()), now: clock.now })
    const [from, to] = [parseFreezeTime('fri 16:00'), parseFreezeTime('mon 08:00')]
    if (!from || !to) throw new Error('no time')
    const weekend = { from, to, zone: 'Europe/Berlin', reason: 'Weekend' }
    const first = await freezes.add(where, weekend)
    clock.advance(500)
    expect(await freezes.add(where, weekend)).toEqual(first)
    expect(await policies.lastChange('T1', 'C1')).toEqual({ user: 'U1', changedAt: 1_000 })
    for (const elsewhere of [{ channel: 'C2' }, { team: 'T2' }, { user: 'U2' }])
      expect((await freezes.add({ ...where, ...elsewhere }, weekend)).channel).toBe(elsewhere.channel ?? 'C1')
    expect(await freezes.remove(where, first.id)).toBe(true)
    expect((await freezes.add(where, weekend)).id).toBe(3)
  })

  test('of freezes that replicas add at once each has a number of its own, and words that no database keeps are kept', async () => {
    const shared = await place()
    const [one, other] = [await temporaryStore(shared), await temporaryStore(shared)]
    const [from, to] = [parseFreezeTime('fri 16:00'), parseFreezeTime('mon 08:00')]
    if (!from || !to) throw new Error('no time')
    const freeze = (at: number) => ({ from, to, zone: 'UTC', reason: `x\u0000y ${at}` })
    // An embedded store belongs to one process: there the other one stands for nobody.
    const stores = 'url' in shared ? [one, other] : [one]
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => stores[at % stores.length]?.freezes.add(where, freeze(at))),
    )
    const list = await one.freezes.list('T1')
    expect(list.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
    expect(list.map(({ reason }) => reason)).toContain('x\ufffdy 0')
    await one.freezes.add(where, freeze(0))
    expect(await one.freezes.list('T1')).toHaveLength(12)
    await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        stores[at % stores.length]?.managers.appoint('T1', 'C1', `U${at}`, 'U1'),
      ),
    )
    expect(await one.managers.of('T1', 'C1')).toHaveLength(6)
  })
})
