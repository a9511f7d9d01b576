import { z } from 'zod'

export interface WebLocation {
  readonly web_url: string | null
  /** The page’s path below the forge’s own address; null where that address has no path of its own. */
  readonly path_in_forge?: string | null
}

/** Returns a record’s page path at the forge, `/acme/web/merge_requests/12`; null without an address. */
export function pathInForge({ web_url, path_in_forge }: WebLocation): string | null {
  if (path_in_forge) return path_in_forge
  return web_url === null ? null : (URL.parse(web_url)?.pathname ?? null)
}

export const MAX_TITLE_LENGTH = 255

/** True when a title fits; counts like the forge, an emoji as one character. */
export function fitsTitle(text: string): boolean {
  return Array.from(text).length <= MAX_TITLE_LENGTH
}

/** A text without what forms and servers change: the kind of line ends, and white space around it. */
export function bareText(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/** A global id or an iid: a positive safe integer. 2^53+1 is refused, since it would name another record. */
export const Id = z.int().positive()

/** An id that an answer may omit: absent and null both become null, an unreadable one is refused. */
export const OptionalId = Id.nullable().default(null)

/** Reads a field in one step: a chain of `nullable`, `default` and `catch` takes four, and lists have 400,000 fields. */
function optional<T>(isReadable: (value: unknown) => value is T) {
  return z.transform((value: unknown): T | null => (isReadable(value) ? value : null))
}

/**
 * Fields that vary between servers. Absent, null and unreadable values all become null, so that readers have
 * one case and one odd field does not discard a whole list.
 */
export const OptionalText = optional((value) => typeof value === 'string')
export const OptionalFlag = optional((value) => typeof value === 'boolean')
export const OptionalCount = optional((value): value is number => Number.isFinite(value))

/** A time with its offset; absent, null and unreadable become null. */
export const OptionalTime = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable()
  .default(null)
  .catch(null)

/**
 * A list of records that is given up at the first unreadable one: `z.array` describes each of them, and half a
 * megabyte of `1,1,1…` takes it seconds.
 */
export function listOfRecords<T>(record: z.ZodType<T>) {
  return z.array(z.unknown()).transform((values, context): T[] => {
    const records: T[] = []
    for (const [index, value] of values.entries()) {
      const read = record.safeParse(value)
      if (!read.success) {
        const path = [index, ...(read.error.issues[0]?.path ?? [])]
        context.issues.push({ code: 'custom', message: 'unreadable', input: value, path })
        return z.NEVER
      }
      records.push(read.data)
    }
    return records
  })
}

/** Records that only some answers contain; absent, null and unreadable become an empty list. */
export function optionalList<T>(record: z.ZodType<T>) {
  return listOfRecords(record).default([]).catch([])
}

/** Label names, which some answers hold as records; absent (the oldest servers) and null: an empty list. */
export const Labels = optionalList(
  z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]),
)

/** Text that may be empty anyway, so that absent, null and unreadable values become empty too. */
export const WordList = z.string().default('').catch('')

/** Milliseconds since 1970 in UTC. */
export const EpochMs = z.number()
export type EpochMs = z.infer<typeof EpochMs>
