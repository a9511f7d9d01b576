import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'

/** A 256-bit key that cannot be printed by accident, and the id by which ciphertexts name it. */
export interface Key {
  readonly id: string
  readonly secret: KeyObject
}

/** The first key encrypts; every key decrypts. */
export type KeyRing = readonly [Key, ...Key[]]

const KEY_BYTES = 32
// Shorter than any encoded key, so that a key in the id’s place is never taken for an id and printed.
const KEY_ID = /^[A-Za-z0-9_-]{1,16}$/
const ENCODED_KEY = /^[A-Za-z0-9+/_-]{43}=?$/

/**
 * Reads `id:base64(32 bytes)[,older…]` (GREENLIGHT_KEYS).
 * @throws Error that says which entry is wrong and why, without a character of a key.
 */
export function parseKeyRing(text: string): KeyRing {
  const [first, ...older] = text.split(',').map((entry, index) => parseKey(entry.trim(), index + 1))
  if (!first) throw new Error('There is no key.')
  const ring: KeyRing = [first, ...older]
  const ids = ring.map((key) => key.id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`The key id "${twice}" is there twice.`)
  return ring
}

export function newKeyRing(): KeyRing {
  return [{ id: 'sandbox', secret: createSecretKey(randomBytes(KEY_BYTES)) }]
}

/**
 * Returns the 256-bit key that seals the values of buttons: HKDF-SHA-256 (RFC 5869) of the ring’s key, without salt
 * and with the purpose as info, so that the encryption key itself only ever encrypts.
 */
export function buttonKey({ secret }: Key): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'greenlight/button', KEY_BYTES)))
}

function parseKey(entry: string, position: number): Key {
  const colon = entry.indexOf(':')
  if (colon < 0) throw new Error(`Key ${position} is not written as id:key.`)
  const id = entry.slice(0, colon)
  if (!KEY_ID.test(id)) {
    throw new Error(`The id of key ${position} is not 1 to 16 letters, digits, "-" or "_".`)
  }
  const encoded = entry.slice(colon + 1)
  if (!ENCODED_KEY.test(encoded)) throw new Error(`The key "${id}" is not the base64 of 32 bytes.`)
  const bytes = Buffer.from(encoded, 'base64')
  if (new Set(bytes).size < 8) throw new Error(`The key "${id}" is not random: make one with a generator.`)
  return { id, secret: createSecretKey(bytes) }
}
