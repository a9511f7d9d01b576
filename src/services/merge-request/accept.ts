import { z } from 'zod'
import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { acceptMergeRequest } from '../../api/merge-requests.ts'
import { hasConflicts, inTheMaking, mergeObstacle } from '../../model/merge-obstacle.ts'
import { fullName, isOpen } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { notYet, outOfSight, ruledOut, shows, soon } from '../judged.ts'
import { probe } from '../probe.ts'
import type { Resolve } from '../resolve.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
import { type Arrived, arrivedSince } from './arrived.ts'
import type { Directory } from './directory.ts'
import { viewMergeRequest } from './look.ts'

export interface AcceptInput {
  readonly project: number
  readonly mr: number
  /** The head that the person was shown; sent as the guard, always. */
  readonly sha: string
  readonly whenBuildSucceeds: boolean
  readonly removeSourceBranch: boolean
  readonly message?: string | undefined
}

/** Commits arrived after the person looked. */
interface MovedBeforeMerge extends Arrived {
  readonly kind: 'head-moved'
  readonly view: MergeRequestView
  readonly shown: string
  /** What the person wanted, to be offered again at the new head. */
  readonly input: AcceptInput
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
  | MovedBeforeMerge
  | {
      readonly kind: 'already-merged' | 'being-merged' | 'closed' | 'draft' | 'conflicts' | 'no-sha'
      readonly view: MergeRequestView
    }
  /** The forge refused, and the merge request shows what is missing (see `mergeObstacle`). */
  | { readonly kind: 'blocked'; readonly view: MergeRequestView }
  /** The forge refused for a reason that the merge request does not show. `waits`: it was to wait for the build. */
  | {
      readonly kind: 'not-mergeable'
      readonly view: MergeRequestView
      readonly reason: string
      readonly waits: boolean
    }
  /** It was sent, and a minute later the forge shows neither a merge nor why there is none. */
  | { readonly kind: 'still-open'; readonly view: MergeRequestView; readonly reason: string }
  | Trouble

const Before = z.object({ id: z.number(), what: z.string() })

/** Refusals that mean different things on different servers: only a read tells. */
const TOLD_BY_STATE = new Set([400, 404, 405, 406, 409, 422])

/**
 * Accepts a merge request at the head that was shown, or arms the merge for after the build. The outcome is
 * read from the merge request afterwards; statuses alone prove nothing (the document and the servers that
 * shipped disagree on 405, 406, 409 and 422).
 */
export function accept(
  session: Session,
  input: AcceptInput,
  directory: Directory,
  resolve: Resolve,
): Promise<AcceptOutcome> {
  const view = () => viewMergeRequest(session, input, directory)
  return resolve<z.infer<typeof Before>, AcceptOutcome>({
    before: Before,
    async prepare() {
      const seen = await view()
      if (seen.kind !== 'view') return { kind: 'stop', outcome: seen }
      const stopped = obstacle(seen.view) ?? unseen(seen.view, input)
      if (stopped) return { kind: 'stop', outcome: stopped }
      return { kind: 'send', before: { id: seen.view.mr.id, what: fullName(seen.view.mr) } }
    },
    send: ({ id }) =>
      acceptMergeRequest(
        session,
        input.project,
        { id, iid: input.mr },
        {
          sha: input.sha,
          should_remove_source_branch: input.removeSourceBranch,
          merge_when_build_succeeds: input.whenBuildSucceeds,
          ...(input.message === undefined ? {} : { merge_commit_message: input.message }),
        },
      ),
    async refused(answer, { id, what }) {
      if (answer.kind === 'refused' && answer.status === 401)
        return probe(session, input.project, { id, iid: input.mr })
      if (answer.kind === 'refused' && TOLD_BY_STATE.has(answer.status)) return null
      return writeTrouble(answer, what)
    },
    async look({ what }, answer) {
      const now = await view()
      if (now.kind !== 'view')
        return answer.kind === 'refused' ? ruledOut(writeTrouble(answer, what)) : outOfSight(now, what)
      const shown = shownOutcome(now.view, input, answer)
      if (!shown) return notYet(unshown(now.view, answer))
      if (answer.kind === 'refused' && isChecking(now.view)) return soon(shown)
      return shown.kind === 'merged' || shown.kind === 'waiting' ? shows(shown) : ruledOut(shown)
    },
  })
}

/** Nothing is merged that the person was not shown. */
function unseen(view: MergeRequestView, input: AcceptInput): AcceptOutcome | null {
  if (view.mr.sha === null) return { kind: 'no-sha', view }
  return view.mr.sha === input.sha ? null : headMoved(view, input)
}

/** Why a merge request can never be merged as it stands; null when the forge may be asked. */
export function obstacle(view: MergeRequestView): AcceptOutcome | null {
  const { mr } = view
  if (mr.state === 'merged') return { kind: 'already-merged', view }
  if (mr.state === 'locked') return { kind: 'being-merged', view }
  if (mr.state === 'closed') return { kind: 'closed', view }
  if (mr.work_in_progress) return { kind: 'draft', view }
  if (hasConflicts(mr)) return { kind: 'conflicts', view }
  return null
}

/** Whether the forge is still finding out what stands in the way. */
function isChecking({ mr }: MergeRequestView): boolean {
  return isOpen(mr) && mr.detailed_merge_status !== null && inTheMaking(mr) !== null
}

/** What is known while the merge request shows nothing that settles the question. */
function unshown(view: MergeRequestView, answer: Answer<unknown>): AcceptOutcome {
  if (answer.kind !== 'done') return { kind: 'still-open', view, reason: answer.reason }
  // Still locked is no obstacle: it may be our own merge that takes so long.
  const why = view.mr.state === 'locked' ? null : obstacle(view)
  return (
    why ?? {
      kind: 'still-open',
      view,
      reason: `The forge took the call and shows no merge${lastError(view)}`,
    }
  )
}

/** It may be that of an earlier try: nothing tells when it came. */
function lastError({ mr: { merge_error: error } }: MergeRequestView): string {
  return error ? `; the last error that it tells is “${error}”` : ''
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
    // An unanswered call carried the sha that was shown: another head was merged by somebody else.
    if (answer.kind !== 'done' && mr.sha !== null && mr.sha !== input.sha)
      return { kind: 'already-merged', view }
    const asked = input.whenBuildSucceeds ? 'after-build' : 'now'
    return { kind: 'merged', view, asked, answered: answer.kind === 'done' }
  }
  if (mr.state === 'closed') return { kind: 'closed', view }
  if (mr.state === 'locked' && !refused) return null
  if (mr.sha !== input.sha && mr.state !== 'merged' && mr.state !== 'locked') return headMoved(view, input)
  // It waits for its build as was wanted, also where a call was refused because it waited already.
  if (input.whenBuildSucceeds && mr.merge_when_build_succeeds) return { kind: 'waiting', view }
  return refused ? whyRefused(view, input, answer.reason) : null
}

function whyRefused(
  view: MergeRequestView,
  { whenBuildSucceeds: waits }: AcceptInput,
  reason: string,
): AcceptOutcome {
  const stopped = obstacle(view)
  if (stopped) return stopped
  if (mergeObstacle(view.mr)) return { kind: 'blocked', view }
  return { kind: 'not-mergeable', view, reason, waits }
}

function headMoved(view: MergeRequestView, input: AcceptInput): AcceptOutcome {
  return { kind: 'head-moved', view, shown: input.sha, ...arrivedSince(view, input.sha), input }
}
