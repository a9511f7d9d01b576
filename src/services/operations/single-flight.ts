import { setTimeout as sleep } from 'node:timers/promises'
import type { OperationDuplicates } from '../../store/operation-duplicates.ts'
import type { EndState, OperationRecord } from '../../store/tables/operations.ts'

/** So often, in ms, is looked at a change that another replica makes. */
const LOOK_AGAIN_MS = 200

/** What a change under way came to; null when it failed, or was not made. */
export type FlightResult = { readonly answer: string; readonly state: EndState } | null

/** A change under way, for those who want the same. */
export interface Flight extends Pick<OperationRecord, 'reference' | 'user' | 'channel'> {
  readonly landed: Promise<FlightResult>
}

/** The changes under way, here and at other replicas, by what is wanted. */
export interface SingleFlight {
  /** The one of this process that wants the same. */
  here(intent: OperationRecord): Flight | undefined
  /** The one of another replica, whichever that is in the end, that had not ended when this one was begun. */
  elsewhere(intent: OperationRecord, except: ReadonlySet<string>): Promise<Flight | null>
  /** Others who want the same join the flight until it ends. */
  joinable<Result>(
    intent: OperationRecord,
    flight: Promise<Result>,
    landing: (result: Result) => FlightResult,
  ): Promise<Result>
}

export function createSingleFlight(twins: OperationDuplicates): SingleFlight {
  const underWay = new Map<string, Flight>()

  async function landing(reference: string): Promise<FlightResult> {
    for (;;) {
      const twin = await twins.rereadDuplicate(reference)
      if (!twin || twin.outcome || twin.answered) return twin?.outcome ?? null
      await sleep(LOOK_AGAIN_MS)
    }
  }

  return {
    here: (intent) => underWay.get(nameOf(intent)),
    async elsewhere(intent, except) {
      const twin = await twins.duplicateOf(intent.reference, except)
      if (!twin) return null
      const { reference, user, channel } = twin
      return { reference, user, channel, landed: landing(reference).catch(() => null) }
    },
    async joinable(intent, flight, landingOf) {
      const { reference, user, channel } = intent
      const landed = flight.then(landingOf, () => null)
      const name = nameOf(intent)
      underWay.set(name, { reference, user, channel, landed })
      try {
        return await flight
      } finally {
        if (underWay.get(name)?.landed === landed) underWay.delete(name)
      }
    },
  }
}

/** The same for those who want the same. */
function nameOf({ team, resourceKey, idempotencyKey }: OperationRecord): string {
  return JSON.stringify([team, resourceKey, idempotencyKey])
}
