import { secretIn } from '../parse/secret-typed.ts'

/** Longest text in an input: Slack truncates a longer one and would send it back truncated. */
export const LONGEST_INPUT = 3000

/** True when an input can show a text and return it whole: not truncated, and with no secret in it. */
export function fitsInput(text: string): boolean {
  return text.length <= LONGEST_INPUT && secretIn(text) === null
}

/** The note about fields that do not fit, where other fields are shown. */
export const NOT_SHOWN =
  'What is longer than a form holds, or reads like a secret, is not shown and stays as it is'

/** One input of a form that a verb asks for. */
export interface FormInput {
  /**
   * The flag name of one of the verb’s fields (`target-branch`), or `<field>.<part>` (`values.room`) for a part
   * of a hidden field that holds texts by name.
   */
  readonly name: string
  readonly label?: string
  readonly help?: string
  /** The initial value, as typed; `true` for a tick. */
  readonly value?: string
  readonly required?: boolean
  readonly input?: 'text' | 'long' | 'choice' | 'check'
  readonly choices?: readonly string[]
}

/** A form that a verb answers with when its input is incomplete. */
export interface FormRequest<Input> {
  readonly kind: 'form'
  /** The first 24 characters are shown. */
  readonly title: string
  /** One or two sentences above the inputs: the action and its object. */
  readonly about: string
  /** The label of the submit button: at most 24 characters. */
  readonly yes: string
  readonly inputs: readonly [FormInput, ...FormInput[]]
  /** The fixed input, which the form does not show. */
  readonly input: Partial<Input>
}
