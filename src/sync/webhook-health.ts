import type { WebhookHealth } from '../store/tables/webhook-health.ts'

const TRUSTED_MS = 15 * 60_000

/**
 * Whether events tell what changes in a project, so that polls, which are the fall-back, may go at the slowest pace:
 * one came within the last fifteen minutes, and within the same time no poll has found a change that none told of.
 * What an event tells within a minute after a poll has found it was late and not missing (see WebhookHealthTable.missed).
 * Without a webhook, or with a broken one, polls go as fast as what is watched needs it.
 */
export function isTold(hook: WebhookHealth | null, now: number): boolean {
  const isRecent = (at: number) => Math.abs(now - at) < TRUSTED_MS
  return (
    hook !== null && isRecent(hook.lastEventAt) && (hook.lastMissAt === null || !isRecent(hook.lastMissAt))
  )
}
