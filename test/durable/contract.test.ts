import { expect, test } from 'vitest'
import { onBothEngines } from '../support/postgres.ts'
import { notebook, roomOn, startAll } from './room.ts'

const SOON = { interval: 20 }

onBothEngines('durable work', (place) => {
  test('begins accepted work at once, with its input, and once for its key', async () => {
    const { durable } = await roomOn(await place())
    const { notes, note } = notebook()
    durable.work('a', async (input, { key, number }) => {
      note([input, key, number])
      return undefined
    })
    await durable.open()
    expect(await durable.start('a', { key: 'k', input: { project: 42, none: null } })).toBe(true)
    expect(await durable.start('a', { key: 'k', input: { project: 43 } })).toBe(false)
    await durable.result('a', 'k')
    expect(await durable.start('a', { key: 'k' })).toBe(false)
    expect(notes).toEqual([[{ project: 42, none: null }, 'k', 1]])
  })

  test('accepts one key once, of fifty at a time', async () => {
    const { durable } = await roomOn(await place())
    durable.work('a', async () => undefined)
    await durable.open()
    const tries = Array.from({ length: 50 }, () => durable.start('a', { key: 'same' }))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
  })

  test('keeps the order of a partition, and lets other partitions pass', async () => {
    const { durable } = await roomOn(await place())
    const { notes, note } = notebook()
    const gate = Promise.withResolvers<void>()
    durable.work('a', async ({ number }) => {
      if (number === 1) await gate.promise
      note(number)
      return undefined
    })
    await durable.open()
    await startAll(durable, 1, 2, 3)
    await durable.start('a', { key: 'other', partition: 'q', input: { number: 9 } })
    await durable.result('a', 'other')
    gate.resolve()
    await durable.result('a', '3')
    expect(notes).toEqual([9, 1, 2, 3])
  })

  test('tries failed work again, which holds back its partition and no other', async () => {
    const { durable, failures } = await roomOn(await place())
    const { notes, note } = notebook()
    durable.work('a', async ({ number }, attempt) => {
      note([number, attempt.number])
      if (number === 1 && attempt.number === 1) throw new Error('failed')
      return undefined
    })
    await durable.open()
    await startAll(durable, 1, 2)
    await durable.result('a', '2')
    expect(notes).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ])
    expect(failures).toEqual(['a'])
  })

  test('sets work aside that sleeps, in its place', async () => {
    const { durable, failures } = await roomOn(await place())
    const { notes, note } = notebook()
    durable.work('a', async ({ number }, attempt) => {
      note([number, attempt.number])
      return number === 1 && attempt.number < 3 ? { sleepMs: 50 } : undefined
    })
    await durable.open()
    await startAll(durable, 1, 2)
    await durable.result('a', '2')
    expect(notes).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
    ])
    expect(failures).toEqual([])
  })

  test('accepts work together with writes to the store, or not at all', async () => {
    const { durable, store } = await roomOn(await place())
    const { notes, note } = notebook()
    durable.work('a', async (_, { key }) => {
      note(key)
      return undefined
    })
    await durable.open()
    const facts = () =>
      store.database.selectFrom('storeFacts').select('name').where('value', '=', 'w').execute()
    const startWith = (key: string, fails: boolean) =>
      durable.start('a', {
        key,
        async write(transaction) {
          await transaction.insertInto('storeFacts').values({ name: key, value: 'w' }).execute()
          if (fails) throw new Error('rolled back')
        },
      })
    await expect(startWith('lost', true)).rejects.toThrow('rolled back')
    expect(await startWith('accepted', false)).toBe(true)
    expect(await startWith('accepted', true)).toBe(false)
    await expect.poll(() => notes, SOON).toEqual(['accepted'])
    expect(await facts()).toEqual([{ name: 'accepted' }])
  })

  test('ends work together with writes to the store', async () => {
    const { durable, store } = await roomOn(await place())
    durable.work('a', async () => ({
      async write(transaction) {
        await transaction.insertInto('storeFacts').values({ name: 'ended', value: 'w' }).execute()
      },
    }))
    await durable.open()
    await durable.start('a', { key: 'k' })
    await durable.result('a', 'k')
    const facts = store.database.selectFrom('storeFacts').select('name').where('value', '=', 'w')
    expect(await facts.execute()).toEqual([{ name: 'ended' }])
  })

  test('lets the next work of a partition begin when the one before it leaves', async () => {
    const { durable } = await roomOn(await place())
    const { notes, note } = notebook()
    const gate = Promise.withResolvers<void>()
    durable.work('a', async ({ number }, attempt) => {
      note([number, attempt.number])
      if (number !== 1) return undefined
      expect(attempt.hasLeftPartition).toBe(attempt.number > 1)
      await attempt.leavePartition()
      if (attempt.number === 1) throw new Error('failed after leaving')
      await gate.promise
      note('first ends')
      return undefined
    })
    await durable.open()
    await startAll(durable, 1, 2)
    await durable.result('a', '2')
    await expect.poll(() => notes, SOON).toContainEqual([1, 2])
    await startAll(durable, 3)
    await durable.result('a', '3')
    gate.resolve()
    await durable.result('a', '1')
    expect(notes.slice(0, 2)).toEqual([
      [1, 1],
      [2, 1],
    ])
    expect(notes.at(-1)).toBe('first ends')
  })

  test('goes on with work that has left its partition beside the next one', async () => {
    const { durable } = await roomOn(await place())
    const gate = Promise.withResolvers<void>()
    durable.work('a', async ({ number }, attempt) => {
      if (number === 2) return undefined
      await attempt.leavePartition()
      await gate.promise
      return undefined
    })
    await durable.open()
    await startAll(durable, 1, 2)
    await durable.result('a', '2')
    gate.resolve()
    await durable.result('a', '1')
  })

  test('forgets the marks of work that has ended', async () => {
    const { durable, store } = await roomOn(await place())
    const { notes, note } = notebook()
    durable.work('a', async (_, attempt) => {
      const step = { first: async () => note('first'), recover: async () => note('recover') }
      await attempt.once('step', step)
      return undefined
    })
    await durable.open()
    await startAll(durable, 1)
    await durable.result('a', '1')
    expect(notes).toEqual(['first'])
    expect(await store.database.selectFrom('durableMarks').select('step').execute()).toEqual([])
  })

  test('runs a step once, and lets the next attempt look for its effect', async () => {
    const { durable } = await roomOn(await place())
    const { notes, note } = notebook()
    durable.work('a', async (_, attempt) => {
      const came = await attempt.once('send', {
        first: async () => {
          note('sent')
          throw new Error('no answer')
        },
        recover: async () => 'read back',
      })
      note(came)
      return undefined
    })
    await durable.open()
    await durable.start('a', { key: 'k' })
    await durable.result('a', 'k')
    expect(notes).toEqual(['sent', 'read back'])
  })

  test('writes with the mark what the next attempt needs to know', async () => {
    const { durable, store } = await roomOn(await place())
    const { notes, note } = notebook()
    const facts = () => store.database.selectFrom('storeFacts').select('value').where('name', '=', 'before')
    durable.work('a', async (_, attempt) => {
      await attempt.once('send', {
        async before(transaction) {
          await transaction.insertInto('storeFacts').values({ name: 'before', value: 'opened' }).execute()
        },
        async first() {
          note(await facts().executeTakeFirst())
          throw new Error('no answer')
        },
        recover: async () => note(await facts().executeTakeFirst()),
      })
      return undefined
    })
    await durable.open()
    await durable.start('a', { key: 'k' })
    await durable.result('a', 'k')
    expect(notes).toEqual([{ value: 'opened' }, { value: 'opened' }])
  })

  test('is tried again soon after its first failure, however often it has slept', async () => {
    const { durable } = await roomOn(await place())
    let failedAt = 0
    let againAfterMs = 0
    durable.work('a', async (_, { number }) => {
      if (number <= 6) return { sleepMs: 1 }
      if (number === 7) {
        failedAt = performance.now()
        throw new Error('failed')
      }
      againAfterMs = performance.now() - failedAt
      return undefined
    })
    await durable.open()
    await durable.start('a', { key: 'k' })
    await durable.result('a', 'k')
    // The seventh failure would be followed by half a minute at least.
    expect(againAfterMs).toBeLessThan(25_000)
  })

  test('leaves no mark where what belongs to it cannot be written', async () => {
    const { durable } = await roomOn(await place())
    const { notes, note } = notebook()
    durable.work('a', async (_, attempt) => {
      await attempt.once('send', {
        async before() {
          if (attempt.number === 1) throw new Error('not now')
        },
        first: async () => note(`${attempt.number}: first`),
        recover: async () => note(`${attempt.number}: recover`),
      })
      return undefined
    })
    await durable.open()
    await durable.start('a', { key: 'k' })
    await durable.result('a', 'k')
    expect(notes).toEqual(['2: first'])
  })

  test('does a step again that was taken back, and says how old the mark of another one is', async () => {
    const { durable } = await roomOn(await place())
    const { notes, note } = notebook()
    durable.work('a', async (_, attempt) => {
      const step = (name: string) =>
        attempt.once(name, {
          first: async () => note(`${attempt.number}: first ${name}`),
          recover: async (ageMs) => note([name, ageMs >= 50 && ageMs < 60_000]),
        })
      await step('refused')
      await step('unclear')
      await attempt.retract('refused')
      return attempt.number === 1 ? { sleepMs: 60 } : undefined
    })
    await durable.open()
    await durable.start('a', { key: 'k' })
    await durable.result('a', 'k')
    expect(notes).toEqual(['1: first refused', '1: first unclear', '2: first refused', ['unclear', true]])
  })

  test('works on so many partitions of a kind at once, and on other kinds besides', async () => {
    const { durable } = await roomOn(await place())
    const gate = Promise.withResolvers<void>()
    let [running, most] = [0, 0]
    durable.work(
      'slow',
      async () => {
        running += 1
        most = Math.max(most, running)
        await gate.promise
        running -= 1
        return undefined
      },
      { concurrency: 3 },
    )
    durable.work('quick', async () => undefined)
    await durable.open()
    for (let number = 0; number < 10; number += 1) await durable.start('slow', { key: `${number}` })
    await expect.poll(() => running, SOON).toBe(3)
    await durable.start('quick', { key: 'k' })
    await durable.result('quick', 'k')
    gate.resolve()
    for (let number = 0; number < 10; number += 1) await durable.result('slow', `${number}`)
    expect(most).toBe(3)
  })

  test('refuses work of a kind without a handler', async () => {
    const { durable } = await roomOn(await place())
    durable.work('a', async () => undefined)
    await durable.open()
    await expect(durable.start('b', { key: 'k' })).rejects.toThrow('Work of the kind b has no handler.')
  })

  test('ends what runs before it is closed, and begins nothing after', async () => {
    const { durable } = await roomOn(await place())
    const { notes, note } = notebook()
    const gate = Promise.withResolvers<void>()
    durable.work('a', async ({ number }) => {
      note(`begun ${number}`)
      await gate.promise
      note(`ended ${number}`)
      return undefined
    })
    await durable.open()
    await startAll(durable, 1, 2)
    await expect.poll(() => notes, SOON).toEqual(['begun 1'])
    const closed = durable.close().then(() => note('closed'))
    gate.resolve()
    await closed
    expect(notes).toEqual(['begun 1', 'ended 1', 'closed'])
  })

  test('leaves to the next life what does not end in time, and says nothing about its end', async () => {
    const where = await place()
    const first = await roomOn(where)
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { notes, note } = notebook()
    first.durable.work('a', async ({ number }) => {
      note(`begun ${number}`)
      await gates[Number(number)]?.promise
      if (number === 1) throw new Error('failed after the end')
      return undefined
    })
    await first.durable.open()
    for (const number of gates.keys()) await first.durable.start('a', { key: `${number}`, input: { number } })
    await expect.poll(() => notes.length, SOON).toBe(2)
    const result = first.durable.result('a', '0')
    expect(await first.durable.close(100)).toBe(2)
    await result
    await first.store.close()
    for (const gate of gates) gate.resolve()
    const second = await roomOn(where)
    second.durable.work('a', async ({ number }) => {
      note(`again ${number}`)
      return undefined
    })
    await second.durable.open()
    await Promise.all([second.durable.result('a', '0'), second.durable.result('a', '1')])
    expect(notes.slice(2).toSorted()).toEqual(['again 0', 'again 1'])
    expect(first.failures).toEqual([])
  })

  test('does scheduled work again and again, never twice at once, also after a failure', async () => {
    const { durable, failures } = await roomOn(await place())
    let [times, running, most] = [0, 0, 0]
    durable.schedule('tick', 300, async () => {
      times += 1
      running += 1
      most = Math.max(most, running)
      await durable.runNow('tick')
      running -= 1
      if (times === 1) throw new Error('failed')
    })
    await durable.open()
    await expect.poll(() => times, SOON).toBeGreaterThanOrEqual(4)
    expect(most).toBe(1)
    expect(failures).toEqual(['tick'])
  })

  test('does scheduled work early when it is hurried', async () => {
    const { durable } = await roomOn(await place())
    let times = 0
    durable.schedule('tick', 3_600_000, async () => {
      times += 1
    })
    await durable.open()
    await expect.poll(() => times, SOON).toBe(1)
    await expect
      .poll(async () => {
        await durable.runNow('tick')
        return times
      }, SOON)
      .toBeGreaterThan(1)
  })

  test('goes on with what an earlier life has left', async () => {
    const where = await place()
    const first = await roomOn(where)
    const { notes, note } = notebook()
    first.durable.work('a', async () => {
      throw new Error('the network is down')
    })
    await first.durable.open()
    await startAll(first.durable, 1, 2)
    await expect.poll(() => first.failures.length, SOON).toBeGreaterThan(0)
    await first.durable.close()
    const second = await roomOn(where)
    second.durable.work('a', async ({ number }) => {
      note(number)
      return undefined
    })
    await second.durable.open()
    await second.durable.result('a', '2')
    expect(notes).toEqual([1, 2])
  })
})
