import { expect, test } from 'vitest'
import { onBothEngines } from '../support/postgres.ts'
import { notebook, roomOn } from './room.ts'

onBothEngines('the marks of steps', (place) => {
  test('go with the end of the work, also when an earlier life has made them', async () => {
    const where = await place()
    const first = await roomOn(where)
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    first.durable.work('a', async (_, attempt) => {
      await attempt.once('send', {
        first: async () => begun.resolve(),
        recover: async () => {},
      })
      await gate.promise
      return undefined
    })
    await first.durable.open()
    await first.durable.start('a', { key: 'k' })
    await begun.promise
    await first.durable.close(50)
    const marks = () => second.store.database.selectFrom('durableMarks').select('step').execute()
    const second = await roomOn(where)
    expect(await marks()).toEqual([{ step: 'send' }])
    second.durable.work('a', async () => undefined)
    await second.durable.open()
    await second.durable.result('a', 'k')
    expect(await marks()).toEqual([])
    gate.resolve()
  })

  test('of other work stay', async () => {
    const { durable } = await roomOn(await place())
    const { notes, note } = notebook()
    const [sent, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    durable.work('a', async ({ number }, attempt) => {
      await attempt.once('send', {
        first: async () => note(`sent ${number}`),
        recover: async () => note(`looked for ${number}`),
      })
      if (number !== 1 || attempt.number > 1) return undefined
      sent.resolve()
      await gate.promise
      return { sleepMs: 10 }
    })
    await durable.open()
    await durable.start('a', { key: '1', input: { number: 1 } })
    await sent.promise
    await durable.start('a', { key: '2', input: { number: 2 } })
    await durable.result('a', '2')
    gate.resolve()
    await durable.result('a', '1')
    expect(notes).toEqual(['sent 1', 'sent 2', 'looked for 1'])
  })
})
