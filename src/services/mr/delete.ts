import type { Session } from '../../forge/client.ts'
import { deleteMergeRequest, listMergeRequests } from '../../forge/merge-requests.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import { SERVER } from '../../model/server-name.ts'
import type { ForgeContext } from '../context.ts'
import { explainRefusedMergeRequestWrite, type Failure, writeFailure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import { confirmed, notShown, ruledOut, stillPending, unreadable } from '../writes/reconcile.ts'
import { endAutoMerge } from './auto-merge-records.ts'
import { findMergeRequest, type MergeRequestName } from './read.ts'
import { MergeRequestBefore, writeToMergeRequest } from './target.ts'

export type DeleteOutcome =
  /** `answered` false: the forge did not confirm that this call deleted it; it is gone. */
  | { readonly kind: 'deleted'; readonly mr: MergeRequest; readonly answered: boolean }
  /** The forge refused and still shows it: this account may not delete it. */
  | { readonly kind: 'may-not-delete'; readonly mr: MergeRequest }
  /** The forge accepted the call, but a minute later it still shows it. */
  | { readonly kind: 'still-there'; readonly mr: MergeRequest }
  | Failure

/**
 * Deletes a merge request (the forge hides it for good), once, and reads whether it is gone. The document’s
 * 404 and the 403 of released servers both mean either no right or nothing there, so it is read again.
 */
export async function remove(
  context: ForgeContext,
  name: MergeRequestName,
  operation: Operation,
): Promise<DeleteOutcome> {
  const outcome = await deleteOnce(context, name, operation)
  if (outcome.kind === 'deleted') await endAutoMerge(context, name, 'deleted it.')
  return outcome
}

function deleteOnce(
  context: ForgeContext,
  name: MergeRequestName,
  operation: Operation,
): Promise<DeleteOutcome> {
  return writeToMergeRequest<MergeRequestBefore, DeleteOutcome>(context, name, operation, (session) => ({
    before: MergeRequestBefore,
    prepare: (mr) => ({ kind: 'send', before: { mr } }),
    send: ({ mr }) => deleteMergeRequest(session, name.project, mr),
    async refused(answer, { mr }) {
      if (answer.kind === 'refused' && !answer.tokenDenial && [403, 404].includes(answer.status)) return null
      return explainRefusedMergeRequestWrite(session, name.project, mr, answer)
    },
    async verify({ mr }, answer) {
      const what = fullName(mr)
      const now = await findMergeRequest(session, name, context.forge.ids)
      if (now.kind === 'found') {
        if (answer.kind === 'refused') return ruledOut({ kind: 'may-not-delete', mr: now.mr })
        if (answer.kind === 'done') return stillPending({ kind: 'still-there', mr: now.mr })
        return notShown(fullName(now.mr), `${SERVER} still shows it`)
      }
      // A project that has become invisible proves nothing about one merge request.
      if (now.kind === 'not-found' && (await isReadable(session, name.project)))
        return confirmed({ kind: 'deleted', mr, answered: answer.kind === 'done' })
      return answer.kind === 'refused' ? ruledOut(writeFailure(answer, what)) : unreadable(now, what)
    },
  }))
}

async function isReadable(session: Session, project: number): Promise<boolean> {
  const answer = await listMergeRequests(session, project, { per_page: 1 })
  return answer.kind === 'done'
}
