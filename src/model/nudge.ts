import { z } from 'zod'
import { EpochMs } from './fields.ts'
import type { Feature } from './forge-feature.ts'
import type { MergeRequest } from './merge-request.ts'

/** A reason for which a merge request needs somebody. */
export const NudgeKind = z.enum([
  'review',
  'assigned',
  'approved',
  'ready',
  'changes',
  'mention',
  'conflict',
  'build',
  'auto-merge',
  'comment',
])
export type NudgeKind = z.infer<typeof NudgeKind>

/** The feature without which a server doesn’t say what a kind is about. */
export const NUDGE_NEEDS: Readonly<Partial<Record<NudgeKind, Feature>>> = {
  review: 'reviewers',
  approved: 'approvals',
  ready: 'builds',
  changes: 'reviewers',
  mention: 'notes',
  build: 'builds',
  comment: 'notes',
}

/** A person whom a merge request needs, by their id at the forge. */
export const Need = z.object({
  kind: NudgeKind,
  person: z.number(),
  /**
   * The id of the failed build or of a comment, the number of earlier comments, or what was missing last and until
   * when; empty where the event itself tells.
   */
  ref: z.string(),
})
export type Need = z.infer<typeof Need>

/** A reason for which a person is needed, once per `ref`. */
export const NudgeReason = z.object({
  kind: NudgeKind,
  ref: z.string(),
  at: EpochMs,
  /** Outcome of an auto-merge. */
  words: z.string().optional(),
  /** Slack id of the person who ended it. */
  by: z.string().optional(),
})
export type NudgeReason = Readonly<z.infer<typeof NudgeReason>>

export function commentsOf({ user_notes_count: count }: MergeRequest): number {
  return count ?? 0
}

/** Returns what was missing last, from the ref of such a reason. */
export function lastMissing({ ref }: Pick<NudgeReason, 'ref'>): string {
  return ref.split(' ')[0] ?? ''
}
