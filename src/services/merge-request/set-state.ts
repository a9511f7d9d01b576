import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { updateMergeRequest } from '../../forge/merge-requests.ts'
import { fullName, isOpen, MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { type Failure, writeFailure } from '../failure.ts'
import type { Reconcile } from '../operations/reconcile.ts'
import { confirmed, ruledOut, stillPending, unreadable } from '../operations/verification.ts'
import { type DuplicateOpen, explainRefusal, pairOf } from './explain-refusal.ts'
import type { Directory } from './id-cache.ts'
import { findMergeRequest, type MergeRequestName, viewMergeRequest } from './read.ts'

export type StateOutcome =
  /** `answered` false: the forge’s answer was lost, so somebody else may have done it at that moment. */
  | {
      readonly kind: 'closed' | 'reopened'
      readonly view: MergeRequestView
      readonly answered: boolean
    }
  /** Nothing was sent, or to no effect: it is so already, or it is merged and stays so, or is being merged. */
  | { readonly kind: 'already' | 'merged' | 'being-merged'; readonly view: MergeRequestView }
  | DuplicateOpen
  | Failure

const Before = z.object({ mr: MergeRequest })

/** Closes a merge request without merging it, or opens a closed one again; the outcome is read afterwards. */
export function changeState(
  session: Session,
  name: MergeRequestName,
  event: 'close' | 'reopen',
  { directory, resolve }: { readonly directory: Directory; readonly resolve: Reconcile },
): Promise<StateOutcome> {
  const isSo = (mr: MergeRequest) => (event === 'close' ? mr.state === 'closed' : isOpen(mr))
  const view = () => viewMergeRequest(session, name, directory)
  return resolve<z.infer<typeof Before>, StateOutcome>({
    before: Before,
    async prepare() {
      const found = await findMergeRequest(session, name, directory)
      if (found.kind !== 'found') return { kind: 'stop', outcome: found }
      const { mr } = found
      const stopped = stoppedBy(mr, isSo(mr))
      if (!stopped) return { kind: 'send', before: { mr } }
      const seen = await view()
      const shown = seen.kind === 'view' ? seen.view : { mr, commits: null, files: null }
      return { kind: 'stop', outcome: { kind: stopped, view: shown } }
    },
    send: ({ mr }) => updateMergeRequest(session, name.project, mr, { state_event: event }),
    refused: async (answer, { mr }) =>
      answer.kind === 'unsent'
        ? writeFailure(answer, fullName(mr))
        : explainRefusal(session, answer, mr, pairOf(mr, mr.target_branch)),
    async look({ mr }, answer) {
      const what = fullName(mr)
      const now = await view()
      if (now.kind !== 'view') return unreadable(now, what)
      if (isSo(now.view.mr)) {
        const kind = event === 'close' ? 'closed' : 'reopened'
        return confirmed({ kind, view: now.view, answered: answer.kind === 'done' })
      }
      if (now.view.mr.state === 'merged') return ruledOut({ kind: 'merged', view: now.view })
      return stillPending({ kind: 'unconfirmed', what, reason: 'The forge does not show the change' })
    },
  })
}

function stoppedBy({ state }: MergeRequest, isSo: boolean): 'already' | 'merged' | 'being-merged' | null {
  if (isSo) return 'already'
  if (state === 'merged') return 'merged'
  return state === 'locked' ? 'being-merged' : null
}
