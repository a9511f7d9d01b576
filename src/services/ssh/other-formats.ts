import { keyTypes } from './key-types.ts'

/** What people paste in place of the line of a `.pub` file. */
export type OtherFormat =
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

/** Marks of other formats, in the order in which they are looked for; phones turn hyphens into dashes. */
const MARKS: readonly (readonly [RegExp, OtherFormat])[] = [
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

/** Which other format a text is in; null for what may be a public key. */
export function otherFormat(text: string): OtherFormat | null {
  const [first = ''] = text.split(/\s/, 1)
  // A comment may say anything.
  if (keyTypes.has(first)) return null
  const marked = MARKS.find(([mark]) => mark.test(text))
  if (marked) return marked[1]
  return text.split(/\s+/).some((word) => keyTypes.has(word)) ? 'words before' : null
}
