import type { IncomingMessage } from 'node:http'

/**
 * True when the request names this machine in `Host` and, if a page sent it, that page is the forge's own.
 * Keeps other pages in the same browser, and names that were made to point here, away from the sandbox.
 */
export function isFromHere(request: IncomingMessage): boolean {
  const host = request.headers.host ?? ''
  const { origin } = request.headers
  if (!/^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/i.test(host)) return false
  return origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`
}
