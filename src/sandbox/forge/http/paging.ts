import { type Answer, json, reject } from './answer.ts'
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

/**
 * A page of a list that is in this order. By `pagination=keyset` it is the one after the last id that was seen, which
 * finds nothing twice and misses nothing: its only header is the link to the page after it, which the last page does
 * not have. Every other order than that of the ids is then refused with 405.
 */
export async function orderedPage<T extends { readonly id: number }>(
  call: Call,
  { order_by, sort }: { readonly order_by: string; readonly sort: 'asc' | 'desc' },
  ordered: readonly T[],
  show: (one: T) => unknown,
): Promise<Answer> {
  if (call.params.pagination !== 'keyset') return pageOf(call, ordered, show)
  if (order_by !== 'id') throw reject(405, 'Keyset pagination is not yet available for this type of request')
  const bound = sort === 'asc' ? 'id_after' : 'id_before'
  const last = Number(call.params[bound] ?? Number.NaN)
  const rest = ordered.filter(({ id }) => Number.isNaN(last) || (sort === 'asc' ? id > last : id < last))
  const page = rest.slice(0, readPaging(call).perPage)
  const answer = json(200, await Promise.all(page.map(show)))
  const end = page.at(-1)
  if (!end || page.length === rest.length) return answer
  const query = new URLSearchParams(call.url.searchParams)
  query.set(bound, String(end.id))
  const link = `<${call.world.url}${call.url.pathname}?${query}>; rel="next"`
  return { ...answer, headers: { ...answer.headers, link } }
}

function positive(value: unknown): number | undefined {
  const number = /^\d+$/.test(String(value)) ? Number(value) : 0
  return number > 0 ? Math.min(number, MOST_PAGES) : undefined
}
