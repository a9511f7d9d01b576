import { setTimeout as sleep } from 'node:timers/promises'
import type { OperationDuplicates } from '../../store/operation-duplicates.ts'
import type { EndState, OperationRecord } from '../../store/tables/operations.ts'

/** Interval between two reads of an operation that another process runs, in ms. */
const POLL_INTERVAL_MS = 200

/** The result of an operation in flight; null when it failed or did not run. */
export type FlightResult = { readonly answer: string; readonly state: EndState } | null

/** An operation in flight, as its duplicates see it. */
export interface InFlightOperation extends Pick<OperationRecord, 'reference' | 'user' | 'channel'> {
  readonly completed: Promise<FlightResult>
}

/** The operations in flight, here and in other processes, by idempotency key. */
export interface SingleFlight {
  /** Returns this process’s duplicate of the operation. */
  findHere(record: OperationRecord): InFlightOperation | undefined
  /** Returns a duplicate of another process that had not ended when this operation began. */
  findRemote(record: OperationRecord, except: ReadonlySet<string>): Promise<InFlightOperation | null>
  /** Lets duplicates join the operation until it ends. */
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

/** Returns the key that duplicates share. */
function keyOf({ team, resourceKey, idempotencyKey }: OperationRecord): string {
  return JSON.stringify([team, resourceKey, idempotencyKey])
}
