import type { Button, KnownBlock } from '@slack/types'
import { buildState } from '../../model/build.ts'
import { type LaterWay, mergeOffer } from '../../model/merge-offer.ts'
import { isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { button, linkButton, overflow, type Press } from '../button.ts'
import { address, cut } from '../text.ts'
import { mergeConfirmation } from './confirmation.ts'
import { cardLooks } from './looks.ts'
import { lacksApprovals, reviewButtons } from './review-buttons.ts'

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
      cardLooks(mr, blockId),
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
            mark: 'later',
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
