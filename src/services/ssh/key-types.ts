import { ECDH } from 'node:crypto'

/** The reason why the content of a key is not sound. */
export type Unsound =
  | 'wrong fields'
  | 'wrong number'
  | 'weak exponent'
  | 'even modulus'
  | 'too few bits'
  | 'too many bits'
  | 'off the curve'
  | 'wrong text'

/** One type of key: the number of fields after its name, and its bits or the problem of its fields. */
export interface KeyKind {
  readonly fields: number
  readonly bits: (fields: readonly Buffer[]) => number | Unsound
}

/** OpenSSH’s limits: `SSH_RSA_MINIMUM_MODULUS_SIZE` and `OPENSSL_RSA_MAX_MODULUS_BITS`. */
const RSA_BITS = { least: 1024, most: 16_384 } as const
const ED25519_BYTES = 32
const UNCOMPRESSED = 4
const NOTHING = Buffer.alloc(0)

/** The known types of key, by the first word of their line. */
export const keyTypes: ReadonlyMap<string, KeyKind> = new Map([
  ['ssh-ed25519', { fields: 1, bits: ed25519 }],
  ['ssh-rsa', { fields: 2, bits: rsa }],
  ['ecdsa-sha2-nistp256', { fields: 2, bits: ecdsa('nistp256', 256, 'prime256v1') }],
  ['ecdsa-sha2-nistp384', { fields: 2, bits: ecdsa('nistp384', 384, 'secp384r1') }],
  ['ecdsa-sha2-nistp521', { fields: 2, bits: ecdsa('nistp521', 521, 'secp521r1') }],
  ['sk-ssh-ed25519@openssh.com', { fields: 2, bits: onSecurityKey(1, ed25519) }],
  [
    'sk-ecdsa-sha2-nistp256@openssh.com',
    { fields: 3, bits: onSecurityKey(2, ecdsa('nistp256', 256, 'prime256v1')) },
  ],
  ['ssh-dss', { fields: 4, bits: dsa }],
])

function ed25519([point = NOTHING]: readonly Buffer[]): number | Unsound {
  return point.length === ED25519_BYTES ? 256 : 'wrong fields'
}

function rsa([exponent = NOTHING, modulus = NOTHING]: readonly Buffer[]): number | Unsound {
  const exponentBits = bitLength(exponent)
  const bits = bitLength(modulus)
  if (exponentBits === null || bits === null) return 'wrong number'
  if (bits < RSA_BITS.least) return 'too few bits'
  if (bits > RSA_BITS.most || exponentBits > bits) return 'too many bits'
  if (exponentBits === 1 || !isOdd(exponent)) return 'weak exponent'
  return isOdd(modulus) ? bits : 'even modulus'
}

function ecdsa(curve: string, bits: number, name: string): KeyKind['bits'] {
  return ([named = NOTHING, point = NOTHING]) => {
    if (named.toString('latin1') !== curve) return 'wrong fields'
    return isPoint(point, bits, name) ? bits : 'off the curve'
  }
}

/** True by OpenSSH’s rules: uncompressed, on the curve, and no coordinate of half the bits or fewer. */
function isPoint(point: Buffer, bits: number, curve: string): boolean {
  const bytes = Math.ceil(bits / 8)
  if (point[0] !== UNCOMPRESSED || point.length !== 1 + 2 * bytes) return false
  const coordinates = [point.subarray(1, 1 + bytes), point.subarray(1 + bytes)]
  if (coordinates.some((one) => BigInt(`0x${one.toString('hex')}`) >> BigInt(bits >> 1) === 0n)) return false
  try {
    ECDH.convertKey(point, curve)
    return true
  } catch {
    return false
  }
}

/** Adapts a key type to a security key: the plain key’s fields, then the application that it is for. */
function onSecurityKey(fields: number, bits: KeyKind['bits']): KeyKind['bits'] {
  return (all) => (all[fields]?.includes(0) ? 'wrong text' : bits(all))
}

function dsa(fields: readonly Buffer[]): number | Unsound {
  const lengths = fields.map(bitLength)
  return lengths.includes(null) ? 'wrong number' : (lengths[0] ?? 'wrong fields')
}

function isOdd(integer: Buffer): boolean {
  return ((integer.at(-1) ?? 0) & 1) === 1
}

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
function bitLength(integer: Buffer): number | null {
  const [first = 0x80, second = 0] = integer
  // The highest bit is the sign, so a number that has it set, and only such a one, starts with a zero byte.
  if (first >= 0x80 || (first === 0 && second < 0x80)) return null
  return integer.length * 8 - Math.clz32(first) + 24
}
