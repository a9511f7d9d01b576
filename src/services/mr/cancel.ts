import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { cancelMergeWhenBuildSucceeds } from '../../forge/merge-requests.ts'
import type { ApiResult } from '../../forge/result.ts'
import { fullName, isFinished } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, writeFailure } from '../failure.ts'
import { diagnose401 } from '../operations/diagnose-unauthorized.ts'
import type { Operation } from '../operations/operation.ts'
import { reconcile, type Verification } from '../operations/reconcile.ts'
import { confirmed, ruledOut, stillPending, unreadable } from '../operations/verification.ts'
import { checkBeforeWrite, findMergeRequest, type MergeRequestName, viewMergeRequest } from './read.ts'

export type CancelOutcome =
  /**
   * `over`: auto-merge has ended, but the answer was lost, so it is unknown who cancelled it. The last two:
   * nothing was sent, or the forge refused, because there was nothing to cancel.
   */
  | {
      readonly kind: 'cancelled' | 'over' | 'was-not-waiting' | 'too-late'
      readonly view: MergeRequestView
    }
  /** Sent, but auto-merge is still set a minute later; some servers of this API fail at every cancel. */
  | { readonly kind: 'still-waiting'; readonly view: MergeRequestView; readonly reason: string }
  | Failure

const Before = z.object({ id: z.number(), what: z.string() })

/** Refusals whose meaning varies between servers: only a read distinguishes them. */
const TOLD_BY_STATE = new Set([404, 405, 406, 409, 422])

/** Cancels auto-merge; the outcome is read from the merge request afterwards. */
export async function cancel(
  context: ForgeContext,
  name: MergeRequestName,
  operation: Operation,
): Promise<CancelOutcome> {
  const outcome = await withOwnAccount(context, (session) => disarm(session, name, context, operation))
  if (outcome.kind === 'cancelled') await context.autoMerges.end(name, 'turned off auto-merge.')
  if (outcome.kind === 'over') await context.autoMerges.endOwn(name)
  return outcome
}

function disarm(
  session: Session,
  name: MergeRequestName,
  context: ForgeContext,
  operation: Operation,
): Promise<CancelOutcome> {
  const view = () => viewMergeRequest(session, name, context.ids)
  return reconcile<z.infer<typeof Before>, CancelOutcome>(context, operation, {
    before: Before,
    async prepare() {
      const found = await findMergeRequest(session, name, context.ids)
      const read = await checkBeforeWrite(found, view, reasonAgainst)
      if (read.kind !== 'view') return read
      const { mr } = read.view
      return { kind: 'send', before: { id: mr.id, what: fullName(mr) } }
    },
    send: ({ id }) => cancelMergeWhenBuildSucceeds(session, name.project, { id, iid: name.mr }),
    async refused(answer, { id, what }) {
      if (answer.kind === 'refused' && answer.status === 401)
        return diagnose401(session, name.project, { id, iid: name.mr })
      if (answer.kind === 'refused' && TOLD_BY_STATE.has(answer.status)) return null
      return writeFailure(answer, what)
    },
    async verify({ what }, answer) {
      const now = await view()
      if (now.kind === 'view') return verify(now.view, answer, what)
      return answer.kind === 'refused' ? ruledOut(now) : unreadable(now, what)
    },
  })
}

/** Returns why nothing is to be cancelled; null where it is, or only a call can tell whether auto-merge is set. */
function reasonAgainst(view: MergeRequestView): CancelOutcome | null {
  if (isFinished(view.mr)) return { kind: 'too-late', view }
  return view.mr.merge_when_build_succeeds === false ? { kind: 'was-not-waiting', view } : null
}

/** Judges by a fresh read, whatever the answer was. */
function verify(
  view: MergeRequestView,
  answer: ApiResult<unknown>,
  what: string,
): Verification<CancelOutcome> {
  const { mr } = view
  if (isFinished(mr)) return ruledOut({ kind: 'too-late', view })
  if (mr.merge_when_build_succeeds === true)
    return answer.kind === 'refused'
      ? ruledOut(writeFailure(answer, what))
      : stillPending({ kind: 'still-waiting', view, reason: answer.kind === 'done' ? '' : answer.reason })
  if (answer.kind === 'refused') return ruledOut({ kind: 'was-not-waiting', view })
  if (answer.kind === 'done') return confirmed({ kind: 'cancelled', view })
  if (mr.merge_when_build_succeeds === null)
    return stillPending({
      kind: 'unconfirmed',
      what,
      reason: `${SERVER} doesn’t say whether auto-merge is on`,
    })
  return confirmed({ kind: 'over', view })
}
