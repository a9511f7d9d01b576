import type { FormRequest } from '../commands/form-request.ts'
import type { Problem } from '../views/reply.ts'
import { cut } from '../views/text.ts'
import type { FormValues } from './form.ts'

/** What a form held, as texts by the names of its inputs. */
export function draftOf(values: FormValues): Record<string, string> {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : (value?.[0] ?? ''),
  ])
  return Object.fromEntries(texts)
}

/** The same form, holding what was typed into it. */
export function withDraft<Request extends Pick<FormRequest<unknown>, 'inputs'>>(
  request: Request,
  values: Readonly<Record<string, string>>,
): Request {
  const [first, ...others] = request.inputs.map((input) => ({ ...input, value: values[input.name] ?? '' }))
  return { ...request, inputs: first ? [first, ...others] : request.inputs }
}

/** In characters; Slack shows what stands under an input in full up to here. */
const LONGEST = 300

/** A refusal as sentences under the inputs that are there; under the first where none of them is to blame. */
export function errorsAt(problem: Problem, names: readonly string[]): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const [wire, words] of Object.entries(problem.fields ?? {})) {
    const name = inputFor(wire, names)
    if (name !== undefined) errors[name] = cut(`The forge refused this: ${words}.`, LONGEST)
  }
  if (Object.keys(errors).length > 0) return errors
  const about = problem.field === undefined ? undefined : inputFor(problem.field, names)
  const at = about ?? names[0]
  return at === undefined ? {} : { [at]: cut(problem.words, LONGEST) }
}

/** `source_branch` is typed as `source`, `assignee_ids` as `assignee`, a property `services` as `values.services`. */
function inputFor(wire: string, names: readonly string[]): string | undefined {
  const plain = wire.replaceAll('_', '-')
  const short = plain.replace(/-(?:ids?|branch|date)$/, '')
  const known = plain === 'note' || plain === 'body' ? 'text' : short
  return names.find((name) => [plain, known, `values.${wire}`].includes(name))
}
