import { secretIn } from '../parse/secret-typed.ts'

/** A longer text would be cut by Slack’s input and sent back cut: it must not be put into one. */
export const LONGEST_INPUT = 3000

/** Whether an input may show a text and send it back whole: not cut, and with nothing hidden in it. */
export function fitsInput(text: string): boolean {
  return text.length <= LONGEST_INPUT && secretIn(text) === null
}

/** Said of what does not fit, where others of its fields are shown. */
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
  /** What it holds at the start, as it would be typed; `true` for a tick. */
  readonly value?: string
  readonly required?: boolean
  readonly input?: 'text' | 'long' | 'choice' | 'check'
  readonly choices?: readonly string[]
}

/** A form that a verb answers with when its input is not enough. */
export interface FormRequest<Input> {
  readonly kind: 'form'
  /** At most 24 characters are shown. */
  readonly title: string
  /** One or two sentences above the inputs: what will be done, and to what. */
  readonly about: string
  /** What the button says that sends the form: at most 24 characters. */
  readonly yes: string
  readonly inputs: readonly [FormInput, ...FormInput[]]
  /** What is settled already and not shown. */
  readonly input: Partial<Input>
}
