import { z } from 'zod'
import {
  getMergeRequest,
  subscribeToMergeRequest,
  unsubscribeFromMergeRequest,
} from '../../forge/merge-requests.ts'
import { fullName, MergeRequest } from '../../model/merge-request.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { explainRefusedMergeRequestWrite } from '../operations/diagnose-unauthorized.ts'
import type { Operation } from '../operations/operation.ts'
import { reconcile } from '../operations/reconcile.ts'
import { findChangeToUndo, type NotUndone } from '../operations/undo.ts'
import { confirmed, stillPending, unreadable, unverifiable } from '../operations/verification.ts'
import type { StateInput } from './close.ts'
import { findMergeRequest } from './read.ts'

export type SubscriptionOutcome =
  | {
      readonly kind: 'subscribed' | 'unsubscribed'
      readonly already: boolean
      readonly mr: MergeRequest
    }
  | (NotUndone & { readonly mr: MergeRequest })
  | Failure

const Before = z.object({ mr: MergeRequest })

/** Subscribes the person to a merge request. */
export function subscribe(
  context: ForgeContext,
  name: StateInput,
  operation: Operation,
): Promise<SubscriptionOutcome> {
  return setSubscription(context, name, true, operation)
}

/** Ends the person’s subscription. */
export function unsubscribe(
  context: ForgeContext,
  name: StateInput,
  operation: Operation,
): Promise<SubscriptionOutcome> {
  return setSubscription(context, name, false, operation)
}

/** Makes one call, or none when nothing changes; reads back when the answer is not conclusive. */
function setSubscription(
  context: ForgeContext,
  name: StateInput,
  desired: boolean,
  operation: Operation,
): Promise<SubscriptionOutcome> {
  return withOwnAccount(context, (session) => {
    const kind = desired ? 'subscribed' : 'unsubscribed'
    const change = desired ? subscribeToMergeRequest : unsubscribeFromMergeRequest
    return reconcile<z.infer<typeof Before>, SubscriptionOutcome>(context, operation, {
      before: Before,
      async prepare() {
        const found = await findMergeRequest(session, name, context.ids)
        if (found.kind !== 'found') return { kind: 'stop', outcome: found }
        const { mr } = found
        if (mr.subscribed === desired) return { kind: 'stop', outcome: { kind, already: true, mr } }
        const undone = name.undoes
          ? await findChangeToUndo(context, name.undoes, desired ? 'mr.unsubscribe' : 'mr.subscribe', Before)
          : null
        if (undone && undone.kind !== 'undoable') return { kind: 'stop', outcome: { ...undone, mr } }
        return { kind: 'send', before: { mr } }
      },
      send: ({ mr }) => change(session, name.project, mr),
      refused: (answer, { mr }) => explainRefusedMergeRequestWrite(session, name.project, mr, answer),
      async verify({ mr }, answer) {
        // 304: already so, which is the wanted state.
        if (answer.kind === 'done' && answer.status === 304) return confirmed({ kind, already: true, mr })
        const what = fullName(mr)
        const doubt = (reason: string): Failure => ({ kind: 'unconfirmed', what, reason })
        const now = await getMergeRequest(session, name.project, mr)
        if (now.kind !== 'done') return unreadable(readFailure(now, what), what)
        if (now.value.subscribed === desired) return confirmed({ kind, already: false, mr: now.value })
        if (now.value.subscribed === null)
          return unverifiable(doubt(`${SERVER} doesn’t say whether you follow it`))
        return stillPending(doubt(`${SERVER} shows no change`))
      },
    })
  })
}
