import { randomFillSync } from 'node:crypto'

/** Bytes that are drawn at once: drawing twelve takes as long as drawing thousands. */
const pool = Buffer.alloc(4_096)
let used = pool.length

/** Returns this many bytes of cryptographic randomness, at most 4,096; nobody else gets them. */
export function randomBytes(count: number): Buffer {
  if (used + count > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = Buffer.from(pool.subarray(used, used + count))
  pool.fill(0, used, used + count)
  used += count
  return bytes
}
