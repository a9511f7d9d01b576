import { createHmac } from 'node:crypto'

/** The headers by which an app knows that a request is Slack's: version v0, HMAC-SHA256 over time and body. */
export function signedHeaders(secret: string, body: string, seconds: number): Record<string, string> {
  const digest = createHmac('sha256', secret).update(`v0:${seconds}:${body}`).digest('hex')
  return { 'x-slack-request-timestamp': String(seconds), 'x-slack-signature': `v0=${digest}` }
}
