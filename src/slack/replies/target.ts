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
      /** The button turns a page of that message. */
      isPagination: z.boolean().optional(),
    })
    .optional(),
  /** The person asked for an answer that nobody else sees. */
  privately: z.boolean(),
  /** The pressed message is a question for one person, and the answer takes its place. */
  replacesPrompt: z.boolean(),
  /** The channel message whose button led here, perhaps by way of a question. */
  sourceTs: z.string().optional(),
  /** Opens one modal, within three seconds of what the person did. */
  triggerId: z.string().optional(),
  /** The modal whose button was pressed. */
  view: z.string().optional(),
  /** A message of the channel that stands there until the answer takes its place. */
  noticeTs: z.string().optional(),
  /** Names the answer: what is posted under the same name is posted once. */
  replyKey: z.string().optional(),
  /** A process that was stopped may have brought the answer already. */
  isRetry: z.boolean().optional(),
})

/** Where an answer belongs: the channel and person, and the message whose button was pressed. */
export type ReplyTarget = Readonly<z.infer<typeof ReplyTarget>>

/** A target of its own for an answer: no message that it belongs to, and nothing said of who may see it. */
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

/** As it is kept with what must be answered after a restart. */
export function writeTarget({ triggerId: _spent, view: _gone, ...target }: ReplyTarget): string {
  return JSON.stringify(target)
}

export function readTarget(text: string): ReplyTarget {
  return ReplyTarget.parse(JSON.parse(text))
}
