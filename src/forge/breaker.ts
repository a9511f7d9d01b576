import {
  circuitBreaker,
  handleWhenResult,
  type IBackoff,
  type IBreaker,
  isBrokenCircuitError,
} from 'cockatiel'
import type { Interpretation } from './interpret-response.ts'
import type { ApiResult } from './result.ts'

/** When the forge counts as down, and for how long it is then left alone. */
export interface BreakerLimits {
  /** So many operations in a row; 5 when left out. */
  readonly failures?: number
  /** Milliseconds from the first to the last of them; 30000 when left out. */
  readonly withinMs?: number
  /** Milliseconds until one operation is let through again to see; 10000 when left out. */
  readonly pauseMs?: number
}

/** The forge went down, or is back. `since`: when the first of the operations failed. */
export interface BreakerNews {
  readonly state: 'opened' | 'closed'
  readonly since: Date
}

/** Keeps operations from a forge that is down: while it is, they are answered at once and not sent. */
export interface Breaker {
  guard<T>(operation: () => Promise<Interpretation<T>>): Promise<ApiResult<T>>
}

/**
 * Opens when operations in a row found the forge down (see `Interpretation.down`). While one operation is let through to
 * see, others wait for what it finds.
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
        return { kind: 'unsent', reason: `The forge has been down since ${clockTime(from)}`, since: from }
      }
    },
  }
}

function isDown(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'down' in result && result.down === true
}

/** Failures without a success between them; those that are too long ago do not count. */
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

/** The library measures pauses by the machine’s clock, which may be set back; this one ends all the same. */
function pauseOf(ms: number): IBackoff<unknown> {
  const end = performance.now() + ms
  return {
    get duration() {
      return performance.now() < end ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
    },
    next: () => pauseOf(ms),
  }
}

/** `14:05 UTC` */
function clockTime(date: Date): string {
  return `${date.toISOString().slice(11, 16)} UTC`
}
