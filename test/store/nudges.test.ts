import { expect, it } from 'vitest'
import { onBothEngines } from '../support/postgres.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

const to = { team: 'T1', user: 'UBOB', project: 42, iid: 12 }

onBothEngines('what people are told directly', (place) => {
  it('is due until it is told, and a reason that comes meanwhile stays due', async () => {
    const clock = stoppedClock()
    const { nudges } = await temporaryStore({ ...(await place()), now: clock.now })
    await nudges.add(to, { kind: 'assigned', ref: 'a', at: clock.now() })
    await nudges.add(to, { kind: 'assigned', ref: 'a', at: clock.now() })
    const [first] = await nudges.due()
    if (!first) throw new Error('nothing is due')
    expect(first.reasons).toHaveLength(1)
    await nudges.add(to, { kind: 'comment', ref: '0', at: clock.now() })
    await nudges.markSent(first, '1.1')
    const [second] = await nudges.due()
    expect(second).toMatchObject({ ts: '1.1', reasons: [{ kind: 'assigned' }, { kind: 'comment' }] })
    if (second) await nudges.markSent(second, '1.1')
    expect(await nudges.due()).toEqual([])
    await nudges.renew({ team: 'T1', project: 42, iid: 12 })
    expect(await nudges.due()).toHaveLength(1)
  })

  it('goes with its person', async () => {
    const store = await temporaryStore(await place())
    await store.nudges.add(to, { kind: 'assigned', ref: 'a', at: 1 })
    await store.nudgeSettings.set('T1', 'UBOB', 'build', false)
    await store.forgetPerson('T1', 'UBOB')
    expect(await store.nudges.due()).toEqual([])
    expect(await store.nudgeSettings.off('T1', 'UBOB')).toEqual(new Set())
  })
})

onBothEngines('the card of a link', (place) => {
  const link = { team: 'T1', channel: 'C1', project: 42, target: '!12', ts: '1.0' }

  it('is shown once in half an hour, whoever asks at the same time', async () => {
    const clock = stoppedClock()
    const { linkCards } = await temporaryStore({ ...(await place()), now: clock.now })
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, at) => linkCards.claim({ ...link, ts: `1.${at}` })),
    )
    expect(all.filter(Boolean)).toHaveLength(1)
    expect(await linkCards.claim({ ...link, channel: 'C2' })).toBe(true)
    clock.advance(29 * 60_000)
    expect(await linkCards.claim({ ...link, ts: '2.0' })).toBe(false)
    clock.advance(60_000)
    expect(await linkCards.claim({ ...link, ts: '2.0' })).toBe(true)
  })

  it('is claimed again by its own message, and by every message once it is released', async () => {
    const { linkCards } = await temporaryStore(await place())
    for (const _ of [1, 2]) expect(await linkCards.claim(link)).toBe(true)
    await linkCards.release({ team: 'T1', channel: 'C1', ts: '9.9' })
    expect(await linkCards.claim({ ...link, ts: '2.0' })).toBe(false)
    await linkCards.release(link)
    expect(await linkCards.claim({ ...link, ts: '2.0' })).toBe(true)
  })
})
