import { createHash, ECDH } from 'node:crypto'
import type { PublicKeyFacts } from '../../model/deploy-key.ts'

/** A public key that was read completely. */
export interface PublicKey {
  /** Its line as passed on: type, base64 and comment with one space between. */
  readonly line: string
  readonly facts: PublicKeyFacts
}

/** The reason why a text is not the line of a public key. */
export type KeyFault =
  | OtherFormat
  | Unsound
  | 'too long'
  | 'several lines'
  | 'several keys'
  | 'no type'
  | 'unknown type'
  | 'only a type'
  | 'not base64'
  | 'other type inside'

type PublicKeyReading =
  | { readonly ok: true; readonly key: PublicKey }
  | { readonly ok: false; readonly fault: KeyFault }

/** The longest key that forges accept, in characters. */
const LONGEST = 5000
// Tabs may separate the words; no other control character may occur in a line.
const SEVERAL_LINES = /[^\P{Cc}\t]|[\u2028\u2029]/u
/** The base64 prefix of every key: the length of its type is less than 256. */
const BEGINNING = 'AAAA'

/**
 * Reads one line of a `.pub` file: type, base64, and an optional comment. Ignores white space around it.
 * Otherwise strict: OpenSSH reads every line that is passed on, and what it would tolerate beyond that
 * (leading options, zeros before a number, other names inside) is refused.
 */
export function readPublicKey(text: string): PublicKeyReading {
  const trimmed = text.trim()
  const [first = '', second = '', ...comment] = trimmed.split(/[ \t]+/)
  const refused = (fault: KeyFault) => ({ ok: false, fault }) as const
  if (trimmed.length > LONGEST) return refused('too long')
  const other = otherFormat(trimmed)
  if (other) return refused(other)
  if (holdsAnotherKey(trimmed)) return refused('several keys')
  if (SEVERAL_LINES.test(trimmed)) return refused('several lines')
  const kind = keyTypes.get(first)
  if (!kind) return refused(first.startsWith(BEGINNING) ? 'no type' : 'unknown type')
  if (second === '') return refused('only a type')
  const blob = Buffer.from(second, 'base64')
  if (blob.toString('base64') !== second) return refused('not base64')
  const [inside, ...fields] = splitFields(blob) ?? []
  if (!inside) return refused('wrong fields')
  if (inside.toString('latin1') !== first) return refused('other type inside')
  if (fields.length !== kind.fields) return refused('wrong fields')
  const bits = kind.bits(fields)
  if (typeof bits === 'string') return refused(bits)
  const line = [first, second, ...comment].join(' ')
  return { ok: true, key: { line, facts: { type: first, bits, ...fingerprints(blob) } } }
}

/** True when a second type with its base64 follows the first, on the same line or on another. */
function holdsAnotherKey(text: string): boolean {
  const [, ...words] = text.split(/\s+/)
  return words.some((word, at) => keyTypes.has(word) && words[at + 1]?.startsWith(BEGINNING))
}

/** Returns the facts of a key stored at the forge; null when it cannot be read. */
export function factsOf(text: string): PublicKeyFacts | null {
  const read = readPublicKey(text)
  return read.ok ? read.key.facts : null
}

/** True when a text starts like the line of a public key. */
export function beginsWithKeyType(text: string): boolean {
  const [first = ''] = text.trim().split(/\s/, 1)
  return keyTypes.has(first)
}

/** Returns both fingerprints, as `ssh-keygen -l` prints them; the comment has no effect. */
function fingerprints(blob: Buffer): Pick<PublicKeyFacts, 'sha256' | 'md5'> {
  const sha256 = createHash('sha256')
    .update(blob)
    .digest('base64')
    .replace(/={1,2}$/, '')
  const md5 = createHash('md5').update(blob).digest('hex')
  return { sha256: `SHA256:${sha256}`, md5: md5.match(/../g)?.join(':') ?? md5 }
}

/** Other formats that people paste instead of the line of a `.pub` file. */
type OtherFormat =
  | 'nothing'
  | 'private key'
  | 'SSH2'
  | 'PEM'
  | 'PEM of RSA'
  | 'X.509'
  | 'PGP'
  | 'fingerprint'
  | 'file name'
  | 'certificate'
  | 'words before'

/** Patterns of other formats, in order of search; phones turn hyphens into dashes. */
const PATTERNS: readonly (readonly [RegExp, OtherFormat])[] = [
  [/^$/, 'nothing'],
  [/PRIVATE\s+KEY|^PuTTY-User-Key-File/i, 'private key'],
  [/BEGIN\s+SSH2\s+PUBLIC\s+KEY/i, 'SSH2'],
  [/BEGIN\s+RSA\s+PUBLIC\s+KEY/i, 'PEM of RSA'],
  [/BEGIN\s+PUBLIC\s+KEY/i, 'PEM'],
  [/BEGIN\s+CERTIFICATE/i, 'X.509'],
  [/BEGIN\s+PGP/i, 'PGP'],
  [/^(?:\d{1,5} )?(?:SHA256:|MD5:|(?:[0-9a-f]{2}:){15})/i, 'fingerprint'],
  [/^\S+\.pub$|^~\/\S+$/i, 'file name'],
  [/^\S+-cert-v\d{2}@openssh\.com(?:\s|$)/i, 'certificate'],
]

/** Returns the other format of a text; null when it may be a public key. */
function otherFormat(text: string): OtherFormat | null {
  const [first = ''] = text.split(/\s/, 1)
  // A comment may contain anything.
  if (keyTypes.has(first)) return null
  const match = PATTERNS.find(([pattern]) => pattern.test(text))
  if (match) return match[1]
  return text.split(/\s+/).some((word) => keyTypes.has(word)) ? 'words before' : null
}

/** The reason why the content of a key is not sound. */
type Unsound =
  | 'wrong fields'
  | 'wrong number'
  | 'weak exponent'
  | 'even modulus'
  | 'too few bits'
  | 'too many bits'
  | 'off the curve'
  | 'wrong text'

/** One type of key: the number of fields after its name, and its bits or the problem of its fields. */
interface KeyKind {
  readonly fields: number
  readonly bits: (fields: readonly Buffer[]) => number | Unsound
}

/** OpenSSH’s limits: `SSH_RSA_MINIMUM_MODULUS_SIZE` and `OPENSSL_RSA_MAX_MODULUS_BITS`. */
const RSA_BITS = { least: 1024, most: 16_384 } as const
const ED25519_BYTES = 32
const UNCOMPRESSED = 4
const NOTHING = Buffer.alloc(0)

/** The known types of key, by the first word of their line. */
const keyTypes: ReadonlyMap<string, KeyKind> = new Map([
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
function splitFields(blob: Buffer): readonly Buffer[] | null {
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
