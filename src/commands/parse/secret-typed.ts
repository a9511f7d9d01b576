import { holdsToken, MARK } from '../../log/token-shapes.ts'
import { SERVER } from '../../model/server-name.ts'
import { holdsPrivateKey, PRIVATE_KEY_PASTED } from './private-key.ts'
import { type Refusal, SEEN_BY_SLACK } from './refusal.ts'

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

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
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
