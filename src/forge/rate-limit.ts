import type { Reply } from './request.ts'
import { heldMs } from './retry-after.ts'

/** Which tokens the forge takes no more requests of for now: it has said so, and asking on would only be refused. */
export interface Holds {
  /** Learns from an answer to this token. */
  note(token: string, reply: Reply): void
  /** Milliseconds until the token may be used again; null when it may be now. */
  left(token: string): number | null
  forget(): void
}

export function createHolds(): Holds {
  /** Until when, in milliseconds of `performance.now()`. */
  const held = new Map<string, number>()
  return {
    note(token, { header }) {
      const ms = heldMs(header)
      if (ms === null) return
      for (const [other, until] of held) if (until <= performance.now()) held.delete(other)
      held.set(token, performance.now() + ms)
    },
    left(token) {
      const ms = (held.get(token) ?? 0) - performance.now()
      return ms > 0 ? Math.ceil(ms) : null
    },
    forget: () => held.clear(),
  }
}
