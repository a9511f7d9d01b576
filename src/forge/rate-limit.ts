import type { HttpReply } from './request.ts'
import { heldMs } from './retry-after.ts'

/** The tokens whose requests the forge refuses for now, as it has said: more requests would be refused. */
export function createHolds() {
  /** End of each hold, in milliseconds of `performance.now()`. */
  const held = new Map<string, number>()
  return {
    /** Records the limit that an answer to this token reports. */
    note(token: string, { header }: HttpReply): void {
      const ms = heldMs(header)
      if (ms === null) return
      for (const [other, until] of held) if (until <= performance.now()) held.delete(other)
      held.set(token, performance.now() + ms)
    },
    /** Milliseconds until the token may be used again; null when it may be used now. */
    left(token: string): number | null {
      const ms = (held.get(token) ?? 0) - performance.now()
      return ms > 0 ? Math.ceil(ms) : null
    },
    forget: (): void => held.clear(),
  }
}
