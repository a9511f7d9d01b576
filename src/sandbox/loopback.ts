import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i

/**
 * True when a request names this machine in `Host` (a rebound name does not) and comes from no foreign page: its
 * `Origin` is absent, as in an app's own calls, or the same host. Keeps other pages in the same browser away.
 */
export function isLocalRequest({ headers: { host = '', origin } }: IncomingMessage): boolean {
  const isOwn = origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`
  return isOwn && isLoopback(host)
}

/** True for a name of this machine, with or without a port. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}
