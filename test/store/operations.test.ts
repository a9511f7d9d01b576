import { expect, test } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { OwnershipLostError } from '../../src/store/ownership-lost.ts'
import type { Store } from '../../src/store/store.ts'
import { onBothEngines, temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { temporaryStore } from './temporary.ts'
import { twoLives } from './two-processes.ts'

const intent = {
  team: 'T1',
  channel: 'C1',
  user: 'U1',
  verb: 'mr.close',
  target: '42!12',
  wish: 'close 12',
  asked: '{}',
}

const begin = ({ intents }: Store, reference: string, fields: Partial<typeof intent> = {}) =>
  intents.begin({ ...intent, ...fields, reference })

onBothEngines('intents', (place) => {
  test('a change is sent once', async () => {
    const store = await temporaryStore(await place())
    await begin(store, 'r1')
    await store.intents.sending('r1', 'T1', '{}')
    await expect(store.intents.sending('r1', 'T1', '{}')).rejects.toThrow(OwnershipLostError)
  })

  test('what a dead process has left is owed, unless it is in the inbox', async () => {
    const { second } = await twoLives(await place(), async (first) => {
      await begin(first, 'alone')
      await begin(first, 'kept')
      await first.inbox.accept('k', { reference: 'kept', team: 'T1', user: 'U1', payload: '{}' })
      await begin(first, 'told')
      await first.intents.told('told')
      expect(await first.intents.owed()).toEqual([])
    })
    const owed = await second.intents.owed()
    expect(owed.map(({ reference }) => reference)).toEqual(['alone'])
    const [one] = owed
    if (!one) throw new Error('Nothing is owed')
    expect(await Promise.all([second.intents.take(one), second.intents.take(one)])).toEqual([true, false])
    expect(await second.intents.owed()).toEqual([])
    expect(await second.intents.inherit('kept')).toMatchObject({ before: null, told: false })
    expect(await second.intents.inherit('nobody')).toBeNull()
  })

  test('the twin is who wanted the same, came first, and had not ended then', async () => {
    let time = 1_795_000_000_000
    const store = await temporaryStore({ ...(await place()), now: () => (time += 1_000) })
    const { intents } = store
    await begin(store, 'first')
    await begin(store, 'second', { user: 'U2' })
    expect(await intents.twin('second')).toBeNull()
    await intents.underWay('first')
    expect(await intents.twin('second')).toMatchObject({ reference: 'first', user: 'U1', came: null })
    expect(await intents.twin('second', new Set(['first']))).toBeNull()
    expect(await intents.twin('first')).toBeNull()
    await begin(store, 'other', { wish: 'reopen 12' })
    expect(await intents.twin('other')).toBeNull()
    await intents.ended('first', 'T1', 'done', 'Closed')
    const came = { state: 'done', answer: 'Closed' }
    expect(await intents.twin('second')).toMatchObject({ reference: 'first', came })
    expect(await intents.twinNow('first')).toMatchObject({ came })
    await begin(store, 'later')
    expect(await intents.twin('later')).toBeNull()
  })
})

test.skipIf(withoutPostgres)('who was taken over sends nothing, and ends nothing', async () => {
  const url = await temporaryDatabase()
  const keys = newKeyRing()
  const [slept, taker] = [await temporaryStore({ url, keys }), await temporaryStore({ url, keys })]
  await begin(slept, 'unsent')
  await begin(slept, 'sent')
  await slept.intents.sending('sent', 'T1', '{"id":1}')
  expect(await taker.intents.inherit('unsent')).toMatchObject({ before: null })
  expect(await taker.intents.inherit('sent')).toMatchObject({ before: '{"id":1}' })
  await expect(slept.intents.sending('unsent', 'T1', '{}')).rejects.toThrow(OwnershipLostError)
  await expect(slept.intents.ended('sent', 'T1', 'done', 'Closed')).rejects.toThrow(OwnershipLostError)
  await taker.intents.ended('sent', 'T1', 'unknown', 'Not certain')
  expect(await slept.intents.twinNow('sent')).toMatchObject({ came: { state: 'unknown' } })
})
