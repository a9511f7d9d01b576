import { ConsecutiveBreaker, circuitBreaker, handleWhenResult, isBrokenCircuitError } from 'cockatiel'
import { SERVER } from '../model/server-name.ts'
import type { Interpretation } from './interpret-response.ts'
import type { ApiResult } from './result.ts'

export interface BreakerLimits {
  /** Number of failed operations in a row; 5 by default. */
  readonly failures?: number
  /** Milliseconds until one trial operation is let through; 10000 by default. */
  readonly pauseMs?: number
}

/** The forge went down, or is back. `since`: time at which it was found to be down. */
export interface BreakerNews {
  readonly state: 'opened' | 'closed'
  readonly since: Date
}

/** An operation ends at its deadline, or this much later, in ms; else this process stood still, not the forge. */
const MAX_OVERRUN_MS = 1_000

/**
 * Creates a breaker that opens after consecutive operations found the forge down (see `Interpretation.down`).
 * While one trial operation is in flight, others wait for its result.
 */
export function createBreaker(
  { failures = 5, pauseMs = 10_000 }: BreakerLimits,
  onNews: (news: BreakerNews) => void,
) {
  const policy = circuitBreaker(handleWhenResult(isDown), {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: pauseMs,
  })
  let since: Date | null = null
  policy.onBreak(() => {
    if (since !== null) return
    since = new Date()
    onNews({ state: 'opened', since })
  })
  policy.onReset(() => {
    if (since !== null) onNews({ state: 'closed', since })
    since = null
  })

  return {
    /** `withinMs`: the deadline of the operation. */
    async guard<T>(withinMs: number, operation: () => Promise<Interpretation<T>>): Promise<ApiResult<T>> {
      const run = async () => {
        const startedAt = performance.now()
        const found = await operation()
        const stoodStill = performance.now() - startedAt > withinMs + MAX_OVERRUN_MS
        if (!stoodStill) return found
        const { down: _, ...notDown } = found
        return notDown
      }
      try {
        return (await policy.execute(run)).answer
      } catch (error) {
        if (!isBrokenCircuitError(error)) throw error
        return { kind: 'unsent', reason: `${SERVER} is down`, since: since ?? undefined }
      }
    },
  }
}

function isDown(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'down' in result && result.down === true
}
