/** Names of people and groups; a dot or a hyphen at the end belongs to the sentence. */
const NAME = /(?<![\w@./-])@([a-z\d_][\w.-]*)/gi
/** A fence of code; nobody is mentioned between two of them. */
const FENCE = /^\s{0,3}(?:```|~~~)/

/**
 * Returns the user names that a text mentions, in lower case: none of those in code and in quotes, as at the server.
 */
export function mentionsIn(body: string): ReadonlySet<string> {
  const names = new Set<string>()
  let isCode = false
  for (const line of body.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode
    else if (!isCode && !line.trimStart().startsWith('>')) {
      // Every second part is between backticks.
      const prose = line.split('`').filter((_, nth) => nth % 2 === 0)
      for (const [, name = ''] of prose.join(' ').matchAll(NAME)) names.add(withoutEnd(name).toLowerCase())
    }
  }
  return names
}

function withoutEnd(name: string): string {
  let end = name.length
  while (end > 0 && '.-'.includes(name.charAt(end - 1))) end -= 1
  return name.slice(0, end)
}
