import { z } from 'zod'
import { approveMergeRequest, unapproveMergeRequest } from '../../forge/approvals.ts'
import type { Session } from '../../forge/client.ts'
import type { ApiResult } from '../../forge/result.ts'
import { fullName, isFinished } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, writeFailure } from '../failure.ts'
import type { Operation } from '../operations/operation.ts'
import { type Preparation, reconcile, type Verification } from '../operations/reconcile.ts'
import { confirmed, ruledOut, stillPending, unreadable } from '../operations/verification.ts'
import {
  checkBeforeWrite,
  glimpseMergeRequest,
  type MergeRequestName,
  type NewCommits,
  newCommitsSince,
  viewMergeRequest,
} from './read.ts'

interface ApproveInput extends MergeRequestName {
  /** The head that the person was shown; empty when they name the merge request as it is. */
  readonly sha: string
}

/** Commits arrived after the person looked. */
export interface MovedBeforeApproval extends NewCommits {
  readonly kind: 'head-moved'
  readonly view: MergeRequestView
  readonly shown: string
}

export type ApprovalOutcome =
  /** `answered` false: the forge’s answer was lost, and it shows the wanted state. */
  | {
      readonly kind: 'approved' | 'taken-back'
      readonly view: MergeRequestView
      readonly answered: boolean
    }
  /** Nothing was sent, or without effect: it is already so, or merged or closed. */
  | { readonly kind: 'already' | 'too-late' | 'no-sha' | 'needs-password'; readonly view: MergeRequestView }
  | MovedBeforeApproval
  | Failure

const Before = z.object({ id: z.number(), what: z.string(), sha: z.string() })
type Before = z.infer<typeof Before>

/** Ambiguous refusals, one meaning being that it is approved already: only a read distinguishes them. */
const TOLD_BY_STATE = new Set([401, 404, 409])

/** Approves a merge request at the head that was shown; the number of approvals is read afterwards. */
export function approve(
  context: ForgeContext,
  input: ApproveInput,
  operation: Operation,
): Promise<ApprovalOutcome> {
  return change(context, input, operation, {
    approving: true,
    stops(view) {
      if (view.mr.sha === null) return { kind: 'no-sha', view }
      if (view.approvals?.require_password_to_approve) return { kind: 'needs-password', view }
      return input.sha === '' || view.mr.sha === input.sha ? null : moved(view, input.sha)
    },
    send: (session, { id, sha }) => approveMergeRequest(session, input.project, { id, iid: input.mr }, sha),
  })
}

/** Withdraws the person’s own approval. */
export function unapprove(
  context: ForgeContext,
  name: MergeRequestName,
  operation: Operation,
): Promise<ApprovalOutcome> {
  return change(context, name, operation, {
    approving: false,
    stops: () => null,
    send: (session, { id }) => unapproveMergeRequest(session, name.project, { id, iid: name.mr }),
  })
}

/** The differences between approving and withdrawing. */
interface Way {
  /** True when the person’s approval is wanted. */
  readonly approving: boolean
  /** Returns the outcome when nothing needs sending. */
  readonly stops: (view: MergeRequestView) => ApprovalOutcome | null
  readonly send: (session: Session, before: Before) => Promise<ApiResult<unknown>>
}

function change(
  context: ForgeContext,
  name: MergeRequestName,
  operation: Operation,
  way: Way,
): Promise<ApprovalOutcome> {
  return withOwnAccount(context, (session) => {
    const view = () => viewMergeRequest(session, name, context.ids)
    return reconcile<Before, ApprovalOutcome>(context, operation, {
      before: Before,
      async prepare(): Promise<Preparation<Before, ApprovalOutcome>> {
        const glimpse = await glimpseMergeRequest(session, name, context.ids)
        const read = await checkBeforeWrite(
          glimpse,
          view,
          (seen) => settled(seen, way.approving) ?? way.stops(seen),
        )
        if (read.kind !== 'view') return read
        const { mr } = read.view
        return { kind: 'send', before: { id: mr.id, what: fullName(mr), sha: mr.sha ?? '' } }
      },
      send: (before) => way.send(session, before),
      refused: async (answer, { what }) =>
        answer.kind === 'refused' && TOLD_BY_STATE.has(answer.status) ? null : writeFailure(answer, what),
      async verify(before, answer) {
        const now = await view()
        if (now.kind === 'view') return verify(now.view, before, answer, way.approving)
        return answer.kind === 'refused' ? ruledOut(now) : unreadable(now, before.what)
      },
    })
  })
}

/** Returns the outcome when there is nothing to do. */
function settled(view: MergeRequestView, approving: boolean): ApprovalOutcome | null {
  if (isFinished(view.mr)) return { kind: 'too-late', view }
  return view.approvals?.user_has_approved === approving ? { kind: 'already', view } : null
}

function verify(
  view: MergeRequestView,
  { what, sha }: Before,
  answer: ApiResult<unknown>,
  approving: boolean,
): Verification<ApprovalOutcome> {
  const has = view.approvals?.user_has_approved ?? null
  if (answer.kind === 'refused') {
    const why =
      settled(view, approving) ?? (answer.status === 409 && view.mr.sha !== sha ? moved(view, sha) : null)
    if (why) return ruledOut(why)
    if (answer.status !== 401) return ruledOut(writeFailure(answer, what))
    // The same token has just read it, so a right is missing. A person whom the server still calls able to approve
    // has to confirm it with a password (doc/user/project/merge_requests/approvals/settings.md of the server).
    const needsPassword = approving && view.approvals?.user_can_approve === true
    return ruledOut(needsPassword ? { kind: 'needs-password', view } : { kind: 'may-not' })
  }
  if (has === approving)
    return confirmed({ kind: approving ? 'approved' : 'taken-back', view, answered: answer.kind === 'done' })
  // An approval of another head is refused, and some projects remove approvals on each push.
  if (approving && has === false && view.mr.sha !== sha) return ruledOut(moved(view, sha))
  const reason = has === null ? `${SERVER} doesn’t show its approvals` : `${SERVER} doesn’t show the change`
  return stillPending({ kind: 'unconfirmed', what, reason })
}

function moved(view: MergeRequestView, shown: string): MovedBeforeApproval {
  return { kind: 'head-moved', view, shown, ...newCommitsSince(view, shown) }
}
