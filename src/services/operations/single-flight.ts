import { setTimeout as sleep } from 'node:timers/promises'
import type { OperationDuplicates } from '../../store/operation-duplicates.ts'
import type { EndState, OperationRecord } from '../../store/tables/operations.ts'

/** The time between reads of an operation that another replica runs, in ms. */
const POLL_INTERVAL_MS = 200

/** The result of an operation in flight; null when it failed, or was not made. */
export type FlightResult = { readonly answer: string; readonly state: EndState } | null

/** An operation in flight, for those who want the same. */
export interface InFlightOperation extends Pick<OperationRecord, 'reference' | 'user' | 'channel'> {
  readonly completed: Promise<FlightResult>
}

/** The operations in flight, here and at other replicas, by what is wanted. */
export interface SingleFlight {
  /** The one of this process that wants the same. */
  findHere(record: OperationRecord): InFlightOperation | undefined
  /** The one of another replica, whichever that is in the end, that had not ended when this one was begun. */
  findRemote(record: OperationRecord, except: ReadonlySet<string>): Promise<InFlightOperation | null>
  /** Others who want the same join it until it ends. */
  share<Result>(
    record: OperationRecord,
    running: Promise<Result>,
    resultOf: (result: Result) => FlightResult,
  ): Promise<Result>
}

export function createSingleFlight(duplicates: OperationDuplicates): SingleFlight {
  const running = new Map<string, InFlightOperation>()

  async function completionOf(reference: string): Promise<FlightResult> {
    for (;;) {
      const duplicate = await duplicates.rereadDuplicate(reference)
      if (!duplicate || duplicate.outcome || duplicate.answered) return duplicate?.outcome ?? null
      await sleep(POLL_INTERVAL_MS)
    }
  }

  return {
    findHere: (record) => running.get(keyOf(record)),
    async findRemote(record, except) {
      const duplicate = await duplicates.duplicateOf(record.reference, except)
      if (!duplicate) return null
      const { reference, user, channel } = duplicate
      return { reference, user, channel, completed: completionOf(reference).catch(() => null) }
    },
    async share(record, work, resultOf) {
      const { reference, user, channel } = record
      const completed = work.then(resultOf, () => null)
      const key = keyOf(record)
      running.set(key, { reference, user, channel, completed })
      try {
        return await work
      } finally {
        if (running.get(key)?.completed === completed) running.delete(key)
      }
    },
  }
}

/** The same for those who want the same. */
function keyOf({ team, resourceKey, idempotencyKey }: OperationRecord): string {
  return JSON.stringify([team, resourceKey, idempotencyKey])
}
