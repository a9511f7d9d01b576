import { randomBytes } from 'node:crypto'

/** An OpenSSH public key that nobody has the other half of. */
export function newDeployKey(comment = '', type = 'ssh-ed25519'): string {
  const blob = Buffer.concat([packed(Buffer.from(type)), packed(randomBytes(32))])
  return `${type} ${blob.toString('base64')} ${comment}`.trim()
}

function packed(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}
