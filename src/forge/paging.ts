import type { z } from 'zod'
import { SERVER } from '../model/server-name.ts'
import { type CallSender, listOf, type Reader } from './request-spec.ts'
import type { ApiResult } from './result.ts'
import type { Query } from './url.ts'

export interface Page<T> {
  readonly items: readonly T[]
  /** This page's number, from 1. */
  readonly page: number
  /** Null at the end. Without a report from the server it is open: after a full page there may be another. */
  readonly nextPage: number | null
  /** Number of items on all pages; null when the server does not report it. */
  readonly total: number | null
  /** The server sent more than was asked for; the rest was left out. */
  readonly isCut?: true
}

/** A list that was read page by page. `complete` is false when there is, or may be, more than was read. */
export interface Whole<T> {
  readonly items: readonly T[]
  readonly complete: boolean
}

/** The page, and its number of items (the API's own default is 20, its largest is 100). */
export interface PageQuery {
  readonly page?: number
  readonly per_page?: number
}

/** The page parameters, always sent, so that the answer can be compared with them. */
type PageRequest = Required<PageQuery>

export interface PageLimit {
  /** Largest number of items; 2000 by default. */
  readonly maxItems?: number
  /** Largest number of pages; 20 by default. */
  readonly pages?: number
}

export const LARGEST_PAGE = 100
/** The API’s own default. */
const DEFAULT_PAGE = 20
const MAX_PAGES = 20
/** Pages of one list that are read at the same time. */
const PAGES_AT_ONCE = 8

interface ListCall<T> {
  readonly path: string
  readonly query: Query
  readonly paging: PageQuery
  readonly schema: z.ZodType<T>
}

/** Reads a page of a list: no more than its `per_page` records. */
export function readPage<T>(
  forge: CallSender,
  { path, query, paging: { page = 1, per_page = DEFAULT_PAGE }, schema }: ListCall<T>,
): Promise<ApiResult<Page<T>>> {
  const paging: PageRequest = { page, per_page }
  const reads = pageOf(schema, paging)
  return forge.call({ method: 'GET', path, asksFor: 'list', reads, query: { ...query, ...paging } })
}

/** Reads a page of records, with or without paging headers; no more than were asked for. */
function pageOf<T>(schema: z.ZodType<T>, paging: PageRequest): Reader<Page<T>> {
  // One more tells that there are more.
  const read = listOf(schema, paging.per_page + 1)
  return (body, header) => {
    const reading = read(body, header)
    if (!reading.ok) return reading
    const isCut = reading.value.length > paging.per_page
    const items = isCut ? reading.value.slice(0, paging.per_page) : reading.value
    const value = {
      items,
      page: paging.page,
      nextPage: nextPage(items.length, paging, header),
      total: wholeNumber(header('x-total')),
      ...(isCut ? ({ isCut } as const) : {}),
    }
    return { ok: true, value }
  }
}

/** The header is empty at the end, and missing where the server does not count pages. */
function nextPage(
  length: number,
  { page, per_page }: PageRequest,
  header: (name: string) => string | null,
): number | null {
  const counted = header('x-next-page')
  if (counted !== null) {
    const number = wholeNumber(counted)
    return number !== null && number > page ? number : null
  }
  if (/\brel="?next"?/i.test(header('link') ?? '')) return page + 1
  // A server that ignores per_page answers with its default number of items.
  return length >= per_page || length === DEFAULT_PAGE ? page + 1 : null
}

function wholeNumber(header: string | null): number | null {
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null
}

/**
 * Reads pages until the end or the limit: eight at a time where the server says how many there are, else one
 * after the other. Items that moved between pages are kept once. The first answer that is not `done` becomes the
 * answer of the whole.
 */
export function readAllPages<T extends { readonly id: number | string }>(
  read: (paging: PageRequest) => Promise<ApiResult<Page<T>>>,
  limit: PageLimit = {},
): Promise<ApiResult<Whole<T>>> {
  return readAllPagesBy(read, ({ id }) => id, limit)
}

export async function readAllPagesBy<T>(
  read: (paging: PageRequest) => Promise<ApiResult<Page<T>>>,
  keyOf: (item: T) => string | number,
  { maxItems = LARGEST_PAGE * MAX_PAGES, pages = MAX_PAGES }: PageLimit = {},
): Promise<ApiResult<Whole<T>>> {
  const items = new Map<string | number, T>()
  let next = 1
  let atOnce = 1
  let hasEnded = false
  let isCut = false
  while (!hasEnded && items.size < maxItems && next <= pages) {
    const numbers = Array.from({ length: Math.min(atOnce, pages - next + 1) }, (_, index) => next + index)
    const answers = await Promise.all(numbers.map((page) => read({ page, per_page: LARGEST_PAGE })))
    for (const answer of answers) {
      if (answer.kind !== 'done') return answer
      if (hasEnded) break
      const { value } = answer
      const before = items.size
      for (const item of value.items) items.set(keyOf(item), item)
      isCut ||= value.isCut === true
      // After a page without news, no later one has any.
      hasEnded = value.nextPage === null || items.size === before
      atOnce = pagesAtOnce(value, maxItems)
    }
    next += numbers.length
  }
  const capped = [...items.values()].slice(0, Math.max(maxItems, 0))
  const complete = hasEnded && !isCut && capped.length === items.size
  return { kind: 'done', status: 200, value: { items: capped, complete } }
}

/** For lists that are useless when incomplete. */
export function requireComplete<T>(answer: ApiResult<Whole<T>>): ApiResult<readonly T[]> {
  if (answer.kind !== 'done') return answer
  const { items, complete } = answer.value
  if (complete) return { ...answer, value: items }
  return { kind: 'unknown', reason: `${SERVER} lists more than ${items.length} of them` }
}

/** Returns the number of pages to read next: those that are left, where the server counts, and that `maxItems` needs. */
function pagesAtOnce({ items, page, total }: Page<unknown>, maxItems: number): number {
  if (total === null || items.length === 0) return 1
  const left = Math.ceil(Math.min(total, maxItems) / items.length) - page
  return Math.max(1, Math.min(PAGES_AT_ONCE, left))
}
