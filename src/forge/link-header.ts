/** The query parameters that request the next page where the server does not count pages. */
export type Cursor = Readonly<Record<string, string>>

/** The parameters of a page’s position; the rest of the link repeats the query, sometimes with a token. */
const POSITION = new Set(['cursor', 'id_after', 'id_before', 'page_token', 'pagination', 'order_by', 'sort'])
const LONGEST = 2_000

/** A header that links other pages, but no next page. */
const END = { page: null, cursor: null } as const

/**
 * Reads the next page from a `Link` header. Only parameters are used: the link itself is never followed,
 * because its host may be a different one. Null where pages are not linked.
 */
export function nextLink(
  header: string | null,
): { readonly page: number | null; readonly cursor: Cursor | null } | null {
  const target = /<([^<>]*)>\s*;[^,<]*\brel="?next"?/i.exec((header ?? '').slice(0, 8_192))?.[1]
  if (target === undefined) return /\brel="?(?:first|prev)"?/i.test(header ?? '') ? END : null
  const parameters = URL.parse(target, 'https://forge.invalid')?.searchParams ?? new URLSearchParams()
  const page = parameters.get('page') ?? ''
  const position = [...parameters].filter(([name, value]) => POSITION.has(name) && value.length <= LONGEST)
  const isCursor = position.some(
    ([name]) => name === 'cursor' || name.startsWith('id_') || name === 'page_token',
  )
  return {
    page: /^\d{1,9}$/.test(page) ? Number(page) : null,
    cursor: isCursor ? Object.fromEntries(position) : null,
  }
}
