import { z } from 'zod'

const ReplyTarget = z.object({
  team: z.string(),
  channel: z.string(),
  user: z.string(),
  responseUrl: z.string().optional(),
  pressed: z
    .object({
      ts: z.string(),
      ephemeral: z.boolean(),
      isCard: z.boolean(),
      /** True when the button turns a page of that message. */
      isPagination: z.boolean().optional(),
    })
    .optional(),
  /** True when the person asked for a private reply. */
  privately: z.boolean(),
  /** True when the pressed message is a question for one person, and the reply replaces it. */
  replacesPrompt: z.boolean(),
  /** The channel message whose button led here, perhaps through a question. */
  sourceTs: z.string().optional(),
  /** Opens one modal, within three seconds of the person’s action. */
  triggerId: z.string().optional(),
  /** The modal whose button was pressed. */
  view: z.string().optional(),
  /** A channel message that stays until the reply replaces it. */
  noticeTs: z.string().optional(),
  /** The key of the reply: a key is posted once. */
  replyKey: z.string().optional(),
  /** True when a stopped process may have delivered the reply already. */
  isRetry: z.boolean().optional(),
})

/** The place of a reply: the channel and person, and the message whose button was pressed. */
export type ReplyTarget = Readonly<z.infer<typeof ReplyTarget>>

/** Returns a target for a separate reply: without source message or visibility. */
export function plainTarget({
  team,
  channel,
  user,
  responseUrl,
  triggerId,
}: Pick<ReplyTarget, 'team' | 'channel' | 'user' | 'responseUrl' | 'triggerId'>): ReplyTarget {
  return {
    team,
    channel,
    user,
    privately: false,
    replacesPrompt: false,
    ...(responseUrl ? { responseUrl } : {}),
    ...(triggerId ? { triggerId } : {}),
  }
}

/** Serialises a target for storage until after a restart. */
export function writeTarget({ triggerId: _spent, view: _gone, ...target }: ReplyTarget): string {
  return JSON.stringify(target)
}

export function readTarget(text: string): ReplyTarget {
  return ReplyTarget.parse(JSON.parse(text))
}
