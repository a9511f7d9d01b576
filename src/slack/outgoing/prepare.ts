import type { ActionFilterOf } from '../../interactions/visible-actions.ts'
import type { Content, Recipient } from '../../outbox/port.ts'
import type { ActionTokens, TokenScope } from '../../store/tables/action-tokens.ts'
import { hasButtons, permitted } from '../../views/permitted.ts'
import { tokenize } from '../actions/tokenize.ts'
import type { SubmitAnswer } from '../interaction.ts'

/**
 * The readers of a message: everybody in the channel where `user` is null, else one person; `channel` is null in a
 * direct message.
 */
export type Audience = TokenScope

/** Makes of what the bot means what may leave for Slack. */
export interface Prepare {
  /**
   * The steps of every message, in order: buttons that its readers could not use are left out, what the others stand
   * for is stored and replaced by a token, and secrets are taken out of every text.
   */
  message(content: Content, audience: Audience): Promise<Content>
  /** The last two steps for a modal or a Home tab: its forms judge for themselves what may be done. */
  view<View extends object>(view: View, viewer: Recipient): Promise<View>
  /** The same for what a submitted modal is answered with. */
  answer(answer: SubmitAnswer, viewer: Recipient): Promise<SubmitAnswer>
}

export interface PrepareOptions {
  readonly filter: ActionFilterOf
  readonly tokens: ActionTokens
  /** Takes secrets out of a text. */
  readonly scrub: (text: string) => string
}

export function createPrepare({ filter, tokens, scrub }: PrepareOptions): Prepare {
  /** In a channel as its rules say, for one person as that person stands there. */
  const filterOf = ({ team, channel, user }: Audience) =>
    user === null
      ? filter.channel(team, channel ?? '')
      : filter.person({ team, user, channel: channel ?? '' })

  async function view<View extends object>(shape: View, { team, user }: Recipient): Promise<View> {
    return redacted(await tokenize(tokens, { team, user, channel: '' }, shape), scrub)
  }

  return {
    async message({ text, blocks }, { team, channel, user }) {
      const audience = { team, channel, user }
      const shown = hasButtons(blocks) ? permitted(blocks, await filterOf(audience)) : blocks
      const tokenized = await tokenize(tokens, audience, shown)
      return redacted({ text, blocks: tokenized }, scrub)
    },
    view,
    async answer(answer, viewer) {
      if (answer?.response_action !== 'update') return redacted(answer, scrub)
      return { ...answer, view: await view(answer.view, viewer) }
    },
  }
}

/** Names that machines read; nothing that people wrote stands there. */
const MACHINE_FIELDS = new Set([
  'type',
  'block_id',
  'action_id',
  'callback_id',
  'private_metadata',
  'value',
  'user_id',
])

/** A copy in which every text that a person may read went through `scrub`. */
export function redacted<Shape>(shape: Shape, scrub: (text: string) => string): Shape
export function redacted(shape: unknown, scrub: (text: string) => string): unknown {
  if (typeof shape === 'string') return scrub(shape)
  if (Array.isArray(shape)) return shape.map((item: unknown) => redacted(item, scrub))
  if (typeof shape !== 'object' || shape === null) return shape
  return Object.fromEntries(
    Object.entries(shape).map(([name, inner]) => [
      name,
      MACHINE_FIELDS.has(name) ? inner : redacted(inner, scrub),
    ]),
  )
}
