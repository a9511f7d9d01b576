import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Longest accepted clock difference: Slack’s own window is five minutes, here in both directions. */
const SKEW_SECONDS = 300

/**
 * `signature` (64 hex digits) identifies this request, for rejecting a repetition; `sentAt` is the second in which
 * Slack has sent it, in ms UTC by Slack’s clock.
 */
export type SignatureCheck =
  | { readonly genuine: true; readonly signature: string; readonly sentAt: number }
  | {
      readonly genuine: false
      readonly reason: 'headers' | 'signature' | 'clock'
      /** Only with `clock`: the request’s age by our clock, in seconds; negative when it is in the future. */
      readonly skewSeconds?: number
    }

/** `headers`: names and values in turn, as they came. */
export type CheckSignature = (headers: readonly string[], body: Buffer, nowMs: number) => SignatureCheck

const TIMESTAMP = /^\d{1,11}$/
const SIGNATURE = /^v0=([0-9a-f]{64})$/

/**
 * Checks Slack’s request signature, version 0, over the raw bytes of the body. Any of the secrets may have
 * signed, so that a secret can be rotated. Throws on a secret that is too short to be safe.
 */
export function createSignatureCheck(secrets: readonly string[]): CheckSignature {
  if (secrets.length === 0) throw new Error('A Slack signing secret is needed.')
  const keys = secrets.map(toKey)
  return (headers, body, nowMs) => {
    const timestamp = TIMESTAMP.exec(only(headers, 'x-slack-request-timestamp'))?.[0]
    const signature = SIGNATURE.exec(only(headers, 'x-slack-signature'))?.[1]
    if (timestamp === undefined || signature === undefined) return { genuine: false, reason: 'headers' }
    const signatureBytes = Buffer.from(signature, 'hex')
    const signed = keys.some((key) => timingSafeEqual(sign(key, timestamp, body), signatureBytes))
    if (!signed) return { genuine: false, reason: 'signature' }
    const skewSeconds = Math.round(nowMs / 1000 - Number(timestamp))
    if (Math.abs(skewSeconds) > SKEW_SECONDS) return { genuine: false, reason: 'clock', skewSeconds }
    return { genuine: true, signature, sentAt: Number(timestamp) * 1000 }
  }
}

function toKey(secret: string): KeyObject {
  if (secret.trim().length < 16) throw new Error('A Slack signing secret must have at least 16 characters.')
  return createSecretKey(secret, 'utf8')
}

function sign(key: KeyObject, timestamp: string, body: Buffer): Buffer {
  return createHmac('sha256', key).update(`v0:${timestamp}:`).update(body).digest()
}

/** The value of a header; empty when it is missing, or sent twice: it is ambiguous which one counts. */
function only(headers: readonly string[], name: string): string {
  let found: string | undefined
  for (let at = 0; at < headers.length; at += 2) {
    const other = headers[at] ?? ''
    if (other.length !== name.length || other.toLowerCase() !== name) continue
    if (found !== undefined) return ''
    found = headers[at + 1]
  }
  return found ?? ''
}
