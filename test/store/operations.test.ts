import { expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import type { EndState, OperationRecord } from '../../src/store/tables/operations.ts'
import { onBothEngines } from '../support/postgres.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'
import { twoLives } from './two-processes.ts'

const HOUR = 3_600_000
const NOW = Date.now()

const record = (reference: string, fields: Partial<OperationRecord> = {}): OperationRecord => ({
  team: 'T1',
  channel: 'C1',
  user: 'U1',
  verb: 'mr.close',
  resourceKey: '42!12',
  idempotencyKey: 'close 12',
  request: '{"input":{"mr":12}}',
  requestedAt: NOW,
  ...fields,
  reference,
})

/** Stores the request of the operation, which is in flight from then on. */
const accept = ({ pendingRequests, database }: Store, { reference, team, user }: OperationRecord) =>
  database.transaction().execute(async (transaction) => {
    await pendingRequests.add(transaction, { reference, workKey: reference, team, user, payload: '{}' })
  })

const answer = ({ pendingRequests, database }: Store, reference: string) =>
  database.transaction().execute((transaction) => pendingRequests.delete(transaction, reference))

const send = ({ operations, database }: Store, one: OperationRecord, before = '{}') =>
  database.transaction().execute((transaction) => operations.markSent(transaction, one, before))

const end = ({ operations, database }: Store, one: OperationRecord, state: EndState, answer: string) =>
  database.transaction().execute((transaction) => operations.markEnded(transaction, one, { state, answer }))

onBothEngines('operations', (place) => {
  test('a change is sent once', async () => {
    const store = await temporaryStore(await place())
    await send(store, record('r1'), '{"id":1}')
    await expect(send(store, record('r1'), '{"id":2}')).rejects.toThrow()
    expect(await store.operations.find('r1')).toMatchObject({ stateBefore: '{"id":1}' })
  })

  test('what came to no end is in flight no more once its request is answered', async () => {
    const store = await temporaryStore(await place())
    const { operations } = store
    const [first, second] = [record('first'), record('second', { user: 'U2' })]
    await accept(store, first)
    await send(store, first)
    expect(await operations.rereadDuplicate('first')).toMatchObject({ reference: 'first', outcome: null })
    await answer(store, 'first')
    expect(await operations.duplicateOf(second)).toBeNull()
    expect(await operations.rereadDuplicate('first')).toBeNull()
    await end(store, first, 'done', 'Closed')
    expect(await operations.rereadDuplicate('first')).toMatchObject({ outcome: { answer: 'Closed' } })
  })

  test('what is sent is written together with what else its attempt writes, or not at all', async () => {
    const store = await temporaryStore(await place())
    const { operations, database } = store
    await send(store, record('sent'))
    const taken = database.transaction().execute(async (transaction) => {
      await operations.markSent(transaction, record('unsent'), '{}')
      await operations.markEnded(transaction, record('sent'), { state: 'done', answer: 'Closed' })
      throw new Error('taken over')
    })
    await expect(taken).rejects.toThrow('taken over')
    expect(await operations.find('unsent')).toBeNull()
    expect(await operations.find('sent')).toMatchObject({ state: 'sent', answer: null })
  })

  test('what a dead process has sent is found as it was, and so is what came of it', async () => {
    const { second } = await twoLives(await place(), async (first) => {
      await send(first, record('sent'), '{"id":1}')
      await send(first, record('ended'), '{"id":2}')
      await end(first, record('ended'), 'unknown', 'Not certain')
      await end(first, record('unsent'), 'not-done', 'It is closed already')
    })
    const { operations } = second
    expect(await operations.find('sent')).toMatchObject({
      ...record('sent'),
      state: 'sent',
      stateBefore: '{"id":1}',
      answer: null,
    })
    expect(await operations.find('ended')).toMatchObject({
      ...record('ended'),
      state: 'unknown',
      stateBefore: '{"id":2}',
      answer: 'Not certain',
    })
    expect(await operations.find('unsent')).toMatchObject({
      ...record('unsent'),
      state: 'not-done',
      stateBefore: null,
      answer: 'It is closed already',
    })
    expect(await operations.find('nobody')).toBeNull()
    await end(second, record('sent'), 'done', 'Closed')
    expect(await operations.find('sent')).toMatchObject({ state: 'done', stateBefore: '{"id":1}' })
  })

  test('the twin is who wanted the same, was sent first, and had not ended then', async () => {
    let time = 1_795_000_000_000
    const now = () => (time += 1_000)
    const store = await temporaryStore({ ...(await place()), now })
    const { operations } = store
    const first = record('first', { requestedAt: now() })
    const second = record('second', { requestedAt: now(), user: 'U2' })
    expect(await operations.duplicateOf(second)).toBeNull()
    await accept(store, first)
    await send(store, first)
    expect(await operations.duplicateOf(second)).toMatchObject({
      reference: 'first',
      user: 'U1',
      channel: 'C1',
      outcome: null,
    })
    expect(await operations.duplicateOf(second, new Set(['first']))).toBeNull()
    expect(await operations.duplicateOf(first)).toBeNull()
    const others = [
      { idempotencyKey: 'reopen 12' },
      { resourceKey: '42!13' },
      { team: 'T2' },
      { requestedAt: first.requestedAt + 10 * 60_000 },
    ]
    for (const fields of others) expect(await operations.duplicateOf({ ...second, ...fields })).toBeNull()
    await end(store, first, 'done', 'Closed')
    const outcome = { state: 'done', answer: 'Closed' }
    expect(await operations.duplicateOf(second)).toMatchObject({ reference: 'first', outcome })
    expect(await operations.rereadDuplicate('first')).toMatchObject({ outcome })
    expect(await operations.rereadDuplicate('nobody')).toBeNull()
    expect(await operations.duplicateOf(record('later', { requestedAt: now() }))).toBeNull()
  })

  test('the last one of a resource is who was sent last, once it has ended', async () => {
    const clock = stoppedClock()
    const store = await temporaryStore({ ...(await place()), now: clock.now })
    const last = () => store.operations.last('T1', '42!12')
    expect(await last()).toBeNull()
    await end(store, record('unsent'), 'not-done', 'It is closed already')
    expect(await last()).toBeNull()
    await send(store, record('close'))
    expect(await last()).toBeNull()
    await end(store, record('close'), 'done', 'Closed')
    const closed = { idempotencyKey: 'close 12', user: 'U1', state: 'done', answer: 'Closed', channel: 'C1' }
    expect(await last()).toEqual({ ...closed, endedAt: clock.now() })
    clock.advance(1)
    await send(store, record('elsewhere', { resourceKey: '42!13' }))
    expect(await last()).toMatchObject(closed)
    await send(store, record('reopen', { idempotencyKey: 'reopen 12' }))
    expect(await last()).toBeNull()
  })

  test('it is deleted 24 hours after its request, unless that is not answered yet', async () => {
    const clock = stoppedClock()
    const store = await temporaryStore({ ...(await place()), now: clock.now })
    await send(store, record('old', { requestedAt: clock.now() }))
    await send(store, record('young', { requestedAt: clock.now() + 1 }))
    await accept(store, record('owed'))
    await send(store, record('owed', { requestedAt: clock.now() }))
    clock.advance(24 * HOUR)
    await store.cleanUp()
    expect(await store.operations.find('owed')).not.toBeNull()
    expect(await store.operations.find('old')).toBeNull()
    expect(await store.operations.find('young')).not.toBeNull()
  })
})
