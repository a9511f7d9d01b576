import type { Store } from '../../src/store/store.ts'
import type { OperationRecord } from '../../src/store/tables/operations.ts'

/** A change that UANN asks for in C1 and the bot sends; its request is answered once `answer` resolves. */
export async function requestChange(
  { database, operations, pendingRequests }: Store,
  requestedAt: number,
  fields: Pick<OperationRecord, 'verb' | 'resourceKey'>,
): Promise<{ readonly answer: () => Promise<void> }> {
  const reference = `${fields.verb} ${fields.resourceKey}`
  const record = { reference, team: 'T1', channel: 'C1', user: 'UANN', requestedAt, ...fields }
  await database.transaction().execute(async (transaction) => {
    const request = { reference, workKey: reference, team: 'T1', user: 'UANN', payload: '{}' }
    await pendingRequests.add(transaction, request)
    await operations.markSent(transaction, { ...record, idempotencyKey: reference, request: '{}' }, '{}')
  })
  return {
    answer: () =>
      database.transaction().execute((transaction) => pendingRequests.delete(transaction, reference)),
  }
}
