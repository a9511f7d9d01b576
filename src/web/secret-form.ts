import type { IncomingMessage } from 'node:http'
import type { Parameter } from '../model/integration-parameter.ts'
import { readValue } from '../model/integration-value.ts'
import { readPostedForm } from './parse-form.ts'

/** The content of a posted form: a value for each secret, or the problem with each wrong one. */
type PostedSecrets =
  | { readonly kind: 'secrets'; readonly secrets: Readonly<Record<string, string>> }
  | { readonly kind: 'problems'; readonly problems: ReadonlyMap<string, string> }
  | { readonly kind: 'too large' }
  | { readonly kind: 'not a form' }

const BODY_BYTES = 16_384
/** The longest secret, in characters. */
export const LONGEST_SECRET = 1024

/** Reads the secrets from a form of at most 16 KB; an optional one that is empty is omitted. */
export async function readSecretForm(
  request: IncomingMessage,
  parameters: readonly Parameter[],
): Promise<PostedSecrets> {
  const form = await readPostedForm(request, BODY_BYTES)
  if (form.kind !== 'form') return form
  const secrets: Record<string, string> = {}
  const problems = new Map<string, string>()
  for (const parameter of parameters) {
    const { name, required } = parameter
    const [typed = '', ...more] = form.fields.getAll(name)
    const read = readValue(parameter, typed)
    if (!read.ok) problems.set(name, `This ${read.problem}.`)
    else if (more.length > 0 || read.text.length > LONGEST_SECRET)
      problems.set(name, `This must be one value of at most ${LONGEST_SECRET} characters.`)
    else if (read.text !== '') secrets[name] = read.text
    else if (required) problems.set(name, 'This is needed.')
  }
  return problems.size > 0 ? { kind: 'problems', problems } : { kind: 'secrets', secrets }
}
