import { z } from 'zod'

/** What a reader made of a body; `field` names the part that could not be read. */
type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly field: string }

/** Turns a parsed body (`undefined` when it was empty) and the answer's headers into a value. */
export type Reader<T> = (body: unknown, header: (name: string) => string | null) => Reading<T>

/** Reads one record of the model. */
export function one<T>(schema: z.ZodType<T>): Reader<T> {
  return (body) => {
    const parsed = schema.safeParse(body)
    if (parsed.success) return { ok: true, value: parsed.data }
    return { ok: false, field: parsed.error.issues[0]?.path.join('.') ?? '' }
  }
}

/** Reads a list that the API does not divide into pages. */
export function list<T>(schema: z.ZodType<T>): Reader<readonly T[]> {
  return one(z.array(schema))
}

/** For answers whose body says nothing to rely on: empty, `true`, a status object or the record itself. */
export const nothing: Reader<null> = () => ({ ok: true, value: null })
