import { expect, test } from 'vitest'
import { onBothEngines } from '../support/postgres.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

const name = { team: 'T1', project: 42, iid: 12 }
const MINUTE = 60_000

onBothEngines('sightings and stories', (place) => {
  test('of many that saw the same revision one is kept, with its story and no other', async () => {
    const { sightings, stories } = await temporaryStore(await place())
    const race = (revision: number) =>
      Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          sightings.record(name, revision, `seen ${index}`, [{ event: `e${revision}.${index}`, story: 's' }]),
        ),
      )
    for (const revision of [0, 1]) {
      const kept = await race(revision)
      expect(kept.filter(Boolean)).toHaveLength(1)
      const winner = kept.indexOf(true)
      expect(await sightings.find(name)).toMatchObject({ revision: revision + 1, seen: `seen ${winner}` })
      expect((await stories.untold(name)).map(({ event }) => event)).toContain(`e${revision}.${winner}`)
    }
    expect(await stories.untold(name)).toHaveLength(2)
  })

  test('an event is kept once, in the order of what happened, until it is told; a day later it is forgotten', async () => {
    const clock = stoppedClock()
    const { sightings, stories } = await temporaryStore({ ...(await place()), now: clock.now })
    const two = [
      { event: 'b', story: 'first' },
      { event: 'a', story: 'second' },
    ]
    await sightings.record(name, 0, 'seen', two)
    clock.advance(1)
    await sightings.record(name, 1, 'seen', [...two, { event: '0', story: 'third' }])
    await stories.add(name, { event: 'b', story: 'again' })
    expect((await stories.untold(name)).map(({ story }) => story)).toEqual(['first', 'second', 'third'])
    expect(await stories.waiting(0)).toEqual([name])
    expect(await stories.waiting(MINUTE)).toEqual([])
    const [first] = await stories.untold(name)
    if (!first) throw new Error('Nothing is kept')
    expect([await stories.tried(first), (await stories.untold(name))[0]?.tries]).toEqual([1, 1])
    await stories.told(first)
    await stories.add(name, { event: 'b', story: 'again' })
    expect((await stories.untold(name)).map(({ story }) => story)).toEqual(['second', 'third'])
    clock.advance(24 * 60 * MINUTE)
    await stories.sweep()
    await stories.add(name, { event: 'b', story: 'anew' })
    expect(await stories.untold(name)).toHaveLength(3)
  })

  test('what is not watched any more is forgotten after a while, and everything with the end of a poll', async () => {
    const clock = stoppedClock()
    const { sightings, polls } = await temporaryStore({ ...(await place()), now: clock.now })
    for (const iid of [1, 2, 3]) await sightings.record({ ...name, iid }, 0, 'seen', [])
    clock.advance(MINUTE)
    await sightings.record({ ...name, iid: 4 }, 0, 'seen', [])
    await sightings.sweep('T1', 42, new Set([2]), MINUTE)
    const left = async () => (await sightings.among('T1', 42, [1, 2, 3, 4])).map(({ iid }) => iid).toSorted()
    expect(await left()).toEqual([2, 4])
    const poll = { team: 'T1', project: 42, newest: 5, movedAt: 1, checkedAt: 2, sweptAt: 3, reader: null }
    await polls.save(poll)
    await polls.save({ ...poll, newest: 2 ** 45 })
    expect(await polls.all()).toEqual([{ ...poll, newest: 2 ** 45 }])
    await polls.end('T1', 42)
    expect([await left(), await polls.find('T1', 42)]).toEqual([[], null])
  })
})

onBothEngines('feeds', (place) => {
  const wants = { events: ['new' as const], allLabels: false, drafts: false, bots: false, labels: ['bug'] }
  const feed = { team: 'T1', channel: 'C1', project: 42, user: 'UANN', wants, after: 20 }

  test('a channel has one of each project; setting it anew turns on one that is paused', async () => {
    const clock = stoppedClock()
    const { feeds } = await temporaryStore({ ...(await place()), now: clock.now })
    await feeds.set(feed)
    await feeds.set({ ...feed, project: 7 })
    await feeds.set({ ...feed, channel: 'C2' })
    expect((await feeds.of('T1', 'C1')).map(({ project }) => project)).toEqual([7, 42])
    const found = await feeds.find('T1', 'C1', 42)
    expect(found).toEqual({ ...feed, since: clock.now(), checkedAt: clock.now(), paused: null })
    if (!found) return
    const paused = await Promise.all(Array.from({ length: 6 }, () => feeds.pause(found, 'shared')))
    expect(paused.filter(Boolean)).toHaveLength(1)
    expect(await feeds.running()).toHaveLength(2)
    clock.advance(1)
    await feeds.set(feed)
    expect(await feeds.running()).toHaveLength(3)
    expect(await feeds.pause(found, 'shared')).toBe(false)
    expect(await feeds.remove('T1', 'C1', 42)).toBe(true)
    expect(await feeds.remove('T1', 'C1', 42)).toBe(false)
  })
})
