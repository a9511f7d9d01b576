import { z } from 'zod'
import { type BuildFields, buildOfHead } from './build.ts'
import { parseDate } from './day.ts'
import { EpochMs } from './epoch-ms.ts'
import { assigneesOf, isOpen, type MergeRequest } from './merge-request.ts'
import type { UserSummary } from './user.ts'

/** A reason for which a merge request needs somebody. */
export const NudgeKind = z.enum(['review', 'assigned', 'build', 'auto-merge', 'comment'])
export type NudgeKind = z.infer<typeof NudgeKind>

/** A person whom a merge request needs, by their id at the forge. */
export const Need = z.object({
  kind: NudgeKind,
  person: z.number(),
  /** The id of the failed build, or the number of earlier comments; empty where the event itself tells. */
  ref: z.string(),
})
type Need = z.infer<typeof Need>

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

/** Age up to which a merge request that is seen for the first time counts as new, in ms. */
const NEW_MS = 3_600_000

/**
 * Returns whom a merge request needs since `before`; null when it was never seen. Lists report no builds, so a
 * failed build is found by single reads only.
 */
export function needsSince(before: MergeRequest | null, mr: MergeRequest, now: number): Need[] {
  if (!isOpen(mr) || (before === null && !isNew(mr, now))) return []
  const reviewers = added(before?.reviewers ?? [], mr.reviewers)
  const assigned = added(before ? assigneesOf(before) : [], assigneesOf(mr))
  const author = mr.author?.id ?? null
  const own = (kind: NudgeKind, ref: string | null): Need[] =>
    author === null || ref === null ? [] : [{ kind, person: author, ref }]
  return [
    ...reviewers.map((person): Need => ({ kind: 'review', person, ref: '' })),
    // Whoever opens a merge request for themselves knows.
    ...assigned
      .filter((person) => before !== null || person !== author)
      .map((person): Need => ({ kind: 'assigned', person, ref: '' })),
    ...own('build', failedBuild(mr) === failedBuild(before) ? null : failedBuild(mr)),
    ...own('comment', before && comments(mr) > comments(before) ? String(comments(before)) : null),
  ]
}

function isNew({ created_at }: MergeRequest, now: number): boolean {
  const at = parseDate(created_at)?.getTime()
  return at !== undefined && now - at < NEW_MS
}

/** People without an id cannot be told apart. */
function added(before: readonly UserSummary[], after: readonly UserSummary[]): number[] {
  const known = new Set(before.map(({ id }) => id))
  return after.flatMap(({ id }) => (id === null || known.has(id) ? [] : [id]))
}

/** The id of the head’s failed build; null when it has none. */
export function failedBuild(mr: BuildFields | null): string | null {
  const build = mr && buildOfHead(mr)
  return build?.status === 'failed' ? String(build.id) : null
}

function comments({ user_notes_count: count }: MergeRequest): number {
  return count ?? 0
}
