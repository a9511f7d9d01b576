import { z } from 'zod'

/** The result of reading a body; `field` names the unreadable part. */
type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly field: string }

/** Converts a parsed body (`undefined` when it was empty) and the answer's headers into a value. */
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

/** Accepts any body, for answers with an unreliable one: empty, `true`, a status object or the record. */
export const nothing: Reader<null> = () => ({ ok: true, value: null })
