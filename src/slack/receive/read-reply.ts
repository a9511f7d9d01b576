import { mrComment } from '../../commands/mr/comment.ts'
import { refuseSecretTyped } from '../../commands/parse/secret-typed.ts'
import type { ParseResult } from '../../interactions/parsed-command.ts'
import type { Store } from '../../store/store.ts'
import type { SlashCommand, ThreadReply } from '../interaction.ts'
import { commentText } from './comment-text.ts'

/**
 * Reads a reply to a card as the comment that it becomes: `/mr comment`, asked for by its author. Null for any other
 * reply, and where the channel has not said that it wants that.
 */
export type ReadReply = (reply: ThreadReply) => Promise<SlashCommand | null>

export function createReadReply({
  store,
  nameOf,
}: {
  readonly store: Pick<Store, 'accounts' | 'cards' | 'policies' | 'threadReplies'>
  /** The display name in Slack; null when it isn’t known. */
  readonly nameOf: (team: string, user: string) => Promise<string | null>
}): ReadReply {
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
