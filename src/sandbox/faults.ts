/** A fault to come: the next `times` calls whose name contains `match`; an empty one matches everything. */
export interface FaultOrder {
  readonly match: string
  readonly kind: string
  readonly times: number
}

/** Faults that were ordered and have not all happened yet, used up in the order in which they were ordered. */
export class FaultQueue {
  readonly #kinds: RegExp
  #orders: FaultOrder[] = []

  /** `kinds`: what can be ordered. */
  constructor(kinds: RegExp) {
    this.#kinds = kinds
  }

  /** Throws a RangeError for an unknown kind; `none` and `deliver` take back what was ordered before. */
  order(fault: FaultOrder): void {
    if (!this.#kinds.test(fault.kind)) throw new RangeError(`there is no fault of the kind "${fault.kind}"`)
    if (fault.kind === 'none' || fault.kind === 'deliver') this.clear()
    else if (fault.times > 0) this.#orders.push(fault)
  }

  clear(): void {
    this.#orders = []
  }

  /** Uses up one fault that matches, the oldest first. */
  take(name: string): string | undefined {
    const order = this.#orders.find(({ match }) => name.includes(match))
    if (!order) return undefined
    const rest = order.times > 1 ? [{ ...order, times: order.times - 1 }] : []
    this.#orders = this.#orders.flatMap((one) => (one === order ? rest : [one]))
    return order.kind
  }
}
