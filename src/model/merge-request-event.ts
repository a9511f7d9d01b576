import { z } from 'zod'
import { EpochMs } from './fields.ts'
import { Need } from './nudge.ts'

/** The kinds of merge-request events that a comparison of two reads can detect. */
const MergeRequestEventKind = z.enum([
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
  /** Nothing is missing any more. */
  'mergeable',
  'build-failed',
  /** After one that failed. */
  'build-passed',
  /** Somebody is asked to review it. */
  'reviewers',
  'commented',
  /** An auto-merge that can no longer be tracked. */
  'lost',
  /** It needs people, who are told directly. */
  'needs',
])
export type MergeRequestEventKind = z.infer<typeof MergeRequestEventKind>

/** The auto-merge of a person who is notified of its outcome. */
const Waiting = z.object({
  user: z.string(),
  channel: z.string(),
  /** Identifies the auto-merge: the time it was armed. */
  since: EpochMs,
  /** The head at which it was armed, or to which it has moved on. */
  sha: z.string(),
  /** The head at which the auto-merge continues; null when it is over. */
  goesOnAt: z.string().nullable(),
})

/** A user group of Slack: `S0WEB`, `web-team`. */
export const GroupName = z.object({ id: z.string(), handle: z.string() })
export type GroupName = z.infer<typeof GroupName>

/** A merge-request event, worded from observed state only. */
export const MergeRequestEvent = z.object({
  kind: MergeRequestEventKind,
  words: z.string(),
  /** Slack id of the person who did it in Slack, in this channel; null when it was observed at the forge. */
  by: z.string().nullable(),
  channel: z.string().nullable(),
  /** The user groups that they named: each is mentioned once, in the thread there. */
  groups: z.array(GroupName).readonly().optional(),
  wait: Waiting.optional(),
  /** Only the person with the auto-merge is notified: everybody else knows. */
  quiet: z.literal(true).optional(),
  /** Only channels that have asked for it are notified. */
  watched: z.literal(true).optional(),
  /** The ids of new comments. */
  comments: z.array(z.number()).optional(),
  /** The people whom it needs since. */
  needs: z.array(Need).optional(),
})
export type MergeRequestEvent = z.infer<typeof MergeRequestEvent>
