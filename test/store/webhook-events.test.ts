import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { onBothEngines } from '../support/postgres.ts'
import { countOf } from './every-table.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const event = { project: 42, iid: 12 }

onBothEngines('deliveries of the forge', (place) => {
  it('of two hundred at once, each is owed a look', async () => {
    const { webhookEvents } = await temporaryStore(await place())
    await Promise.all(Array.from({ length: 200 }, () => webhookEvents.accept(event)))
    expect(await webhookEvents.pending()).toHaveLength(200)
  })

  it('are owed over a restart until they are settled, and what came since stays owed', async () => {
    const where = await place()
    const clock = stoppedClock()
    const first = await temporaryStore({ ...where, now: clock.now })
    await first.webhookEvents.accept(event)
    clock.advance(1)
    await first.webhookEvents.accept({ project: 43, iid: null })
    const second = await temporaryStore({ ...where, now: clock.now })
    const owed = await second.webhookEvents.pending()
    expect(owed).toMatchObject([event, { project: 43, iid: null }])
    await second.webhookEvents.accept({ project: 42, iid: 13 })
    await second.webhookEvents.settle(owed)
    expect(await second.webhookEvents.pending()).toMatchObject([{ project: 42, iid: 13 }])
    await second.webhookEvents.settle([])
    expect(await second.webhookEvents.pending()).toHaveLength(1)
  })

  it('of a project with more than are read at once leave room for every other project', async () => {
    const clock = stoppedClock()
    const { webhookEvents } = await temporaryStore({ ...(await place()), now: clock.now })
    for (let nth = 0; nth < 1_100; nth += 1) await webhookEvents.accept({ project: 43, iid: nth + 1 })
    clock.advance(1)
    await webhookEvents.accept(event)
    await webhookEvents.accept({ project: 44, iid: null })
    const owed = await webhookEvents.pending()
    expect(owed).toHaveLength(1_000)
    expect(
      owed
        .slice(0, 3)
        .map(({ project }) => project)
        .toSorted(),
    ).toEqual([42, 43, 44])
  })

  it('of a project that cannot be read become one of the project as a whole', async () => {
    const { webhookEvents } = await temporaryStore(await place())
    for (let nth = 0; nth < 1_100; nth += 1) await webhookEvents.accept({ project: 43, iid: nth + 1 })
    await webhookEvents.accept(event)
    await webhookEvents.collapse(43)
    const owed = await webhookEvents.pending()
    expect(
      owed.map(({ project, iid }) => ({ project, iid })).toSorted((a, b) => a.project - b.project),
    ).toEqual([
      { project: 42, iid: 12 },
      { project: 43, iid: null },
    ])
    await webhookEvents.collapse(44)
    expect(await webhookEvents.pending()).toHaveLength(2)
  })

  it('that are never settled are forgotten after 24 hours, and settled ones at once', async () => {
    const where = await place()
    const clock = stoppedClock()
    const { cleanUp, webhookEvents } = await temporaryStore({ ...where, now: clock.now })
    await webhookEvents.accept(event)
    await webhookEvents.settle(await webhookEvents.pending())
    expect(await countOf(where, 'webhook_events')).toBe(0)
    await webhookEvents.accept(event)
    clock.advance(24 * HOUR - 1)
    await cleanUp()
    expect(await webhookEvents.pending()).toHaveLength(1)
    clock.advance(1)
    await cleanUp()
    expect(await webhookEvents.pending()).toEqual([])
  })
})

onBothEngines('how well events tell', (place) => {
  async function opened() {
    const clock = stoppedClock()
    const store = await temporaryStore({ ...(await place()), now: clock.now })
    const hear = () => store.webhookEvents.accept(event)
    const settle = async () => store.webhookEvents.settle(await store.webhookEvents.pending())
    const heardAndLooked = async () => {
      await hear()
      await settle()
    }
    return { clock, hear, settle, heardAndLooked, hooks: store.webhookHealth, cleanUp: store.cleanUp }
  }

  it('is not asked of a project from which no event ever came', async () => {
    const { clock, hooks } = await opened()
    expect(await hooks.recordMiss(42, clock.now())).toBe(false)
    expect(await hooks.find(42)).toBeNull()
  })

  it('counts a change that a poll has found and no event told of, at most once a minute', async () => {
    const { clock, heardAndLooked, hooks } = await opened()
    await heardAndLooked()
    clock.advance(10 * MINUTE)
    expect(await hooks.recordMiss(42, clock.now() - MINUTE)).toBe(true)
    expect(await hooks.recordMiss(42, clock.now() - MINUTE)).toBe(false)
    expect(await hooks.find(42)).toMatchObject({ lastMissAt: clock.now() })
    clock.advance(2 * MINUTE)
    expect(await hooks.recordMiss(42, clock.now() - MINUTE)).toBe(true)
    expect(await hooks.all()).toMatchObject([{ project: 42, lastMissAt: clock.now() }])
  })

  it('counts no change while a look is owed to an event', async () => {
    const { clock, hear, hooks } = await opened()
    await hear()
    clock.advance(10 * MINUTE)
    expect(await hooks.recordMiss(42, clock.now())).toBe(false)
  })

  it('counts no change of which an event came in time, or within a minute after', async () => {
    const { clock, hear, settle, hooks } = await opened()
    await hear()
    expect(await hooks.recordMiss(42, clock.now() - 1)).toBe(false)
    await settle()
    clock.advance(10 * MINUTE)
    expect(await hooks.recordMiss(42, clock.now() - MINUTE)).toBe(true)
    clock.advance(MINUTE - 1)
    await hear()
    expect(await hooks.find(42)).toEqual({
      project: 42,
      lastEventAt: clock.now(),
      lastMissAt: null,
    })
  })

  it('keeps what was missed when an event comes much later', async () => {
    const { clock, hear, heardAndLooked, hooks } = await opened()
    await heardAndLooked()
    clock.advance(10 * MINUTE)
    await hooks.recordMiss(42, clock.now() - MINUTE)
    clock.advance(5 * MINUTE)
    await hear()
    expect(await hooks.find(42)).toMatchObject({
      lastEventAt: clock.now(),
      lastMissAt: clock.now() - 5 * MINUTE,
    })
  })

  it('is forgotten a week after the last event', async () => {
    const { cleanUp, clock, hear, hooks } = await opened()
    await hear()
    clock.advance(7 * 24 * HOUR - 1)
    await cleanUp()
    expect(await hooks.all()).toHaveLength(1)
    clock.advance(1)
    await cleanUp()
    expect(await hooks.all()).toEqual([])
  })
})

onBothEngines('a process that is killed', (place) => {
  it('in the middle of accepting leaves a look owed for every event that it has answered', async () => {
    const where = await place()
    const answered: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const script = join(import.meta.dirname, 'forge-delivery-writer.ts')
      const child = spawn(process.execPath, [
        script,
        'url' in where ? where.url : where.file,
        String(42 + round),
      ])
      let said = ''
      child.stdout.on('data', (chunk) => {
        said += chunk
        if (said.split('\n').length > 40 + round * 31) child.kill('SIGKILL')
      })
      await once(child, 'close')
      expect(child.signalCode).toBe('SIGKILL')
      answered.push(...said.split('\n').slice(0, -1))
    }
    const { webhookEvents } = await temporaryStore(where)
    const owed = new Set((await webhookEvents.pending()).map(({ project, iid }) => `${project}!${iid}`))
    expect(answered.length).toBeGreaterThan(3 * 40)
    expect(answered.filter((one) => !owed.has(one))).toEqual([])
  })
})
