import { createHash } from 'node:crypto'

const LENGTH_BYTES = 4

/**
 * The MD5 of an OpenSSH public key in colon-separated hex pairs; undefined when the key cannot be read. The
 * comment plays no part, so the same key with another comment has the same fingerprint.
 */
export function fingerprintOf(key: string): string | undefined {
  const [type = '', encoded = ''] = key.trim().split(/\s+/)
  const blob = Buffer.from(encoded, 'base64')
  if (blob.length < LENGTH_BYTES || unpadded(blob.toString('base64')) !== unpadded(encoded)) return undefined
  const end = LENGTH_BYTES + blob.readUInt32BE(0)
  if (end >= blob.length || blob.toString('latin1', LENGTH_BYTES, end) !== type) return undefined
  return createHash('md5').update(blob).digest('hex').match(/../g)?.join(':')
}

function unpadded(base64: string): string {
  return base64.replace(/={1,2}$/, '')
}
