import { expect, test } from 'vitest'
import type { ScheduledRun } from '../../src/durable/durable.ts'
import { onBothEngines } from '../support/postgres.ts'
import { notebook, roomOn, startAll } from './room.ts'

onBothEngines('an attempt', (place) => {
  test('looks for the effects of steps of earlier attempts, and makes those of others', async () => {
    const { durable } = await roomOn(await place())
    const { notes, note } = notebook()
    durable.work('a', async (_, attempt) => {
      const step = (name: string) =>
        attempt.once(name, {
          first: async () => note(`${attempt.number}: first ${name}`),
          recover: async () => note(`${attempt.number}: recover ${name}`),
        })
      await step('merge')
      if (attempt.number === 1) return { sleepMs: 10 }
      await step('comment')
      // The mark is its own.
      await step('comment')
      return undefined
    })
    await durable.open()
    await durable.start('a', { key: 'k' })
    await durable.result('a', 'k')
    expect(notes).toEqual(['1: first merge', '2: recover merge', '2: first comment', '2: first comment'])
  })

  test('that leaves its partition lets the next work end before it', async () => {
    const { durable } = await roomOn(await place())
    const { notes, note } = notebook()
    const second = Promise.withResolvers<void>()
    durable.work('a', async ({ number }, attempt) => {
      if (number === 1) {
        await attempt.leavePartition()
        await attempt.leavePartition()
        await second.promise
      }
      note(number)
      if (number === 2) second.resolve()
      return undefined
    })
    await durable.open()
    await startAll(durable, 1, 2)
    await durable.result('a', '1')
    await startAll(durable, 3)
    await durable.result('a', '3')
    expect(notes).toEqual([2, 1, 3])
  })

  test('has not left a partition that it never left', async () => {
    const { durable } = await roomOn(await place())
    const { notes, note } = notebook()
    durable.work('a', async (_, attempt) => {
      note(attempt.hasLeftPartition)
      return attempt.number === 1 ? { sleepMs: 10 } : undefined
    })
    await durable.open()
    await startAll(durable, 1)
    await durable.result('a', '1')
    expect(notes).toEqual([false, false])
  })

  test('has left no partition at first, where the work has one of its own', async () => {
    const { durable } = await roomOn(await place())
    const { notes, note } = notebook()
    durable.work('a', async (_, attempt) => {
      note(attempt.hasLeftPartition)
      return undefined
    })
    await durable.open()
    await durable.start('a', { key: 'alone' })
    await durable.result('a', 'alone')
    expect(notes).toEqual([false])
  })

  test('whose end the store refuses ends when the store accepts it, and is not repeated', async () => {
    const { durable, failures } = await roomOn(await place())
    const { notes, note } = notebook()
    let tries = 0
    durable.work('a', async ({ number }, attempt) => {
      note([number, attempt.number])
      if (number !== 1) return undefined
      return {
        async write() {
          tries += 1
          if (tries === 1) throw new Error('the store is busy')
        },
      }
    })
    await durable.open()
    await startAll(durable, 1, 2)
    await durable.result('a', '2')
    expect(tries).toBe(2)
    expect(notes).toEqual([
      [1, 1],
      [2, 1],
    ])
    expect(failures).toEqual(['durable'])
  })
})

onBothEngines('work', (place) => {
  test('that nobody has accepted is not waited for', async () => {
    const { durable } = await roomOn(await place())
    durable.work('a', async () => undefined)
    await durable.open()
    await durable.result('a', 'nobody')
    await durable.start('a', { key: 'k' })
    await durable.result('a', 'k')
    await durable.result('a', 'k')
  })

  test('is waited for by everybody who asks', async () => {
    const { durable } = await roomOn(await place())
    const gate = Promise.withResolvers<void>()
    durable.work('a', async () => {
      await gate.promise
      return undefined
    })
    await durable.open()
    await durable.start('a', { key: 'k' })
    const results = [durable.result('a', 'k'), durable.result('a', 'k')]
    gate.resolve()
    await Promise.all(results)
  })

  test('of a kind that all others need is begun until they have ended', async () => {
    const { durable } = await roomOn(await place())
    const { notes, note } = notebook()
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    durable.work(
      'post',
      async () => {
        note('posted')
        return undefined
      },
      { isLast: true },
    )
    durable.work('a', async (_, { closing }) => {
      begun.resolve()
      await gate.promise
      note(closing.aborted)
      await durable.start('post', { key: 'p' })
      await durable.result('post', 'p')
      note('ended')
      return undefined
    })
    await durable.open()
    await durable.start('a', { key: 'k' })
    await begun.promise
    const closed = durable.close(5_000)
    gate.resolve()
    expect(await closed).toBe(0)
    expect(notes).toEqual([true, 'posted', 'ended'])
  })

  test('that repeats is current, and is told when the process ends', async () => {
    const { durable } = await roomOn(await place())
    const { notes, note } = notebook()
    const begun = Promise.withResolvers<ScheduledRun>()
    const gate = Promise.withResolvers<void>()
    durable.schedule('tick', 3_600_000, async (run) => {
      note(await run.isCurrent())
      note(run.closing.aborted)
      begun.resolve(run)
      await gate.promise
      note(run.closing.aborted)
    })
    await durable.open()
    await begun.promise
    const closed = durable.close(5_000)
    gate.resolve()
    expect(await closed).toBe(0)
    expect(notes).toEqual([true, false, true])
  })
})
