import { randomInt } from 'node:crypto'

// Without letters and digits that are easily confused when read aloud.
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'

/** Returns eight characters that identify one interaction in its reply, the log and the audit: `k7mq2xpe`. */
export function newCorrelationId(): string {
  return Array.from({ length: 8 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
}
