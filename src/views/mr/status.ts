import type { RichTextElement } from '@slack/types'
import { type BuildFields, buildClause, buildOfHead, buildState } from '../../model/build.ts'
import { parseDate } from '../../model/day.ts'
import { hasConflicts, inTheMaking, isMergeable, mergeObstacle } from '../../model/merge-obstacle.ts'
import { isBlind } from '../../model/merge-offer.ts'
import type { Approvals, MergeRequest } from '../../model/merge-request.ts'
import { hasTrains, type MergeRules, type TrainCar } from '../../model/merge-rules.ts'
import { peopleWords } from '../people.ts'
import { code, link, moment, text } from '../rich-text.ts'
import { capital, count, oneLine, shortSha } from '../text.ts'

/**
 * The status of a merge request, in words that claim no more than its fields. `approvalsLeft`: the number of
 * missing approvals, if known. `rules`: the merge rules of its project, if known.
 */
export function statusWords(
  mr: MergeRequest,
  approvalsLeft: number | null = null,
  rules?: MergeRules | null,
): string {
  switch (mr.state) {
    case 'merged':
      return mergedWords(mr)
    case 'closed':
      return 'Closed without merging'
    case 'locked':
      return 'Being merged right now'
    case 'opened':
    case 'reopened':
      return `Open: ${openWords(mr, approvalsLeft, rules)}`
    default:
      return `In the state “${oneLine(mr.state, 40)}”`
  }
}

/** `Merged as 1a2b3c4`, `Merged as 1a2b3c4, squashed into 5d6e7f8`. */
export function mergedWords({ merge_commit_sha: merge, squash_commit_sha: squash }: MergeRequest): string {
  const squashed = squash ? `squashed into ${shortSha(squash)}` : ''
  if (merge && squash && merge !== squash) return `Merged as ${shortSha(merge)}, ${squashed}`
  if (merge) return `Merged as ${shortSha(merge)}`
  return squash ? `Merged, ${squashed}` : 'Merged'
}

/** The position on a merge train, as a clause. */
export function trainWords({ status }: TrainCar): string {
  switch (status) {
    case 'merging':
      return 'on the merge train, being merged'
    case 'fresh':
      return 'on the merge train, its build is running there'
    case 'idle':
    case 'stale':
    case null:
      return 'on the merge train, waiting for its turn'
    default:
      return `on the merge train, in the state “${oneLine(status.replaceAll('_', ' '), 40)}”`
  }
}

function openWords(
  mr: MergeRequest,
  approvalsLeft: number | null,
  rules: MergeRules | null | undefined,
): string {
  const missing = missingWords(mr, approvalsLeft)
  if (mr.merge_when_build_succeeds) {
    const awaited = `will merge ${awaitedWords(mr, rules)}`
    const isBuild = mr.detailed_merge_status === 'ci_still_running'
    return missing === null || isBuild ? awaited : `${awaited}; still in the way: ${missing}`
  }
  if (mr.work_in_progress) return 'draft'
  if (hasConflicts(mr)) {
    const conflicts = `conflicts with ${oneLine(mr.target_branch, 100)}`
    return missing === null ? conflicts : `${conflicts}; besides, ${missing}`
  }
  if (missing !== null) return missing
  const target = oneLine(mr.target_branch, 100)
  // The older field only covers conflicts.
  if (mr.detailed_merge_status === 'mergeable') return `can be merged into ${target}`
  return (
    inTheMaking(mr) ?? (isMergeable(mr) ? `no conflicts with ${target}` : 'not checked for conflicts yet')
  )
}

/** The missing requirements of a merge, without conflicts and the draft prefix; null when none is known. */
export function missingWords(mr: MergeRequest, approvalsLeft?: number | null): string | null {
  const obstacle = mergeObstacle(mr, approvalsLeft)
  return obstacle && oneLine(obstacle.words, 120)
}

/** `its build is running`, `it has no build`; null when the forge shows no builds. */
export function buildWords(mr: BuildFields): string | null {
  const build = buildOfHead(mr)
  if (build === undefined) return null
  return build === null ? 'it has no build' : `its build ${oneLine(buildClause(build), 50)}`
}

/** The same before an immediate merge, as a sentence; empty for a passed build or without build data. */
export function buildWarning(mr: BuildFields): string {
  const state = buildState(mr)
  if (state === 'passed' || state === 'unknown') return ''
  const words = buildWords(mr) ?? ''
  const also = state === 'under-way' ? ', and this does not wait for it' : ''
  return `${capital(words)}${also}.`
}

/** One line of a card: the state of the head’s build, its time, and a link to it. */
export function buildLine(mr: MergeRequest): RichTextElement[] {
  const head = code(mr.sha ? shortSha(mr.sha) : 'an unknown commit')
  const build = buildOfHead(mr)
  if (build === undefined)
    return isBlind(mr) ? [text('Builds are not shown: the API of this forge does not tell them')] : []
  if (build === null) {
    const { head_pipeline: other } = mr
    if (!other) return [text('No build of '), head]
    const older = `; the last one, of ${shortSha(other.sha)}, ${oneLine(buildClause(other), 50)}`
    return [text('No build of '), head, text(older)]
  }
  const since = parseDate(buildState(mr) === 'under-way' ? build.created_at : build.updated_at)
  return [
    link(build.web_url, 'Build'),
    text(' of '),
    head,
    text(` ${oneLine(buildClause(build), 50)}`),
    ...(since ? [text(buildState(mr) === 'under-way' ? ', begun ' : ', '), moment(since)] : []),
  ]
}

/** The condition of an auto-merge: `when the build of 1a2b3c4 succeeds`. */
export function awaitedWords(mr: MergeRequest, rules?: MergeRules | null): string {
  const head = mr.sha ? shortSha(mr.sha) : 'an unknown commit'
  if (isBlind(mr)) return `when the build of ${head} succeeds`
  if (hasTrains(rules)) return 'when its turn on the merge train has come'
  const state = buildState(mr)
  return state === 'under-way' || state === 'unknown'
    ? `when the build of ${head} and all other checks pass`
    : 'when all its checks pass'
}

/**
 * `Approved by Ann; 1 more approval is missing`, `No approvals; none is needed`. Forges without required
 * approvals do not say how many are missing.
 */
export function approvalWords({
  approved_by,
  approvals_left: left,
  approvals_required: required,
}: Approvals): string {
  const by = peopleWords(
    approved_by.map(({ user }) => user),
    80,
  )
  const given = by === null ? 'No approvals yet' : `Approved by ${by}`
  if (left === null) return given
  if (left > 0)
    return `${given}; ${count(left, by === null ? 'approval' : 'more approval')} ${left === 1 ? 'is' : 'are'} missing`
  return required === 0 ? `${given}; none is needed` : `${given}; none is missing`
}
