import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** A body that comes again so soon, with nothing that names it, is the same delivery; in ms. */
const SAME_BODY_MS = 60_000

/**
 * Names a delivery, so that it counts once however often it is sent. `Idempotency-Key` of today’s servers stays the
 * same when they, or somebody there, send it again, and `webhook-id` of signed webhooks is equal to it. Servers before
 * that name each sending only: `X-Gitlab-Webhook-UUID`, beside `X-Gitlab-Event-UUID`, which all events of one request
 * to the forge have in common; what such a server sends again counts again, which costs a look. `now` in ms UTC;
 * `signedId`: the id of a signed delivery, which is its name whatever is said beside it.
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
  // Hashed in any case: what a sender calls it may be of any length.
  return name === null
    ? hash
        .update(`body ${Math.floor(now / SAME_BODY_MS)} `)
        .update(body)
        .digest('base64url')
    : hash.update(`name ${name}`).digest('base64url')
}
