import { createHash, createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Longest accepted clock difference: Slack’s own window is five minutes, here in both directions. */
const SKEW_SECONDS = 300

/** `deliveryKey` identifies this request, for rejecting a repetition. */
export type SignatureCheck =
  | { readonly genuine: true; readonly deliveryKey: string }
  | {
      readonly genuine: false
      readonly reason: 'headers' | 'signature' | 'clock'
      /** Only with `clock`: the request’s age by our clock, in seconds; negative when it is in the future. */
      readonly skewSeconds?: number
    }

export type CheckSignature = (headers: NodeJS.Dict<string[]>, body: Buffer, nowMs: number) => SignatureCheck

/**
 * Checks Slack’s request signature, version 0, over the raw bytes of the body. Any of the secrets may have
 * signed, so that a secret can be rotated. Throws on a secret that is too short to be safe.
 */
export function createSignatureCheck(secrets: readonly string[]): CheckSignature {
  if (secrets.length === 0) throw new Error('A Slack signing secret is needed.')
  const keys = secrets.map(toKey)
  return (headers, body, nowMs) => {
    const timestamp = onlyMatch(headers['x-slack-request-timestamp'], /^\d{1,11}$/)
    const signature = onlyMatch(headers['x-slack-signature'], /^v0=[0-9a-f]{64}$/)
    if (timestamp === undefined || signature === undefined) return { genuine: false, reason: 'headers' }
    const signatureBytes = Buffer.from(signature.slice('v0='.length), 'hex')
    const signed = keys.some((key) => timingSafeEqual(sign(key, timestamp, body), signatureBytes))
    if (!signed) return { genuine: false, reason: 'signature' }
    const skewSeconds = Math.round(nowMs / 1000 - Number(timestamp))
    if (Math.abs(skewSeconds) > SKEW_SECONDS) return { genuine: false, reason: 'clock', skewSeconds }
    return { genuine: true, deliveryKey: createHash('sha256').update(signature).digest('hex') }
  }
}

function toKey(secret: string): KeyObject {
  if (secret.trim().length < 16) throw new Error('A Slack signing secret must have at least 16 characters.')
  return createSecretKey(secret, 'utf8')
}

function sign(key: KeyObject, timestamp: string, body: Buffer): Buffer {
  return createHmac('sha256', key).update(`v0:${timestamp}:`).update(body).digest()
}

/** A header that is sent twice is rejected: it is ambiguous which one counts. */
function onlyMatch(values: string[] | undefined, shape: RegExp): string | undefined {
  const [value, ...more] = values ?? []
  return value !== undefined && more.length === 0 && shape.test(value) ? value : undefined
}
