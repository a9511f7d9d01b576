import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import {
  getMergeRequest,
  subscribeToMergeRequest,
  unsubscribeFromMergeRequest,
} from '../../forge/merge-requests.ts'
import { fullName, MergeRequest } from '../../model/merge-request.ts'
import { type Failure, readFailure, writeFailure } from '../failure.ts'
import { diagnose401 } from '../operations/diagnose-unauthorized.ts'
import type { Reconcile } from '../operations/reconcile.ts'
import { confirmed, stillPending, unreadable, unverifiable } from '../operations/verification.ts'
import type { Directory } from './id-cache.ts'
import { findMergeRequest, type MergeRequestName } from './read.ts'

export type SubscriptionOutcome =
  | {
      readonly kind: 'subscribed' | 'unsubscribed'
      readonly already: boolean
      readonly mr: MergeRequest
    }
  | Failure

const Before = z.object({ mr: MergeRequest })

/**
 * Subscribes the person (`wanted`) or ends their subscription: one call, and none when it is so already; read
 * back where the answer does not settle it.
 */
export function subscription(
  session: Session,
  name: MergeRequestName,
  wanted: boolean,
  { directory, resolve }: { readonly directory: Directory; readonly resolve: Reconcile },
): Promise<SubscriptionOutcome> {
  const kind = wanted ? 'subscribed' : 'unsubscribed'
  const change = wanted ? subscribeToMergeRequest : unsubscribeFromMergeRequest
  return resolve<z.infer<typeof Before>, SubscriptionOutcome>({
    before: Before,
    async prepare() {
      const found = await findMergeRequest(session, name, directory)
      if (found.kind !== 'found') return { kind: 'stop', outcome: found }
      const { mr } = found
      if (mr.subscribed === wanted) return { kind: 'stop', outcome: { kind, already: true, mr } }
      return { kind: 'send', before: { mr } }
    },
    send: ({ mr }) => change(session, name.project, mr),
    refused: async (answer, { mr }) =>
      answer.kind === 'refused' && answer.status === 401
        ? diagnose401(session, name.project, mr)
        : writeFailure(answer, fullName(mr)),
    async look({ mr }, answer) {
      // 304: already so, which is what the person wanted.
      if (answer.kind === 'done' && answer.status === 304) return confirmed({ kind, already: true, mr })
      const what = fullName(mr)
      const doubt = (reason: string): Failure => ({ kind: 'unconfirmed', what, reason })
      const now = await getMergeRequest(session, name.project, mr)
      if (now.kind !== 'done') return unreadable(readFailure(now, what), what)
      if (now.value.subscribed === wanted) return confirmed({ kind, already: false, mr: now.value })
      if (now.value.subscribed === null)
        return unverifiable(doubt('The forge does not tell whether you are subscribed'))
      return stillPending(doubt('The forge shows no change'))
    },
  })
}
