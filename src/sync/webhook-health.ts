import type { WebhookHealth } from '../store/tables/webhook-health.ts'

const TRUSTED_MS = 15 * 60_000

/**
 * True when events report the changes of a project, so that polls, the fallback, can run at the slowest
 * interval: an event arrived within the last fifteen minutes, and no poll found an unreported change in that
 * time. An event up to a minute after the poll is late, not missing (see WebhookHealthTable.recordMiss).
 * Without a working webhook, polls run as fast as the tracked items need.
 */
export function isTold(hook: WebhookHealth | null, now: number): boolean {
  const isRecent = (at: number) => Math.abs(now - at) < TRUSTED_MS
  return (
    hook !== null && isRecent(hook.lastEventAt) && (hook.lastMissAt === null || !isRecent(hook.lastMissAt))
  )
}
