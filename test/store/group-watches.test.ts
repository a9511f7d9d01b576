import { expect, it } from 'vitest'
import { everything } from '../jobs/sync/project-scene.ts'
import { onBothEngines } from '../support/postgres.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

const HOUR = 3_600_000
const group = { team: 'T1', channel: 'C1', groupId: 70, path: 'acme', user: 'U0ANN', filter: everything }
const { path: _, ...shared } = group
const watchOf = (project: number, groupId: number | null = 70) => ({
  ...shared,
  project,
  groupId,
  sinceIid: project,
  milestones: '[]',
})

onBothEngines('the watch of a group', (place) => {
  async function withGroup() {
    const clock = stoppedClock()
    const store = await temporaryStore({ ...(await place()), now: clock.now })
    await store.groupWatches.set(group)
    for (const project of [42, 43]) await store.channelWatches.set(watchOf(project))
    const running = async () =>
      (await store.channelWatches.running())
        .map(({ project, sinceIid }) => [project, sinceIid])
        .toSorted(([a = 0], [b = 0]) => a - b)
    const found = async () => {
      const watch = await store.groupWatches.find('T1', 'C1', 70)
      if (!watch) throw new Error('It is gone.')
      return watch
    }
    return { clock, store, running, found }
  }

  it('pauses all its projects, is told once, and goes on where it was', async () => {
    const { clock, store, running, found } = await withGroup()
    expect(await running()).toEqual([
      [42, 42],
      [43, 43],
    ])
    const watch = await found()
    const told = [
      await store.groupWatches.pause(watch, 'no-access'),
      await store.groupWatches.pause(watch, 'no-access'),
    ]
    expect(told).toEqual([true, false])
    expect(await running()).toEqual([])
    expect(await store.channelWatches.runningOf('T1', 42)).toEqual([])
    clock.advance(HOUR)
    const paused = await found()
    expect([await store.groupWatches.resume(paused), await store.groupWatches.resume(paused)]).toEqual([
      true,
      false,
    ])
    expect(await running()).toEqual([
      [42, 42],
      [43, 43],
    ])
  })

  it('has no news of a long pause', async () => {
    const { clock, store, running, found } = await withGroup()
    await store.groupWatches.pause(await found(), 'token-refused')
    clock.advance(25 * HOUR)
    await store.groupWatches.resume(await found())
    expect(await running()).toEqual([
      [42, -1],
      [43, -1],
    ])
  })

  it('leaves a project to the watch that somebody has set on it', async () => {
    const { store, running, found } = await withGroup()
    await store.channelWatches.set({ ...watchOf(43, null), user: 'U0BOB' })
    await store.channelWatches.set(watchOf(43))
    await store.channelWatches.leave({ ...watchOf(43), since: 0, checkedAt: 0, paused: null })
    expect(await store.channelWatches.find('T1', 'C1', 43)).toMatchObject({ groupId: null, user: 'U0BOB' })
    await store.groupWatches.pause(await found(), 'no-access')
    expect(await running()).toEqual([[43, 43]])
    expect(await store.groupWatches.remove(await found())).toBe(true)
    expect(await store.channelWatches.of('T1', 'C1')).toMatchObject([{ project: 43, groupId: null }])
  })
})
