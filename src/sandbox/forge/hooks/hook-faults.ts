/**
 * What goes wrong with deliveries.
 * - `lose`: it never arrives, and nobody tries again
 * - `duplicate`: it arrives twice, under one key
 * - `swap`: it arrives after the next one to the same hook, or after two seconds when there is none
 * - `late:<ms>`: it arrives that much later
 * - `drop-reply`: it arrives and the answer to it does not, so that it is sent again under the same key
 * - `deliver`: nothing more goes wrong of what was ordered before
 */
export interface HookFaultOrder {
  /** A part of `Merge Request Hook merge` (the event and its action); empty matches everything. */
  readonly match: string
  readonly kind: string
  readonly times: number
}

const KINDS = /^(?:lose|duplicate|swap|late:\d{1,6}|drop-reply|deliver)$/

/** True for the kinds of faults that can be ordered for deliveries. */
function isHookFault(kind: string): boolean {
  return KINDS.test(kind)
}

/** Faults of deliveries that were ordered and have not all happened yet. */
export class HookFaults {
  #orders: HookFaultOrder[] = []

  /** Throws a RangeError for an unknown kind. */
  order(fault: HookFaultOrder): void {
    if (!isHookFault(fault.kind)) throw new RangeError(`there is no fault of the kind "${fault.kind}"`)
    if (fault.kind === 'deliver') this.clear()
    else if (fault.times > 0) this.#orders.push(fault)
  }

  clear(): void {
    this.#orders = []
  }

  /** Uses up one fault that matches this event, the oldest first. */
  take(event: string): string | undefined {
    const order = this.#orders.find(({ match }) => event.includes(match))
    if (!order) return undefined
    const rest = order.times > 1 ? [{ ...order, times: order.times - 1 }] : []
    this.#orders = this.#orders.flatMap((one) => (one === order ? rest : [one]))
    return order.kind
  }
}
