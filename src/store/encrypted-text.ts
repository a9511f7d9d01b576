import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import type { Key, KeyRing } from './keys.ts'

/** The location of a secret: a ciphertext moved to another row or another column does not decrypt. */
export interface EncryptionContext {
  readonly table: string
  readonly column: string
  /** The values of the columns that identify the row. */
  readonly row: readonly unknown[]
}

/** A ciphertext does not decrypt; `keyId` is the key that it names, null when it names none. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError'
  readonly keyId: string | null
  readonly reason: 'unknown key' | 'does not open'

  constructor(keyId: string | null, reason: DecryptionError['reason']) {
    super(
      reason === 'unknown key'
        ? `The key "${keyId}" is not in the key ring.`
        : `A stored secret does not open${keyId === null ? '' : ` with the key "${keyId}"`}.`,
    )
    this.keyId = keyId
    this.reason = reason
  }
}

const FORM = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const SEALED = /^v1\.([A-Za-z0-9_-]{1,16})\.([A-Za-z0-9_-]{38,})$/

/** The length of what `sealBytes` adds. */
export const SEAL_BYTES = NONCE_BYTES + TAG_BYTES

/** AES-256-GCM: nonce, ciphertext and tag. */
export function sealBytes(secret: KeyObject, plaintext: Buffer, aad: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', secret, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(aad)
  return Buffer.concat([nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()])
}

/** Null when one bit of what `sealBytes` returned, or of the context, differs. */
export function openBytes(secret: KeyObject, sealed: Buffer, aad: Buffer): Buffer | null {
  // Without a forced length, Node accepts a tag of four bytes as well.
  const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(aad)
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

/** Null for another spelling: the last base64url character has bits that decode to nothing. */
export function canonicalBytes(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : null
}

/** With the ring’s first key: `v1.<key id>.<base64url of nonce, ciphertext and tag>`. */
export function encrypt(ring: KeyRing, plaintext: string, aad: EncryptionContext): string {
  const key = ring[0]
  const sealed = sealBytes(key.secret, Buffer.from(plaintext), boundTo(key, aad))
  return `${keyPrefix(key)}${sealed.toString('base64url')}`
}

/**
 * Returns the plaintext.
 * @throws DecryptionError when the key is not in the ring, or one bit of the text or its context differs.
 */
export function decrypt(ring: KeyRing, sealed: string, aad: EncryptionContext): string {
  const [, keyId, body] = SEALED.exec(sealed) ?? []
  if (keyId === undefined || body === undefined) throw new DecryptionError(null, 'does not open')
  const key = ring.find(({ id }) => id === keyId)
  if (!key) throw new DecryptionError(keyId, 'unknown key')
  const bytes = canonicalBytes(body)
  const plaintext = bytes && openBytes(key.secret, bytes, boundTo(key, aad))
  if (!plaintext) throw new DecryptionError(keyId, 'does not open')
  return plaintext.toString('utf8')
}

/** The prefix of every text that this key has encrypted. */
export function keyPrefix({ id }: Key): string {
  return `${FORM}.${id}.`
}

function boundTo(key: Key, { table, column, row }: EncryptionContext): Buffer {
  return Buffer.from(JSON.stringify([FORM, key.id, table, column, ...row]))
}
