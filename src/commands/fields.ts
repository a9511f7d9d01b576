import { z } from 'zod'
import { fitsTitle, MAX_TITLE_LENGTH } from '../model/fields.ts'
import { FEATURES } from '../model/forge-feature.ts'
import type { PickKind } from '../model/pick.ts'
import { Undoes } from '../model/undo.ts'
import type { FormField } from '../views/form-input.ts'
import type { Blocks } from '../views/reply.ts'
import type { FieldSpec } from './parse/argument-spec.ts'
import { secretIn } from './parse/secret-typed.ts'
import { readZone } from './parse/zone.ts'

/** The way a field is typed and shown; `sha` and the like travel in buttons only. */
type FieldKind = FieldSpec['kind'] | 'hidden'

/** A forge feature, and the help text where the forge lacks it. */
const HelpWithout = z.object({ feature: z.enum(FEATURES), help: z.string() })

/** Choices that are parsed but not offered where the forge has this feature: their answer explains. */
const Retired = z.object({ feature: z.enum(FEATURES), choices: z.array(z.string()).readonly() })

/** The description of a field in its schema, for people and for the parser. */
const Meta = z.object({
  also: z.array(z.string()).default([]),
  words: z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
  after: z.array(z.string()).optional(),
  many: z.boolean().optional(),
  people: z.boolean().optional(),
  adds: z.array(z.string()).optional(),
  removes: z.array(z.string()).optional(),
  /** True for multi-line text: a description, a key. */
  long: z.boolean().default(false),
  /** True when its value is never repeated in an answer: it may contain a pasted secret. */
  discreet: z.boolean().default(false),
  /** The forge feature that the field needs; absent when every forge takes it. */
  requires: z.enum(FEATURES).optional(),
  helpWithout: HelpWithout.optional(),
  retired: Retired.optional(),
  /** The field in whose presence the channel’s project is no default. */
  unless: z.string().optional(),
})

/** One field of a verb’s input, read from its schema. */
export interface Field extends Readonly<z.output<typeof Meta>> {
  readonly key: string
  /** The flag without dashes: `remove-source-branch`. */
  readonly name: string
  readonly kind: FieldKind
  readonly help: string
  readonly choices?: readonly string[]
  readonly required: boolean
  /** True when the channel’s project is the default. */
  readonly fromChannel: boolean
  readonly fallback?: unknown
}

const Property = z.object({
  kind: z
    .enum(['date', 'merge-request', 'merge-requests', 'milestone', 'project', 'alias', 'hidden'])
    .optional(),
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  description: z.string(),
  default: z.unknown().optional(),
})

const Shape = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
})

