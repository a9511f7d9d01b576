import type { Command, RawInput } from '../commands/command.ts'
import { type Field, type FormRequest, typedFields } from '../commands/fields.ts'
import type { ArgumentValue } from '../commands/parse/argument-spec.ts'
import { readFieldText } from '../commands/parse/field-value.ts'
import { secretErrors } from '../commands/parse/secret-typed.ts'
import { SERVER } from '../model/server-name.ts'
import { formView } from '../views/form.ts'
import type { FormField } from '../views/form-input.ts'
import type { Problem } from '../views/reply.ts'
import { capital, cut } from '../views/text.ts'
import { type ParseResult, parsedFrom, specOf } from './parsed-command.ts'
import { isOwnSentence } from './prompts.ts'

/** Longest error shown under an input, in characters; Slack shows up to this many in full. */
const MAX_ERROR_LENGTH = 300

/** A form’s values, by block id: a text, a chosen value, checked values, or null. */
export type FormValues = Readonly<Record<string, string | readonly string[] | null>>

/** Returns a command’s form, one input per field; `prefilled` by flag name, as typed; `intro` on top. */
export function formOf(
  command: Command,
  privateMetadata: string,
  prefilled: Readonly<Record<string, string>> = {},
  intro = '',
) {
  return formView({
    callbackId: command.id,
    title: formTitle(command),
    summary: [intro, command.summary].filter(Boolean).join('\n\n'),
    yes: command.effect === 'read' ? 'Show' : (command.formTitle ?? 'Continue'),
    fields: typedFields(command.fields).map((field) => inputOf(field, prefilled[field.name])),
    privateMetadata,
  })
}

/** Returns the form that a command requests: its own inputs, in its own order. */
export function requestedForm(
  command: Command,
  request: Omit<FormRequest<unknown>, 'kind' | 'input'>,
  privateMetadata: string,
  intro = '',
) {
  const known = typedFields(command.fields)
  const fields = request.inputs.map(({ name, ...input }): FormField => {
    const field = known.find((candidate) => candidate.name === name)
    const plain = field ? inputOf(field, undefined) : PART
    return { ...plain, label: name, ...input, id: name }
  })
  const chosen = fields.flatMap(({ options, value }) => options.filter((option) => option.value === value))
  return formView({
    callbackId: command.id,
    title: request.title,
    summary: [intro, request.about].filter(Boolean).join('\n\n'),
    blocks: request.blocks,
    yes: chosen.find(({ yes }) => yes !== undefined)?.yes ?? request.yes,
    fields,
    privateMetadata,
  })
}

/** A part of a hidden field that only the request describes in more detail. */
const PART = { help: '', required: false, input: 'text', choices: [], options: [], value: '' } as const

function inputOf({ name, kind, help, choices, required, fallback, long }: Field, value?: string): FormField {
  return {
    id: name,
    label: LABELS[kind] ?? name.replaceAll('-', ' '),
    help,
    required,
    input: INPUTS[kind] ?? (long ? 'long' : 'text'),
    choices: choices ?? [],
    options: [],
    value: value ?? (fallback === undefined || kind === 'flag' ? '' : String(fallback)),
  }
}

const LABELS: Partial<Record<Field['kind'], string>> = {
  'merge-request': 'merge request',
  'merge-requests': 'merge requests',
}

const INPUTS: Partial<Record<Field['kind'], FormField['input']>> = {
  flag: 'check',
  choice: 'choice',
  project: 'pick',
}

/** Returns the title of a command’s form: what the command does, in the 24 characters that Slack shows of it. */
export function formTitle({ path, formTitle, summary }: Command): string {
  if (formTitle !== undefined) return formTitle
  return summary.length <= 24 ? summary : capital(path.slice(1).join(' ').replaceAll('-', ' '))
}

type FormReading =
  | ParseResult
  | { readonly kind: 'errors'; readonly errors: Readonly<Record<string, string>> }

/**
 * Reads a submitted form with the readers of typed words; reports each wrong field at its input. `settled`
 * holds the values that the form was opened with and did not show.
 */
