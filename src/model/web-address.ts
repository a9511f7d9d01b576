/** A record that the forge has a page of. */
export interface Paged {
  readonly web_url: string | null
  /** The path of that page below the forge’s own address; null where that address has no path of its own. */
  readonly path_in_forge?: string | null
}

/** `/acme/web/merge_requests/12`: where a record’s page is at the forge; null for one without an address. */
export function pathInForge({ web_url, path_in_forge }: Paged): string | null {
  if (path_in_forge) return path_in_forge
  return web_url !== null && URL.canParse(web_url) ? new URL(web_url).pathname : null
}
