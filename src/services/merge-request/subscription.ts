import type { Session } from '../../api/client.ts'
import {
  getMergeRequest,
  subscribeToMergeRequest,
  unsubscribeFromMergeRequest,
} from '../../api/merge-requests.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import { readBack } from '../read-back.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { findMergeRequest, type MergeRequestName } from './look.ts'

export type SubscriptionOutcome =
  | {
      readonly kind: 'subscribed' | 'unsubscribed'
      readonly already: boolean
      readonly mr: MergeRequest
    }
  | Trouble

/** Subscribes the person (`wanted`) or ends their subscription; read back where the answer does not settle it. */
export async function subscription(
  session: Session,
  name: MergeRequestName,
  directory: Directory,
  wanted: boolean,
): Promise<SubscriptionOutcome> {
  const found = await findMergeRequest(session, name, directory)
  if (found.kind !== 'found') return found
  const { mr } = found
  const what = fullName(mr)
  const kind = wanted ? 'subscribed' : 'unsubscribed'
  const change = wanted ? subscribeToMergeRequest : unsubscribeFromMergeRequest
  const answer = await change(session, name.project, mr.id)
  // 304: already so, which is what the person wanted.
  if (answer.kind === 'done' && answer.status === 304) return { kind, already: true, mr }
  if (answer.kind === 'unsent' || answer.kind === 'refused') return writeTrouble(answer, what)
  const now = await readBack(
    answer,
    () => getMergeRequest(session, name.project, mr.id),
    (read) => read.kind === 'done' && read.value.subscribed === wanted,
  )
  if (now.kind !== 'done') return { kind: 'unconfirmed', what, reason: 'The forge cannot be read now' }
  if (now.value.subscribed === wanted) return { kind, already: false, mr: now.value }
  return { kind: 'unconfirmed', what, reason: 'The forge shows no change' }
}
