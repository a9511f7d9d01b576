import type { InteractionResult } from '../../interactions/types.ts'
import type { ActionFilterOf } from '../../interactions/visible-actions.ts'
import { withoutTokens } from '../../log/token-shapes.ts'
import type { Recipient } from '../../model/directory.ts'
import { SERVER, withServerName } from '../../model/server-name.ts'
import type { StoreTransaction } from '../../store/context.ts'
import type { ActionTokens, TokenScope } from '../../store/tables/action-tokens.ts'
import { filterActions, hasButtons } from '../../views/button.ts'
import type { Content } from '../../views/post.ts'
import { cut, cutEscaped } from '../../views/text.ts'
import { issueTokens, slotsIn } from '../actions/issue-tokens.ts'
import type { SubmitAnswer } from '../interaction.ts'

/**
 * The readers of a message: the whole channel when `user` is null, else one person; `channel` is null in a
 * direct message. `access`: what was found when the request was judged, of its person in its channel.
 */
export type Readers = TokenScope & Pick<InteractionResult, 'access'>

/** A person, and the channel from which they opened a modal. */
export type Viewer = Recipient & { readonly channel?: string } & Pick<InteractionResult, 'access'>

/** Returns content whose action tokens are stored in the transaction that stores it. */
export type StoredContent = (transaction?: StoreTransaction) => Promise<Content>

export interface PrepareOptions {
  readonly filter: ActionFilterOf
  readonly tokens: ActionTokens
  /** People’s name for the server. */
  readonly serverName: string
}

/** Prepares content before it is sent to Slack. */
export function createPrepare({ filter, tokens, serverName }: PrepareOptions) {
  const readable = <Shape>(shape: Shape) => finishTexts(shape, serverName)

  /** Returns a channel’s filter by its rules, or one person’s by their role there. */
  const filterOf = ({ team, channel, user, access }: Readers) => {
    if (access && channel !== null) return user === null ? filter.ofChannel(access) : filter.ofPerson(access)
    return user === null
      ? filter.channel(team, channel ?? '')
      : filter.person({ team, user, channel: channel ?? '' })
  }

  /** Prepares a modal or a Home tab; buttons stay where no channel says who may use them. */
  async function view<View extends object>(
    shape: View,
    { team, user, channel = '', access }: Viewer,
  ): Promise<View> {
    const shown =
      channel !== '' && 'blocks' in shape && Array.isArray(shape.blocks) && hasButtons(shape.blocks)
        ? { ...shape, blocks: filterActions(shape.blocks, await filterOf({ team, channel, user, access })) }
        : shape
    const copy = readable(shown)
    await issueTokens(tokens, { team, user, channel: '' }, slotsIn(copy))
    return copy
  }

  /**
   * Prepares a message, in this order: removes buttons that its readers cannot use, calls the server by its name,
   * removes what has the shape of a token from every text, and stores the values of the buttons that are left and
   * replaces them with tokens.
   */
  async function message({ text, blocks }: Content, { access, ...readers }: Readers): Promise<StoredContent> {
    const shown = hasButtons(blocks) ? filterActions(blocks, await filterOf({ ...readers, access })) : blocks
    const copy = readable({ text, blocks: shown })
    const slots = slotsIn(copy.blocks)
    return async (transaction) => {
      await issueTokens(tokens, readers, slots, transaction)
      return copy
    }
  }

  return {
    message: async (content: Content, readers: Readers): Promise<Content> =>
      (await message(content, readers))(),
    /** Prepares a message that is stored first. */
    post: message,
    view,
    /** Prepares the answer to a submitted modal. */
    async answer(answer: SubmitAnswer, viewer: Recipient): Promise<SubmitAnswer> {
      if (answer?.response_action !== 'update') return answer && readable(answer)
      return { ...answer, view: await view(answer.view, viewer) }
    },
  }
}

export type Prepare = ReturnType<typeof createPrepare>

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

/**
 * Returns a copy that calls the server by its name, within the limits of Slack, and holds nothing of a token’s shape.
 * No other secret is looked for: a text that depends on one tells it to whoever can write the text.
 */
export function finishTexts<Shape>(shape: Shape, name: string, limit?: number): Shape
export function finishTexts(shape: unknown, name: string, limit = LIMIT): unknown {
  if (typeof shape === 'string')
    return withoutTokens(shape.includes(SERVER) ? named(shape, name, limit) : shape)
  if (Array.isArray(shape)) return shape.map((item: unknown) => finishTexts(item, name, limit))
  if (typeof shape !== 'object' || shape === null) return shape
  const copy: Record<string, unknown> = { ...shape }
  const own = limitOf(copy) ?? limit
  for (const field of Object.keys(copy))
    if (!MACHINE_FIELDS.has(field))
      copy[field] = finishTexts(copy[field], name, limitOfField(copy, field) ?? own)
  return copy
}

/** Slack’s limit for a text whose place has no narrower one, in characters. */
const LIMIT = 3000

/** The narrow places of Slack take plain text; the others may hold entities. */
function named(text: string, name: string, limit: number): string {
  const whole = withServerName(text, name)
  return limit < LIMIT ? cut(whole, limit) : cutEscaped(whole, limit)
}

/** Returns the characters that Slack allows in the texts of an object; undefined when the object around it decides. */
function limitOf({ type, value }: Readonly<Record<string, unknown>>): number | undefined {
  if (type === 'header') return 150
  // A button, or an option of a select.
  return type === 'button' || (type === undefined && value !== undefined) ? 75 : undefined
}

/** Returns the characters that Slack allows in one field of an object; undefined when the object decides. */
function limitOfField({ type }: Readonly<Record<string, unknown>>, field: string): number | undefined {
  if (field === 'placeholder') return 150
  return type === 'modal' && (field === 'title' || field === 'submit' || field === 'close') ? 24 : undefined
}
