import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Window in which equal bodies without a name count as the same delivery, in ms. */
const SAME_BODY_MS = 60_000

/**
 * Returns a delivery’s idempotency key, so that repeated sends count once. `Idempotency-Key` of today’s
 * servers stays the same when a delivery is resent, by the server or a person, and equals `webhook-id` of
 * signed webhooks. Older servers identify each send: `X-Gitlab-Webhook-UUID`, beside `X-Gitlab-Event-UUID`,
 * which all events of one request to the forge share; a resent delivery counts again, which costs a read.
 * `now` is ms UTC; `signedId`: the id of a signed delivery, which overrides every header.
 */
export function deliveryKey(
  headers: IncomingHttpHeaders,
  body: Buffer,
  now: number,
  signedId?: string,
): string {
  const given = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const sending = given('x-gitlab-webhook-uuid')
  const name =
    signedId ??
    given('idempotency-key') ??
    given('webhook-id') ??
    (sending === null ? null : `${given('x-gitlab-event-uuid')} ${sending}`)
  const hash = createHash('sha256')
  // Hashed in any case: the sender’s name may be of any length.
  return name === null
    ? hash
        .update(`body ${Math.floor(now / SAME_BODY_MS)} `)
        .update(body)
        .digest('base64url')
    : hash.update(`name ${name}`).digest('base64url')
}
