import { createHash } from 'node:crypto'

const LENGTH_BYTES = 4

/**
 * The MD5 of an OpenSSH public key in colon-separated hex pairs; undefined when the key cannot be read. The
 * comment plays no part, so the same key with another comment has the same fingerprint.
 */
export function fingerprintOf(key: string): string | undefined {
  const blob = blobOf(key)
  return blob && createHash('md5').update(blob).digest('hex').match(/../g)?.join(':')
}

/** The SHA-256 of a key that can be read, as `ssh-keygen -l` prints it. */
export function sha256FingerprintOf(key: string): string | undefined {
  const blob = blobOf(key)
  return blob && `SHA256:${unpadded(createHash('sha256').update(blob).digest('base64'))}`
}

/** What the fingerprints are of: the key without its type and its comment. */
function blobOf(key: string): Buffer | undefined {
  const [type = '', encoded = ''] = key.trim().split(/\s+/)
  const blob = Buffer.from(encoded, 'base64')
  if (blob.length < LENGTH_BYTES || unpadded(blob.toString('base64')) !== unpadded(encoded)) return undefined
  const end = LENGTH_BYTES + blob.readUInt32BE(0)
  if (end >= blob.length || blob.toString('latin1', LENGTH_BYTES, end) !== type) return undefined
  return blob
}

function unpadded(base64: string): string {
  return base64.replace(/={1,2}$/, '')
}
