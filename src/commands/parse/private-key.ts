import { KEY_SEEN_BY_SLACK } from './refusal.ts'

/** The answer to a text with a private key, in place of its request; fits the error of an input. */
export const PRIVATE_KEY_PASTED = `That’s a private key. ${KEY_SEEN_BY_SLACK} Give me only the public half, from the .pub file.`

// Phones turn hyphens into dashes and lines into spaces, so only the words between them count.
const PATTERNS = [
  /BEGIN\s{1,9}(?:[A-Z0-9]{1,20}\s{1,9}){0,4}PRIVATE\s{1,9}KEY/i,
  // The end alone: the last lines of a key.
  /[-‐-―−]\s{0,3}END\s{1,9}(?:[A-Z0-9]{1,20}\s{1,9}){0,4}PRIVATE\s{1,9}KEY/,
  /PuTTY.User.Key.File.\d/i,
  /Private-(?:Lines|MAC|Hash):/i,
  // The old encryption header; random data follows.
  /Proc-Type:\s{0,9}4\s{0,9},\s{0,9}ENCRYPTED/i,
  // An OpenSSH private key without its armour: "openssh-key-v1" in base64, perhaps split into shorter lines.
  /[bB]\s{0,3}3\s{0,3}B\s{0,3}l\s{0,3}b\s{0,3}n\s{0,3}N\s{0,3}z\s{0,3}a\s{0,3}C\s{0,3}1\s{0,3}r\s{0,3}Z\s{0,3}X\s{0,3}k/,
]

/** The start of a key without its armour, in lines of any length; `MA` to `MP` encode a sequence byte. */
const BODY = /(?<![A-Za-z0-9+/])(?=(M\s{0,3}[A-P](?:\s{0,3}[A-Za-z0-9+/]){22,62}))/g
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
/** The first bytes of every object identifier of PKCS #8 encryption (PKCS #5: 1.2.840.113549.1.5). */
const PKCS5 = Buffer.from('06092a864886f70d0105', 'hex')
const SEQUENCE = 0x30
const VERSIONS = [Buffer.from('020100', 'hex'), Buffer.from('020101', 'hex')]

/** True when a text contains a private key of any usual format, or the beginning or end of one. */
export function holdsPrivateKey(text: string): boolean {
  const visible = text.replace(INVISIBLE, '')
  if (PATTERNS.some((pattern) => pattern.test(visible))) return true
  return [...visible.matchAll(BODY)].some(([, body = '']) => isKeyBody(body))
}

/**
 * True when base64 begins like the DER form of a private key: a sequence with a version and more (PKCS #1,
 * PKCS #8, SEC 1, DSA), or with a cipher of PKCS #5. Public keys and certificates begin otherwise.
 */
function isKeyBody(base64: string): boolean {
  const bytes = Buffer.from(base64.slice(0, 64), 'base64')
  const inside = contents(bytes)
  if (VERSIONS.some((version) => inside.subarray(0, 3).equals(version))) return true
  return inside[0] === SEQUENCE && contents(inside).subarray(0, PKCS5.length).equals(PKCS5)
}

/** The content of a sequence: the bytes after its tag and the one to five bytes of its length. */
function contents(sequence: Buffer): Buffer {
  const length = sequence[1] ?? 0
  return sequence.subarray(length < 0x80 ? 2 : 2 + (length & 0x7f))
}
