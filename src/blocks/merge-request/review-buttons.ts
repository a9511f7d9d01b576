import type { Button } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { button, confirmation } from '../button.ts'
import { cut } from '../text.ts'

/** Whether it is the approvals that a merge waits for. */
export function lacksApprovals({ approvals }: MergeRequestView): boolean {
  return (approvals?.approvals_left ?? 0) > 0
}

/** What brings an open merge request nearer to its merge, as far as the forge tells that it has such a thing. */
export function reviewButtons(view: MergeRequestView): Button[] {
  const { mr, approvals } = view
  const isDraft = mr.work_in_progress === true && mr.detailed_merge_status !== null
  return [
    ...(approvals && mr.sha !== null ? [approveButton(view, mr.sha)] : []),
    ...(mr.detailed_merge_status === 'need_rebase' ? [rebaseButton(mr)] : []),
    ...(isDraft ? [readyButton(mr)] : []),
  ]
}

/** Carries the head that is shown, so that nothing else is approved. */
export function approveButton(view: MergeRequestView, sha: string, label = 'Approve'): Button {
  const { project_id: project, iid } = view.mr
  return button(
    label,
    { verb: 'mr.approve', input: { project, mr: iid, sha } },
    { ...(lacksApprovals(view) ? { style: 'primary' } : {}), spoken: `${label} !${iid}` },
  )
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

function readyButton({ project_id: project, iid }: MergeRequest): Button {
  return button(
    'Mark as ready',
    { verb: 'mr.ready', input: { project, mr: iid } },
    { spoken: `Mark !${iid} as ready` },
  )
}
