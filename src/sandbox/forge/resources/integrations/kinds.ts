import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { choice, integer, text } from '../../http/answer.ts'
import type { Setting } from '../../state/integrations.ts'

const TYPES = {
  text: () => text,
  url: () => z.string().refine((address) => /^https?:\/\/[^\s]+$/i.test(address) && URL.canParse(address)),
  switch: () => choice,
  word: ({ words }: Limits) => z.string().refine((word) => words.includes(word)),
  number: ({ least, most }: Limits) => integer.refine((number) => number >= least && number <= most),
}
interface Limits {
  readonly words: readonly string[]
  readonly least: number
  readonly most: number
}

const parameter = z
  .object({
    name: z.string(),
    type: z.enum(['text', 'url', 'switch', 'word', 'number']),
    required: z.boolean().default(false),
    /** Masked in the ledger; a password is also shown to administrators only, as on servers of that time. */
    secret: z.enum(['token', 'password']).optional(),
    /** Value before it is set. */
    preset: z.string().optional(),
    words: z.array(z.string()).default([]),
    least: z.number().default(0),
    most: z.number().default(0),
  })
  .transform(({ name, type, required, secret, preset, ...limits }) => {
    const value: z.ZodType<Setting> = TYPES[type](limits)
    return { name, value, required, secret, preset }
  })

const kind = z.object({
  slug: z.string(),
  title: z.string(),
  /** Accepts `active`, which switches it on or off. */
  switchable: z.boolean().default(false),
  parameters: z.array(parameter),
})
export type Kind = z.infer<typeof kind>

/** Kinds of the API document, with their replacements and the parameters of today. */
const KINDS = z
  .object({ document: z.array(kind), gone: z.array(z.string()), changed: z.array(kind) })
  .parse(JSON.parse(readFileSync(new URL('./kinds.json', import.meta.url), 'utf8')))

/** Finds the kind with this slug; servers of that time took underscores for dashes. */
export function kindOf(slug: string): Kind | undefined {
  return KINDS.document.find((known) => known.slug === slug.replaceAll('_', '-'))
}

export function kindToday(slug: string): Kind | undefined {
  const known = [...KINDS.changed, ...KINDS.document].find((one) => one.slug === slug)
  return KINDS.gone.includes(slug) ? undefined : known
}

/** Names of tokens, keys and passwords in any integration's settings. */
export const SECRET_NAMES: ReadonlySet<string> = new Set(
  KINDS.document.flatMap(({ parameters }) =>
    parameters.filter(({ secret }) => secret).map(({ name }) => name),
  ),
)
