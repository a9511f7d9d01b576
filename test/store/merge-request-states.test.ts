import { expect, test } from 'vitest'
import { onBothEngines } from '../support/postgres.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

const name = { team: 'T1', project: 42, iid: 12 }
const MINUTE = 60_000

onBothEngines('sightings and stories', (place) => {
  test('of many that saw the same revision one is kept, with its story and no other', async () => {
    const { mergeRequestStates, mergeRequestEvents } = await temporaryStore(await place())
    const race = (revision: number) =>
      Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          mergeRequestStates.record(name, revision, `seen ${index}`, [
            { key: `e${revision}.${index}`, event: 's' },
          ]),
        ),
      )
    for (const revision of [0, 1]) {
      const kept = await race(revision)
      expect(kept.filter(Boolean)).toHaveLength(1)
      const winner = kept.indexOf(true)
      expect(await mergeRequestStates.find(name)).toMatchObject({
        revision: revision + 1,
        state: `seen ${winner}`,
      })
      expect((await mergeRequestEvents.pending(name)).map(({ key: event }) => event)).toContain(
        `e${revision}.${winner}`,
      )
    }
    expect(await mergeRequestEvents.pending(name)).toHaveLength(2)
  })

  test('an event is kept once, in the order of what happened, until it is told; a day later it is forgotten', async () => {
    const clock = stoppedClock()
    const { cleanUp, mergeRequestStates, mergeRequestEvents } = await temporaryStore({
      ...(await place()),
      now: clock.now,
    })
    const two = [
      { key: 'b', event: 'first' },
      { key: 'a', event: 'second' },
    ]
    await mergeRequestStates.record(name, 0, 'seen', two)
    clock.advance(1)
    await mergeRequestStates.record(name, 1, 'seen', [...two, { key: '0', event: 'third' }])
    await mergeRequestEvents.add(name, { key: 'b', event: 'again' })
    expect((await mergeRequestEvents.pending(name)).map(({ event: story }) => story)).toEqual([
      'first',
      'second',
      'third',
    ])
    expect(await mergeRequestEvents.overdue(0)).toEqual([name])
    expect(await mergeRequestEvents.overdue(MINUTE)).toEqual([])
    const [first] = await mergeRequestEvents.pending(name)
    if (!first) throw new Error('Nothing is kept')
    await mergeRequestEvents.countAttempt(first, { peopleAsked: true })
    expect((await mergeRequestEvents.pending(name))[0]).toMatchObject({ tries: 1, peopleAsked: 1 })
    await mergeRequestEvents.markNotified(first)
    await mergeRequestEvents.add(name, { key: 'b', event: 'again' })
    expect((await mergeRequestEvents.pending(name)).map(({ event: story }) => story)).toEqual([
      'second',
      'third',
    ])
    clock.advance(24 * 60 * MINUTE)
    await cleanUp()
    await mergeRequestEvents.add(name, { key: 'b', event: 'anew' })
    expect(await mergeRequestEvents.pending(name)).toHaveLength(3)
  })

  test('what cannot be told is due less and less often, and is given up after a day', async () => {
    const clock = stoppedClock()
    const { cleanUp, mergeRequestEvents } = await temporaryStore({ ...(await place()), now: clock.now })
    const began = clock.now()
    await mergeRequestEvents.add(name, { key: 'a', event: 'first' })
    await mergeRequestEvents.add(name, { key: 'b', event: 'second' })
    const dueAfter: number[] = []
    for (let minute = 0; minute < 24 * 60 - 1; minute += 1) {
      clock.advance(MINUTE)
      await cleanUp()
      if ((await mergeRequestEvents.overdue(10_000)).length === 0) continue
      dueAfter.push((clock.now() - began) / MINUTE)
      for (const event of await mergeRequestEvents.pending(name))
        await mergeRequestEvents.countAttempt(event, { peopleAsked: false })
    }
    expect(dueAfter.length).toBeLessThan(100)
    expect(dueAfter.slice(0, 5)).toEqual([1, 2, 3, 4, 5])
    expect(dueAfter.at(-1)).toBeGreaterThan(23 * 60)
    const pauses = dueAfter.map((at, index) => at - (dueAfter[index - 1] ?? 0))
    for (const [index, pause] of pauses.entries())
      expect(pause).toBeGreaterThanOrEqual((pauses[index - 2] ?? 0) - 1)
    clock.advance(MINUTE)
    await cleanUp()
    expect(await mergeRequestEvents.pending(name)).toEqual([])
  })

  test('what is not watched any more is forgotten after a while, and everything with the end of a poll', async () => {
    const clock = stoppedClock()
    const { mergeRequestStates, syncCursors } = await temporaryStore({ ...(await place()), now: clock.now })
    for (const iid of [1, 2, 3]) await mergeRequestStates.record({ ...name, iid }, 0, 'seen', [])
    clock.advance(MINUTE)
    await mergeRequestStates.record({ ...name, iid: 4 }, 0, 'seen', [])
    await mergeRequestStates.sweep('T1', 42, new Set([2]), MINUTE)
    const left = async () =>
      (await mergeRequestStates.among('T1', 42, [1, 2, 3, 4])).map(({ iid }) => iid).toSorted()
    expect(await left()).toEqual([2, 4])
    const poll = {
      team: 'T1',
      project: 42,
      newest: 5,
      lastChangeAt: 1,
      checkedAt: 2,
      fullScanAt: 3,
      reader: null,
    }
    await syncCursors.save(poll)
    await syncCursors.save({ ...poll, newest: 2 ** 45 })
    expect(await syncCursors.all()).toEqual([{ ...poll, newest: 2 ** 45 }])
    await syncCursors.end('T1', 42)
    expect([await left(), await syncCursors.find('T1', 42)]).toEqual([[], null])
  })
})

onBothEngines('channel watches', (place) => {
  const filter = { events: ['new' as const], allLabels: false, drafts: false, bots: false, labels: ['bug'] }
  const watch = {
    team: 'T1',
    channel: 'C1',
    project: 42,
    groupId: null,
    user: 'UANN',
    filter,
    sinceIid: 20,
    milestones: '[]',
  }

  test('a channel has one of each project; setting it anew turns on one that is paused', async () => {
    const clock = stoppedClock()
    const { channelWatches } = await temporaryStore({ ...(await place()), now: clock.now })
    await channelWatches.set(watch)
    await channelWatches.set({ ...watch, project: 7 })
    await channelWatches.set({ ...watch, channel: 'C2' })
    expect((await channelWatches.of('T1', 'C1')).map(({ project }) => project)).toEqual([7, 42])
    const found = await channelWatches.find('T1', 'C1', 42)
    expect(found).toEqual({ ...watch, since: clock.now(), checkedAt: clock.now(), paused: null })
    if (!found) return
    const paused = await Promise.all(Array.from({ length: 6 }, () => channelWatches.pause(found, 'shared')))
    expect(paused.filter(Boolean)).toHaveLength(1)
    expect(await channelWatches.running()).toHaveLength(2)
    expect((await channelWatches.runningOf('T1', 42)).map(({ channel }) => channel)).toEqual(['C2'])
    expect(await channelWatches.runningOf('T2', 42)).toEqual([])
    clock.advance(1)
    await channelWatches.set(watch)
    expect(await channelWatches.running()).toHaveLength(3)
    expect(await channelWatches.pause(found, 'shared')).toBe(false)
    expect(await channelWatches.remove('T1', 'C1', 42)).toBe(true)
    expect(await channelWatches.remove('T1', 'C1', 42)).toBe(false)
  })
})
