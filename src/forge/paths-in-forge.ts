/** Deeper than any answer. */
const DEEPEST = 12

/**
 * Returns the body with `path_in_forge` beside each `web_url` when the forge’s address has a path, such as
 * `/gitlab`: the part after it. An address elsewhere (servers may use another) keeps its whole path.
 */
export function withPathsInForge(body: unknown, root: string, depth = 0): unknown {
  if (root === '' || depth > DEEPEST || typeof body !== 'object' || body === null) return body
  if (Array.isArray(body)) return body.map((one) => withPathsInForge(one, root, depth + 1))
  const entries = Object.entries(body).map(
    ([name, value]) => [name, withPathsInForge(value, root, depth + 1)] as const,
  )
  const page = 'web_url' in body && typeof body.web_url === 'string' ? URL.parse(body.web_url) : null
  if (page === null) return Object.fromEntries(entries)
  const isBelow = page.pathname.startsWith(`${root}/`)
  const path_in_forge = isBelow ? page.pathname.slice(root.length) : page.pathname
  return { ...Object.fromEntries(entries), path_in_forge }
}
