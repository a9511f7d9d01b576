/** A record that has a page at the forge. */
export interface Paged {
  readonly web_url: string | null
  /** The page’s path below the forge’s own address; null where that address has no path of its own. */
  readonly path_in_forge?: string | null
}

/** Returns a record’s page path at the forge, `/acme/web/merge_requests/12`; null without an address. */
export function pathInForge({ web_url, path_in_forge }: Paged): string | null {
  if (path_in_forge) return path_in_forge
  return web_url !== null && URL.canParse(web_url) ? new URL(web_url).pathname : null
}
