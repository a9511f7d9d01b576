import type { Session } from '../../api/client.ts'
import { updateMergeRequest } from '../../api/merge-requests.ts'
import { fullName, isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { readBack } from '../read-back.ts'
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
  /** Nothing was sent: it is so already, or it is merged and stays so, or is being merged. */
  | { readonly kind: 'already' | 'merged' | 'being-merged'; readonly view: MergeRequestView }
  | TwinOpen
  | Trouble

/** Closes a merge request without merging it, or opens a closed one again; the outcome is read afterwards. */
export async function changeState(
  session: Session,
  name: MergeRequestName,
  event: 'close' | 'reopen',
  directory: Directory,
): Promise<StateOutcome> {
  const found = await findMergeRequest(session, name, directory)
  if (found.kind !== 'found') return found
  const { mr } = found
  const isSo = ({ state }: MergeRequest) =>
    event === 'close' ? state === 'closed' : isOpen({ ...mr, state })
  const view = () => viewMergeRequest(session, name, directory)
  const stopped = stoppedBy(mr, isSo(mr))
  if (stopped) {
    const seen = await view()
    return { kind: stopped, view: seen.kind === 'view' ? seen.view : { mr, commits: null, files: null } }
  }

  const what = fullName(mr)
  const answer = await updateMergeRequest(session, name.project, mr.id, { state_event: event })
  if (answer.kind === 'unsent') return writeTrouble(answer, what)
  if (answer.kind === 'refused') return refusedUpdate(session, answer, mr, pairOf(mr, mr.target_branch))
  const now = await readBack(answer, view, (seen) => seen.kind === 'view' && isSo(seen.view.mr))
  if (now.kind !== 'view') return { kind: 'unconfirmed', what, reason: 'The forge cannot be read now' }
  if (isSo(now.view.mr)) {
    const kind = event === 'close' ? 'closed' : 'reopened'
    return { kind, view: now.view, answered: answer.kind === 'done' }
  }
  if (now.view.mr.state === 'merged') return { kind: 'merged', view: now.view }
  return { kind: 'unconfirmed', what, reason: 'The forge does not show the change' }
}

function stoppedBy({ state }: MergeRequest, isSo: boolean): 'already' | 'merged' | 'being-merged' | null {
  if (isSo) return 'already'
  if (state === 'merged') return 'merged'
  return state === 'locked' ? 'being-merged' : null
}
