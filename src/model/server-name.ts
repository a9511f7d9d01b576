/** Stands for the name of the project-hosting server in every sentence; the outgoing pipeline fills it in. */
export const SERVER = '\u{E000}'

/** Plain words, since the name stands in sentences, formatted text, pages and the log. */
export const SERVER_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} .:()-]{0,38}[\p{L}\p{N})])?$/u

/** Returns what people call the server: the name in the settings, or the host of its address. */
export function serverNameOf({ url, name }: { readonly url: string; readonly name?: string | null }): string {
  return name ?? new URL(url).host
}

/** Returns a sentence in which the server is called by its name. */
export function withServerName(text: string, name: string): string {
  return text.replaceAll(SERVER, () => name)
}

/** Returns foreign text in which nothing can be taken for the server’s name. */
export function withoutServerMark(text: string): string {
  return text.replaceAll(SERVER, '')
}

/** Any escape of JSON: a backslash that is escaped itself escapes nothing. */
const JSON_ESCAPE = /\\(?:u[\da-f]{4}|[^u])/gi
const ESCAPED_MARK = '\\ue000'

/** `withoutServerMark` for JSON that is not parsed yet. */
export function jsonWithoutServerMark(json: string): string {
  const plain = withoutServerMark(json)
  if (!/\\ue000/i.test(plain)) return plain
  return plain.replaceAll(JSON_ESCAPE, (found) => (found.toLowerCase() === ESCAPED_MARK ? '' : found))
}
