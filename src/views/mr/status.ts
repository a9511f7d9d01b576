import { type BuildFields, type BuildState, buildClause, buildOfHead, buildState } from '../../model/build.ts'
import { mergeBlocker } from '../../model/merge-blocker.ts'
import { isBlind } from '../../model/merge-offer.ts'
import type { Approvals, MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { hasTrains, type MergeRules, type TrainCar } from '../../model/merge-rules.ts'
import { peopleWords } from '../people.ts'
import { count, oneLine, shortSha } from '../text.ts'

/** `Merged as 1a2b3c4`, `Merged as 1a2b3c4, squashed into 5d6e7f8`. */
export function mergedWords({ merge_commit_sha: merge, squash_commit_sha: squash }: MergeRequest): string {
  const squashed = squash ? `squashed into ${shortSha(squash)}` : ''
  if (merge && squash && merge !== squash) return `Merged as ${shortSha(merge)}, ${squashed}`
  if (merge) return `Merged as ${shortSha(merge)}`
  return squash ? `Merged, ${squashed}` : 'Merged'
}

function trainClause({ status }: TrainCar): string {
  switch (status) {
    case 'merging':
      return 'on the merge train, merging'
    case 'fresh':
      return 'on the merge train, build running'
    case 'idle':
    case 'stale':
    case null:
      return 'queued on the merge train'
    default:
      return `on the merge train, ${oneLine(status.replaceAll('_', ' '), 40)}`
  }
}

/** The missing requirements of a merge, without conflicts and the draft prefix; null when none is known. */
export function missingWords(mr: MergeRequest, approvalsLeft?: number | null): string | null {
  const blocker = mergeBlocker(mr, approvalsLeft)
  return blocker && oneLine(blocker.words, 120)
}

/** `its build is running`, `it has no build`; null when the forge shows no builds. */
export function buildWords(mr: BuildFields): string | null {
  const build = buildOfHead(mr)
  if (build === undefined) return null
  return build === null ? 'it has no build' : `its build ${oneLine(buildClause(build), 50)}`
}

/** Builds that an auto-merge waits for. */
const AWAITED: ReadonlySet<BuildState> = new Set(['under-way', 'paused', 'unknown'])

/** The condition of an auto-merge, on a card: `waiting for the build of 1a2b3c4`. */
export function awaitedClause({ mr, rules, train }: MergeRequestView): string {
  if (train) return trainClause(train)
  const head = mr.sha ? shortSha(mr.sha) : 'its newest commit'
  if (isBlind(mr)) return `waiting for the build of ${head}`
  if (hasTrains(rules)) return 'waiting for the merge train'
  return AWAITED.has(buildState(mr)) ? `waiting for the build of ${head}` : 'waiting for its other checks'
}

/** The condition of an auto-merge, in a sentence: `when the build of 1a2b3c4 passes`. */
export function awaitedWords(mr: MergeRequest, rules?: MergeRules | null): string {
  const head = mr.sha ? shortSha(mr.sha) : 'its newest commit'
  if (isBlind(mr)) return `when the build of ${head} passes`
  if (hasTrains(rules)) return 'when it’s its turn on the merge train'
  return AWAITED.has(buildState(mr))
    ? `when the build of ${head} and all other checks pass`
    : 'when all its checks pass'
}

/** `Approved by Ann. Needs 1 more approval.`; empty where there is nothing to say. */
export function approvalSentence({ approved_by, approvals_left: left }: Approvals): string {
  const by = peopleWords(
    approved_by.map(({ user }) => user),
    80,
  )
  const given = by === null ? '' : `Approved by ${by}.`
  const needs = left ? `Needs ${count(left, by === null ? 'approval' : 'more approval')}.` : ''
  return [given, needs].filter(Boolean).join(' ')
}
