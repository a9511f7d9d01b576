/** One value of a choice: what the forge knows it by, and what people read. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** A further rule for a text; `problem` is a phrase that follows the name of what is wrong. */
export interface Shape {
  readonly pattern: RegExp
  readonly problem: string
}

/** One setting of an integration, as the API document's part 4.3 lists it. */
export interface Parameter {
  /** The name in the body of the call. */
  readonly name: string
  readonly label: string
  /** One sentence without its period; of a tick, at most 75 characters, because it is all that is shown. */
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
    /** Several words; `joint` stands between them on the wire. */
    | { readonly type: 'words'; readonly joint: ' ' | ','; readonly shape?: Shape }
  /** What a form holds for an integration that was never set. */
  readonly preset?: string
}

type Value = Parameter['value']

/** An optional setting that is no secret. */
export function plain(name: string, label: string, help: string, value: Value = { type: 'text' }): Parameter {
  return { name, label, help, required: false, secret: false, value }
}

export function url(name: string, label: string, help: string): Parameter {
  return plain(name, label, help, { type: 'url' })
}

/** Yes or no. */
export function tick(name: string, label: string, help: string): Parameter {
  return plain(name, label, help, { type: 'boolean' })
}

/** A token or key: one word of visible ASCII. */
export function key(name: string, label: string, help: string): Parameter {
  const pattern = /^[\x21-\x7e]+$/
  const problem = 'must be letters, digits and signs, without spaces'
  return { ...plain(name, label, help, { type: 'text', shape: { pattern, problem } }), secret: true }
}

export function password(help: string): Parameter {
  return { ...plain('password', 'Password', help), secret: true }
}

/** Branches to which the integration is limited. */
export function branches(help: string): Parameter {
  return plain('restrict_to_branch', 'Branches', help, { type: 'words', joint: ',' })
}

export function needed(parameter: Parameter): Parameter {
  return { ...parameter, required: true }
}

/** Choices whose values are words already. */
export function choices(...values: readonly string[]): Value {
  return { type: 'choice', choices: values.map((value) => ({ value, label: value })) }
}

/** `token`, `API key`: a label in the middle of a sentence. */
export function spokenLabel({ label }: Pick<Parameter, 'label'>): string {
  return label.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())
}
