import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { acceptMergeRequest } from '../../api/merge-requests.ts'
import type { Commit } from '../../model/commit.ts'
import { fullName } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { probe } from '../probe.ts'
import { readBack } from '../read-back.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { type Viewed, viewMergeRequest } from './look.ts'

export interface AcceptInput {
  readonly project: number
  readonly mr: number
  /** The head that the person was shown; sent as the guard, always. */
  readonly sha: string
  readonly whenBuildSucceeds: boolean
  readonly removeSourceBranch: boolean
  readonly message?: string | undefined
}

export type AcceptOutcome =
  /** Merged. `answered` false: the forge’s answer was lost, so somebody else may have merged it at that moment. */
  | {
      readonly kind: 'merged'
      readonly view: MergeRequestView
      readonly asked: 'now' | 'after-build'
      readonly answered: boolean
    }
  | { readonly kind: 'waiting'; readonly view: MergeRequestView }
  /** Commits arrived after the person looked. `rewritten`: the commit that was shown is gone from the branch. */
  | {
      readonly kind: 'head-moved'
      readonly view: MergeRequestView
      readonly shown: string
      readonly arrived: readonly Commit[]
      readonly rewritten: boolean
      /** What the person wanted, to be offered again at the new head. */
      readonly input: AcceptInput
    }
  | {
      readonly kind: 'already-merged' | 'being-merged' | 'closed' | 'draft' | 'conflicts' | 'no-sha'
      readonly view: MergeRequestView
    }
  /** The forge refused for a reason that the merge request does not show. */
  | { readonly kind: 'not-mergeable'; readonly view: MergeRequestView; readonly reason: string }
  /** It was sent, and some seconds later the forge shows neither a merge nor why there is none. */
  | { readonly kind: 'still-open'; readonly view: MergeRequestView; readonly reason: string }
  | Trouble

/**
 * Accepts a merge request at the head that was shown, or arms the merge for after the build. The outcome is
 * read from the merge request afterwards; statuses alone prove nothing (the document and the servers that
 * shipped disagree on 405, 406, 409 and 422).
 */
export async function accept(
  session: Session,
  input: AcceptInput,
  directory: Directory,
): Promise<AcceptOutcome> {
  const before = await viewMergeRequest(session, input, directory)
  if (before.kind !== 'view') return before
  const { mr } = before.view
  const stopped = obstacle(before.view)
  if (stopped) return stopped
  if (mr.sha === null) return { kind: 'no-sha', view: before.view }
  if (mr.sha !== input.sha) return headMoved(before.view, input)

  const answer = await acceptMergeRequest(session, input.project, mr.id, {
    sha: input.sha,
    should_remove_source_branch: input.removeSourceBranch,
    merge_when_build_succeeds: input.whenBuildSucceeds,
    ...(input.message === undefined ? {} : { merge_commit_message: input.message }),
  })
  const what = fullName(mr)
  if (answer.kind === 'unsent') return writeTrouble(answer, what)
  if (answer.kind === 'refused' && answer.status === 401) return probe(session, input.project, mr.id)
  if (answer.kind === 'refused' && ![400, 404, 405, 406, 409, 422].includes(answer.status))
    return writeTrouble(answer, what)

  const now = await readBack(
    answer,
    () => viewMergeRequest(session, input, directory),
    (seen) => seen.kind === 'view' && shownOutcome(seen.view, input, answer) !== null,
  )
  return settle(now, input, answer, what)
}

/** Why a merge request cannot be merged as it stands; null when the forge may be asked. */
export function obstacle(view: MergeRequestView): AcceptOutcome | null {
  const { mr } = view
  if (mr.state === 'merged') return { kind: 'already-merged', view }
  if (mr.state === 'locked') return { kind: 'being-merged', view }
  if (mr.state === 'closed') return { kind: 'closed', view }
  if (mr.work_in_progress) return { kind: 'draft', view }
  if (mr.merge_status === 'cannot_be_merged') return { kind: 'conflicts', view }
  return null
}

function settle(
  now: Viewed | Trouble,
  input: AcceptInput,
  answer: Answer<unknown>,
  what: string,
): AcceptOutcome {
  if (now.kind === 'view') {
    const { view } = now
    const shown = shownOutcome(view, input, answer)
    if (shown) return shown
    if (answer.kind !== 'done') return { kind: 'still-open', view, reason: answer.reason }
    const reason = 'The forge took the call and shows no merge'
    // Still locked is no obstacle: it may be our own merge that takes so long.
    const why = view.mr.state === 'locked' ? null : obstacle(view)
    return why ?? { kind: 'still-open', view, reason }
  }
  if (answer.kind === 'refused' || answer.kind === 'unsent') return writeTrouble(answer, what)
  return { kind: 'unconfirmed', what, reason: 'The forge cannot be read now' }
}

/** What the merge request shows after the call; null while it shows nothing that settles the question. */
function shownOutcome(
  view: MergeRequestView,
  input: AcceptInput,
  answer: Answer<unknown>,
): AcceptOutcome | null {
  const { mr } = view
  const refused = answer.kind === 'refused'
  // A refused call merged nothing: somebody else was faster.
  if (mr.state === 'merged' && !refused) {
    const asked = input.whenBuildSucceeds ? 'after-build' : 'now'
    return { kind: 'merged', view, asked, answered: answer.kind === 'done' }
  }
  if (mr.state === 'closed') return { kind: 'closed', view }
  if (mr.state === 'locked' && !refused) return null
  if (mr.sha !== input.sha && mr.state !== 'merged' && mr.state !== 'locked') return headMoved(view, input)
  if (input.whenBuildSucceeds && mr.merge_when_build_succeeds && !refused) return { kind: 'waiting', view }
  return refused ? (obstacle(view) ?? { kind: 'not-mergeable', view, reason: answer.reason }) : null
}

function headMoved(view: MergeRequestView, input: AcceptInput): AcceptOutcome {
  const commits = view.commits ?? []
  const seen = commits.findIndex(({ id }) => id === input.sha)
  // The newest commit comes first, so what stands before the one that was shown has arrived since.
  const arrived = seen < 0 ? commits : commits.slice(0, seen)
  return {
    kind: 'head-moved',
    view,
    shown: input.sha,
    arrived,
    rewritten: seen < 0 && commits.length > 0,
    input,
  }
}
