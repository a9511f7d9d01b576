import { type FormField, formView } from '../blocks/form.ts'
import type { Command } from './define.ts'
import { typedFields } from './fields.ts'
import { givenFrom, type Reading, specOf } from './read.ts'
import type { ArgumentValue } from './text/argument-spec.ts'
import { readFieldText } from './text/field-value.ts'

/** What a form’s inputs hold, by block id: a text, a chosen value, checked values, or nothing. */
export type FormValues = Readonly<Record<string, string | readonly string[] | null>>

/** The form of a verb, one input per field; `prefilled` by flag name, as typed text. */
export function formOf(
  command: Command,
  privateMetadata: string,
  prefilled: Readonly<Record<string, string>> = {},
) {
  const fields = typedFields(command.fields).map(
    ({ name, kind, help, choices, required, fallback }): FormField => ({
      id: name,
      label: kind === 'merge-request' ? 'merge request' : name.replaceAll('-', ' '),
      help,
      required,
      input: kind === 'flag' ? 'check' : kind === 'choice' ? 'choice' : 'text',
      choices: choices ?? [],
      value: prefilled[name] ?? (fallback === undefined || kind === 'flag' ? '' : String(fallback)),
    }),
  )
  return formView({
    callbackId: command.id,
    title: titleOf(command),
    summary: command.summary,
    fields,
    privateMetadata,
  })
}

/** As it is typed, where that fits into the 24 characters of a modal’s title. */
function titleOf({ path }: Command): string {
  const typed = `/${path.join(' ')}`
  return typed.length <= 24 ? typed : path.slice(1).join(' ')
}

export type FormReading =
  | Reading
  | { readonly kind: 'errors'; readonly errors: Readonly<Record<string, string>> }

/** Reads a submitted form with the same readers as typed words; each wrong field is told at its input. */
export function readForm(command: Command, values: FormValues, forgeUrl: string): FormReading {
  const read = new Map<string, ArgumentValue>()
  const errors: Record<string, string> = {}
  for (const field of specOf(command).fields) {
    const text = textOf(values[field.name])
    if (text === '') {
      if (field.required) errors[field.name] = 'This is needed.'
      continue
    }
    const value = readFieldText(field, text, forgeUrl)
    if (value.ok) read.set(field.name, value.value)
    else errors[field.name] = `${value.refusal.problem} ${value.refusal.fix}`.slice(0, 300)
  }
  return Object.keys(errors).length > 0 ? { kind: 'errors', errors } : givenFrom(command, read)
}

function textOf(value: string | readonly string[] | null | undefined): string {
  if (typeof value === 'string') return value.trim()
  return value?.[0] ?? ''
}
