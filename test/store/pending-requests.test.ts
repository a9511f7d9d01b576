import { expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import type { NewRequest } from '../../src/store/tables/pending-requests.ts'
import { onBothEngines } from '../support/postgres.ts'
import { countOf } from './every-table.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'
import { twoLives } from './two-processes.ts'

const accepted = (reference: string): NewRequest => ({
  reference,
  workKey: `work of ${reference}`,
  team: 'T1',
  user: 'U1',
  payload: `{"of":"${reference}"}`,
})

const add = ({ database, pendingRequests }: Store, reference: string) =>
  database.transaction().execute((transaction) => pendingRequests.add(transaction, accepted(reference)))

const end = ({ database, pendingRequests }: Store, reference: string) =>
  database.transaction().execute((transaction) => pendingRequests.delete(transaction, reference))

onBothEngines('the inbox', (place) => {
  test('what is accepted is kept as Slack sent it, by its reference, until it is ended', async () => {
    const clock = stoppedClock()
    const where = await place()
    const { second } = await twoLives(
      where,
      async (first) => {
        await add(first, 'r1')
        await add(first, 'r2')
        await expect(add(first, 'r1')).rejects.toThrow()
        await end(first, 'r2')
      },
      clock.now,
    )
    const { pendingRequests } = second
    expect(await pendingRequests.find('r1')).toEqual({
      ...accepted('r1'),
      noticeTs: null,
      acceptedAt: clock.now(),
    })
    expect(await pendingRequests.find('r2')).toBeNull()
    expect(await countOf(where, 'pending_requests', `payload like '%"of"%'`)).toBe(0)
    await end(second, 'r1')
    expect(await pendingRequests.find('r1')).toBeNull()
  })

  test('it is accepted and ended together with what else is written, or not at all', async () => {
    const store = await temporaryStore(await place())
    const { database, pendingRequests } = store
    await add(store, 'r1')
    const failed = database.transaction().execute(async (transaction) => {
      await pendingRequests.add(transaction, accepted('r2'))
      await pendingRequests.delete(transaction, 'r1')
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await pendingRequests.find('r1')).toMatchObject(accepted('r1'))
    expect(await pendingRequests.find('r2')).toBeNull()
  })

  test('the message that says that it takes a while is known to the next attempt', async () => {
    const { second } = await twoLives(await place(), async (first) => {
      await add(first, 'r1')
      await add(first, 'r2')
      await first.pendingRequests.saveNotice('r1', '1.1')
    })
    const notices = ['r1', 'r2'].map(async (name) => (await second.pendingRequests.find(name))?.noticeTs)
    expect(await Promise.all(notices)).toEqual(['1.1', null])
  })

  test('a claim for a turn holds against others, and is the same turn’s again', async () => {
    const { idempotencyKeys } = await temporaryStore(await place())
    expect(await idempotencyKeys.claim('form', 'r1')).toBe(true)
    expect(await idempotencyKeys.claim('form', 'r2')).toBe(false)
    expect(await idempotencyKeys.claim('form')).toBe(false)
    expect(await idempotencyKeys.claim('form', 'r1')).toBe(true)
  })
})
