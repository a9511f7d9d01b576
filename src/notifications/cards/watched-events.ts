import { failedBuild } from '../../model/build.ts'
import { missingOf } from '../../model/merge-offer.ts'
import { isOpen } from '../../model/merge-request.ts'
import type { MergeRequestEvent, MergeRequestEventKind } from '../../model/merge-request-event.ts'
import type { CardState } from '../../model/merge-request-state.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { gotReady, newApprovers, newPeople } from '../../model/needs-since.ts'
import { peopleWords } from '../../views/people.ts'

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
