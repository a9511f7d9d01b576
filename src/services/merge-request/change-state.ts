import { z } from 'zod'
import type { Session } from '../../api/client.ts'
import { updateMergeRequest } from '../../api/merge-requests.ts'
import { fullName, isOpen, MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { notYet, outOfSight, ruledOut, shows } from '../judged.ts'
import type { Resolve } from '../resolve.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { findMergeRequest, type MergeRequestName, viewMergeRequest } from './look.ts'
import { pairOf, refusedUpdate, type TwinOpen } from './refused-update.ts'

export type StateOutcome =
  /** `answered` false: the forge’s answer was lost, so somebody else may have done it at that moment. */
  | {
      readonly kind: 'closed' | 'reopened'
      readonly view: MergeRequestView
      readonly answered: boolean
    }
  /** Nothing was sent, or to no effect: it is so already, or it is merged and stays so, or is being merged. */
  | { readonly kind: 'already' | 'merged' | 'being-merged'; readonly view: MergeRequestView }
  | TwinOpen
  | Trouble

const Before = z.object({ mr: MergeRequest })

/** Closes a merge request without merging it, or opens a closed one again; the outcome is read afterwards. */
export function changeState(
  session: Session,
  name: MergeRequestName,
  event: 'close' | 'reopen',
  { directory, resolve }: { readonly directory: Directory; readonly resolve: Resolve },
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
        ? writeTrouble(answer, fullName(mr))
        : refusedUpdate(session, answer, mr, pairOf(mr, mr.target_branch)),
    async look({ mr }, answer) {
      const what = fullName(mr)
      const now = await view()
      if (now.kind !== 'view') return outOfSight(now, what)
      if (isSo(now.view.mr)) {
        const kind = event === 'close' ? 'closed' : 'reopened'
        return shows({ kind, view: now.view, answered: answer.kind === 'done' })
      }
      if (now.view.mr.state === 'merged') return ruledOut({ kind: 'merged', view: now.view })
      return notYet({ kind: 'unconfirmed', what, reason: 'The forge does not show the change' })
    },
  })
}

function stoppedBy({ state }: MergeRequest, isSo: boolean): 'already' | 'merged' | 'being-merged' | null {
  if (isSo) return 'already'
  if (state === 'merged') return 'merged'
  return state === 'locked' ? 'being-merged' : null
}
