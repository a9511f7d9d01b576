import { expect, test } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import type { Store } from '../../src/store/store.ts'
import { OwnershipLostError } from '../../src/store/tables/operations.ts'
import { onBothEngines, temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { temporaryStore } from './temporary.ts'
import { twoLives } from './two-processes.ts'

const intent = {
  team: 'T1',
  channel: 'C1',
  user: 'U1',
  verb: 'mr.close',
  resourceKey: '42!12',
  idempotencyKey: 'close 12',
  request: '{}',
}

const begin = ({ operations }: Store, reference: string, fields: Partial<typeof intent> = {}) =>
  operations.begin({ ...intent, ...fields, reference })

onBothEngines('operations', (place) => {
  test('a change is sent once', async () => {
    const store = await temporaryStore(await place())
    await begin(store, 'r1')
    await store.operations.markSent('r1', 'T1', '{}')
    await expect(store.operations.markSent('r1', 'T1', '{}')).rejects.toThrow(OwnershipLostError)
  })

  test('what a dead process has left is owed, unless it is in the inbox', async () => {
    const { second } = await twoLives(await place(), async (first) => {
      await begin(first, 'alone')
      await begin(first, 'kept')
      await first.pendingRequests.accept('k', { reference: 'kept', team: 'T1', user: 'U1', payload: '{}' })
      await begin(first, 'told')
      await first.operations.markAnswered('told')
      expect(await first.operations.unanswered()).toEqual([])
    })
    const owed = await second.operations.unanswered()
    expect(owed.map(({ reference }) => reference)).toEqual(['alone'])
    const [one] = owed
    if (!one) throw new Error('Nothing is owed')
    expect(await Promise.all([second.operations.claim(one), second.operations.claim(one)])).toEqual([
      true,
      false,
    ])
    expect(await second.operations.unanswered()).toEqual([])
    expect(await second.operations.adopt('kept')).toMatchObject({ stateBefore: null, answered: false })
    expect(await second.operations.adopt('nobody')).toBeNull()
  })

  test('the twin is who wanted the same, came first, and had not ended then', async () => {
    let time = 1_795_000_000_000
    const store = await temporaryStore({ ...(await place()), now: () => (time += 1_000) })
    const { operations } = store
    await begin(store, 'first')
    await begin(store, 'second', { user: 'U2' })
    expect(await operations.duplicateOf('second')).toBeNull()
    await operations.markRunning('first')
    expect(await operations.duplicateOf('second')).toMatchObject({
      reference: 'first',
      user: 'U1',
      outcome: null,
    })
    expect(await operations.duplicateOf('second', new Set(['first']))).toBeNull()
    expect(await operations.duplicateOf('first')).toBeNull()
    await begin(store, 'other', { idempotencyKey: 'reopen 12' })
    expect(await operations.duplicateOf('other')).toBeNull()
    await operations.markEnded('first', 'T1', 'done', 'Closed')
    const outcome = { state: 'done', answer: 'Closed' }
    expect(await operations.duplicateOf('second')).toMatchObject({ reference: 'first', outcome })
    expect(await operations.rereadDuplicate('first')).toMatchObject({ outcome })
    await begin(store, 'later')
    expect(await operations.duplicateOf('later')).toBeNull()
  })
})

test.skipIf(withoutPostgres)('who was taken over sends nothing, and ends nothing', async () => {
  const url = await temporaryDatabase()
  const keys = newKeyRing()
  const [slept, taker] = [await temporaryStore({ url, keys }), await temporaryStore({ url, keys })]
  await begin(slept, 'unsent')
  await begin(slept, 'sent')
  await slept.operations.markSent('sent', 'T1', '{"id":1}')
  expect(await taker.operations.adopt('unsent')).toMatchObject({ stateBefore: null })
  expect(await taker.operations.adopt('sent')).toMatchObject({ stateBefore: '{"id":1}' })
  await expect(slept.operations.markSent('unsent', 'T1', '{}')).rejects.toThrow(OwnershipLostError)
  await expect(slept.operations.markEnded('sent', 'T1', 'done', 'Closed')).rejects.toThrow(OwnershipLostError)
  await taker.operations.markEnded('sent', 'T1', 'unknown', 'Not certain')
  expect(await slept.operations.rereadDuplicate('sent')).toMatchObject({ outcome: { state: 'unknown' } })
})
