import { createHash } from 'node:crypto'
import type { PublicKeyFacts } from '../../model/deploy-key.ts'

/** The line of a public key, of which the type was read. */
export interface PublicKey {
  /** As passed on: type, base64 and comment with one space between. */
  readonly line: string
  readonly facts: PublicKeyFacts
}

export type KeyFault = 'nothing' | 'several lines' | 'unknown type' | 'no key of its type'

type PublicKeyReading =
  | { readonly ok: true; readonly key: PublicKey }
  | { readonly ok: false; readonly fault: KeyFault }

/** The known types, by the first word of their line, with the bits of those of one size. */
const KEY_TYPES: ReadonlyMap<string, number | null> = new Map([
  ['ssh-ed25519', 256],
  ['ssh-rsa', null],
  ['ecdsa-sha2-nistp256', 256],
  ['ecdsa-sha2-nistp384', 384],
  ['ecdsa-sha2-nistp521', 521],
  ['sk-ssh-ed25519@openssh.com', 256],
  ['sk-ecdsa-sha2-nistp256@openssh.com', 256],
  ['ssh-dss', null],
])

// Tabs may separate the words; no other control character may occur in a line, since OpenSSH reads every line.
const SEVERAL_LINES = /[^\P{Cc}\t]|[\u2028\u2029]/u

/**
 * Reads one line of a `.pub` file: type, base64, and an optional comment, with white space around it. Whether the key is
 * sound is for the forge to say.
 */
export function readPublicKey(text: string): PublicKeyReading {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, fault: 'nothing' }
  if (SEVERAL_LINES.test(trimmed)) return { ok: false, fault: 'several lines' }
  const [type = '', base64 = '', ...comment] = trimmed.split(/[ \t]+/)
  if (!KEY_TYPES.has(type)) return { ok: false, fault: 'unknown type' }
  const blob = Buffer.from(base64, 'base64')
  const [inside, ...numbers] = fieldsOf(blob)
  const bits = KEY_TYPES.get(type) ?? bitLength(numbers[type === 'ssh-rsa' ? 1 : 0])
  if (inside?.toString('latin1') !== type || bits === 0) return { ok: false, fault: 'no key of its type' }
  const line = [type, base64, ...comment].join(' ')
  return { ok: true, key: { line, facts: { type, bits, ...fingerprints(blob) } } }
}

/** Returns the facts of a key stored at the forge; null when it cannot be read. */
export function factsOf(text: string): PublicKeyFacts | null {
  const read = readPublicKey(text)
  return read.ok ? read.key.facts : null
}

/** True when a text starts like the line of a public key. */
export function beginsWithKeyType(text: string): boolean {
  const [first = ''] = text.trim().split(/\s/, 1)
  return KEY_TYPES.has(first)
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

/** Splits a key in SSH’s binary form (RFC 4251, 5) into its fields: each is a four-byte length and that many bytes. */
function fieldsOf(blob: Buffer): readonly Buffer[] {
  const fields: Buffer[] = []
  for (let at = 0; at + 4 <= blob.length; ) {
    const end = at + 4 + blob.readUInt32BE(at)
    fields.push(blob.subarray(at + 4, end))
    at = end
  }
  return fields
}

function bitLength(number: Buffer = Buffer.alloc(0)): number {
  const value = BigInt(`0x0${number.toString('hex')}`)
  return value === 0n ? 0 : value.toString(2).length
}
