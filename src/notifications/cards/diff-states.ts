import { failedBuild } from '../../model/build.ts'
import { hasConflicts, isWithoutConflicts } from '../../model/merge-blocker.ts'
import { missingOf } from '../../model/merge-offer.ts'
import { isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestEvent, MergeRequestEventKind } from '../../model/merge-request-event.ts'
import type { CardState } from '../../model/merge-request-state.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { gotReady, newApprovers, newPeople } from '../../model/needs-since.ts'
import { awaitedWords, mergedWords } from '../../views/mr/state.ts'
import { peopleWords } from '../../views/people.ts'
import { oneLine } from '../../views/text.ts'
import { arrivedWords, givenUpWords } from '../auto-merge/messages.ts'

/** Event kinds that an operation or auto-merge event covers, so the difference is not reported as well. */
const TELLS: Readonly<Partial<Record<MergeRequestEventKind, readonly MergeRequestEventKind[]>>> = {
  opened: ['opened'],
  merged: ['merged', 'armed', 'disarmed'],
  closed: ['closed', 'disarmed'],
  reopened: ['reopened'],
  armed: ['armed', 'disarmed'],
  disarmed: ['disarmed', 'pushed'],
  pushed: ['pushed', 'armed'],
  draft: ['draft'],
  ready: ['ready'],
  rebased: ['rebased', 'pushed'],
}

/**
 * Returns the events between two states, in notification order. The forge reports states only, so nobody is
 * named and no sentence says more than the difference. `reported`: the kind that is worded elsewhere.
 */
export function diffStates(
  before: MergeRequest,
  after: MergeRequestView,
  reported?: MergeRequestEventKind,
): MergeRequestEvent[] {
  const mr = after.mr
  const found: Found[] = [
    ...retargeted(before, mr),
    ...pushed(before, after),
    ...stateChange(before, mr),
    ...(isOpen(mr)
      ? [...waitChange(before, after), ...draftChange(before, mr), ...conflictChange(before, mr)]
      : []),
  ]
  return withoutReported(found, reported)
}

/** Returns the events of a merge request opened since the last check. */
export function firstState({ mr }: MergeRequestView, reported?: MergeRequestEventKind): MergeRequestEvent[] {
  const found: Found[] = [['opened', 'Opened.'], ...stateChange({ ...mr, state: 'opened' }, mr)]
  return withoutReported(found, reported)
}

type Found = readonly [MergeRequestEventKind, string]

function withoutReported(
  found: readonly Found[],
  reported: MergeRequestEventKind | undefined,
): MergeRequestEvent[] {
  const known = reported ? (TELLS[reported] ?? []) : []
  return found
    .filter(([kind]) => !known.includes(kind))
    .map(([kind, words]) => ({ kind, words, by: null, channel: null }))
}

function stateChange(before: MergeRequest, mr: MergeRequest): Found[] {
  if (mr.state === before.state) return []
  if (mr.state === 'merged') return [['merged', `${mergedWords(mr)}.`]]
  if (mr.state === 'closed') return [['closed', 'Closed.']]
  // Servers differ on the state of a reopened merge request: opened or reopened.
  return isOpen(mr) && (before.state === 'closed' || mr.state === 'reopened')
    ? [['reopened', 'Reopened.']]
    : []
}

function pushed({ sha }: MergeRequest, after: MergeRequestView): Found[] {
  if (sha === null || after.mr.sha === null || sha === after.mr.sha) return []
  const words = arrivedWords(after, sha)
  return [['pushed', `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}.`]]
}

function retargeted({ target_branch: from }: MergeRequest, { target_branch: to }: MergeRequest): Found[] {
  if (from === to) return []
  return [['retargeted', `Now targets ${oneLine(to, 100)} instead of ${oneLine(from, 100)}.`]]
}

function waitChange(before: MergeRequest, { mr, rules }: MergeRequestView): Found[] {
  const [was, is] = [before.merge_when_build_succeeds, mr.merge_when_build_succeeds]
  if (was === is || was === null || is === null) return []
  if (is) return [['armed', `Auto-merge is on: it merges ${awaitedWords(mr, rules)}.`]]
  const isOld = mr.merge_error === before.merge_error
  return [['disarmed', givenUpWords(isOld ? { ...mr, merge_error: null } : mr) ?? 'Auto-merge is off.']]
}

function draftChange(before: MergeRequest, mr: MergeRequest): Found[] {
  const [was, is] = [before.work_in_progress, mr.work_in_progress]
  if (was === is || was === null || is === null) return []
  return is ? [['draft', 'Marked as a draft.']] : [['ready', 'Marked as ready.']]
}

function conflictChange(before: MergeRequest, mr: MergeRequest): Found[] {
  const target = oneLine(mr.target_branch, 100)
  const [was, is] = [hasConflicts(before), hasConflicts(mr)]
  if (is && !was) return [['conflicts', `Now conflicts with ${target}.`]]
  if (was && isWithoutConflicts(mr)) return [['no-conflicts', `No more conflicts with ${target}.`]]
  return []
}

/**
 * Returns what only some channels want to know, between two states. `reported`: the kind that is worded elsewhere;
 * `comments`: the ids of the new ones.
 */
export function watchedEvents(
  before: CardState,
  after: CardState,
  reported: MergeRequestEventKind | undefined,
  comments: readonly number[],
): MergeRequestEvent[] {
  const { mr } = after.view
  if (!isOpen(mr)) return []
  const approvers = reported === 'approved' ? null : peopleWords(newApprovers(before, after), 80)
  const reviewers = peopleWords(newPeople(before.view.mr.reviewers, mr.reviewers), 80)
  const failed = failedBuild(mr)
  // A build that was never read before is no news.
  const isNewFailure =
    before.view.mr.head_pipeline !== undefined && failed !== null && failed !== failedBuild(before.view.mr)
  const isRepaired = before.lastBuild === 'failed' && after.lastBuild === 'passed'
  const found: readonly (readonly [MergeRequestEventKind, string | null])[] = [
    ['reviewers', reviewers && `Review requested from ${reviewers}.`],
    ['approved', approvers && `Approved by ${approvers}.`],
    ['build-failed', isNewFailure ? 'Build failed.' : null],
    ['build-passed', isRepaired ? 'The build passes again.' : null],
    ['mergeable', gotReady(before, after) === null ? null : 'Nothing is missing any more: ready to merge.'],
    ['commented', comments.length > 0 ? 'New comments.' : null],
  ]
  return found.flatMap(([kind, words]) =>
    words === null
      ? []
      : [
          {
            kind,
            words,
            by: null,
            channel: null,
            watched: true,
            comments: kind === 'commented' ? [...comments] : undefined,
          },
        ],
  )
}

/** True where somebody with this view sees what the event says: it was found with another account, which may see more. */
export function isSeenIn(view: MergeRequestView, kind: MergeRequestEventKind): boolean {
  if (kind === 'build-failed' || kind === 'build-passed') return Boolean(view.mr.head_pipeline)
  if (kind === 'approved') return Boolean(view.approvals)
  return kind !== 'mergeable' || missingOf(view) === 'none'
}
