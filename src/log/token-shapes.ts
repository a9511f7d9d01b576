/** The replacement for a secret; shorter than any secret, so that no text grows. */
export const MARK = '[secret]'

/**
 * The random part has a digit or capital, or a long run of letters, which no branch or word has. Phones begin
 * a text with a capital.
 */
const FORGE =
  /\b[Gg][Ll](?:[Pp][Aa][Tt]|oas|dt|rtr?|cbt|ptt|ft|imt|agent|wt|soat|ffct)-(?=[\w-]{0,40}[A-Z\d]|\w{10})[\w.-]{10,}/g

/** Shapes that are secret as a whole. */
const whole: readonly RegExp[] = [
  /\b[Xx](?:ox[a-z]|app)[-.][\w.-]{6,}/g,
  FORGE,
  /\bgh[pousr]_[A-Za-z0-9]{20,}/g,
  /\bgithub_pat_\w{20,}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\bAIza[\w-]{35}/g,
  /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/g,
  /\bnpm_[A-Za-z0-9]{36}/g,
  /(?<![\w-])eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g,
]

/** Shapes with a beginning that stays readable. */
const after: readonly RegExp[] = [
  /(?<=\bhooks\.slack\.com\/)[^\s"'\\<>]{8,}/g,
  /(?<=\bprivate[-_]token["'\\]{0,4}\s{0,3}[:=]>?["'\\\s]{0,4})[^\s"'\\&<>]{8,}/gi,
  /(?<=\bauthorization["'\\]{0,4}\s{0,3}[:=]["'\\\s]{0,4}(?:basic|bearer|digest|token)\s{1,3})[^\s"'\\<>]{8,}/gi,
  /(?<=\b(?:[Bb]earer|BEARER)\s{1,3})(?=[a-z.~+/=_-]{0,200}[A-Z\d]|[a-z]{20})[\w.~+/=-]{16,}/g,
  // In an address or a form; a sentence would have blanks.
  /(?<=(?:token|secret|password|passwd|api[-_]?key)=["'\\]{0,4})(?![$%*{[]|your[-_])[^\s"'\\&<>]{8,}/gi,
  /(?<=(?:token|secret|password|passwd|api[-_]?key)["'\\]{1,4}:\s{0,3}["'\\]{1,4})[^\s"'\\<>]{8,}/gi,
]

/** User names and passwords in addresses: any of the two in a web address, only passwords in others. */
const USER_INFO =
  /(?<=\bhttps?:\/\/)[^\s"'\\/?#<>]{1,256}@|(?<=[a-z]:\/\/)[^\s"'\\/?#<>:@]{0,128}:[^\s"'\\/?#<>]{1,256}@/gi

/** User name and password whose address was cut before the host; a port that was cut has only digits. */
const CUT_USER_INFO = /(?<=[a-z]:\/\/)[^\s"'\\/?#<>:@…]{0,128}:(?!\d{0,5}…)[^\s"'\\/?#<>@…]{1,256}(?=…)/gi

const KEY_BEGINS = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY/g
const KEY_ENDS = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----/
const KEY = /[\w+/=\s\\:,.-]*/y

/** Each shape above holds one of these; most texts hold none, and need no closer look. */
const HINT =
  /xox|xapp|\bgl[a-z]{2,5}-|gh[pousr]_|github_pat_|A[KS]IA|AIza|k_(?:live|test)_|npm_|eyJ|slack\.com|token|authorization|bearer|secret|passw|api[-_]?key|:\/\/[^\s"'\\/?#<>]{1,400}[@…]|PRIVATE KEY/i

/** Removes the shapes of secrets from a text: tokens, private keys, passwords in addresses and headers. */
export function withoutTokens(text: string): string {
  if (!HINT.test(text)) return text
  let clean = withoutKeys(text)
  for (const shape of [...whole, ...after]) clean = clean.replace(shape, MARK)
  return clean.replace(USER_INFO, '…@').replace(CUT_USER_INFO, '…@')
}

export function holdsToken(text: string): boolean {
  return withoutTokens(text) !== text
}

/** Removes private keys, from the first line to the last one, or as long as the text reads like a key. */
function withoutKeys(text: string): string {
  let clean = ''
  let from = 0
  for (const { index } of text.matchAll(KEY_BEGINS)) {
    if (index < from) continue
    KEY.lastIndex = index
    const key = KEY.exec(text)?.[0] ?? ''
    const end = KEY_ENDS.exec(key)
    clean += `${text.slice(from, index)}${MARK}`
    from = index + (end ? end.index + end[0].length : key.length)
  }
  return clean + text.slice(from)
}