/** A group’s path, or its number. */
const GROUP_PATH = /^[A-Za-z0-9_][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/

/** The project of a verb; the channel’s when absent. */
export const project = z
  .int()
  .positive()
  .meta({
    kind: 'project',
    also: ['repo', 'R'],
    description: 'Project: short name, path or number (default: this channel’s)',
  })

/** The input of a verb for a project, the channel’s when absent, or for a whole group. */
export const projectOrGroup = {
  project: project.optional().meta({
    kind: 'project',
    also: ['repo', 'R'],
    unless: 'group',
    description: 'Project: short name, path or number (default: this channel’s)',
  }),
  group: z
    .string()
    .trim()
    .max(255)
    .regex(GROUP_PATH, 'isn’t a group. Type its path, as in acme or acme/backend')
    .optional()
    .meta({
      after: ['group'],
      requires: 'group-projects',
      description: 'A whole group instead, with its subgroups: its path or number',
    }),
}

/** The full sha of the head shown to the caller, carried by a button; empty when the command is typed. */
export const shownHead = z
  .string()
  .regex(/^([0-9a-f]{40,64})?$/)
  .default('')
  .meta({ kind: 'hidden', description: 'The head commit that was shown' })

export const mergeRequest = z
  .int('isn’t a merge request. Type its number, as in !12')
  .positive()
  .meta({ kind: 'merge-request', description: 'Merge request: !12, web!12, acme/web!12 or its address' })

/** A reason that is needed, but asked for only where it is missing. */
export const reason = z.string().trim().min(3, 'must say why').max(200).optional()

/** For verbs that merge, or may let an auto-merge happen: the reason to override a freeze. */
export const overrideReason = reason.describe(
  'Why it can’t wait for the end of a freeze; for managers and admins',
)

/** The input of a verb that takes one merge request and nothing else. */
export const oneMergeRequest = {
  positionals: ['mr'],
  input: z.object({ project, mr: mergeRequest }),
  examples: [{ typed: '!12', means: { mr: 12 } }],
} as const

/** The input of a verb that takes one merge request, and may let its auto-merge happen. */
export const unblockedMergeRequest = {
  ...oneMergeRequest,
  input: z.object({ project, mr: mergeRequest, overrideReason }),
} as const

/** The input of a verb that takes none. */
export const noInput = {
  positionals: [],
  input: z.object({}),
  examples: [{ typed: '', means: {} }],
} as const

/** A text that isn’t empty, of at most so many characters. */
export function textUpTo(most: number) {
  return z.string().trim().min(1).max(most)
}

/** A text that is understood; it is read again, then and there, when it is used. */
export function readable(
  read: (typed: string) => { readonly ok: true } | { readonly ok: false; readonly problem: string },
  text = z.string(),
) {
  return text.superRefine((typed, context) => {
    const result = read(typed)
    if (!result.ok) context.addIssue({ code: 'custom', message: result.problem })
  })
}

/** A time zone that is known, as typed. */
export const zone = readable(readZone, z.string().max(60, { abort: true }))

/** A title that the forge accepts. */
export const title = z
  .string()
  .trim()
  .min(1)
  .refine(fitsTitle, `must be ${MAX_TITLE_LENGTH} characters or less`)

/** The page of a list. */
export function pageUpTo(most: number) {
  return z.int().min(1).max(most).default(1).describe('Page to show')
}

export const milestone = z
  .union(
    [
      z.int().positive(),
      z.string().trim().min(1).max(255),
      z.strictObject({ iid: z.int().positive(), group: z.string().max(255).nullable() }),
    ],
    'isn’t a milestone. Type its number, as in %3, or its title',
  )
  .meta({ kind: 'milestone', description: 'Milestone: %3, its title or its address' })

/** Several milestones can share a number, and a button means exactly one. */
export const owner = z
  .int()
  .min(0)
  .optional()
  .meta({ kind: 'hidden', description: 'Whose milestone it is: a group’s id, or 0 for the project’s own' })

/** The caller knows that a group’s milestone belongs to all its projects. */
export const forGroup = z
  .literal(true)
  .optional()
  .meta({ kind: 'hidden', description: 'The change is meant for all projects of the group' })

export const undoes = Undoes.optional().meta({ kind: 'hidden', description: 'The change that is undone' })

/** The input of a verb that takes one merge request, and may take back what its opposite did. */
export const undoableMergeRequest = {
  ...oneMergeRequest,
  input: z.object({ project, mr: mergeRequest, undoes }),
} as const

/** The input of a verb that takes one milestone, and may take back what its opposite did. */
export const undoableMilestone = {
  positionals: ['milestone'],
  input: z.object({ project, milestone, owner, forGroup, undoes }),
  examples: [{ typed: '%3', means: { milestone: 3 } }],
} as const

export const userGroup = textUpTo(100)

/** Reads the fields of an input schema: the single source of flags, help, forms and the README. */
export function fieldsOf(schema: z.ZodObject): Field[] {
  const { properties, required } = Shape.parse(z.toJSONSchema(schema, { io: 'input' }))
  return Object.entries(properties).map(([key, value]) => {
    const property = Property.parse(value)
    const meta = Meta.parse(value)
    const isRequired = required.includes(key)
    return {
      ...meta,
      key,
      name: key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      kind: property.kind ?? plainKind(property),
      help: property.description,
      choices: property.enum,
      required: isRequired && key !== 'project',
      fromChannel: key === 'project' && (isRequired || meta.unless !== undefined),
      fallback: property.default,
    }
  })
}

function plainKind({ type, enum: choices }: z.output<typeof Property>): FieldKind {
  if (choices) return 'choice'
  if (type === 'boolean') return 'flag'
  return type === 'integer' || type === 'number' ? 'number' : 'text'
}

/** True for a project that is the channel’s when the input names none. */
export function isFromChannel(
  { fromChannel, unless }: Field,
  input: Readonly<Record<string, unknown>>,
): boolean {
  return fromChannel && (unless === undefined || input[unless] === undefined)
}

/** Fields that a person can type or fill in. */
export function typedFields(fields: readonly Field[]): Field[] {
  return fields.filter(({ kind }) => kind !== 'hidden')
}

/** Longest text in an input: Slack truncates a longer one and would send it back truncated. */
export const MAX_INPUT_LENGTH = 3000

/** True when an input can show a text and return it whole: not truncated, and with no secret in it. */
export function fitsInput(text: string): boolean {
  return text.length <= MAX_INPUT_LENGTH && secretIn(text) === null
}

/** The note about fields that do not fit, where other fields are shown. */
export const NOT_SHOWN =
  'What is longer than a form holds, or reads like a secret, isn’t shown and stays as it is'

/** An input of a form of the verb’s own; what is absent is as for the verb’s field. */
export interface FormInput extends Partial<Omit<FormField, 'id'>> {
  /**
   * The flag name of one of the verb’s fields (`target-branch`), or `<field>.<part>` (`values.room`) for a part
   * of a hidden field that holds texts by name.
   */
  readonly name: string
  /** For `pick` (one) and `picks` (several, divided by commas): the things whose names are offered. */
  readonly picks?: PickKind
}

/** A form that a verb answers with when its input is incomplete. */
export interface FormRequest<Input> {
  readonly kind: 'form'
  /** The first 24 characters are shown. */
  readonly title: string
  /** One or two sentences above the inputs: the action and its object. */
  readonly about: string
  readonly blocks?: Blocks
  /** The form shows the effect, so that submitting it is the confirmation. */
  readonly confirms?: true
  /** The label of the submit button, where no choice names another: at most 24 characters. */
  readonly yes: string
  readonly inputs: readonly [FormInput, ...FormInput[]]
  /** The fixed input, which the form does not show. */
  readonly input: Partial<Input>
}
