import type { Session } from '../forge/client.ts'

/** The same session with at most so many calls under way at once; the others wait for their turn. */
export function limited(calls: number, session: Session): Session {
  const waiting: (() => void)[] = []
  let free = calls
  return {
    ...session,
    async call(call) {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await session.call(call)
      } finally {
        const next = waiting.shift()
        if (next) next()
        else free += 1
      }
    },
  }
}
