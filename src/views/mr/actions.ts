import type { Button, ConfirmationDialog, KnownBlock } from '@slack/types'
import { type Build, buildOfHead, buildState, isRetryable } from '../../model/build.ts'
import { mergeOffer } from '../../model/merge-offer.ts'
import { hasAutoMerge, isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { Undo } from '../../model/undo.ts'
import { type ButtonPress, button, confirmation, overflow } from '../button.ts'
import { address, cut, shortSha } from '../text.ts'
import { undoButtons } from '../undo.ts'
import { sourceName } from './branches.ts'
import { buildButton, retryButton } from './build.ts'
import { awaitedWords } from './status.ts'

/** Input of a card’s buttons, beside the merge request. */
interface ActionOptions {
  readonly now: Date
  /** True when nothing that is known stands in the way of a merge. */
  readonly isReady: boolean
  /** True when the card is no longer updated. */
  readonly isStopped: boolean
  /** Takes back the change that the note names. */
  readonly undo?: Undo
}

/** The actions of a card: at most three buttons, the one to undo, and a menu; a merged one offers none. */
export function cardActions(view: MergeRequestView, options: ActionOptions): KnownBlock[] {
  const { mr } = view
  if (!isOpen(mr) && mr.state !== 'closed') return []
  const refresh = options.isStopped ? [refreshButton(mr.project_id, mr.iid)] : []
  const undo = undoButtons(options.undo, aboutOf(mr), options.now, `!${mr.iid}`)
  const elements = isOpen(mr)
    ? [...nextSteps(view, options.isReady), reviewButton(mr), ...undo, ...refresh, menu(view)]
    : [...undo, menu(view)]
  // A new block id with each edit: Slack keeps the state of elements whose block id is unchanged.
  return [{ type: 'actions', block_id: `card.${mr.project_id}.${mr.iid}.${options.now.getTime()}`, elements }]
}

/** The steps that bring an open one nearer to its merge: at most two buttons. */
export function nextSteps(view: MergeRequestView, isReady: boolean): Button[] {
  const { mr } = view
  if (hasAutoMerge(mr)) return [cancelButton(mr)]
  const { now, later } = mergeOffer(view)
  const merge = now || later !== null ? [mergeButton(mr, isReady)] : []
  const build = retryable(view)
  return [...remedy(view), ...merge, ...(build ? [retryButton(mr, build)] : [])].slice(0, 2)
}

/** Opens the form that shows what is merged, and how. */
function mergeButton(mr: MergeRequest, isPrimary: boolean): Button {
  return button('Merge…', mergePress(mr), {
    style: isPrimary ? 'primary' : undefined,
    spoken: `Merge… !${mr.iid} into ${cut(mr.target_branch, 30)}`,
  })
}

function mergePress(mr: MergeRequest): ButtonPress {
  return { verb: 'mr.merge', input: { ...aboutOf(mr), sha: mr.sha ?? '' } }
}

/** The step that is missing before a merge, where there is one to take here. */
function remedy(view: MergeRequestView): Button[] {
  const { mr } = view
  if (mr.work_in_progress && hasToday(mr)) return [readyButton(view)]
  if (mr.detailed_merge_status === 'need_rebase') return [rebaseButton(mr)]
  if (needsApproval(view) && mr.sha !== null) return [approveButton(view, mr.sha)]
  const build = buildOfHead(mr)
  return build && buildState(mr) === 'not-passed'
    ? [buildButton(mr, build.status === 'failed' ? 'Build log' : 'Build')]
    : []
}

/** The build of the head, where it can be run again. */
function retryable({ mr }: MergeRequestView): Build | null {
  const build = buildOfHead(mr)
  return build && isRetryable(build) ? build : null
}

export function cancelButton({ project_id: project, iid }: MergeRequest): Button {
  return button(
    'Turn off auto-merge',
    { verb: 'mr.cancel', input: { project, mr: iid } },
    { spoken: `Turn off auto-merge of !${iid}` },
  )
}

function reviewButton(mr: MergeRequest): Button {
  const press = { verb: 'mr.changes', input: { ...aboutOf(mr), sha: mr.sha ?? '' } }
  return button('Review', press, { spoken: `Review !${mr.iid}`, opensDialog: true })
}

/** Shows the present state in place of the card. */
export function refreshButton(project: number, iid: number): Button {
  return button('Refresh', { verb: 'mr.view', input: { project, mr: iid } }, { spoken: `Refresh !${iid}` })
}

/** Slack accepts at most five options, so the ones that the person is least likely to need are left out. */
function menu(view: MergeRequestView) {
  const { mr } = view
  const options = isOpen(mr) ? openOptions(view) : closedOptions(mr)
  return overflow(options.slice(0, 5))
}

type Option = Parameters<typeof overflow>[0][number]

function openOptions(view: MergeRequestView): Option[] {
  const { mr, approvals } = view
  const input = aboutOf(mr)
  const shown = hasAutoMerge(mr) ? [] : remedy(view).map(({ action_id: id }) => id)
  const isRetryShown = nextSteps(view, false).some(({ action_id: id }) => id === 'mr.retry')
  const build = isRetryShown ? null : retryable(view)
  const isDraft = mr.work_in_progress === true && hasToday(mr)
  const approval = { label: 'Approve', press: { verb: 'mr.approve', input: { ...input, sha: mr.sha ?? '' } } }
  return [
    ...(hasAutoMerge(mr) && mergeOffer(view).now ? [{ label: 'Merge now…', press: mergePress(mr) }] : []),
    ...(build
      ? [{ label: 'Retry build', press: { verb: 'mr.retry', input: { ...input, build: build.id } } }]
      : []),
    ...(isDraft && !shown.includes('mr.ready')
      ? [{ label: 'Mark as ready', press: { verb: 'mr.ready', input } }]
      : []),
    ...(approvals && mr.sha !== null && !shown.includes('mr.approve') ? [approval] : []),
    { label: 'Edit…', press: { verb: 'mr.edit', input } },
    { label: 'Close', press: { verb: 'mr.close', input } },
    follow(mr),
    { label: 'Add to-do', press: { verb: 'mr.todo', input } },
    ...inBrowser(mr),
  ]
}

function closedOptions(mr: MergeRequest): Option[] {
  const input = aboutOf(mr)
  return [
    { label: 'Reopen', press: { verb: 'mr.reopen', input } },
    { label: 'Edit…', press: { verb: 'mr.edit', input } },
    follow(mr),
    { label: 'Add to-do', press: { verb: 'mr.todo', input } },
    ...inBrowser(mr),
  ]
}

/** For everybody who sees the card: whoever follows already is offered the way back. */
function follow(mr: MergeRequest): Option {
  return { label: 'Follow', press: { verb: 'mr.subscribe', input: aboutOf(mr) } }
}

function inBrowser({ web_url }: MergeRequest): Option[] {
  const url = address(web_url)
  return url ? [{ label: 'Open in browser', url }] : []
}

function aboutOf({ project_id, iid }: MergeRequest) {
  return { project: project_id, mr: iid }
}

/** True where the server has the calls of today’s servers, such as marking as ready. */
function hasToday({ detailed_merge_status: status }: MergeRequest): boolean {
  return status !== null
}

function needsApproval({ approvals }: MergeRequestView): boolean {
  return (approvals?.approvals_left ?? 0) > 0
}

export function mayMergeIt({ mr, approvals }: MergeRequestView): boolean {
  return hasAutoMerge(mr) && approvals?.user_has_approved !== true
}

/** Carries the head that is shown, so that no other commit is approved. */
export function approveButton(view: MergeRequestView, sha: string, label = 'Approve'): Button {
  const { project_id: project, iid } = view.mr
  return button(
    label,
    { verb: 'mr.approve', input: { project, mr: iid, sha } },
    {
      style: needsApproval(view) ? 'primary' : undefined,
      confirm: mayMergeIt(view) ? mergingApproval(view, sha) : undefined,
      spoken: `${label} !${iid}`,
    },
  )
}

function mergingApproval({ mr, rules }: MergeRequestView, sha: string): ConfirmationDialog {
  const about = `Auto-merge is on: it merges ${awaitedWords(mr, rules)}. Approving ${shortSha(sha)} might merge it.`
  return confirmation(`Approve !${mr.iid}?`, about, 'Approve')
}

function rebaseButton(mr: MergeRequest): Button {
  const { project_id: project, iid, target_branch } = mr
  const branches = `${cut(sourceName(mr), 80)} onto ${cut(target_branch, 80)}`
  const about = `Puts ${branches}. Its commits get new ids: fetch before you go on.`
  return button(
    'Rebase',
    { verb: 'mr.rebase', input: { project, mr: iid } },
    { confirm: confirmation(`Rebase !${iid}?`, about, 'Rebase'), spoken: `Rebase !${iid}` },
  )
}

function readyButton({ mr, rules }: MergeRequestView): Button {
  const { project_id: project, iid } = mr
  const about = `Auto-merge is on: it merges ${awaitedWords(mr, rules)}. This might merge it.`
  return button(
    'Mark as ready',
    { verb: 'mr.ready', input: { project, mr: iid } },
    {
      ...(hasAutoMerge(mr)
        ? { confirm: confirmation(`Mark !${iid} as ready?`, about, 'Mark as ready') }
        : {}),
      spoken: `Mark !${iid} as ready`,
    },
  )
}
