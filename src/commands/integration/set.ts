import { z } from 'zod'
import type { IntegrationView } from '../../model/integration.ts'
import {
  type Edition,
  holdsMerges,
  type IntegrationName,
  integrationKind,
  isRetired,
  plainOf,
  secretsOf,
} from '../../model/integration-kinds.ts'
import {
  BLANK_CHOICE,
  listChoices,
  type Parameter,
  readValue,
  shownValue,
  spokenLabel,
} from '../../model/integration-parameter.ts'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { confirm, discard, enter, hold, type PlainChange, set } from '../../services/integration/set.ts'
import { view } from '../../services/integration/view.ts'
import type { Operation } from '../../services/writes/operation.ts'
import {
  integrationSetReply,
  replaceQuestion,
  type Setting,
  type SettingOutcome,
} from '../../views/integration/set.ts'
import { defineCommand } from '../define.ts'
import { type FormInput, fitsInput, overrideReason, project } from '../fields.ts'
import { readTypedValues } from './typed-values.ts'
import { kind } from './view.ts'

const Texts = z.record(z.string(), z.string())

const Input = z
  .object({
    project,
    kind,
    values: z.string().optional().meta({
      discreet: true,
      description: 'Values other than secrets, as name=value',
    }),
    filled: Texts.optional().meta({ kind: 'hidden', description: 'What the form holds, by parameter' }),
    withheld: z
      .array(z.string())
      .optional()
      .meta({ kind: 'hidden', description: 'Parameters that the form did not show' }),
    draft: Texts.optional().meta({ kind: 'hidden', description: 'What the form is to be filled in with' }),
    held: z
      .string()
      .max(100)
      .optional()
      .meta({ kind: 'hidden', description: 'What waits for a yes: the values, and what was entered' }),
    discard: z.boolean().default(false).meta({ kind: 'hidden', description: 'Forget it instead' }),
    overrideReason,
  })
  .superRefine((input, context) => {
    for (const [name, message] of problemsIn(input))
      context.addIssue({ code: 'custom', path: ['filled', name], message })
  })

type SetInput = z.output<typeof Input>

/**
 * Sends the values that are not secret, and asks first when a setting exists. Secrets are entered on the bot’s own
 * page, and the question that follows it sends them.
 */
export const integrationSet = defineCommand({
  path: ['integration', 'set'],
  also: ['edit', 'add', 'new'],
  summary: 'Set up or change an integration',
  formTitle: 'Set up integration',
  effect: 'destructive',
  isStoredFirst: false,
  includes: [],
  unblocks: async (_, { kind: name, discard: forgets }) => (holdsMerges(name) && !forgets ? 'any' : 'none'),
  access: permissions.discreet,
  needs: 'account',
  positionals: ['kind', 'values'],
  input: Input,
  async form(context, input) {
    if (input.held !== undefined) return null
    const { edition } = context.workspace.integrations
    if (input.values !== undefined && !isRetired(input.kind, edition)) {
      const typed = readTypedValues(input.kind, input.values, edition)
      if (typed.kind === 'typed') return null
      return { kind: 'settled', outcome: await setting(context, input, typed) }
    }
    const read = await view(context, input)
    if (read.kind !== 'view') return { kind: 'settled', outcome: await setting(context, input, read) }
    return setForm(read.view, await context.workspace.projects.title(input.project), input.draft ?? {})
  },
  async confirm(context, input) {
    // A kind with secrets asks once the secrets are entered.
    if (hasSecrets(input.kind)) return { kind: 'go' }
    const read = await view(context, input)
    if (read.kind !== 'view') return { kind: 'settled', outcome: await setting(context, input, read) }
    if (read.view.state === 'never set') return { kind: 'go' }
    const held = await hold(context, changeOf(context, input))
    return {
      kind: 'ask',
      ...replaceQuestion(
        read.view,
        decided(input, read.view.edition),
        await context.workspace.projects.title(input.project),
      ),
      yes: 'Save',
      input: { project: input.project, kind: input.kind, held, overrideReason: input.overrideReason },
    }
  },
  run: async (context, input, operation) => setting(context, input, await settle(context, input, operation)),
  render: integrationSetReply,
  examples: [
    {
      typed: 'external-wiki external_wiki_url=https://wiki.example.com/web',
      means: { kind: 'external-wiki', values: 'external_wiki_url=https://wiki.example.com/web' },
    },
    { typed: 'slack', means: { kind: 'slack' } },
    {
      typed: 'campfire subdomain=acme room=lobby',
      means: { kind: 'campfire', values: 'subdomain=acme room=lobby' },
    },
  ],
})

async function settle(context: ForgeContext, input: SetInput, operation: Operation): Promise<SettingOutcome> {
  if (input.held !== undefined) {
    if (!input.discard) return confirm(context, input.held, operation)
    return { kind: (await discard(context, input.held)) ? 'discarded' : 'gone' }
  }
  const change = changeOf(context, input)
  if (!hasSecrets(input.kind)) return set(context, change, operation)
  const read = await view(context, input)
  if (read.kind !== 'view') return read
  const about = {
    projectName: await context.workspace.projects.title(input.project),
    replaces: read.view.state !== 'never set',
  }
  const { url } = await enter(context, { ...change, ...about })
  return { kind: 'link', url, view: read.view, values: change.values }
}

/** The values of the form or the typed ones; the verb’s form has already refused invalid ones. */
function decided(input: SetInput, edition: Edition): Readonly<Record<string, string>> {
  return input.withheld === undefined
    ? readTypedValues(input.kind, input.values ?? '', edition).values
    : valuesOf(input)
}

async function setting(
  { workspace: { projects } }: ForgeContext,
  { project: id, kind: name }: SetInput,
  outcome: SettingOutcome,
): Promise<Setting> {
  return { project: id, projectName: await projects.title(id), name, outcome }
}

function changeOf({ workspace: { integrations } }: ForgeContext, input: SetInput): PlainChange {
  return { project: input.project, name: input.kind, values: decided(input, integrations.edition) }
}

function hasSecrets(name: IntegrationName): boolean {
  return secretsOf(integrationKind(name)).length > 0
}

/** `filled`: as submitted, without an empty or unticked input. `withheld`: absent without a form. */
type FilledForm = Pick<SetInput, 'kind' | 'filled' | 'withheld'>

/**
 * The form built from the table: all parameters but secrets, filled in with `draft` or the present values.
 * Null for a kind that has only secrets.
 */
function setForm(view: IntegrationView, projectName: string, draft: Readonly<Record<string, string>>) {
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
function problemsIn({ kind, filled = {}, withheld }: FilledForm): ReadonlyMap<string, string> {
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
function valuesOf({ kind, filled = {}, withheld = [] }: FilledForm): Record<string, string> {
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

function inputOf(parameter: Parameter, value: string): FormInput {
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
