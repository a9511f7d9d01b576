import type { ActionFilterOf } from '../../interactions/visible-actions.ts'
import type { Recipient } from '../../model/directory.ts'
import type { Content } from '../../outbox/port.ts'
import type { ActionTokens, TokenScope } from '../../store/tables/action-tokens.ts'
import { filterActions, hasButtons } from '../../views/filter-actions.ts'
import { tokenize } from '../actions/tokenize.ts'
import type { SubmitAnswer } from '../interaction.ts'

/**
 * The readers of a message: the whole channel when `user` is null, else one person; `channel` is null in a
 * direct message.
 */
export type Audience = TokenScope

/** Prepares content before it is sent to Slack. */
export interface Prepare {
  /**
   * Prepares a message, in this order: removes buttons that its readers cannot use, stores the values of the
   * others and replaces them with tokens, and removes secrets from every text.
   */
  message(content: Content, audience: Audience): Promise<Content>
  /** Runs the last two steps for a modal or a Home tab: their forms authorize each command themselves. */
  view<View extends object>(view: View, viewer: Recipient): Promise<View>
  /** Runs the same steps for the answer to a submitted modal. */
  answer(answer: SubmitAnswer, viewer: Recipient): Promise<SubmitAnswer>
}

export interface PrepareOptions {
  readonly filter: ActionFilterOf
  readonly tokens: ActionTokens
  /** Removes secrets from a text. */
  readonly scrub: (text: string) => string
}

export function createPrepare({ filter, tokens, scrub }: PrepareOptions): Prepare {
  /** Returns a channel’s filter by its rules, or one person’s by their role there. */
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
      const shown = hasButtons(blocks) ? filterActions(blocks, await filterOf(audience)) : blocks
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

/** Fields that machines read; they hold no text written by people. */
const MACHINE_FIELDS = new Set([
  'type',
  'block_id',
  'action_id',
  'callback_id',
  'private_metadata',
  'value',
  'user_id',
])

/** Returns a copy in which every text that people may read is scrubbed. */
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
