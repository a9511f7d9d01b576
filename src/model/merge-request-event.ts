import { z } from 'zod'

/** What can happen to a merge request, as far as one look and the next one tell. */
export const MergeRequestEventKind = z.enum([
  'opened',
  'merged',
  'closed',
  'reopened',
  'pushed',
  'armed',
  'disarmed',
  'retargeted',
  'conflicts',
  'no-conflicts',
  'draft',
  'ready',
  'edited',
  'approved',
  'unapproved',
  'rebased',
  /** A wait that cannot be followed any more. */
  'lost',
])
export type MergeRequestEventKind = z.infer<typeof MergeRequestEventKind>

/** Somebody who waits for a merge, and is told how their wait went. */
const Waiting = z.object({
  user: z.string(),
  channel: z.string(),
  /** Names the wait: when it was armed, in ms UTC. */
  since: z.number(),
  /** The head at which it was armed, or to which it has gone on. */
  sha: z.string(),
  /** The wait goes on at this head; null when it is over. */
  goesOnAt: z.string().nullable(),
})

/** Something that happened to a merge request, in words that claim no more than what was seen. */
export const MergeRequestEvent = z.object({
  kind: MergeRequestEventKind,
  words: z.string(),
  /** Slack id of the person who did it in chat, in this channel; null when it was seen at the forge. */
  by: z.string().nullable(),
  channel: z.string().nullable(),
  wait: Waiting.optional(),
  /** Only who waited is told: everybody else knows. */
  quiet: z.literal(true).optional(),
})
export type MergeRequestEvent = z.infer<typeof MergeRequestEvent>
