import { cancelMergeWhenBuildSucceeds } from '../../forge/merge-requests.ts'
import { fullName, isFinished } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { SERVER } from '../../model/server-name.ts'
import { type Failure, writeFailure } from '../failure.ts'
import { toggle } from '../writes/toggle.ts'
import { confirmed, notShown, ruledOut, stillPending } from '../writes/verification.ts'
import type { MergeRequestName } from './read.ts'
import { type MergeRequestBefore, mergeRequestTarget } from './target.ts'

export type CancelOutcome =
  /**
   * `over`: auto-merge has ended, but the answer was lost, so it is unknown who cancelled it. The last two:
   * nothing was sent, or the forge refused, because there was nothing to cancel.
   */
  | {
      readonly kind: 'cancelled' | 'over' | 'was-not-waiting' | 'too-late'
      readonly view: MergeRequestView
    }
  | { readonly kind: 'still-waiting'; readonly view: MergeRequestView; readonly reason: string }
  | Failure

/** Cancels auto-merge; the outcome is read from the merge request afterwards. */
export const cancel = toggle<MergeRequestName, MergeRequestView, MergeRequestBefore, CancelOutcome>(
  (session, name, context) => ({
    ...mergeRequestTarget(session, name, context),
    isWanted: ({ mr }) => !isFinished(mr) && mr.merge_when_build_succeeds === false,
    blocker(view) {
      if (isFinished(view.mr)) return { kind: 'too-late', view }
      // Where the server does not say whether it is on, only a call can tell.
      return view.mr.merge_when_build_succeeds === false ? { kind: 'was-not-waiting', view } : null
    },
    send: ({ mr }) => cancelMergeWhenBuildSucceeds(session, name.project, mr),
    ambiguous: {
      // Their meaning varies between servers.
      statuses: new Set([404, 405, 406, 409, 422]),
      explain(view, { mr }, answer) {
        if (isFinished(view.mr)) return { kind: 'too-late', view }
        return view.mr.merge_when_build_succeeds
          ? writeFailure(answer, fullName(mr))
          : { kind: 'was-not-waiting', view }
      },
    },
    done: (view, answer) => ({ kind: answer.kind === 'done' ? 'cancelled' : 'over', view }),
    otherwise(view, { mr }, answer) {
      if (isFinished(view.mr)) return ruledOut({ kind: 'too-late', view })
      if (view.mr.merge_when_build_succeeds)
        return stillPending({
          kind: 'still-waiting',
          view,
          reason: answer.kind === 'done' ? '' : answer.reason,
        })
      return answer.kind === 'done'
        ? confirmed({ kind: 'cancelled', view })
        : notShown(fullName(mr), `${SERVER} doesn’t say whether auto-merge is on`)
    },
    async afterwards({ kind }) {
      if (kind === 'cancelled') await context.autoMerges.end(name, 'turned off auto-merge.')
      if (kind === 'over') await context.autoMerges.endOwn(name)
    },
  }),
)
