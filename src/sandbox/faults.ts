/** A planned fault: meets the next `times` calls whose name contains `match`; an empty `match` takes every call. */
export interface FaultOrder {
  readonly match: string
  readonly kind: string
  readonly times: number
}

/** Queue of planned faults, used up in the order in which they were planned. */
export class FaultQueue {
  readonly #kinds: RegExp
  #orders: FaultOrder[] = []

  /** `kinds` matches the names of the possible faults. */
  constructor(kinds: RegExp) {
    this.#kinds = kinds
  }

  /** Throws a RangeError for an unknown kind; `none` and `deliver` cancel the faults planned before. */
  order(fault: FaultOrder): void {
    if (!this.#kinds.test(fault.kind)) throw new RangeError(`there is no fault of the kind "${fault.kind}"`)
    if (fault.kind === 'none' || fault.kind === 'deliver') this.clear()
    else if (fault.times > 0) this.#orders.push(fault)
  }

  clear(): void {
    this.#orders = []
  }

  /** Uses up the oldest fault that matches. */
  take(name: string): string | undefined {
    const order = this.#orders.find(({ match }) => name.includes(match))
    if (!order) return undefined
    const rest = order.times > 1 ? [{ ...order, times: order.times - 1 }] : []
    this.#orders = this.#orders.flatMap((one) => (one === order ? rest : [one]))
    return order.kind
  }
}
