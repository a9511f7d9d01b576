import { z } from 'zod'
import { FEATURES, type Feature } from '../model/feature.ts'

/** How a field is typed and shown; `sha` and the like travel in buttons only. */
export type FieldKind =
  | 'text'
  | 'number'
  | 'flag'
  | 'choice'
  | 'merge-request'
  | 'milestone'
  | 'project'
  | 'alias'
  | 'hidden'

/** One field of a verb’s input, read from its schema. */
export interface Field {
  /** The key in the input: `removeSourceBranch`. */
  readonly key: string
  /** The flag without dashes: `remove-source-branch`. */
  readonly name: string
  readonly kind: FieldKind
  readonly help: string
  readonly choices?: readonly string[]
  readonly required: boolean
  /** Whether the channel’s project stands in when none is named. */
  readonly fromChannel: boolean
  /** Several lines: a description, a key. */
  readonly long: boolean
  /** Never repeated in an answer: a secret may have been pasted into it. */
  readonly discreet: boolean
  /** What the forge’s API must have for it; absent when every forge takes it. */
  readonly requires?: Feature
  readonly fallback?: unknown
}

const Meta = z.object({
  kind: z.enum(['merge-request', 'milestone', 'project', 'alias', 'hidden']).optional(),
  long: z.boolean().default(false),
  discreet: z.boolean().default(false),
  requires: z.enum(FEATURES).optional(),
})

const Property = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  description: z.string(),
  default: z.unknown().optional(),
})

const Shape = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
})

/** The project of a verb; left out, it is the channel’s. */
export const project = z
  .int()
  .positive()
  .meta({ kind: 'project', description: 'Project: alias, path or number (default: this channel’s)' })

/** The head that the person was shown, in full, as a button holds it; empty where they typed. */
export const shownHead = z
  .string()
  .regex(/^([0-9a-f]{40,64})?$/)
  .default('')
  .meta({ kind: 'hidden', description: 'The head commit that was shown' })

export const mergeRequest = z
  .int('is not a merge request; type its number, as in !12')
  .positive()
  .meta({ kind: 'merge-request', description: 'Merge request: !12, web!12, acme/web!12 or its address' })

export const milestone = z
  .union([z.int().positive(), z.string().trim().min(1).max(255)])
  .meta({ kind: 'milestone', description: 'Milestone: %3, its title or its address' })

/** See `ownerOf` of milestones: the number of one may be that of several, and a button means one of them. */
export const owner = z
  .int()
  .min(0)
  .optional()
  .meta({ kind: 'hidden', description: 'Whose milestone it is: a group’s id, or 0 for the project’s own' })

/** The person was told that a group’s milestone is that of all its projects. */
export const forGroup = z
  .literal(true)
  .optional()
  .meta({ kind: 'hidden', description: 'The change is meant for all projects of the group' })

/** Reads the fields of an input schema: the one source of flags, help, forms and the README. */
export function fieldsOf(schema: z.ZodObject): Field[] {
  const { properties, required } = Shape.parse(z.toJSONSchema(schema, { io: 'input' }))
  return Object.entries(properties).map(([key, value]) => {
    const property = Property.parse(value)
    const { kind, long, discreet, requires } = Meta.parse(value)
    return {
      key,
      name: key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      kind: kind ?? plainKind(property),
      help: property.description,
      ...(property.enum ? { choices: property.enum } : {}),
      required: required.includes(key) && key !== 'project',
      fromChannel: required.includes(key) && key === 'project',
      long,
      discreet,
      ...(requires ? { requires } : {}),
      ...(property.default === undefined ? {} : { fallback: property.default }),
    }
  })
}

function plainKind({ type, enum: choices }: z.output<typeof Property>): FieldKind {
  if (choices) return 'choice'
  if (type === 'boolean') return 'flag'
  return type === 'integer' || type === 'number' ? 'number' : 'text'
}

/** Fields that a person can type or fill in. */
export function typedFields(fields: readonly Field[]): Field[] {
  return fields.filter(({ kind }) => kind !== 'hidden')
}
