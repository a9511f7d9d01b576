import type { IncomingHttpHeaders } from 'node:http'
import { verifySlackRequest } from '@slack/bolt'

/** Longest accepted clock difference: Slack’s own window is five minutes, here in both directions. */
const MAX_SKEW_SECONDS = 300
const MIN_SECRET_LENGTH = 16

/** `signature` identifies this request, for rejecting a repetition. */
export type SignatureCheck =
  | { readonly genuine: true; readonly signature: string }
  | {
      readonly genuine: false
      readonly reason: 'headers' | 'signature' | 'clock'
      /** Only with `clock`: the request’s age by our clock, in seconds; negative when it is in the future. */
      readonly skewSeconds?: number
    }

export type CheckSignature = (headers: IncomingHttpHeaders, body: string, nowMs: number) => SignatureCheck

const TIMESTAMP = /^\d{1,11}$/
/** One spelling: `verifySlackRequest` also takes a signature with more behind a second `=`, and a replay would pass as new. */
const SIGNATURE = /^v0=[0-9a-f]{64}$/

/**
 * Checks the signature of a request with Slack’s own `verifySlackRequest`. Any of the secrets may have signed, so
 * that a secret can be rotated. Throws on a secret that is too short to be safe.
 */
export function createSignatureCheck(secrets: readonly string[]): CheckSignature {
  if (secrets.length === 0) throw new Error('A Slack signing secret is needed.')
  if (secrets.some((secret) => secret.trim().length < MIN_SECRET_LENGTH))
    throw new Error(`A Slack signing secret must have at least ${MIN_SECRET_LENGTH} characters.`)
  return (headers, body, nowMs) => {
    // Node joins a header that came twice, and neither pattern takes that.
    const timestamp = String(headers['x-slack-request-timestamp'])
    const signature = String(headers['x-slack-signature'])
    if (!TIMESTAMP.test(timestamp) || !SIGNATURE.test(signature)) return { genuine: false, reason: 'headers' }
    const skewSeconds = Math.round(nowMs / 1000 - Number(timestamp))
    if (Math.abs(skewSeconds) > MAX_SKEW_SECONDS) return { genuine: false, reason: 'clock', skewSeconds }
    const request = {
      body,
      headers: { 'x-slack-signature': signature, 'x-slack-request-timestamp': Number(timestamp) },
      nowMilliseconds: nowMs,
    }
    const isSigned = secrets.some((signingSecret) => isValid({ ...request, signingSecret }))
    return isSigned ? { genuine: true, signature } : { genuine: false, reason: 'signature' }
  }
}

function isValid(request: Parameters<typeof verifySlackRequest>[0]): boolean {
  try {
    verifySlackRequest(request)
    return true
  } catch {
    return false
  }
}
