import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { deleteMergeRequest, listMergeRequests } from '../../forge/merge-requests.ts'
import type { ApiResult } from '../../forge/result.ts'
import { fullName, MergeRequest } from '../../model/merge-request.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, writeFailure } from '../failure.ts'
import { diagnose401 } from '../writes/diagnose-unauthorized.ts'
import type { Operation } from '../writes/operation.ts'
import { reconcile, type Verification } from '../writes/reconcile.ts'
import { confirmed, ruledOut, stillPending, unreadable } from '../writes/verification.ts'
import { endAutoMerge } from './auto-merge-records.ts'
import { findMergeRequest, type MergeRequestName } from './read.ts'

export type DeleteOutcome =
  /** `answered` false: the forge did not confirm that this call deleted it; it is gone. */
  | { readonly kind: 'deleted'; readonly mr: MergeRequest; readonly answered: boolean }
  /** The forge refused and still shows it: this account may not delete it. */
  | { readonly kind: 'may-not-delete'; readonly mr: MergeRequest }
  /** The forge accepted the call, but a minute later it still shows it. */
  | { readonly kind: 'still-there'; readonly mr: MergeRequest }
  | Failure

const Before = z.object({ mr: MergeRequest })

/**
 * Deletes a merge request (the forge hides it for good), once, and reads whether it is gone. The document’s
 * 404 and the 403 of released servers both mean either no right or nothing there, so it is read again.
 */
export async function remove(
  context: ForgeContext,
  name: MergeRequestName,
  operation: Operation,
): Promise<DeleteOutcome> {
  const outcome = await withOwnAccount(context, (session) => deleteOnce(session, name, context, operation))
  if (outcome.kind === 'deleted') await endAutoMerge(context, name, 'deleted it.')
  return outcome
}

function deleteOnce(
  session: Session,
  name: MergeRequestName,
  context: ForgeContext,
  operation: Operation,
): Promise<DeleteOutcome> {
  return reconcile<z.infer<typeof Before>, DeleteOutcome>(context, operation, {
    before: Before,
    async prepare() {
      const found = await findMergeRequest(session, name, context.ids)
      if (found.kind !== 'found') return { kind: 'stop', outcome: found }
      return { kind: 'send', before: { mr: found.mr } }
    },
    send: ({ mr }) => deleteMergeRequest(session, name.project, mr),
    async refused(answer, { mr }) {
      if (answer.kind === 'refused' && answer.status === 401) return diagnose401(session, name.project, mr)
      if (answer.kind === 'refused' && !answer.tokenDenial && [403, 404].includes(answer.status)) return null
      return writeFailure(answer, fullName(mr))
    },
    async verify({ mr }, answer) {
      const now = await findMergeRequest(session, name, context.ids)
      if (now.kind === 'found') return verify(now.mr, answer)
      // A project that has become invisible proves nothing about one merge request.
      if (now.kind === 'not-found' && (await isReadable(session, name.project)))
        return confirmed({ kind: 'deleted', mr, answered: answer.kind === 'done' })
      const what = fullName(mr)
      return answer.kind === 'refused' ? ruledOut(writeFailure(answer, what)) : unreadable(now, what)
    },
  })
}

/** Judges a merge request that still exists. */
function verify(mr: MergeRequest, answer: ApiResult<unknown>): Verification<DeleteOutcome> {
  if (answer.kind === 'refused') return ruledOut({ kind: 'may-not-delete', mr })
  if (answer.kind === 'done') return stillPending({ kind: 'still-there', mr })
  return stillPending({ kind: 'unconfirmed', what: fullName(mr), reason: `${SERVER} still shows it` })
}

async function isReadable(session: Session, project: number): Promise<boolean> {
  const answer = await listMergeRequests(session, project, { per_page: 1 })
  return answer.kind === 'done'
}
