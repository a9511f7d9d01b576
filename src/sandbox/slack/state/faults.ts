import { FaultQueue } from '../../faults.ts'

/**
 * Kinds of faults of a call to Slack.
 * - `drop-request`, `redirect`, `status:<code>`: it has no effect
 * - `drop-reply`, `garbage`: it has its effect, and its answer is lost or cannot be read
 * - `slow:<ms>`: its answer comes that much later
 * - `pace:<ms>`: Slack's limit; a call about a channel is refused so soon after an accepted one
 */
export const SLACK_FAULTS =
  /^(?:drop-request|drop-reply|redirect|garbage|status:[45]\d\d|(?:slow|pace):\d{1,6})$/

export class Faults extends FaultQueue {
  /** Time of the last accepted call per channel, on the monotonic clock. */
  readonly #letThrough = new Map<string, number>()

  constructor() {
    super(SLACK_FAULTS)
  }

  /** Returns the seconds for which this call must wait, as Slack reports them; 0 when it is accepted. */
  tooSoon(name: string, channel: string, milliseconds: number): number {
    const call = `${name} ${channel}`
    const waits = (this.#letThrough.get(call) ?? Number.NEGATIVE_INFINITY) + milliseconds - performance.now()
    if (waits > 0) return Math.ceil(waits / 1000)
    this.#letThrough.set(call, performance.now())
    return 0
  }

  override clear(): void {
    super.clear()
    this.#letThrough.clear()
  }
}
