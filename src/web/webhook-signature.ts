import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Largest difference between the forge’s clock and the bot’s, in either direction, in seconds. */
const TOLERANCE_S = 300
/** More than a rotation of tokens needs. */
const MOST_SIGNATURES = 10
const ID = /^[\x21-\x7e]{1,256}$/

/** The unverified claims of a signed delivery. */
export interface SignedDelivery {
  readonly id: string
  /** True when one of its signatures matches these bytes, this id and this time. Takes constant time. */
  isOf(body: Buffer): boolean
}

/**
 * Reads the headers of the Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`).
 * `token` is `whsec_` and the key in base64; `now` is ms UTC. Null for an unsigned delivery, for repeated
 * headers, and for a time more than five minutes from now.
 */
export function readSigned(
  { headersDistinct }: IncomingMessage,
  token: string,
  now: number,
): SignedDelivery | null {
  const only = (name: string) => {
    const [value, ...more] = headersDistinct[name] ?? []
    return more.length > 0 ? undefined : value
  }
  const [id, time, list] = [only('webhook-id'), only('webhook-timestamp'), only('webhook-signature')]
  if (id === undefined || time === undefined || list === undefined) return null
  if (!ID.test(id) || !/^\d{1,12}$/.test(time)) return null
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE_S) return null
  const given = list.split(' ').flatMap((one) => (one.startsWith('v1,') ? [one.slice('v1,'.length)] : []))
  const key = Buffer.from(token.slice('whsec_'.length), 'base64')
  return {
    id,
    isOf(body) {
      const right = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest()
      const fits = given.slice(0, MOST_SIGNATURES).map((text) => {
        const bytes = Buffer.from(text, 'base64')
        return bytes.length === right.length && timingSafeEqual(bytes, right)
      })
      return fits.includes(true)
    },
  }
}
