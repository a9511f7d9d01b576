export interface IntegrationKind {
  /** Also the path segment of the API, unless the configuration gives another. */
  readonly name: Lowercase<string>
  readonly title: string
  /** Its purpose in one plain sentence. */
  readonly what: string
  /** The parameters in the order of the form. */
  readonly parameters: readonly Parameter[]
}

/** A value of a choice: the forge’s own value and the displayed label. */
interface Choice {
  readonly value: string
  readonly label: string
}

/** A further rule for a text; `problem` is a phrase that follows the field’s name. */
export interface Shape {
  readonly pattern: RegExp
  readonly problem: string
}

/** A setting of an integration, as listed in part 4.3 of the API document. */
export interface Parameter {
  /** The name in the body of the call. */
  readonly name: string
  readonly label: string
  /** A sentence without its period; at most 75 characters for a tick, which shows nothing else. */
  readonly help: string
  readonly required: boolean
  /** A token, key, password or webhook: entered on the bot's own page, never shown. */
  readonly secret: boolean
  readonly value:
    | { readonly type: 'text'; readonly shape?: Shape }
    | { readonly type: 'url' }
    | { readonly type: 'boolean' }
    | { readonly type: 'integer'; readonly min: number; readonly max: number }
    | { readonly type: 'choice'; readonly choices: readonly Choice[] }
    /** Several words, separated by `joint` in the API. */
    | { readonly type: 'words'; readonly joint: ' ' | ','; readonly shape?: Shape }
  /** The form’s initial value for an integration that was never set. */
  readonly preset?: string
}

type Value = Parameter['value']

/** Returns an optional setting that is not secret. */
export function plainText(
  name: string,
  label: string,
  help: string,
  value: Value = { type: 'text' },
): Parameter {
  return { name, label, help, required: false, secret: false, value }
}

export function url(name: string, label: string, help: string): Parameter {
  return plainText(name, label, help, { type: 'url' })
}

/** Returns a yes-or-no setting. */
export function tick(name: string, label: string, help: string): Parameter {
  return plainText(name, label, help, { type: 'boolean' })
}

/** Returns a token or key: one word of visible ASCII. */
export function key(name: string, label: string, help: string): Parameter {
  const pattern = /^[\x21-\x7e]+$/
  const problem = 'must be letters, digits and signs, without spaces'
  return { ...plainText(name, label, help, { type: 'text', shape: { pattern, problem } }), secret: true }
}

export function password(help: string): Parameter {
  return { ...plainText('password', 'Password', help), secret: true }
}

/** Returns the setting that limits the integration to branches. */
export function branches(help: string): Parameter {
  return plainText('restrict_to_branch', 'Branches', help, { type: 'words', joint: ',' })
}

export function needed(parameter: Parameter): Parameter {
  return { ...parameter, required: true }
}

export function choices(...values: readonly string[]): Value {
  return { type: 'choice', choices: values.map((value) => ({ value, label: value })) }
}

/** Returns the label in the middle of a sentence: `token`, `API key`. */
export function spokenLabel({ label }: Pick<Parameter, 'label'>): string {
  return label.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())
}

/** A value as it is stored and compared, blank being ''; or a phrase that follows the field’s name. */
type ReadValue =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string }

/** The choice that leaves a menu blank; a menu cannot be emptied otherwise. */
export const BLANK_CHOICE = '(blank)'

const MAX_VALUE_LENGTH = 3000
const USER_INFO = /[a-z0-9+.-]:\/\/[^/?#\s@]*@/gi
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

export function readValue({ value, name, secret }: Parameter, typed: string): ReadValue {
  // A password may begin or end with a space.
  const text = name === 'password' ? typed : typed.trim()
  if (text === '') return { ok: true, text: '' }
  if (text.length > MAX_VALUE_LENGTH) return wrong(`must be ${MAX_VALUE_LENGTH} characters or less`)
  if (UNPRINTABLE.test(text)) return wrong('must be on one line, without invisible characters')
  // User names and passwords do not belong in Slack; the bot’s own page accepts them.
  if (!secret && hasUserInfo(text))
    return wrong('must not hold a user name or password; if it was a real one, replace it')
  switch (value.type) {
    case 'text':
      return shaped(text, value.shape)
    case 'url':
      return isWebAddress(text)
        ? right(text)
        : wrong('must be an address that begins with http:// or https://')
    case 'boolean':
      return readFlag(text)
    case 'integer':
      return readInteger(text, value.min, value.max)
    case 'choice': {
      const chosen = value.choices.find((choice) => isChoice(choice, text))
      if (text === BLANK_CHOICE) return right('')
      return chosen
        ? right(chosen.value)
        : wrong(`must be one of ${value.choices.map(listChoices).join(', ')}`)
    }
    case 'words':
      return readWords(text, value.joint, value.shape)
  }
}

export function wireValue({ value }: Parameter, text: string): string | number | boolean {
  if (text === '') return ''
  if (value.type === 'boolean') return text === 'yes'
  const number = value.type === 'integer' || isNumberChoice(value) ? Number(text) : Number.NaN
  return Number.isNaN(number) ? text : number
}

/** Returns the forge’s value of a parameter in the form that `readValue` returns; '' for none. */
export function presentText(parameter: Parameter, stored: unknown): string {
  if (stored === null || stored === undefined || typeof stored === 'object') return ''
  const read = readValue(parameter, String(stored))
  return read.ok ? read.text : String(stored).trim()
}

/** Returns `normal (0)` or `red`. */
export function listChoices({ value, label }: { readonly value: string; readonly label: string }): string {
  return value === label ? label : `${label} (${value})`
}

export function shownValue({ value }: Parameter, text: string): string {
  const chosen = value.type === 'choice' && value.choices.find((choice) => choice.value === text)
  return chosen ? listChoices(chosen) : text
}

/** True when the text contains an address with a user name or a password in it. */
export function hasUserInfo(text: string): boolean {
  return text.search(USER_INFO) >= 0
}

/** Returns the text with every user name and password in its addresses replaced. */
export function withoutUserInfo(text: string): string {
  return text.replaceAll(USER_INFO, (found) => `${found.slice(0, found.indexOf('//') + 2)}…@`)
}

function isNumberChoice(value: Parameter['value']): boolean {
  return value.type === 'choice' && value.choices.every((choice) => /^-?\d+$/.test(choice.value))
}

function isChoice(choice: { readonly value: string; readonly label: string }, text: string): boolean {
  return [choice.value, choice.label, listChoices(choice)].includes(text.toLowerCase())
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text)
}

function readFlag(text: string): ReadValue {
  if (/^(?:yes|true|on|1)$/i.test(text)) return right('yes')
  return /^(?:no|false|off|0)$/i.test(text) ? right('no') : wrong('must be yes or no')
}

function readInteger(text: string, min: number, max: number): ReadValue {
  const number = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max
    ? right(String(number))
    : wrong(`must be a number from ${min} to ${max}`)
}

function readWords(text: string, joint: string, shape: Shape | undefined): ReadValue {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  const odd = words.map((word) => shaped(word, shape)).find(({ ok }) => !ok)
  return odd ?? right(words.join(joint))
}

function shaped(text: string, shape: Shape | undefined): ReadValue {
  return !shape || shape.pattern.test(text) ? right(text) : wrong(shape.problem)
}

function right(text: string): ReadValue {
  return { ok: true, text }
}

function wrong(problem: string): ReadValue {
  return { ok: false, problem }
}
