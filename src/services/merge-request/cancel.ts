import type { Session } from '../../api/client.ts'
import { cancelMergeWhenBuildSucceeds } from '../../api/merge-requests.ts'
import { fullName, isFinished, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { probe } from '../probe.ts'
import { readBack } from '../read-back.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { findMergeRequest, type MergeRequestName, viewMergeRequest } from './look.ts'

export type CancelOutcome =
  /** `over`: it waits no more, and because the answer was lost nobody can be named for it. */
  | {
      readonly kind: 'cancelled' | 'over' | 'was-not-waiting' | 'too-late'
      readonly view: MergeRequestView
    }
  /** It was sent, and some seconds later it waits as before; some servers of this API fail at every cancel. */
  | { readonly kind: 'still-waiting'; readonly view: MergeRequestView; readonly reason: string }
  | Trouble

/** Cancels the wait for the build; the outcome is read from the merge request afterwards. */
export async function cancel(
  session: Session,
  name: MergeRequestName,
  directory: Directory,
): Promise<CancelOutcome> {
  const before = await findMergeRequest(session, name, directory)
  if (before.kind !== 'found') return before
  const { id } = before.mr
  const what = fullName(before.mr)
  const answer = await cancelMergeWhenBuildSucceeds(session, name.project, id)
  if (answer.kind === 'unsent') return writeTrouble(answer, what)
  if (answer.kind === 'refused' && answer.status === 401) return probe(session, name.project, id)
  if (answer.kind === 'refused' && ![404, 405, 406, 409, 422].includes(answer.status))
    return writeTrouble(answer, what)

  // Whatever the answer was, what is true now is what a fresh read says.
  const now = await readBack(
    answer,
    () => viewMergeRequest(session, name, directory),
    (seen) => seen.kind === 'view' && !waits(seen.view.mr),
  )
  if (now.kind !== 'view')
    return answer.kind === 'refused'
      ? now
      : { kind: 'unconfirmed', what, reason: 'The forge cannot be read now' }
  const { view } = now
  if (waits(view.mr))
    return answer.kind === 'refused'
      ? writeTrouble(answer, what)
      : { kind: 'still-waiting', view, reason: answer.kind === 'unknown' ? answer.reason : '' }
  if (isFinished(view.mr)) return { kind: 'too-late', view }
  if (answer.kind === 'refused') return { kind: 'was-not-waiting', view }
  if (answer.kind === 'done') return { kind: 'cancelled', view }
  return { kind: waits(before.mr) ? 'over' : 'was-not-waiting', view }
}

function waits(mr: MergeRequest): boolean {
  return mr.merge_when_build_succeeds === true && !isFinished(mr)
}
