import { expect, it } from 'vitest'
import { onBothEngines } from '../support/postgres.ts'
import { temporaryStore } from './temporary.ts'

const watch = {
  team: 'T1',
  channel: 'C1',
  user: 'UANN',
  project: 42,
  iid: 12,
  sha: 'a'.repeat(40),
  since: 500,
}

onBothEngines('auto-merges', (place) => {
  it('a merge request has one watch: arming again replaces it', async () => {
    const { autoMerges } = await temporaryStore(await place())
    await autoMerges.add(watch)
    const again = { ...watch, user: 'UBOB', channel: 'C2', sha: 'b'.repeat(40), since: 900 }
    await autoMerges.add(again)
    expect(await autoMerges.all()).toEqual([again])
    expect(await autoMerges.find('T1', 42, 12)).toEqual(again)
    expect(await autoMerges.find('T1', 43, 12)).toBeNull()
  })

  it('all come oldest first, and of many that end one at once only one is told so', async () => {
    const { autoMerges } = await temporaryStore(await place())
    await autoMerges.add({ ...watch, iid: 1, since: 900 })
    await autoMerges.add({ ...watch, iid: 2, since: 100 })
    await autoMerges.add({ ...watch, team: 'T2', iid: 3, since: 300 })
    expect((await autoMerges.all()).map(({ iid }) => iid)).toEqual([2, 3, 1])
    const answers = await Promise.all(Array.from({ length: 10 }, () => autoMerges.remove('T1', 42, 2)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect((await autoMerges.all()).map(({ iid }) => iid)).toEqual([3, 1])
  })

  it('ending a watch leaves the one that was armed in its place alone', async () => {
    const { autoMerges } = await temporaryStore(await place())
    await autoMerges.add(watch)
    const again = { ...watch, since: 900 }
    await autoMerges.add(again)
    expect(await autoMerges.end(watch)).toBe(false)
    expect(await autoMerges.all()).toEqual([again])
    expect(await autoMerges.end(again)).toBe(true)
    expect(await autoMerges.end(again)).toBe(false)
    expect(await autoMerges.all()).toEqual([])
  })

  it('a watch follows a new head, and one that was cancelled or armed anew is not brought back', async () => {
    const { autoMerges } = await temporaryStore(await place())
    const head = 'c'.repeat(40)
    await autoMerges.add(watch)
    expect(await autoMerges.move(watch, head)).toBe(true)
    expect(await autoMerges.all()).toEqual([{ ...watch, sha: head }])
    const again = { ...watch, since: 900 }
    await autoMerges.add(again)
    expect(await autoMerges.move(watch, head)).toBe(false)
    expect(await autoMerges.all()).toEqual([again])
    await autoMerges.remove('T1', 42, 12)
    expect(await autoMerges.move(again, head)).toBe(false)
    expect(await autoMerges.all()).toEqual([])
  })
})
