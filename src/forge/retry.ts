import { setTimeout as sleep } from 'node:timers/promises'
import type { Interpretation } from './interpret-response.ts'

/**
 * Repeats a call until it has an answer, has no retries left, or the next attempt would begin after `latest`
 * (milliseconds of `performance.now()`).
 */
export async function withRetries<T>(
  attempt: () => Promise<Interpretation<T>>,
  latest: number,
): Promise<Interpretation<T>> {
  for (let retries = 0; ; retries += 1) {
    const verdict = await attempt()
    const waitMs = verdict.waitMs ?? jitter()
    if (retries >= verdict.retries || performance.now() + waitMs >= latest) return verdict
    await sleep(waitMs)
  }
}

/** Returns between 100 and 400 ms, so that many readers do not return at the same moment. */
function jitter(): number {
  return 100 + Math.random() * 300
}
