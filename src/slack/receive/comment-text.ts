/** Returns the account at the forge of a person in Slack, or their name where it isn’t known. */
export type NameOf = (user: string) => Promise<{ readonly username: string } | { readonly name: string }>

/** The markup that Slack writes between angle brackets (docs.slack.dev/messaging/formatting-message-text). */
const MARKED = /<([^<>]*)>/g
const PERSON = /^@([UW][A-Z0-9]{1,30})(?:\|.*)?$/

/**
 * Returns a message as the text of a comment: mentions of people as those at the forge, addresses as links. What would
 * notify more than one person, and the name of somebody without an account, is a plain word there.
 */
export async function commentText(message: string, nameOf: NameOf): Promise<string> {
  const mentioned = [...message.matchAll(MARKED)].flatMap(([, inside = '']) => PERSON.exec(inside)?.[1] ?? [])
  const people = new Map<string, string>()
  for (const user of new Set(mentioned)) {
    const person = await nameOf(user)
    people.set(user, 'username' in person ? `@${person.username}` : plainWord(person.name))
  }
  const words = message.replace(MARKED, (_, inside: string) => {
    const user = PERSON.exec(inside)?.[1]
    return user === undefined ? linked(inside) : (people.get(user) ?? '')
  })
  return words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim()
}

function linked(inside: string): string {
  const [target = '', label = ''] = inside.split('|')
  if (target.startsWith('!date')) return label
  if (target.startsWith('!subteam')) return plainWord(label)
  if (/^[!#]/.test(target)) return target.startsWith('#') ? `#${label || target.slice(1)}` : target.slice(1)
  const isAddress = label === '' || label === target || `mailto:${label}` === target
  return isAddress ? target.replace(/^mailto:/, '') : `[${label.replaceAll(/[[\]\\]/g, '')}](${target})`
}

/** Nothing of it is Markdown, a mention or a command at the forge. */
function plainWord(name: string): string {
  return name.replace(/[^\p{L}\p{N}\p{M} '’-]/gu, '').trim()
}
