import { createHmac } from 'node:crypto'
import type { Metadata } from './web-api.ts'

/** How our posts are known among all others that carry metadata. */
export const EVENT_TYPE = 'greenlight_post'

/**
 * The mark of a post: the same for the same key, and nobody else’s for want of the secret. So what an earlier life
 * of the bot has posted is known again, also by a store that was restored from a backup.
 */
export function fingerprintOf(
  secret: string,
  { team, channel, key }: { readonly team: string; readonly channel: string; readonly key: string },
): string {
  // An array in JSON: no two different posts make the same text.
  return createHmac('sha256', secret)
    .update(JSON.stringify([team, channel, key]))
    .digest('base64url')
}

export function metadataOf(key: string, mark: string): Metadata {
  return { event_type: EVENT_TYPE, event_payload: { key, mark } }
}
