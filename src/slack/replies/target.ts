import { z } from 'zod'
import type { InteractionResult } from '../../interactions/types.ts'
import type { PostOptions } from '../../views/post.ts'
import type { CommandAction } from '../actions/press.ts'
import { Pressed, ReviewDraft, readContext } from '../forms/form-context.ts'
import type { BlockAction, Claim, ParsedSlashCommand } from '../interaction.ts'

const ReplyTarget = z.object({
  team: z.string(),
  channel: z.string(),
  user: z.string(),
  responseUrl: z.string().optional(),
  /** The first message of the thread in which the bot was mentioned; messages are posted there. */
  thread: z.string().optional(),
  /** True when the person wrote in that thread: cards stay out of it. */
  isReply: z.boolean().optional(),
  pressed: Pressed.optional(),
  /** True when the person asked for a private reply. */
  privately: z.boolean(),
  /** True when the pressed message is a question for one person, and the reply replaces it. */
  replacesPrompt: z.boolean(),
  /** The channel message whose button led here, perhaps through a question. */
  sourceTs: z.string().optional(),
  /** Opens one modal, within three seconds of the person’s action. */
  triggerId: z.string().optional(),
  /** The modal whose button was pressed, or that was opened for the reply. */
  view: z.string().optional(),
  /** See Modal.review. */
  review: ReviewDraft.optional(),
  /** A channel message that stays until the reply replaces it. */
  noticeTs: z.string().optional(),
  /** True when a card in the channel says until the reply that a write is under way. */
  onCard: z.boolean().optional(),
  /** The key of the reply: a key is posted once. */
  replyKey: z.string().optional(),
  /** True when a stopped process may have delivered the reply already. */
  isRetry: z.boolean().optional(),
  /** True for the reply to a request that is not stored. */
  isTransient: z.boolean().optional(),
})

/** `access`: the person’s standing in the channel, where the interaction has looked it up. */
export type ReplyTarget = Readonly<z.infer<typeof ReplyTarget>> & Pick<InteractionResult, 'access'>

/** True when the reply is a message of its own: it came from no button, and takes no question’s or notice’s place. */
export function replacesNothing({ pressed, replacesPrompt, noticeTs }: ReplyTarget): boolean {
  return pressed === undefined && !replacesPrompt && noticeTs === undefined
}

export interface FinishedRun {
  readonly result: InteractionResult
  readonly target: ReplyTarget
  readonly claim: Claim
}

/** Returns a target for a separate reply: without source message or visibility. */
export function plainTarget(
  origin: Pick<ReplyTarget, 'team' | 'channel' | 'user' | 'responseUrl' | 'triggerId'>,
): ReplyTarget {
  const { team, channel, user, responseUrl, triggerId } = origin
  return { team, channel, user, privately: false, replacesPrompt: false, responseUrl, triggerId }
}

export function commandTarget(command: ParsedSlashCommand): ReplyTarget {
  const { mention, message, parsed } = command
  const target = { ...plainTarget(command), thread: mention?.thread, isReply: mention?.isReply }
  if (!message) return target
  const changes = parsed.kind === 'given' && parsed.given.command.effect !== 'read'
  return { ...target, ...threadOf(message), replacesPrompt: message.ephemeral && changes }
}

/** The thread that a message is in, if any. */
function threadOf({ ts, thread }: NonNullable<BlockAction['message']>) {
  const isReply = thread !== undefined && thread !== ts
  return { thread: isReply ? thread : undefined, isReply }
}

/**
 * Returns a press with its channel: Slack names none for a modal, and the one from which that was opened is in its
 * metadata. The Home tab is left out: nothing opens on top of it, or in its place.
 */
export function withChannel<Action extends BlockAction>(action: Action): Action {
  const { view } = action
  const channel = action.channel || readContext(view?.privateMetadata ?? '').channel
  return { ...action, channel, view: view?.isHome ? undefined : view }
}

export function pressTarget(action: BlockAction, press: CommandAction): ReplyTarget {
  const { message, view } = action
  const { command, privately, isPagination } = press
  const opened = readContext(view?.privateMetadata ?? '')
  const review = opened.review ?? (press.opensDialog ? ReviewDraft.safeParse(press.input).data : undefined)
  const target = {
    ...plainTarget(action),
    channel: action.channel || opened.channel,
    privately: privately || opened.privately,
    view: view?.id,
    pressed: view && opened.pressed,
    review,
  }
  if (!message) return target
  const { ts, ephemeral } = message
  const isCard = action.blockId.startsWith('card.')
  return {
    ...target,
    ...threadOf(message),
    pressed: { ts, ephemeral, isCard, isPagination },
    replacesPrompt: ephemeral && !isCard && command.effect !== 'read',
    sourceTs: press.sourceTs ?? (ephemeral ? undefined : ts),
  }
}

/** Serialises a target for storage until after a restart. */
export function writeTarget({ triggerId: _spent, view: _gone, ...target }: ReplyTarget): string {
  return JSON.stringify(target)
}

export function readTarget(text: string): ReplyTarget {
  return ReplyTarget.parse(JSON.parse(text))
}

/** `nth` distinguishes the messages of one reply. */
export function keyOf({ replyKey }: ReplyTarget, nth: string): string | undefined {
  return replyKey && `answer:${replyKey}${nth}`
}

export function optionsOf(target: ReplyTarget, nth = ''): PostOptions {
  const { thread, isRetry, isTransient } = target
  const key = keyOf(target, nth)
  return { thread, isTransient, key, mayBePosted: key !== undefined && isRetry }
}
