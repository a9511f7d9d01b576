const LENGTH_BYTES = 4

/**
 * Splits a key in SSH’s binary form (RFC 4251, 5) into its fields: each is a four-byte length and that many
 * bytes. Null when the last one does not end where the bytes do.
 */
export function splitFields(blob: Buffer): readonly Buffer[] | null {
  const fields: Buffer[] = []
  let at = 0
  while (at < blob.length) {
    const start = at + LENGTH_BYTES
    if (start > blob.length) return null
    const end = start + blob.readUInt32BE(at)
    if (end > blob.length) return null
    fields.push(blob.subarray(start, end))
    at = end
  }
  return fields
}

/** Returns the bits of a positive integer; null when it is zero, negative, or has unnecessary bytes. */
export function bitLength(integer: Buffer): number | null {
  const [first = 0x80, second = 0] = integer
  // The highest bit is the sign, so a number that has it set, and only such a one, starts with a zero byte.
  if (first >= 0x80 || (first === 0 && second < 0x80)) return null
  return integer.length * 8 - Math.clz32(first) + 24
}