export function readForm(
  command: Command,
  values: FormValues,
  forgeUrl: string,
  settled: RawInput = {},
): FormReading {
  const read = new Map<string, ArgumentValue>()
  const errors = secretErrors(values)
  for (const field of specOf(command).fields) {
    const text = textOf(values[field.name]).trim()
    if (text === '') {
      if (field.required && settled[keyOf(command, field.name)] === undefined)
        errors[field.name] = 'This is needed.'
      continue
    }
    const value = readFieldText(field, text, forgeUrl)
    if (value.ok) read.set(field.name, value.value)
    else errors[field.name] ??= cut(`${value.refusal.problem} ${value.refusal.fix}`, MAX_ERROR_LENGTH)
  }
  if (Object.keys(errors).length > 0) return { kind: 'errors', errors }
  const reading = parsedFrom(command, read)
  if (reading.kind !== 'given') return reading
  const raw = { ...settled, ...reading.given.raw, ...partsOf(values) }
  const problems = problemsAtInputs(command, raw, values)
  if (Object.keys(problems).length > 0) return { kind: 'errors', errors: problems }
  return { kind: 'given', given: { ...reading.given, raw } }
}

/** Turns `values.services` and `values.color` into `values: { services, color }`; omits empty inputs. */
function partsOf(values: FormValues): Record<string, Record<string, string>> {
  const parts: Record<string, Record<string, string>> = {}
  for (const [id, value] of Object.entries(values)) {
    const dot = id.indexOf('.')
    const text = textOf(value).trim()
    if (dot > 0 && text !== '')
      parts[id.slice(0, dot)] = { ...parts[id.slice(0, dot)], [id.slice(dot + 1)]: text }
  }
  return parts
}

/** Returns the problems found by the command’s own schema, at the inputs that are shown. */
function problemsAtInputs(command: Command, raw: RawInput, values: FormValues) {
  const problems: Record<string, string> = {}
  for (const [where, problem] of command.problems(raw)) {
    const field = command.fields.find(({ key }) => key === where)
    const id = field?.name ?? where
    // The form names the project; its number is resolved later.
    if (id in values && field?.kind !== 'project')
      problems[id] = cut(isOwnSentence(problem) ? problem : `This ${problem}.`, MAX_ERROR_LENGTH)
  }
  return problems
}

function keyOf(command: Command, name: string): string {
  return command.fields.find((field) => field.name === name)?.key ?? name
}

/** Returns the value of an input as it would be typed: several divided by commas. */
function textOf(value: FormValues[string] | undefined): string {
  return typeof value === 'string' ? value : (value?.join(', ') ?? '')
}

/** Returns the form’s values as texts, by input name. */
export function draftOf(values: FormValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]))
}

/** Returns the same form, filled with the typed values. */
export function withDraft<Request extends Pick<FormRequest<unknown>, 'inputs'>>(
  request: Request,
  values: Readonly<Record<string, string>>,
): Request {
  const [first, ...others] = request.inputs.map(({ shown, ...input }) => {
    const value = values[input.name] ?? ''
    return { ...input, value, ...(shown !== undefined && value === input.value ? { shown } : {}) }
  })
  return { ...request, inputs: first ? [first, ...others] : request.inputs }
}

/** Returns a refusal as sentences under its inputs; under the first input when none of them is at fault. */
export function errorsAt(problem: Problem, names: readonly string[]): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const [wire, words] of Object.entries(problem.fields ?? {})) {
    const name = inputFor(wire, names)
    if (name !== undefined) errors[name] = cut(`${SERVER} refused this: ${words}.`, MAX_ERROR_LENGTH)
  }
  if (Object.keys(errors).length > 0) return errors
  const about = problem.field === undefined ? undefined : inputFor(problem.field, names)
  const at = about ?? names[0]
  return at === undefined ? {} : { [at]: cut(problem.words, MAX_ERROR_LENGTH) }
}

/** Maps `source_branch` to `source`, `assignee_ids` to `assignee`, `services` to `values.services`. */
function inputFor(wire: string, names: readonly string[]): string | undefined {
  const plain = wire.replaceAll('_', '-')
  const short = plain.replace(/-(?:ids?|branch|date)$/, '')
  const known = plain === 'note' || plain === 'body' ? 'text' : short
  return names.find((name) => [plain, known, `values.${wire}`].includes(name))
}
