import { z } from 'zod'
import type { Session } from './client.ts'
import type { Reader } from './decoders.ts'
import { type Cursor, nextLink } from './link-header.ts'
import type { ApiResult } from './result.ts'
import type { Query } from './url.ts'

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[]
  /** This page's number, from 1. */
  readonly page: number
  /** Null at the end. A server that does not say leaves it open: after a full page there may be another. */
  readonly nextPage: number | null
  /** How the page after this one is asked for where the server does not count pages. */
  readonly cursor?: Cursor
  /** Number of items on all pages; null when the server does not say. */
  readonly total: number | null
}

/** A list that was read page by page. `complete` is false when there is, or may be, more than was read. */
export interface Whole<T> {
  readonly items: readonly T[]
  readonly complete: boolean
}

/** Which page, and how many items on it (the API's own default is 20, its largest is 100). */
export interface PageQuery {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
  /** From the page before; the number of the page then only counts. */
  readonly cursor?: Cursor | undefined
}

/** The page that is asked for. */
export interface AskedPage {
  readonly page: number
  readonly per_page: number
  readonly cursor?: Cursor | undefined
}

/** How much of a list is read. */
export interface Cap {
  /** At most so many items are kept; 2000 when left out. */
  readonly cap?: number
  /** At most so many pages are asked for; 20 when left out. */
  readonly pages?: number
}

export const LARGEST_PAGE = 100
const DEFAULT_PAGE = 20
const MOST_PAGES = 20
const AT_ONCE = 8

/** The page parameters, always sent, so that what comes back can be compared with what was asked. */
function pageQuery({ page = 1, per_page = DEFAULT_PAGE, cursor }: PageQuery): AskedPage {
  return { page, per_page, cursor }
}

/** Reads one page of a list that the API divides into pages. */
export function readPage<T>(
  session: Session,
  {
    path,
    query,
    asked,
    schema,
  }: {
    readonly path: string
    readonly query: Query
    readonly asked: PageQuery
    readonly schema: z.ZodType<T>
  },
): Promise<ApiResult<Page<T>>> {
  const page = pageQuery(asked)
  const where = page.cursor ?? { page: page.page }
  return session.call({
    method: 'GET',
    path,
    query: { ...query, ...where, per_page: page.per_page },
    reads: pageOf(schema, page),
  })
}

/** Reads one page of records, with or without paging headers. */
function pageOf<T>(schema: z.ZodType<T>, asked: AskedPage): Reader<Page<T>> {
  const items = z.array(schema)
  return (body, header) => {
    const parsed = items.safeParse(body)
    if (!parsed.success) return { ok: false, field: parsed.error.issues[0]?.path.join('.') ?? '' }
    const value = {
      items: parsed.data,
      page: asked.page,
      ...next(parsed.data.length, asked, header),
      total: wholeNumber(header('x-total')),
    }
    return { ok: true, value }
  }
}

function next(
  length: number,
  asked: AskedPage,
  header: (name: string) => string | null,
): Pick<Page<unknown>, 'nextPage' | 'cursor'> {
  const told = header('x-next-page')
  // At the end it is empty, and where the server does not count pages it is missing.
  if (told !== null && told !== '') return { nextPage: later(wholeNumber(told), asked) }
  const link = nextLink(header('link'))
  if (link?.cursor) return { nextPage: asked.page + 1, cursor: link.cursor }
  if (told !== null) return { nextPage: null }
  if (link) return { nextPage: later(link.page, asked) }
  // A server that ignores per_page answers with its default number of items.
  const mayBeFull = length >= asked.per_page || length === DEFAULT_PAGE
  return { nextPage: mayBeFull && asked.cursor === undefined ? asked.page + 1 : null }
}

function later(page: number | null, asked: AskedPage): number | null {
  return page !== null && page > asked.page ? page : null
}

function wholeNumber(header: string | null): number | null {
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null
}

/**
 * Reads pages until the end, the cap, or the twentieth page: eight at a time when the total is known, in growing waves when it is not,
 * one after the other where each tells how to ask for the next. Items that moved between pages are kept once.
 * The first answer that is not `done` is the answer of the whole.
 */
export function everyPage<T extends { readonly id: number | string }>(
  read: (asked: AskedPage) => Promise<ApiResult<Page<T>>>,
  cap: Cap = {},
): Promise<ApiResult<Whole<T>>> {
  return everyPageBy(read, ({ id }) => id, cap)
}

/** The same for records without an id. */
export async function everyPageBy<T>(
  read: (asked: AskedPage) => Promise<ApiResult<Page<T>>>,
  keyOf: (item: T) => string | number,
  { cap = LARGEST_PAGE * MOST_PAGES, pages = MOST_PAGES }: Cap = {},
): Promise<ApiResult<Whole<T>>> {
  const items = new Map<string | number, T>()
  let ended = false
  let wave = 1
  let cursor: Cursor | undefined
  for (let next = 1; !ended && next <= pages && items.size < cap; ) {
    const numbers = Array.from({ length: Math.min(wave, pages - next + 1) }, (_, index) => next + index)
    const from = cursor
    const answers = await Promise.all(
      numbers.map((page) => read({ page, per_page: LARGEST_PAGE, ...(from ? { cursor: from } : {}) })),
    )
    for (const answer of answers) {
      if (answer.kind !== 'done') return answer
      const before = items.size
      for (const item of answer.value.items) items.set(keyOf(item), item)
      ended = answer.value.nextPage === null || items.size === before
      if (ended) break
      cursor = answer.value.cursor
      wave = cursor ? 1 : nextWave(answer.value, numbers.length, cap - items.size)
    }
    next += numbers.length
  }
  const kept = [...items.values()].slice(0, Math.max(cap, 0))
  return { kind: 'done', status: 200, value: { items: kept, complete: ended && kept.length === items.size } }
}

/** For lists of which a part is no use. */
export function whole<T>(answer: ApiResult<Whole<T>>): ApiResult<readonly T[]> {
  if (answer.kind !== 'done') return answer
  const { items, complete } = answer.value
  if (complete) return { ...answer, value: items }
  return { kind: 'unknown', reason: `The forge lists more than ${items.length} of them` }
}

/** How many pages to ask for at once: no more than are left where that is known, or wanted. */
function nextWave(read: Page<unknown>, wave: number, wanted: number): number {
  const left = read.total === null ? wave * 2 : Math.ceil(read.total / read.items.length) - read.page
  return Math.max(1, Math.min(AT_ONCE, left, Math.ceil(wanted / read.items.length)))
}
