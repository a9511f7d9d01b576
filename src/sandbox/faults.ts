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
  #planned: { match: string; kind: string; times: number }[] = []

  /** `kinds` matches the names of the possible faults. */
  constructor(kinds: RegExp) {
    this.#kinds = kinds
  }

  /** Throws a RangeError for an unknown kind; `none` and `deliver` cancel the faults planned before. */
  plan(fault: PlannedFault): void {
    if (!this.#kinds.test(fault.kind)) throw new RangeError(`there is no fault of the kind "${fault.kind}"`)
    if (fault.kind === 'none' || fault.kind === 'deliver') this.clear()
    else this.#planned = [...this.#planned.filter(({ times }) => times > 0), { ...fault }]
  }

  clear(): void {
    this.#planned = []
  }

  take(name: string): string | undefined {
    const planned = this.#planned.find(({ match, times }) => times > 0 && name.includes(match))
    if (planned) planned.times -= 1
    return planned?.kind
  }
}

/** Waits as long as a `slow:<ms>` fault says; returns at once for every other kind. */
export async function delayAnswer(kind: string | undefined): Promise<void> {
  const milliseconds = kind?.startsWith('slow:') ? Number(kind.slice('slow:'.length)) : 0
  if (milliseconds > 0) await delay(milliseconds, undefined, { ref: false })
}
