import type { ActionsBlock, Button, ConfirmationDialog, KnownBlock } from '@slack/types'
import { buildState } from '../../model/build.ts'
import { type LaterWay, mergeOffer } from '../../model/merge-offer.ts'
import { isArmed, isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { button, confirmation, linkButton, overflow, type Press } from '../button.ts'
import { address, cut, shortSha } from '../text.ts'
import { mergeConfirmation } from './merge-question.ts'
import { awaitedWords } from './status.ts'

/**
 * The actions of a card. A merged merge request offers none; a closed one has no buttons, and a menu to
 * reopen it.
 */
export function cardActions(view: MergeRequestView, now: Date): KnownBlock[] {
  const { mr } = view
  // A new block id with each edit: Slack keeps the state of elements whose block id is unchanged.
  const blockId = `card.${mr.project_id}.${mr.iid}.${now.getTime()}`
  if (isOpen(mr))
    return [
      {
        type: 'actions',
        block_id: blockId,
        elements: [...mergeButtons(view), ...reviewButtons(view), ...openLink(mr), menu(mr)],
      },
      detailButtons(mr, blockId),
    ]
  return mr.state === 'closed' ? [{ type: 'actions', block_id: blockId, elements: [closedMenu(mr)] }] : []
}

/** Labels within the 75 characters of a button, the dangerous half first. */
const LATER: Readonly<Record<LaterWay, string>> = {
  blind: 'Merge at once, or after a running build',
  checks: 'Merge when the build passes',
  train: 'Add to the merge train',
}

function mergeButtons(view: MergeRequestView): Button[] {
  const { mr } = view
  const about = aboutOf(mr)
  const spoken = `!${mr.iid} into ${cut(mr.target_branch, 30)}`
  const merge: Press = { verb: 'mr.merge', input: { ...about, sha: mr.sha ?? '' } }
  const waiting: Press = { ...merge, input: { ...merge.input, whenBuildSucceeds: true } }
  const { now, later } = mergeOffer(view)
  const first = firstOf(view)
  return [
    ...(now
      ? [
          button('Merge', merge, {
            ...(first === 'now' ? { style: 'primary' } : {}),
            confirm: mergeConfirmation(view, null),
            spoken: `Merge ${spoken}`,
          }),
        ]
      : []),
    ...(mr.merge_when_build_succeeds ? [cancelButton(mr)] : []),
    ...(later === null
      ? []
      : [
          button(LATER[later], waiting, {
            suffix: 'later',
            ...(first === 'later' ? { style: 'primary' } : {}),
            confirm: mergeConfirmation(view, later),
            spoken: `${LATER[later]}: ${spoken}`,
          }),
        ]),
  ]
}

/** The primary button; none when approvals are missing or the build did not pass. */
function firstOf(view: MergeRequestView): 'now' | 'later' | null {
  if (lacksApprovals(view)) return null
  const { now, later } = mergeOffer(view)
  if (later === 'checks' || later === 'train') return 'later'
  return now && buildState(view.mr) !== 'not-passed' ? 'now' : null
}

/** Cancels an auto-merge. */
export function cancelButton({ project_id: project, iid }: MergeRequest): Button {
  return button(
    'Cancel the wait',
    { verb: 'mr.cancel', input: { project, mr: iid } },
    { spoken: `Cancel the waiting merge of !${iid}` },
  )
}

function openLink({ iid, web_url }: MergeRequest): Button[] {
  const url = address(web_url)
  return url ? [linkButton('Open', url, `Open !${iid} in the browser`)] : []
}

/** Slack accepts at most five options. */
function menu(mr: MergeRequest) {
  const input = aboutOf(mr)
  return overflow([
    { label: 'Edit', press: { verb: 'mr.edit', input } },
    { label: 'Close without merging', press: { verb: 'mr.close', input } },
    { label: 'Add to my todos', press: { verb: 'mr.todo', input } },
    { label: 'Subscribe', press: { verb: 'mr.subscribe', input } },
    { label: 'Unsubscribe', press: { verb: 'mr.unsubscribe', input } },
  ])
}

function closedMenu(mr: MergeRequest) {
  const input = aboutOf(mr)
  const url = address(mr.web_url)
  return overflow([
    { label: 'Reopen', press: { verb: 'mr.reopen', input } },
    { label: 'Edit', press: { verb: 'mr.edit', input } },
    { label: 'Add to my todos', press: { verb: 'mr.todo', input } },
    ...(url ? [{ label: 'Open in the browser', url }] : []),
  ])
}

function aboutOf({ project_id, iid }: MergeRequest) {
  return { project: project_id, mr: iid }
}

/** Buttons to the details of a card’s merge request. `blockId` is the prefix of each block with buttons. */
function detailButtons(mr: MergeRequest, blockId: string): ActionsBlock {
  const detail = (label: string, verb: string, spoken: string): Button =>
    button(label, { verb, input: { project: mr.project_id, mr: mr.iid } }, { spoken: `${spoken} !${mr.iid}` })
  return {
    type: 'actions',
    block_id: `${blockId}.details`,
    elements: [
      detail('Changes', 'mr.changes', 'Changes of'),
      detail('Commits', 'mr.commits', 'Commits of'),
      detail('Versions', 'mr.versions', 'Versions of'),
      detail('Issues', 'mr.closes', 'Issues closed by'),
      // A forge that sends this field has comments too.
      ...(mr.detailed_merge_status === null ? [] : [detail('Comment', 'mr.comment', 'Comment on')]),
    ],
  }
}

/** True when the merge request lacks approvals. */
function lacksApprovals({ approvals }: MergeRequestView): boolean {
  return (approvals?.approvals_left ?? 0) > 0
}

/** True when an approval may complete an auto-merge. */
export function mayMergeIt({ mr, approvals }: MergeRequestView): boolean {
  return isArmed(mr) && approvals?.user_has_approved !== true
}

/** The next steps of an open merge request towards its merge, where the forge has such a step. */
function reviewButtons(view: MergeRequestView): Button[] {
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
