import { createCipheriv, createDecipheriv, createHash, type KeyObject, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { derivedKey, type KeyRing } from './keys.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const SCOPE_BYTES = 6
const HEADER_BYTES = 4 + 2 * SCOPE_BYTES + 1

export interface SealedScope {
  /** The values that must be named again to open it. */
  readonly bound: readonly string[]
  /** null: any. */
  readonly channel: string | null
  /** null: anybody. */
  readonly user: string | null
}

/** Whatever is compressed most is written in these words. Another dictionary needs another version in VERSION. */
const DICTIONARY = Buffer.from(
  '","privately":true}{"confirmed":true,"sourceTs":"{"channel":"{"noun":"mr","text":"milestone.integration.' +
    'mr.subscribe mr.ready mr.close mr.edit mr.todo mr.approve mr.merge mr.view {"project":,"mr":,"sha":"',
)
const VERSION = 'v1'
const MAX_VALUE_BYTES = 1024 * 1024

/**
 * Seals values with AES-256-GCM under a key derived from the ring’s first key; every key of the ring opens. Binary:
 * nonce, ciphertext of (expiry in seconds, channel, user, encoding, value), tag; written in base64url.
 */
export function createSealedTokens(keys: KeyRing) {
  const secrets = keys.map((key) => derivedKey(key, 'button'))
  const [first] = secrets

  return {
    /** Null when it takes more than `limit` characters. */
    seal(
      { bound, channel, user }: SealedScope,
      value: string,
      { expiresAt, limit }: { readonly expiresAt: number; readonly limit: number },
    ): string | null {
      const room = Math.floor((limit * 3) / 4) - NONCE_BYTES - TAG_BYTES - HEADER_BYTES
      const plain = Buffer.from(value)
      const isCompressed = plain.length > room
      const body = isCompressed ? deflateRawSync(plain, { dictionary: DICTIONARY }) : plain
      if (body.length > room || first === undefined) return null
      const expiry = Buffer.alloc(4)
      expiry.writeUInt32BE(Math.floor(expiresAt / 1000))
      const header = [expiry, mark(channel), mark(user), Buffer.of(isCompressed ? 1 : 0)]
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(associated(bound))
      const sealed = [nonce, cipher.update(Buffer.concat([...header, body])), cipher.final()]
      return Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64url')
    },
    /** Null when it was not sealed so, with one of these keys. */
    open(token: string, bound: readonly string[]) {
      const bytes = Buffer.from(token, 'base64url')
      // The last base64url character has bits that decode to nothing: accept only the canonical spelling.
      if (bytes.length < NONCE_BYTES + HEADER_BYTES + TAG_BYTES || bytes.toString('base64url') !== token)
        return null
      for (const secret of secrets) {
        const opened = decipher(secret, bytes, bound)
        if (opened) return contentOf(opened)
      }
      return null
    },
  }
}

function contentOf(opened: Buffer) {
  const [channelAt, userAt] = [4, 4 + SCOPE_BYTES]
  const body = opened.subarray(HEADER_BYTES)
  const isCompressed = opened[HEADER_BYTES - 1] === 1
  const holds = (at: number, id: string) => {
    const sealed = opened.subarray(at, at + SCOPE_BYTES)
    return sealed.equals(ANY) || sealed.equals(mark(id))
  }
  return {
    /** ms UTC */
    expiresAt: opened.readUInt32BE(0) * 1000,
    isFor: (user: string) => holds(userAt, user),
    isIn: (channel: string) => holds(channelAt, channel),
    value: (isCompressed
      ? inflateRawSync(body, { dictionary: DICTIONARY, maxOutputLength: MAX_VALUE_BYTES })
      : body
    ).toString(),
  }
}

function decipher(secret: KeyObject, bytes: Buffer, bound: readonly string[]): Buffer | null {
  const opening = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  opening.setAAD(associated(bound))
  opening.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([opening.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), opening.final()])
  } catch {
    return null
  }
}

function associated(bound: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify([VERSION, ...bound]))
}

const ANY = Buffer.alloc(SCOPE_BYTES)

/** A short mark of an id: an option has no room for the ids themselves. It is compared within what is authenticated. */
function mark(id: string | null): Buffer {
  return id === null ? ANY : createHash('sha256').update(id).digest().subarray(0, SCOPE_BYTES)
}
