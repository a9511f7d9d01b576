import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i

/**
 * Whether a request comes from this machine and from no foreign page: its Host is loopback (a rebound name is
 * not) and its Origin is absent or the same host. An app's own calls have no Origin.
 */
export function isAtHome(request: IncomingMessage): boolean {
  const { host, origin } = request.headers
  if (host === undefined || !LOOPBACK.test(host)) return false
  return origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`
}
