import {
  circuitBreaker,
  handleWhenResult,
  type IBackoff,
  type IBreaker,
  isBrokenCircuitError,
} from 'cockatiel'
import { SERVER } from '../model/server-name.ts'
import type { Interpretation } from './interpret-response.ts'
import type { ApiResult } from './result.ts'

/** The conditions for counting the forge as down, and the length of the pause that follows. */
export interface BreakerLimits {
  /** Number of failed operations in a row; 5 by default. */
  readonly failures?: number
  /** Longest time from the first to the last of them, in ms; 30000 by default. */
  readonly withinMs?: number
  /** Milliseconds until one trial operation is let through; 10000 by default. */
  readonly pauseMs?: number
}

/** The forge went down, or is back. `since`: time at which the first of the operations failed. */
export interface BreakerNews {
  readonly state: 'opened' | 'closed'
  readonly since: Date
}

/** Blocks operations while the forge is down: they are answered at once and not sent. */
interface Breaker {
  guard<T>(operation: () => Promise<Interpretation<T>>): Promise<ApiResult<T>>
}

/**
 * Creates a breaker that opens after consecutive operations found the forge down (see `Interpretation.down`).
 * While one trial operation is in flight, others wait for its result.
 */
export function createBreaker(
  { failures = 5, withinMs = 30_000, pauseMs = 10_000 }: BreakerLimits,
  onNews: (news: BreakerNews) => void,
): Breaker {
  const row = createRow(failures, withinMs)
  const policy = circuitBreaker(handleWhenResult(isDown), {
    breaker: row,
    halfOpenAfter: { next: () => pauseOf(pauseMs) },
  })
  let since: Date | null = null
  policy.onBreak(() => {
    if (since !== null) return
    since = row.began()
    onNews({ state: 'opened', since })
  })
  policy.onReset(() => {
    if (since !== null) onNews({ state: 'closed', since })
    since = null
  })

  return {
    async guard<T>(operation: () => Promise<Interpretation<T>>): Promise<ApiResult<T>> {
      try {
        return (await policy.execute(operation)).answer
      } catch (error) {
        if (!isBrokenCircuitError(error)) throw error
        const from = since ?? row.began()
        return { kind: 'unsent', reason: `${SERVER} is down`, since: from }
      }
    },
  }
}

function isDown(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'down' in result && result.down === true
}

/** Counts failures without a success between them; those older than `withinMs` do not count. */
function createRow(length: number, withinMs: number): IBreaker & { began(): Date } {
  let failed: { readonly at: number; readonly date: Date }[] = []
  return {
    state: null,
    began: () => failed[0]?.date ?? new Date(),
    success() {
      failed = []
    },
    failure() {
      const at = performance.now()
      failed = [...failed.filter((one) => at - one.at < withinMs), { at, date: new Date() }]
      return failed.length >= length
    },
  }
}

/** The library times pauses by the system clock, which may be set back; this pause ends all the same. */
function pauseOf(ms: number): IBackoff<unknown> {
  const end = performance.now() + ms
  return {
    get duration() {
      return performance.now() < end ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
    },
    next: () => pauseOf(ms),
  }
}
