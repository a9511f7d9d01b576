import { z } from 'zod'
import { reject } from './answer.ts'
import type { Params } from './params.ts'

/** An id or a number, from JSON or from text. */
export const integer = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
])

/** An id that may be taken away with null or an empty field. */
export const clearableInteger = z.union([
  z.null(),
  z.literal('').transform(() => null),
  integer.transform((id) => (id === 0 ? null : id)),
])

/** One number or several. */
export const integers = z.union([integer.transform((one) => [one]), z.array(integer)])

/** Text; JSON clients may send numbers and booleans where text is meant. */
export const text = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)])

/** Yes or no in the spellings that clients of that time use, among them Python's `True`. */
export const choice = z.union([
  z.boolean(),
  z.literal([0, 1]).transform(Boolean),
  z.stringbool({ truthy: ['true', '1', 't', 'yes', 'on'], falsy: ['false', '0', 'f', 'no', 'off', ''] }),
])

/** How long a text is for whoever limits it: in characters, of which an emoji is one. */
export function countCharacters(written: string): number {
  return Array.from(written).length
}

/** Reads the named fields; refuses with 400 in the words of the API's framework. */
export function readParams<T>(fields: z.ZodType<T>, params: Params): T {
  const read = fields.safeParse(params)
  if (read.success) return read.data
  const faults = read.error.issues.map((issue) => {
    const name = String(issue.path[0] ?? '')
    if (params[name] === undefined) return `${name} is missing`
    return issue.code === 'invalid_value' ? `${name} does not have a valid value` : `${name} is invalid`
  })
  throw reject(400, [...new Set(faults)].join(', '))
}

/** Refuses with 400 unless at least one of the names was sent. */
export function requireOneOf(params: Params, names: readonly string[]): void {
  if (names.some((name) => params[name] !== undefined)) return
  throw reject(400, `${names.join(', ')} are missing, at least one parameter must be provided`)
}
