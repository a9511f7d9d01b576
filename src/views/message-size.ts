import type { Blocks } from './reply.ts'

/** Slack refuses a message of about 13,200 characters of JSON. */
const MAX_JSON_LENGTH = 12_400

/** True when the blocks can be posted, with their buttons’ values as Slack gets them. */
export function fitsMessage(blocks: Blocks): boolean {
  return JSON.stringify(blocks, asItLeaves).length <= MAX_JSON_LENGTH
}

/** Bytes that sealing adds to a button’s value, before base64. */
const SEAL_BYTES = 45

/** Longest value in a button; the id of a stored one, which is shorter, replaces a longer one. */
const MAX_VALUE_LENGTH = 2000

/** A button’s value is sealed when the message is sent. */
function asItLeaves(key: string, value: unknown): unknown {
  if (key !== 'value' || typeof value !== 'string') return value
  const sealed = Math.ceil(((SEAL_BYTES + Buffer.byteLength(value)) * 4) / 3)
  return 'x'.repeat(sealed <= MAX_VALUE_LENGTH ? sealed : 22)
}
