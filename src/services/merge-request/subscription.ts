import { z } from 'zod'
import type { Session } from '../../api/client.ts'
import {
  getMergeRequest,
  subscribeToMergeRequest,
  unsubscribeFromMergeRequest,
} from '../../api/merge-requests.ts'
import { fullName, MergeRequest } from '../../model/merge-request.ts'
import { neverShown, notYet, outOfSight, shows } from '../judged.ts'
import { probe } from '../probe.ts'
import type { Resolve } from '../resolve.ts'
import { readTrouble, type Trouble, writeTrouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { findMergeRequest, type MergeRequestName } from './look.ts'

export type SubscriptionOutcome =
  | {
      readonly kind: 'subscribed' | 'unsubscribed'
      readonly already: boolean
      readonly mr: MergeRequest
    }
  | Trouble

const Before = z.object({ mr: MergeRequest })

/**
 * Subscribes the person (`wanted`) or ends their subscription: one call, and none when it is so already; read
 * back where the answer does not settle it.
 */
export function subscription(
  session: Session,
  name: MergeRequestName,
  wanted: boolean,
  { directory, resolve }: { readonly directory: Directory; readonly resolve: Resolve },
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
        ? probe(session, name.project, mr)
        : writeTrouble(answer, fullName(mr)),
    async look({ mr }, answer) {
      // 304: already so, which is what the person wanted.
      if (answer.kind === 'done' && answer.status === 304) return shows({ kind, already: true, mr })
      const what = fullName(mr)
      const doubt = (reason: string): Trouble => ({ kind: 'unconfirmed', what, reason })
      const now = await getMergeRequest(session, name.project, mr)
      if (now.kind !== 'done') return outOfSight(readTrouble(now, what), what)
      if (now.value.subscribed === wanted) return shows({ kind, already: false, mr: now.value })
      if (now.value.subscribed === null)
        return neverShown(doubt('The forge does not tell whether you are subscribed'))
      return notYet(doubt('The forge shows no change'))
    },
  })
}
