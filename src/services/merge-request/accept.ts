import { z } from 'zod'
import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { acceptMergeRequest } from '../../api/merge-requests.ts'
import type { Commit } from '../../model/commit.ts'
import { fullName } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { notYet, outOfSight, ruledOut, shows } from '../judged.ts'
import { probe } from '../probe.ts'
import type { Resolve } from '../resolve.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
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
      acceptMergeRequest(session, input.project, id, {
        sha: input.sha,
        should_remove_source_branch: input.removeSourceBranch,
        merge_when_build_succeeds: input.whenBuildSucceeds,
        ...(input.message === undefined ? {} : { merge_commit_message: input.message }),
      }),
    async refused(answer, { id, what }) {
      if (answer.kind === 'refused' && answer.status === 401) return probe(session, input.project, id)
      if (answer.kind === 'refused' && TOLD_BY_STATE.has(answer.status)) return null
      return writeTrouble(answer, what)
    },
    async look({ what }, answer) {
      const now = await view()
      if (now.kind !== 'view')
        return answer.kind === 'refused' ? ruledOut(writeTrouble(answer, what)) : outOfSight(now, what)
      const shown = shownOutcome(now.view, input, answer)
      if (!shown) return notYet(unshown(now.view, answer))
      return shown.kind === 'merged' || shown.kind === 'waiting' ? shows(shown) : ruledOut(shown)
    },
  })
}

/** Nothing is merged that the person was not shown. */
function unseen(view: MergeRequestView, input: AcceptInput): AcceptOutcome | null {
  if (view.mr.sha === null) return { kind: 'no-sha', view }
  return view.mr.sha === input.sha ? null : headMoved(view, input)
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

/** What is known while the merge request shows nothing that settles the question. */
function unshown(view: MergeRequestView, answer: Answer<unknown>): AcceptOutcome {
  if (answer.kind !== 'done') return { kind: 'still-open', view, reason: answer.reason }
  // Still locked is no obstacle: it may be our own merge that takes so long.
  const why = view.mr.state === 'locked' ? null : obstacle(view)
  return why ?? { kind: 'still-open', view, reason: 'The forge took the call and shows no merge' }
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
