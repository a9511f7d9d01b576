import type { Button, KnownBlock } from '@slack/types'
import { type Build, buildOfHead, buildState, isRetryable } from '../../model/build.ts'
import { mergeOffer } from '../../model/merge-offer.ts'
import { hasAutoMerge, isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { Undo } from '../../model/undo.ts'
import {
  type ButtonOptions,
  type ButtonPress,
  button,
  confirmation,
  linkButton,
  overflow,
} from '../button.ts'
import { address, cut, shortSha } from '../text.ts'
import { undoButtons } from '../undo.ts'
import { aboutOf, sourceName } from './name.ts'
import { awaitedWords } from './state.ts'

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
  // Slack accepts at most five options, so the ones that the person is least likely to need are left out.
  const menu = overflow((isOpen(mr) ? openOptions(view) : closedOptions(mr)).slice(0, 5))
  const review = verbButton('Review', 'mr.changes', mr, { input: { sha: mr.sha ?? '' }, opensDialog: true })
  const elements = isOpen(mr)
    ? [...nextSteps(view, options.isReady), review, ...undo, ...refresh, menu]
    : [...undo, menu]
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

/** A button for a verb about a merge request; screen readers say about which. */
export function verbButton(
  label: string,
  verb: string,
  mr: MergeRequest,
  { input, ...options }: ButtonOptions & { readonly input?: ButtonPress['input'] } = {},
): Button {
  const press = { verb, input: { ...aboutOf(mr), ...input } }
  return button(label, press, { spoken: `${label} !${mr.iid}`, ...options })
}

/** Opens the form that shows what is merged, and how. */
function mergeButton(mr: MergeRequest, isPrimary: boolean): Button {
  return button('Merge…', mergePress(mr), {
    style: isPrimary ? 'primary' : undefined,
    spoken: `Merge… !${mr.iid} into ${cut(mr.target_branch, 30)}`,
  })
}

/** Opens the form of a merge, with the present head. */
export function mergePress(mr: MergeRequest): ButtonPress {
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

export function cancelButton(mr: MergeRequest): Button {
  return verbButton('Turn off auto-merge', 'mr.cancel', mr, { spoken: `Turn off auto-merge of !${mr.iid}` })
}

/** Shows the present state in place of the card. */
export function refreshButton(project: number, iid: number): Button {
  return button('Refresh', { verb: 'mr.view', input: { project, mr: iid } }, { spoken: `Refresh !${iid}` })
}

type Option = Parameters<typeof overflow>[0][number]

function openOptions(view: MergeRequestView): Option[] {
  const { mr, approvals } = view
  const shown = hasAutoMerge(mr) ? [] : remedy(view).map(({ action_id: id }) => id)
  const isRetryShown = nextSteps(view, false).some(({ action_id: id }) => id === 'mr.retry')
  const build = isRetryShown ? null : retryable(view)
  const isDraft = mr.work_in_progress === true && hasToday(mr)
  const mayApprove = approvals && mr.sha !== null
  return [
    ...(hasAutoMerge(mr) && mergeOffer(view).now ? [{ label: 'Merge now…', press: mergePress(mr) }] : []),
    ...(build ? [option('Retry build', 'mr.retry', mr, { build: build.id })] : []),
    ...(isDraft && !shown.includes('mr.ready') ? [option('Mark as ready', 'mr.ready', mr)] : []),
    ...(mayApprove && !shown.includes('mr.approve')
      ? [option('Approve', 'mr.approve', mr, { sha: mr.sha })]
      : []),
    option('Edit…', 'mr.edit', mr),
    option('Close', 'mr.close', mr),
    ...furtherOptions(mr),
  ]
}

function closedOptions(mr: MergeRequest): Option[] {
  return [option('Reopen', 'mr.reopen', mr), option('Edit…', 'mr.edit', mr), ...furtherOptions(mr)]
}

/** For everybody who sees the card: whoever follows already is offered the way back. */
function furtherOptions(mr: MergeRequest): Option[] {
  const url = address(mr.web_url)
  return [
    option('Follow', 'mr.subscribe', mr),
    option('Add to-do', 'mr.todo', mr),
    ...(url ? [{ label: 'Open in browser', url }] : []),
  ]
}

function option(label: string, verb: string, mr: MergeRequest, input: ButtonPress['input'] = {}): Option {
  return { label, press: { verb, input: { ...aboutOf(mr), ...input } } }
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
  const { mr, rules } = view
  const about = `Auto-merge is on: it merges ${awaitedWords(mr, rules)}. Approving ${shortSha(sha)} might merge it.`
  return verbButton(label, 'mr.approve', mr, {
    input: { sha },
    style: needsApproval(view) ? 'primary' : undefined,
    confirm: mayMergeIt(view) ? confirmation(`Approve !${mr.iid}?`, about, 'Approve') : undefined,
  })
}

function rebaseButton(mr: MergeRequest): Button {
  const branches = `${cut(sourceName(mr), 80)} onto ${cut(mr.target_branch, 80)}`
  const about = `Puts ${branches}. Its commits get new ids: fetch before you go on.`
  return verbButton('Rebase', 'mr.rebase', mr, {
    confirm: confirmation(`Rebase !${mr.iid}?`, about, 'Rebase'),
  })
}

function readyButton({ mr, rules }: MergeRequestView): Button {
  const about = `Auto-merge is on: it merges ${awaitedWords(mr, rules)}. This might merge it.`
  return verbButton('Mark as ready', 'mr.ready', mr, {
    confirm: hasAutoMerge(mr) ? confirmation(`Mark !${mr.iid} as ready?`, about, 'Mark as ready') : undefined,
    spoken: `Mark !${mr.iid} as ready`,
  })
}

/** Carries the build that is shown, so that no other one is run again. */
export function retryButton(mr: MergeRequest, { id }: Build): Button {
  return verbButton('Retry', 'mr.retry', mr, {
    input: { build: id },
    spoken: `Retry the build of !${mr.iid}`,
  })
}

/** Opens the build in a modal. */
export function buildButton(mr: MergeRequest, label: string): Button {
  return verbButton(label, 'mr.build', mr, {
    input: { sha: mr.sha ?? '' },
    spoken: `${label} of !${mr.iid}`,
    opensDialog: true,
  })
}

export function openButton({ iid, web_url }: MergeRequest): Button[] {
  const url = address(web_url)
  return url ? [linkButton(`Open !${iid}`, url)] : []
}

/** Shows the present card. */
export function checkButton(mr: MergeRequest): Button {
  return button('Check again', { verb: 'mr.view', input: aboutOf(mr) }, { suffix: 'check' })
}
