import { setTimeout as delay } from 'node:timers/promises'

/** A planned fault: meets the next `times` calls whose name contains `match`; an empty `match` takes every call. */
export interface PlannedFault {
  readonly match: string
  readonly kind: string
  readonly times: number
}

/** Queue of planned faults, used up in the order in which they were planned. */
export class FaultQueue {
  readonly #kinds: RegExp
  #planned: PlannedFault[] = []

  /** `kinds` matches the names of the possible faults. */
  constructor(kinds: RegExp) {
    this.#kinds = kinds
  }

  /** Throws a RangeError for an unknown kind; `none` and `deliver` cancel the faults planned before. */
  plan(fault: PlannedFault): void {
    if (!this.#kinds.test(fault.kind)) throw new RangeError(`there is no fault of the kind "${fault.kind}"`)
    if (fault.kind === 'none' || fault.kind === 'deliver') this.clear()
    else if (fault.times > 0) this.#planned.push(fault)
  }

  clear(): void {
    this.#planned = []
  }

  take(name: string): string | undefined {
    const planned = this.#planned.find(({ match }) => name.includes(match))
    if (!planned) return undefined
    const rest = planned.times > 1 ? [{ ...planned, times: planned.times - 1 }] : []
    this.#planned = this.#planned.flatMap((one) => (one === planned ? rest : [one]))
    return planned.kind
  }
}

/** Waits as long as a `slow:<ms>` fault says; returns at once for every other kind. */
export async function delayAnswer(kind: string | undefined): Promise<void> {
  const milliseconds = kind?.startsWith('slow:') ? Number(kind.slice('slow:'.length)) : 0
  if (milliseconds > 0) await delay(milliseconds, undefined, { ref: false })
}
