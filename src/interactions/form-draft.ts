import type { FormRequest } from '../commands/fields.ts'
import { SERVER } from '../model/server-name.ts'
import type { Problem } from '../views/reply.ts'
import { cut } from '../views/text.ts'
import { type FormValues, textOf } from './form.ts'

/** Returns the form’s values as texts, by input name. */
export function draftOf(values: FormValues): Record<string, string> {
  const texts = Object.entries(values).map(([name, value]) => [name, textOf(value)])
  return Object.fromEntries(texts)
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

/** Longest error shown under an input, in characters; Slack shows up to this many in full. */
const MAX_ERROR_LENGTH = 300

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
