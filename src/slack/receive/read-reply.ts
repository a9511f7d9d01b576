import { mrComment } from '../../commands/mr/comment.ts'
import { refuseSecretTyped } from '../../commands/parse/secret-typed.ts'
import type { ParseResult } from '../../interactions/parsed-command.ts'
import type { Store } from '../../store/store.ts'
import type { ParsedSlashCommand, ThreadReply } from '../interaction.ts'

/**
 * Reads a reply to a card as the comment that it becomes: `/mr comment`, asked for by its author. Null for any other
 * reply, and where the channel has not said that it wants that.
 */
export type ReadReply = (reply: ThreadReply) => Promise<ParsedSlashCommand | null>

export function createReadReply(options: {
  readonly store: Pick<Store, 'accounts' | 'cards' | 'policies' | 'threadReplies'>
  /** The display name in Slack; null when it isn’t known. */
  readonly nameOf: (team: string, user: string) => Promise<string | null>
}): ReadReply {
  const { store, nameOf } = options
  /** False for what is no comment, and for a person who knows that it is none. */
  async function isToBeComment(reply: ThreadReply): Promise<boolean> {
    const { team, channel, ts, thread, user, edits } = reply
    if (!(await store.policies.rules(team, channel)).thread) return false
    const earlier = await store.threadReplies.find({ team, channel, ts })
    if (edits && earlier?.user !== user) return false
    if (await store.accounts.find(team, user)) return true
    return !edits && !(await store.threadReplies.hasLeft({ team, channel, ts, thread, user }))
  }

  const named = (team: string) => async (user: string) =>
    (await store.accounts.identity(team, user)) ?? { name: (await nameOf(team, user)) ?? 'somebody' }

  return async (reply) => {
    const { kind: _, thread, ts, text: said, edits, ...origin } = reply
    const { team, channel, user } = origin
    const card = await store.cards.at(team, channel, thread)
    if (!card || !(await isToBeComment(reply))) return null
    const text = await commentText(said, named(team))
    if (text === '') return null
    if (!edits) await store.threadReplies.add({ team, channel, ts, thread, user })
    const { project, iid: mr } = card
    const refusal = refuseSecretTyped(text)
    const raw = { project, mr, text, said: { ts, edits } }
    const given = { command: mrComment, raw, projects: new Map(), privately: true }
    const parsed: ParseResult = refusal
      ? { kind: 'refused', noun: 'mr', command: mrComment, refusal, withoutForm: true }
      : { kind: 'given', given }
    return {
      ...origin,
      kind: 'command',
      command: '/mr comment',
      text: `!${mr} ${text}`,
      parsed,
      mention: { thread, isReply: true },
      isReply: true,
    }
  }
}

/** Returns the account at the forge of a person in Slack, or their name where it isn’t known. */
type NameOf = (user: string) => Promise<{ readonly username: string } | { readonly name: string }>

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
