import {
  getMergeRequest,
  subscribeToMergeRequest,
  unsubscribeFromMergeRequest,
} from '../../forge/merge-requests.ts'
import type { ApiResult } from '../../forge/result.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { SERVER } from '../../model/server-name.ts'
import { type Failure, readFailure } from '../failure.ts'
import { notShown, unverifiable } from '../writes/reconcile.ts'
import { toggle } from '../writes/toggle.ts'
import { type NotUndone, undoBlocker } from '../writes/undo.ts'
import type { StateInput } from './close.ts'
import { bareView, MergeRequestBefore, mergeRequestTarget } from './target.ts'

export type SubscriptionOutcome =
  | {
      readonly kind: 'subscribed' | 'unsubscribed'
      readonly already: boolean
      readonly mr: MergeRequest
    }
  | (NotUndone & { readonly mr: MergeRequest })
  | Failure

export const subscribe = setSubscription('subscribed')

export const unsubscribe = setSubscription('unsubscribed')

function setSubscription(desired: 'subscribed' | 'unsubscribed') {
  const follows = desired === 'subscribed'
  const change = follows ? subscribeToMergeRequest : unsubscribeFromMergeRequest
  return toggle<StateInput, MergeRequestView, MergeRequestBefore, SubscriptionOutcome>(
    (session, name, context) => ({
      ...mergeRequestTarget(session, name, context),
      whole: null,
      isDesired: ({ mr }) => mr.subscribed === follows,
      async blocker({ mr }) {
        if (mr.subscribed === follows) return { kind: desired, already: true, mr }
        const opposite = follows ? 'mr.unsubscribe' : 'mr.subscribe'
        const notUndone = await undoBlocker(context, name.undoes, opposite, MergeRequestBefore, () => false)
        return notUndone && { ...notUndone, mr }
      },
      send: ({ mr }) => change(session, name.project, mr),
      ambiguous: null,
      async read({ mr }, answer) {
        if (wasSo(answer)) return bareView({ ...mr, subscribed: follows })
        const now = await getMergeRequest(session, name.project, mr)
        return now.kind === 'done' ? bareView(now.value) : readFailure(now, fullName(mr))
      },
      done: ({ mr }, answer) => ({ kind: desired, already: wasSo(answer), mr }),
      otherwise: ({ mr: now }, { mr }) =>
        now.subscribed === null
          ? unverifiable({
              kind: 'unconfirmed',
              what: fullName(mr),
              reason: `${SERVER} doesn’t say whether you follow it`,
            })
          : notShown(fullName(mr), `${SERVER} shows no change`),
      afterwards: null,
    }),
  )
}

/** True for a 304: the person followed it already, or did not. */
function wasSo(answer: ApiResult<unknown>): boolean {
  return answer.kind === 'done' && answer.status === 304
}
