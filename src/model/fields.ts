import { z } from 'zod'

/** A global id or an iid: a positive safe integer. 2^53+1 is refused, since it would name another record. */
export const Id = z.int().positive()

/** An id that an answer may leave out: absent and null are both null, an unreadable one is refused. */
export const OptionalId = Id.nullable().default(null)

/**
 * Fields that vary between servers. Absent, null and unreadable all become null, so that readers have one
 * case and one odd field does not take a whole list with it.
 */
export const OptionalText = z.string().nullable().default(null).catch(null)
export const OptionalFlag = z.boolean().nullable().default(null).catch(null)
export const OptionalCount = z.number().nullable().default(null).catch(null)

/** Names of labels, which some answers hold as records; absent (the oldest servers) and null are an empty list. */
export const Labels = z
  .array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]))
  .default([])
  .catch([])

/** Records that only some answers hold; absent, null and unreadable are an empty list. */
export function optionalList<T extends z.ZodType>(record: T) {
  return z.array(record).default([]).catch([])
}

/** Text that may be empty anyway, so that absent, null and unreadable are empty too. */
export const Words = z.string().default('').catch('')
