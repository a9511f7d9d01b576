import type { IncomingMessage, ServerResponse } from 'node:http'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/**
 * True when the request names this machine as its host and comes from no other page. A foreign name that
 * resolves to loopback (DNS rebinding) fails at the host, a foreign page at the origin.
 */
export function isLocal({ headers }: IncomingMessage): boolean {
  const host = headers.host ?? ''
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i.test(host)) return false
  return headers.origin === undefined || headers.origin === `http://${host}`
}

/** Headers of every answer of the page. */
export function protect(response: ServerResponse): void {
  response.setHeader('content-security-policy', POLICY)
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('cache-control', 'no-store')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
}
