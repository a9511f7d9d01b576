import type { Button, KnownBlock } from '@slack/types'
import { isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { button, linkButton, overflow, type Press } from '../button.ts'
import { address } from '../text.ts'
import { mergeConfirmation } from './confirmation.ts'
import { cardLooks } from './looks.ts'
import { lacksApprovals, reviewButtons } from './review-buttons.ts'
import { mayMerge } from './status.ts'

/**
 * What can be done with a merge request from its card. A merged one offers nothing any more; a closed one has no
 * buttons, and a menu to open it again.
 */
export function cardActions(view: MergeRequestView, now: Date): KnownBlock[] {
  const { mr } = view
  // A new block id with each edit: Slack keeps the state of elements whose block id stays.
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

function mergeButtons(view: MergeRequestView): Button[] {
  const { mr } = view
  const about = aboutOf(mr)
  const spoken = `!${mr.iid} into ${mr.target_branch}`
  const waiting = mr.merge_when_build_succeeds
  const merge: Press = { verb: 'mr.merge', input: { ...about, sha: mr.sha ?? '' } }
  const later: Press = { verb: 'mr.merge', input: { ...about, sha: mr.sha ?? '', whenBuildSucceeds: true } }
  return [
    ...(mayMerge(mr)
      ? [
          button('Merge', merge, {
            ...(lacksApprovals(view) ? {} : { style: 'primary' }),
            confirm: mergeConfirmation(view, false),
            spoken: `Merge ${spoken}`,
          }),
        ]
      : []),
    ...(waiting
      ? [
          button(
            'Cancel the wait',
            { verb: 'mr.cancel', input: about },
            { spoken: `Cancel the waiting merge of !${mr.iid}` },
          ),
        ]
      : []),
    ...(mayMerge(mr) && !waiting
      ? [
          button('Merge when build succeeds', later, {
            mark: 'later',
            confirm: mergeConfirmation(view, true),
            spoken: `Merge ${spoken} when its build succeeds`,
          }),
        ]
      : []),
  ]
}

function openLink({ iid, web_url }: MergeRequest): Button[] {
  const url = address(web_url)
  return url ? [linkButton('Open', url, `Open !${iid} in the browser`)] : []
}

/** Slack takes at most five options. */
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
