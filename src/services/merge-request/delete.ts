import type { Session } from '../../api/client.ts'
import { deleteMergeRequest } from '../../api/merge-requests.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import { probe } from '../probe.ts'
import { readBack } from '../read-back.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { findMergeRequest, type MergeRequestName } from './look.ts'

export type DeleteOutcome =
  /** `answered` false: the forge did not say that this call did it; it is not there any more. */
  | { readonly kind: 'deleted'; readonly mr: MergeRequest; readonly answered: boolean }
  /** The forge refused and still shows it: this account may not delete it. */
  | { readonly kind: 'may-not-delete'; readonly mr: MergeRequest }
  /** The forge took the call and still shows it. */
  | { readonly kind: 'still-there'; readonly mr: MergeRequest }
  | Trouble

/**
 * Deletes a merge request (the forge hides it for good), once, and reads whether it is gone. The document’s 404
 * and the 403 of servers that shipped mean the same two things, no right or nothing there, so it is read again.
 */
export async function remove(
  session: Session,
  name: MergeRequestName,
  directory: Directory,
): Promise<DeleteOutcome> {
  const found = await findMergeRequest(session, name, directory)
  if (found.kind !== 'found') return found
  const { mr } = found
  const what = fullName(mr)
  const answer = await deleteMergeRequest(session, name.project, mr.id)
  if (answer.kind === 'unsent') return writeTrouble(answer, what)
  if (answer.kind === 'refused' && answer.status === 401) return probe(session, name.project, mr.id)
  if (answer.kind === 'refused' && answer.status !== 403 && answer.status !== 404)
    return writeTrouble(answer, what)

  const now = await readBack(
    answer,
    () => findMergeRequest(session, name, directory),
    (seen) => seen.kind === 'not-found',
  )
  if (now.kind === 'not-found') return { kind: 'deleted', mr, answered: answer.kind === 'done' }
  if (now.kind === 'found') {
    if (answer.kind === 'refused') return { kind: 'may-not-delete', mr: now.mr }
    if (answer.kind === 'done') return { kind: 'still-there', mr: now.mr }
    return { kind: 'unconfirmed', what, reason: 'The forge still shows it' }
  }
  if (answer.kind === 'refused') return writeTrouble(answer, what)
  return { kind: 'unconfirmed', what, reason: 'The forge cannot be read now' }
}
