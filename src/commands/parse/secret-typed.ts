import { holdsToken, MARK } from '../../log/token-shapes.ts'
import { SERVER } from '../../model/server-name.ts'
import { KEY_SEEN_BY_SLACK, type Refusal, SEEN_BY_SLACK } from './refusal.ts'

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** The answer to a text with a secret, in place of its request. */
const SECRET_TYPED = `That looks like a secret. ${SEEN_BY_SLACK}`

/** The place to enter secrets instead; fits the error of an input together with the text above. */
const WHERE_SECRETS_GO =
  'Secrets go on a private page: type /greenlight connect for your token, /integration set for an integration’s.'

/**
 * Refuses typed text that reads like a secret: a private key, the shape of a token, or a value after a secret’s name
 * (`password=x`, `token: x`, `--token x`). Quotes nothing of it. Whether it is anybody’s secret is never asked: the
 * answer would tell.
 */
export function refuseSecretTyped(text: string): Refusal | null {
  const problem = secretIn(text)
  return problem === null ? null : { token: '', problem, fix: WHERE_SECRETS_GO }
}

/** The same for the inputs of a form, by their ids. */
export function secretErrors(
  values: Readonly<Record<string, string | readonly string[] | null>>,
): Record<string, string> {
  const errors = Object.entries(values).flatMap(([id, value]) => {
    const text = [value ?? ''].flat().join('\n')
    const problem = text.includes(MARK) ? HIDDEN : secretIn(text)
    if (problem === null) return []
    return [[id, problem === SECRET_TYPED ? `${problem} ${WHERE_SECRETS_GO}` : problem] as const]
  })
  return Object.fromEntries(errors)
}

const HIDDEN = `A part of it was hidden here behind ${MARK}, and would be lost. Change this on ${SERVER}.`

/** The answer to a secret in a text; null when there is none. */
export function secretIn(text: string): string | null {
  if (holdsPrivateKey(text)) return PRIVATE_KEY_PASTED
  const visible = text.replace(INVISIBLE, '')
  const isThere = holdsToken(text) || holdsToken(visible) || isNamed(visible)
  return isThere ? SECRET_TYPED : null
}

const SECRET_NAME =
  /(?:token|secret|password|passwd|passphrase|passcode|pwd|credentials?|(?:api|access|secret|private|signing)_?key)$/
// `token=x`, `"token": "x"`, `--token=x`; the value follows.
const ASSIGNED =
  /(?<![\w-])(?:--?|[–—])?([A-Za-z][\w-]{0,63})["'`”“»]?\s{0,3}([=:＝：])(?![:=/])\s{0,3}(?=\S)/g
// `--token x`
const FLAGGED = /(?<![\w-])(?:--|[–—])([A-Za-z][\w-]{0,63})\s{1,3}(?=[^\s-])/g
const VALUE = /["'`“„«]?([^\s"'`”“»]{1,200})["'`”“»]?/y
/** The end of a text, a line or a quotation after the value, or the next flag. */
const ENDED = /[.,;!?)]{0,3}["'`”“»)}\]]{0,3}(?:$|[\r\n]|\s{1,9}(?:--|[–—])|\s{1,9}$)/y
const STANDS_IN = /^[<{[(]|^\$[A-Z_{(]|^%[A-Z_]+%|^[A-Z]+_[A-Z_]+$|^(?:x{3,}|[*•.…_-]+)$|^your[-_]/
const EMPTY_WORD = /^(?:null|nil|none|true|false|yes|no|undefined|empty|required|optional)[.,;:!?)]{0,3}$/i
const NUMBER = /^[!#%@~&]?\d{0,4}[.,;:!?)]{0,3}$/

function isNamed(text: string): boolean {
  return (
    [...text.matchAll(ASSIGNED)].some(
      ({ 0: found, 1: name = '', 2: sign = '', index }) =>
        isSecretName(name) && isValue(text, index + found.length, '=＝'.includes(sign)),
    ) ||
    [...text.matchAll(FLAGGED)].some(
      ({ 0: found, 1: name = '', index }) => isSecretName(name) && isValue(text, index + found.length, false),
    )
  )
}

/** `token`, `access-token`, `DB_PASSWORD`, `apiKey`. */
function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name.toLowerCase().replaceAll('-', '_'))
}

/**
 * True when the text after a name is a value: `token: abc` is one, the sentence “token: rename the field” is
 * not. A placeholder is not a value either.
 */
function isValue(text: string, at: number, isAssigned: boolean): boolean {
  VALUE.lastIndex = at
  const [found = '', value = ''] = VALUE.exec(text) ?? []
  if (STANDS_IN.test(value) || EMPTY_WORD.test(value) || NUMBER.test(value)) return false
  if (isAssigned) return true
  ENDED.lastIndex = at + found.length
  return ENDED.test(text) || value.length > 15 || (value.length > 8 && /\d/.test(value))
}

const NOT_REPEATED =
  'I don’t understand a word of it, and don’t repeat it: it might be a secret. If it is, change it.'

/** The refusal, or `fix` without any typed word when the refusal repeats a word that may be a secret. */
export function withoutLikelySecret(refusal: Refusal, typed: string, fix: string): Refusal {
  const understood = Object.values(refusal.understood ?? {})
  const errors = [refusal.token, refusal.problem, refusal.fix, ...understood].join(' ')
  const repeats = typed.split(/\s+/).some((word) => isLikelySecret(word) && errors.includes(word.slice(0, 8)))
  return repeats ? { token: '', problem: NOT_REPEATED, fix } : refusal
}

/** True for words unlike names: secrets are long, and contain digits or are longer than any name. */
function isLikelySecret(word: string): boolean {
  if (/^[A-Za-z][\w-]*=/.test(word)) return false
  return word.length > 24 || (word.length >= 10 && /\d/.test(word) && /[A-Za-z]/.test(word))
}

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
