import type { HttpReply } from './request.ts'
import { heldMs } from './retry-after.ts'

/** The tokens whose requests the forge refuses for now, as it has said: more requests would be refused. */
interface Holds {
  /** Records the limit that an answer to this token reports. */
  note(token: string, reply: HttpReply): void
  /** Milliseconds until the token may be used again; null when it may be used now. */
  left(token: string): number | null
  forget(): void
}

export function createHolds(): Holds {
  /** End of each hold, in milliseconds of `performance.now()`. */
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
