import { updateMergeRequest } from '../../forge/merge-requests.ts'
import { fullName, hasAutoMerge, isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { Undoes } from '../../model/undo.ts'
import type { Failure } from '../failure.ts'
import { notShown, ruledOut } from '../writes/reconcile.ts'
import { toggle } from '../writes/toggle.ts'
import { isLaterThan, type NotUndone, undoBlocker } from '../writes/undo.ts'
import { endOwnAutoMerge } from './auto-merge-records.ts'
import { type DuplicateOpen, explainRefusal, pairOf } from './find-duplicate.ts'
import type { MergeRequestName } from './read.ts'
import { MergeRequestBefore, mergeRequestTarget } from './target.ts'

export type StateOutcome =
  /** `answered` false: the forge’s answer was lost, so another person may have done it at that moment. */
  | {
      readonly kind: 'closed' | 'reopened'
      readonly view: MergeRequestView
      readonly answered: boolean
    }
  /** Nothing was sent, or without effect: it is already so, or it stays merged, or is being merged. */
  | { readonly kind: 'already' | 'merged' | 'being-merged'; readonly view: MergeRequestView }
  | (NotUndone & { readonly mr: MergeRequest })
  | DuplicateOpen
  | Failure

/** `undoes`: the opposite change, which this one takes back. */
export interface StateInput extends MergeRequestName {
  readonly undoes?: Undoes
}

export const close = setState('closed')

export const reopen = setState('reopened')

function setState(desired: 'closed' | 'reopened') {
  const isClosing = desired === 'closed'
  const isDesired = ({ mr }: MergeRequestView) => (isClosing ? mr.state === 'closed' : isOpen(mr))
  return toggle<StateInput, MergeRequestView, MergeRequestBefore, StateOutcome>((session, name, context) => ({
    ...mergeRequestTarget(session, name, context),
    isDesired,
    async blocker(view) {
      const { mr } = view
      if (isDesired(view)) return { kind: 'already', view }
      if (mr.state === 'merged') return { kind: 'merged', view }
      if (mr.state === 'locked') return { kind: 'being-merged', view }
      const opposite = isClosing ? 'mr.reopen' : 'mr.close'
      const notUndone = await undoBlocker(context, name.undoes, opposite, MergeRequestBefore, (before) => {
        const isOther = before.mr.id !== mr.id || before.mr.sha !== mr.sha
        return isOther || hasAutoMerge(mr) || isLaterThan(name.undoes, mr.closed_at)
      })
      return notUndone && { ...notUndone, mr }
    },
    send: ({ mr }) =>
      updateMergeRequest(session, name.project, mr, { state_event: isClosing ? 'close' : 'reopen' }),
    refused: (answer, { mr }) => explainRefusal(session, answer, mr, pairOf(mr, mr.target_branch)),
    ambiguous: null,
    done: (view, answer) => ({ kind: desired, view, answered: answer.kind === 'done' }),
    otherwise: (view, { mr }) =>
      view.mr.state === 'merged' ? ruledOut({ kind: 'merged', view }) : notShown(fullName(mr)),
    async afterwards({ kind }) {
      // The closer knows how the auto-merge ended.
      if (kind === 'closed') await endOwnAutoMerge(context, name)
    },
  }))
}
