import { type Answer, json, reject } from './answer.ts'
import { readPaging } from './paging.ts'
import type { Call } from './route.ts'

/** Whether the list is asked for page by page after the last id seen, which finds nothing twice and misses nothing. */
export function isKeyset(call: Call): boolean {
  return call.params.pagination === 'keyset'
}

/**
 * The next page of a list that is in the order of its ids; the only header is the link to the page after it, which
 * the last page does not have. Every other order is refused with 405.
 */
export async function keysetPage<T extends { readonly id: number }>(
  call: Call,
  { order_by, sort }: { order_by: string; sort: 'asc' | 'desc' },
  ordered: readonly T[],
  show: (one: T) => unknown,
): Promise<Answer> {
  if (order_by !== 'id') throw reject(405, 'Keyset pagination is not yet available for this type of request')
  const bound = sort === 'asc' ? 'id_after' : 'id_before'
  const seen = Number(call.params[bound] ?? Number.NaN)
  const rest = ordered.filter(({ id }) => Number.isNaN(seen) || (sort === 'asc' ? id > seen : id < seen))
  const { perPage } = readPaging(call)
  const page = rest.slice(0, perPage)
  const answer = json(200, await Promise.all(page.map(show)))
  const last = page.at(-1)
  if (!last || page.length === rest.length) return answer
  const query = new URLSearchParams(call.url.searchParams)
  query.set(bound, String(last.id))
  const link = `<${call.world.url}${call.url.pathname}?${query}>; rel="next"`
  return { ...answer, headers: { ...answer.headers, link } }
}
