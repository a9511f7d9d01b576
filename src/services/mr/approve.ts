import { approveMergeRequest, unapproveMergeRequest } from '../../forge/merge-requests.ts'
import { fullName, isFinished } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { SERVER } from '../../model/server-name.ts'
import { type Failure, writeFailure } from '../failure.ts'
import { notShown, ruledOut } from '../writes/reconcile.ts'
import { toggle } from '../writes/toggle.ts'
import { type MergeRequestName, type NewCommits, newCommitsSince, readWithApprovals } from './read.ts'
import { type MergeRequestBefore, mergeRequestTarget } from './target.ts'

interface ApprovalInput extends MergeRequestName {
  readonly sha?: string
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

/** Approves a merge request at the head that was shown; the number of approvals is read afterwards. */
export const approve = setApproval(true)

/** Withdraws the person’s own approval. */
export const unapprove = setApproval(false)

function setApproval(approving: boolean) {
  const isDesired = ({ approvals }: MergeRequestView) => approvals?.user_has_approved === approving
  const settled = (view: MergeRequestView): ApprovalOutcome | null => {
    if (isFinished(view.mr)) return { kind: 'too-late', view }
    return isDesired(view) ? { kind: 'already', view } : null
  }
  return toggle<ApprovalInput, MergeRequestView, MergeRequestBefore, ApprovalOutcome>(
    (session, input, context) => ({
      ...mergeRequestTarget(session, input, context),
      find: () => readWithApprovals(session, input, context.forge.ids),
      isDesired,
      blocker: (view) => settled(view) ?? (approving ? approvalBlocker(view, input.sha ?? '') : null),
      send: ({ mr }) =>
        approving
          ? approveMergeRequest(session, input.project, mr, mr.sha ?? '')
          : unapproveMergeRequest(session, input.project, mr),
      ambiguous: {
        // One of their meanings is that it is so already.
        statuses: new Set([401, 404, 409]),
        explain(view, { mr }, answer) {
          const isMoved = answer.status === 409 && view.mr.sha !== mr.sha
          const why = settled(view) ?? (isMoved ? moved(view, mr.sha ?? '') : null)
          if (why) return why
          if (answer.status !== 401) return writeFailure(answer, fullName(mr))
          // The same token has just read it, so a right is missing. A person whom the server still calls able to approve
          // has to confirm it with a password (doc/user/project/merge_requests/approvals/settings.md of the server).
          const needsPassword = approving && view.approvals?.user_can_approve === true
          return needsPassword ? { kind: 'needs-password', view } : { kind: 'may-not' }
        },
      },
      done: (view, answer) => ({
        kind: approving ? 'approved' : 'taken-back',
        view,
        answered: answer.kind === 'done',
      }),
      otherwise(view, { mr }) {
        if ((view.approvals?.user_has_approved ?? null) === null)
          return notShown(fullName(mr), `${SERVER} doesn’t show its approvals`)
        // An approval of another head is refused, and some projects remove approvals on each push.
        return approving && view.mr.sha !== mr.sha
          ? ruledOut(moved(view, mr.sha ?? ''))
          : notShown(fullName(mr))
      },
      afterwards: null,
    }),
  )
}

function approvalBlocker(view: MergeRequestView, shown: string): ApprovalOutcome | null {
  if (view.mr.sha === null) return { kind: 'no-sha', view }
  if (view.approvals?.require_password_to_approve) return { kind: 'needs-password', view }
  return shown === '' || view.mr.sha === shown ? null : moved(view, shown)
}

function moved(view: MergeRequestView, shown: string): MovedBeforeApproval {
  return { kind: 'head-moved', view, shown, ...newCommitsSince(view, shown) }
}
