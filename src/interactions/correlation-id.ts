import { randomInt } from 'node:crypto'

// Without letters and digits that are taken for each other when somebody reads them out.
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'

/** Eight signs that name one turn in its answer, in the log and in the audit: `k7mq2xpe`. */
export function newCorrelationId(): string {
  return Array.from({ length: 8 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
}
