import { z } from 'zod'
import { updateMergeRequest } from '../../forge/merge-requests.ts'
import { fullName, isArmed, isOpen, MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { SERVER } from '../../model/server-name.ts'
import type { Undoes } from '../../model/undo.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, writeFailure } from '../failure.ts'
import type { Operation } from '../operations/operation.ts'
import { reconcile } from '../operations/reconcile.ts'
import { findChangeToUndo, isLaterThan, type NotUndone } from '../operations/undo.ts'
import { confirmed, ruledOut, stillPending, unreadable } from '../operations/verification.ts'
import { type DuplicateOpen, explainRefusal, pairOf } from './find-duplicate.ts'
import { checkBeforeWrite, findMergeRequest, type MergeRequestName, viewMergeRequest } from './read.ts'

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
  readonly undoes?: Undoes | undefined
}

const Before = z.object({ mr: MergeRequest })

/** Closes a merge request without merging it; the outcome is read afterwards. */
export async function close(
  context: ForgeContext,
  name: StateInput,
  operation: Operation,
): Promise<StateOutcome> {
  const outcome = await changeState(context, name, 'close', operation)
  // The closer knows how the auto-merge ended.
  if (outcome.kind === 'closed') await context.autoMerges.endOwn(name)
  return outcome
}

/** Reopens a closed merge request; the outcome is read afterwards. */
export function reopen(context: ForgeContext, name: StateInput, operation: Operation): Promise<StateOutcome> {
  return changeState(context, name, 'reopen', operation)
}

function changeState(
  context: ForgeContext,
  name: StateInput,
  event: 'close' | 'reopen',
  operation: Operation,
): Promise<StateOutcome> {
  return withOwnAccount(context, (session) => {
    const isSo = (mr: MergeRequest) => (event === 'close' ? mr.state === 'closed' : isOpen(mr))
    const view = () => viewMergeRequest(session, name, context.ids)
    return reconcile<z.infer<typeof Before>, StateOutcome>(context, operation, {
      before: Before,
      async prepare() {
        const found = await findMergeRequest(session, name, context.ids)
        const read = await checkBeforeWrite(found, view, (seen) => reasonAgainst(seen, isSo(seen.mr)))
        if (read.kind !== 'view') return read
        const { mr } = read.view
        const refused = name.undoes ? await undoRefusal(context, name.undoes, event, mr) : null
        if (refused) return { kind: 'stop', outcome: { ...refused, mr } }
        return { kind: 'send', before: { mr } }
      },
      send: ({ mr }) => updateMergeRequest(session, name.project, mr, { state_event: event }),
      refused: async (answer, { mr }) =>
        answer.kind === 'unsent'
          ? writeFailure(answer, fullName(mr))
          : explainRefusal(session, answer, mr, pairOf(mr, mr.target_branch)),
      async verify({ mr }, answer) {
        const what = fullName(mr)
        const now = await view()
        if (now.kind !== 'view') return unreadable(now, what)
        if (isSo(now.view.mr)) {
          const kind = event === 'close' ? 'closed' : 'reopened'
          return confirmed({ kind, view: now.view, answered: answer.kind === 'done' })
        }
        if (now.view.mr.state === 'merged') return ruledOut({ kind: 'merged', view: now.view })
        return stillPending({ kind: 'unconfirmed', what, reason: `${SERVER} doesn’t show the change` })
      },
    })
  })
}

/** Returns why the state is not changed; null where it is. */
function reasonAgainst(view: MergeRequestView, isSo: boolean): StateOutcome | null {
  if (isSo) return { kind: 'already', view }
  if (view.mr.state === 'merged') return { kind: 'merged', view }
  return view.mr.state === 'locked' ? { kind: 'being-merged', view } : null
}

/** Returns why the opposite change is not undone; null when the merge request is as that change left it. */
async function undoRefusal(
  context: ForgeContext,
  undoes: Undoes,
  event: 'close' | 'reopen',
  mr: MergeRequest,
): Promise<NotUndone | null> {
  const undone = await findChangeToUndo(context, undoes, event === 'close' ? 'mr.reopen' : 'mr.close', Before)
  if (undone.kind !== 'undoable') return undone
  const isOther = undone.before.mr.id !== mr.id || undone.before.mr.sha !== mr.sha
  return isOther || isArmed(mr) || isLaterThan(undoes, mr.closed_at) ? { kind: 'undo-overtaken' } : null
}
