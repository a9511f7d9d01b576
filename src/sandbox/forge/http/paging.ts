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

/** A list with the paging headers of that time; the ends of the list have empty next and previous pages. */
export function pagedAnswer(call: Call, paging: Paging, total: number, rows: readonly unknown[]): Answer {
  const last = Math.ceil(total / paging.perPage)
  const next = paging.page < last ? paging.page + 1 : undefined
  const previous = paging.page > 1 ? paging.page - 1 : undefined
  const answer = json(200, rows)
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'X-Total': String(total),
      'X-Total-Pages': String(last),
      'X-Per-Page': String(paging.perPage),
      'X-Page': String(paging.page),
      'X-Next-Page': String(next ?? ''),
      'X-Prev-Page': String(previous ?? ''),
      Link: [
        ...(previous ? [link(call, paging, previous, 'prev')] : []),
        ...(next ? [link(call, paging, next, 'next')] : []),
        link(call, paging, 1, 'first'),
        link(call, paging, last, 'last'),
      ].join(', '),
    },
  }
}

/** As on the servers of that time the link repeats every parameter, those of the path included. */
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
