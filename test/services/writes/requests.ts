import { onTestFinished } from 'vitest'
import { openDurable } from '../../../src/durable/open.ts'
import {
  createOperations,
  type OperationRecord,
  type OperationRun,
  type Operations,
  OwnershipLostError,
  type RequestAttempt,
  type RunResult,
} from '../../../src/services/writes/operation.ts'
import type { StoreTransaction } from '../../../src/store/context.ts'
import type { StorePlace } from '../../../src/store/engine.ts'
import type { KeyRing } from '../../../src/store/keys.ts'
import { openStore, type Store } from '../../../src/store/store.ts'

/** An attempt that no process takes over, at a request that is alone in its partition. */
export const attemptOn = ({ database }: Pick<Store, 'database'>): RequestAttempt => ({
  fenced: (write) => database.transaction().execute(write),
  leavePartition: async () => {},
})

/** Stores the request of this record, which is in flight until then. */
export const addRequest = (
  { pendingRequests }: Pick<Store, 'pendingRequests'>,
  transaction: StoreTransaction,
  { reference, team, user }: OperationRecord,
) => pendingRequests.add(transaction, { reference, workKey: reference, team, user, payload: '{}' })

let counted = 0

/** The record of a request to close !12, where nothing else is said. */
export function aRecord(requestedAt: number, fields: Partial<OperationRecord> = {}): OperationRecord {
  counted += 1
  return {
    reference: `r${counted}`,
    team: 'T1',
    channel: 'C1',
    user: 'U1',
    verb: 'mr.close',
    resourceKey: '42!12',
    idempotencyKey: 'close 12',
    request: '{"input":{"mr":12}}',
    requestedAt,
    ...fields,
  }
}

/** An accepted request; several processes may know it, and one at a time works on it. */
type Request = (
  operations: Operations,
  attempt: RequestAttempt & { readonly number: number },
) => Promise<void>

/** Processes that share the requests; `now` is in ms UTC. */
export function processesOf(keys: KeyRing, now: () => number) {
  const requests = new Map<string, Request>()

  /** Opens a process over this store, with durable work on requests as the bot has it. */
  async function open(place: StorePlace) {
    const store = await openStore({ ...place, keys, now })
    const operations = createOperations(store.operations, now)
    const durable = await openDurable(place, { store, failed: () => {}, now })
    durable.work('request', async ({ reference }, attempt) => {
      await requests.get(String(reference))?.(operations, attempt)
      return { write: (transaction) => store.pendingRequests.delete(transaction, String(reference)) }
    })
    await durable.open()
    onTestFinished(async () => {
      await durable.close()
      await store.close()
    })
    /** Resolves when the request is accepted. */
    const ask = async (run: OperationRun<string>, fields: Partial<OperationRecord> = {}) => {
      const record = aRecord(now(), fields)
      const { reference, resourceKey: partition } = record
      const { promise: result, resolve, reject } = Promise.withResolvers<RunResult<string>>()
      result.catch(() => {})
      requests.set(reference, async (worker, attempt) => {
        try {
          const sent = attempt.number > 1 ? await worker.find(reference) : null
          if (sent) resolve({ kind: 'made', result: await worker.resume(sent, run, attempt) })
          else resolve(await worker.run(record, run, attempt))
        } catch (error) {
          if (error instanceof OwnershipLostError) throw error
          reject(error)
        }
      })
      await durable.start('request', {
        key: reference,
        partition,
        input: { reference },
        write: (transaction) => addRequest(store, transaction, record),
      })
      return { reference, result }
    }
    return { store, durable, ask }
  }

  return { open }
}
