import { expect, test } from 'vitest'
import { onBothEngines } from '../../support/postgres.ts'
import { roomOn } from './room.ts'

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
})
