import { type Answer, json } from './answer.ts'
import type { Call } from './route.ts'

const DEFAULT_PER_PAGE = 20
const MOST_PER_PAGE = 100
/** Beyond every list, and not too much to calculate with. */
const MOST_PAGES = 1e9

export interface Paging {
  readonly page: number
  readonly perPage: number
  readonly limit: number
  readonly offset: number
}

/** Reads `page` and `per_page`; nothing, zero and junk mean the defaults, too much means the most. */
export function readPaging(call: Call): Paging {
  const page = positive(call.params.page) ?? 1
  const perPage = Math.min(positive(call.params.per_page) ?? DEFAULT_PER_PAGE, MOST_PER_PAGE)
  return { page, perPage, limit: perPage, offset: (page - 1) * perPage }
}

/**
 * A list with its paging headers; the ends of the list have empty next and previous pages. What is too long to be
 * counted has no total and no last page.
 */
export function pagedAnswer(call: Call, paging: Paging, total: number, rows: readonly unknown[]): Answer {
  const last = Math.max(Math.ceil(total / paging.perPage), call.world.mode.leastPages)
  const next = paging.page < last ? paging.page + 1 : undefined
  const previous = paging.page > 1 ? paging.page - 1 : undefined
  const isCounted = total <= call.countedRows
  const answer = json(200, rows)
  return {
    ...answer,
    headers: {
      ...answer.headers,
      ...(isCounted ? { 'X-Total': String(total), 'X-Total-Pages': String(last) } : {}),
      'X-Per-Page': String(paging.perPage),
      'X-Page': String(paging.page),
      'X-Next-Page': String(next ?? ''),
      'X-Prev-Page': String(previous ?? ''),
      Link: [
        ...(previous ? [link(call, paging, previous, 'prev')] : []),
        ...(next ? [link(call, paging, next, 'next')] : []),
        link(call, paging, 1, 'first'),
        ...(isCounted ? [link(call, paging, last, 'last')] : []),
      ].join(', '),
    },
  }
}

/** The page of a list that is at hand as a whole. */
export async function pageOf<T>(
  call: Call,
  all: readonly T[],
  show: (one: T) => unknown = (one) => one,
): Promise<Answer> {
  const paging = readPaging(call)
  const rows = all.slice(paging.offset, paging.offset + paging.limit)
  return pagedAnswer(call, paging, all.length, await Promise.all(rows.map(show)))
}

/** As on the real servers the link repeats every parameter, those of the path included. */
function link(call: Call, paging: Paging, page: number, rel: string): string {
  const query = new URLSearchParams(call.url.searchParams)
  for (const [name, value] of call.path) query.set(name, value)
  query.set('page', String(page))
  query.set('per_page', String(paging.perPage))
  return `<${call.world.url}${call.url.pathname}?${query}>; rel="${rel}"`
}

function positive(value: unknown): number | undefined {
  const number = /^\d+$/.test(String(value)) ? Number(value) : 0
  return number > 0 ? Math.min(number, MOST_PAGES) : undefined
}
