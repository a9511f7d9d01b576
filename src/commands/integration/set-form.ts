import { type IntegrationName, integrationKind, plainOf, secretsOf } from '../../model/integration-kinds.ts'
import { type Parameter, spokenLabel } from '../../model/integration-parameter.ts'
import { BLANK_CHOICE, listChoices, readValue, shownValue } from '../../model/integration-value.ts'
import type { IntegrationView } from '../../model/integration-view.ts'
import { type FormInput, fitsInput } from '../fields.ts'

interface FilledForm {
  readonly kind: IntegrationName
  /** Texts by parameter, as submitted; absent for an empty or unticked input. */
  readonly filled?: Readonly<Record<string, string>>
  /** Parameters that the form did not show; absent without a form. */
  readonly withheld?: readonly string[]
}

/**
 * The form built from the table: all parameters but secrets, filled in with `draft` or the present values.
 * Null for a kind that has only secrets.
 */
export function setForm(view: IntegrationView, projectName: string, draft: Readonly<Record<string, string>>) {
  const kind = integrationKind(view.name, view.edition)
  const parameters = plainOf(kind)
  const hidden = parameters
    .filter(({ name }) => draft[name] === undefined && !isShowable(view, name))
    .map(({ name }) => name)
  const [first, ...others] = parameters
    .filter(({ name }) => !hidden.includes(name))
    .map((parameter) => inputOf(parameter, startValue(parameter, view, draft)))
  if (!first) return null
  // The form is parsed without knowing the forge, so parameters that the forge lacks are withheld as well.
  const absent = plainOf(integrationKind(view.name))
    .map(({ name }) => name)
    .filter((name) => !parameters.some((parameter) => parameter.name === name))
  const withheld = [...hidden, ...absent]
  const about = [
    `${kind.title} of ${projectName}: saving also turns it on`,
    secretWords(secretsOf(kind)),
    hidden.length > 0 ? `Stays as it is: ${hidden.join(', ')}` : '',
  ]
  return {
    kind: 'form',
    yes: 'Continue',
    title: kind.title,
    about: about.filter(Boolean).join('. '),
    inputs: [first, ...others],
    input: { project: view.project, kind: view.name, withheld },
  } as const
}

/** The problems of a submitted form by parameter, as phrases that follow “This”. */
export function problemsIn({ kind, filled = {}, withheld }: FilledForm): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  if (withheld === undefined) return problems
  for (const parameter of plainOf(integrationKind(kind))) {
    const { name, required } = parameter
    const read = readValue(parameter, filled[name] ?? '')
    if (!read.ok) problems.set(name, read.problem)
    else if (read.text === '' && required && !withheld.includes(name)) problems.set(name, 'is needed')
  }
  return problems
}

/** The values of a submitted form: every parameter it showed, an empty tick meaning no. */
export function valuesOf({ kind, filled = {}, withheld = [] }: FilledForm): Record<string, string> {
  const values: Record<string, string> = {}
  for (const parameter of plainOf(integrationKind(kind))) {
    if (withheld.includes(parameter.name)) continue
    const read = readValue(parameter, filled[parameter.name] ?? '')
    const text = read.ok ? read.text : ''
    values[parameter.name] = parameter.value.type === 'boolean' && text === '' ? 'no' : text
  }
  return values
}

function isShowable({ settings }: IntegrationView, name: string): boolean {
  const shown = settings.get(name)
  return shown?.kind !== 'value' || (!shown.masked && fitsInput(shown.text))
}

function startValue(
  { name, preset = '' }: Parameter,
  { settings, state }: IntegrationView,
  draft: Readonly<Record<string, string>>,
): string {
  const shown = settings.get(name)
  const present = shown?.kind === 'value' ? shown.text : ''
  return draft[name] ?? (state === 'never set' ? preset || present : present)
}

function inputOf(parameter: Parameter, value: string): FormInput & { readonly name: string } {
  const { name, label, help, required } = parameter
  const base = { name: `filled.${name}`, label, help, required }
  switch (parameter.value.type) {
    case 'boolean':
      return { ...base, required: false, input: 'check', value: /^(?:yes|true)$/.test(value) ? 'true' : '' }
    case 'choice': {
      const choices = parameter.value.choices.map(listChoices)
      const all = required ? choices : [BLANK_CHOICE, ...choices]
      return { ...base, input: 'choice', choices: all, value: shownValue(parameter, value) }
    }
    case 'words':
      return { ...base, input: 'long', value }
    default:
      return { ...base, input: 'text', value }
  }
}

function secretWords(secrets: readonly Parameter[]): string {
  const names = secrets.map(spokenLabel).join(' and ')
  return names === '' ? '' : `You enter the ${names} on a private page next`
}
