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
