import type { Button, ConfirmationDialog } from '@slack/types'
import { isArmed, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { button, confirmation } from '../button.ts'
import { cut, shortSha } from '../text.ts'
import { awaitedWords } from './build-words.ts'

/** True when the merge request lacks approvals. */
export function lacksApprovals({ approvals }: MergeRequestView): boolean {
  return (approvals?.approvals_left ?? 0) > 0
}

/** True when an approval may complete an auto-merge. */
export function mayMergeIt({ mr, approvals }: MergeRequestView): boolean {
  return isArmed(mr) && approvals?.user_has_approved !== true
}

/** The next steps of an open merge request towards its merge, where the forge has such a step. */
export function reviewButtons(view: MergeRequestView): Button[] {
  const { mr, approvals } = view
  const isDraft = mr.work_in_progress === true && mr.detailed_merge_status !== null
  return [
    ...(approvals && mr.sha !== null ? [approveButton(view, mr.sha)] : []),
    ...(mr.detailed_merge_status === 'need_rebase' ? [rebaseButton(mr)] : []),
    ...(isDraft ? [readyButton(view)] : []),
  ]
}

/** Carries the head that is shown, so that no other commit is approved. */
export function approveButton(view: MergeRequestView, sha: string, label = 'Approve'): Button {
  const { project_id: project, iid } = view.mr
  return button(
    label,
    { verb: 'mr.approve', input: { project, mr: iid, sha } },
    {
      ...(lacksApprovals(view) ? { style: 'primary' } : {}),
      ...(mayMergeIt(view) ? { confirm: mergingApproval(view, sha) } : {}),
      spoken: `${label} !${iid}`,
    },
  )
}

/** The dialog before an approval that may trigger the merge. */
function mergingApproval({ mr, rules }: MergeRequestView, sha: string): ConfirmationDialog {
  const about = `It is set to merge ${awaitedWords(mr, rules)}. Your approval of ${shortSha(sha)} may merge it.`
  return confirmation(`Approve !${mr.iid}?`, about, 'Approve')
}

function rebaseButton({ project_id: project, iid, source_branch, target_branch }: MergeRequest): Button {
  const branches = `${cut(source_branch, 80)} onto ${cut(target_branch, 80)}`
  const about = `The forge puts ${branches}. Its commits get new ids, so clones of it must be fetched anew.`
  return button(
    'Rebase',
    { verb: 'mr.rebase', input: { project, mr: iid } },
    { confirm: confirmation(`Rebase !${iid}?`, about, 'Rebase'), spoken: `Rebase !${iid}` },
  )
}

function readyButton({ mr, rules }: MergeRequestView): Button {
  const { project_id: project, iid } = mr
  const about = `It is set to merge ${awaitedWords(mr, rules)}. This may merge it.`
  return button(
    'Mark as ready',
    { verb: 'mr.ready', input: { project, mr: iid } },
    {
      ...(isArmed(mr) ? { confirm: confirmation(`Mark !${iid} as ready?`, about, 'Mark as ready') } : {}),
      spoken: `Mark !${iid} as ready`,
    },
  )
}
