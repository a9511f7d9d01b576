import { createHash } from 'node:crypto'
import type { PublicKeyFacts } from '../../model/deploy-key.ts'
import { keyTypes, splitFields, type Unsound } from './key-types.ts'

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

export type PublicKeyReading =
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
