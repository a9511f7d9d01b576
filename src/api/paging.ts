import { z } from 'zod'
import type { Answer } from './answer.ts'
import type { Reader } from './reader.ts'

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[]
  /** This page's number, from 1. */
  readonly page: number
  /** Null at the end. A server that does not say leaves it open: after a full page there may be another. */
  readonly nextPage: number | null
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
  readonly page?: number
  readonly per_page?: number
}

/** At most so many items are kept; 2000 when left out. */
export interface Cap {
  readonly cap?: number
}

export const LARGEST_PAGE = 100
const DEFAULT_PAGE = 20
const MOST_PAGES = 20
const AT_ONCE = 8

/** The page parameters, always sent, so that what comes back can be compared with what was asked. */
export function pageQuery(query: PageQuery): Required<PageQuery> {
  return { page: query.page ?? 1, per_page: query.per_page ?? DEFAULT_PAGE }
}

/** Reads one page of records, with or without paging headers. */
export function page<T>(schema: z.ZodType<T>, asked: Required<PageQuery>): Reader<Page<T>> {
  const items = z.array(schema)
  return (body, header) => {
    const parsed = items.safeParse(body)
    if (!parsed.success) return { ok: false, field: parsed.error.issues[0]?.path.join('.') ?? '' }
    const value = {
      items: parsed.data,
      page: asked.page,
      nextPage: nextPage(parsed.data.length, asked, header('x-next-page')),
      total: wholeNumber(header('x-total')),
    }
    return { ok: true, value }
  }
}

function nextPage(length: number, asked: Required<PageQuery>, header: string | null): number | null {
  if (header !== null) {
    const next = wholeNumber(header)
    return next !== null && next > asked.page ? next : null
  }
  // A server that ignores per_page answers with its default number of items.
  return length >= asked.per_page || length === DEFAULT_PAGE ? asked.page + 1 : null
}

function wholeNumber(header: string | null): number | null {
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null
}

/**
 * Reads pages until the end, the cap, or the twentieth page: eight at a time when the total is known, in
 * growing waves when it is not. Items that moved between pages are kept once. The first answer that is not
 * `done` is the answer of the whole.
 */
export async function everyPage<T extends { readonly id: number | string }>(
  read: (asked: Required<PageQuery>) => Promise<Answer<Page<T>>>,
  { cap = LARGEST_PAGE * MOST_PAGES }: Cap = {},
): Promise<Answer<Whole<T>>> {
  const items = new Map<T['id'], T>()
  let ended = false
  let wave = 1
  for (let next = 1; !ended && next <= MOST_PAGES && items.size < cap; ) {
    const numbers = Array.from({ length: Math.min(wave, MOST_PAGES - next + 1) }, (_, index) => next + index)
    const answers = await Promise.all(numbers.map((page) => read({ page, per_page: LARGEST_PAGE })))
    for (const answer of answers) {
      if (answer.kind !== 'done') return answer
      const before = items.size
      for (const item of answer.value.items) items.set(item.id, item)
      ended = answer.value.nextPage === null || items.size === before
      if (ended) break
      wave = nextWave(answer.value, numbers.length, cap - items.size)
    }
    next += numbers.length
  }
  const kept = [...items.values()].slice(0, Math.max(cap, 0))
  return { kind: 'done', status: 200, value: { items: kept, complete: ended && kept.length === items.size } }
}

/** How many pages to ask for at once: no more than are left where that is known, or wanted. */
function nextWave(read: Page<unknown>, wave: number, wanted: number): number {
  const left = read.total === null ? wave * 2 : Math.ceil(read.total / read.items.length) - read.page
  return Math.max(1, Math.min(AT_ONCE, left, Math.ceil(wanted / read.items.length)))
}
