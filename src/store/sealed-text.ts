import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Key, KeyRing } from './keys.ts'

/** Whose secret it is and which table's: a sealed text that was moved to another row does not open. */
export interface SealedFor {
  readonly team: string
  readonly user: string
  readonly kind:
    | 'account'
    | 'button'
    | 'confirmation'
    | 'delivery'
    | 'digest'
    | 'entered-renewal'
    | 'form'
    | 'integration'
    | 'intent'
    | 'mark'
    | 'post'
    | 'renewal'
    | 'sighting'
    | 'sign-in'
    | 'story'
    | 'wanted'
}

/** A sealed text does not open; `keyId` is the key that it names, null when it names none. */
export class SealError extends Error {
  override readonly name = 'SealError'
  readonly keyId: string | null
  readonly reason: 'unknown key' | 'does not open'

  constructor(keyId: string | null, reason: SealError['reason']) {
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

/** AES-256-GCM with the ring's first key: `v1.<key id>.<base64url of nonce, ciphertext and tag>`. */
export function seal(ring: KeyRing, plaintext: string, aad: SealedFor): string {
  const key = ring[0]
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key.secret, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(boundTo(key, aad))
  const ciphertext = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()])
  return `${FORM}.${key.id}.${Buffer.concat([nonce, ciphertext, cipher.getAuthTag()]).toString('base64url')}`
}

/**
 * The plaintext again.
 * @throws SealError when the key is not in the ring, or when one bit of text, owner or kind differs.
 */
export function open(ring: KeyRing, sealed: string, aad: SealedFor): string {
  const [, keyId, body] = SEALED.exec(sealed) ?? []
  if (keyId === undefined || body === undefined) throw new SealError(null, 'does not open')
  const key = ring.find(({ id }) => id === keyId)
  if (!key) throw new SealError(keyId, 'unknown key')
  const bytes = Buffer.from(body, 'base64url')
  // The last character of base64url has bits that decode to nothing: only one spelling is ours.
  if (bytes.toString('base64url') !== body) throw new SealError(keyId, 'does not open')
  // Node takes a tag of four bytes as well unless the length is forced.
  const decipher = createDecipheriv('aes-256-gcm', key.secret, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(boundTo(key, aad))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const plaintext = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([plaintext, decipher.final()]).toString('utf8')
  } catch {
    throw new SealError(keyId, 'does not open')
  }
}

/** How every text that this key has sealed begins. */
export function keyPrefix({ id }: Key): string {
  return `${FORM}.${id}.`
}

function boundTo(key: Key, { team, user, kind }: SealedFor): Buffer {
  return Buffer.from(JSON.stringify([FORM, key.id, kind, team, user]))
}
