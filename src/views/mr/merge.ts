import type { Button } from '@slack/types'
import { type BuildState, buildOfHead, buildState } from '../../model/build.ts'
import type { Invocation } from '../../model/invocation.ts'
import { buildRemedy, mergeBlocker, pendingActivity } from '../../model/merge-blocker.ts'
import { isBlind, mergeWays } from '../../model/merge-offer.ts'
import { hasAutoMerge, isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { hasTrains, isTrainEnforced } from '../../model/merge-rules.ts'
import { SERVER } from '../../model/server-name.ts'
import type { MergeInput, MergeOutcome, NotMerged } from '../../services/mr/merge.ts'
import { button, linkButton } from '../button.ts'
import { failureReply } from '../failure.ts'
import { actions, type Blocks, privately, type Reply } from '../reply.ts'
import { address, escaped, oneLine, shortSha } from '../text.ts'
import { approveButton, cancelButton, checkButton, mergePress, openButton, verbButton } from './actions.ts'
import { mergeRequestCard } from './card.ts'
import { MERGED } from './event.ts'
import { mrName } from './name.ts'
import { newCommitsContent, newCommitsWords, type Stopped, stoppedReply, stoppedWithCard } from './refusal.ts'
import { awaitedWords, buildTitle, buildWords, mergedWords, statusWords } from './state.ts'

/** The sentence of each outcome comes from the merge request as read after the call. */
export function mergeReply(outcome: MergeOutcome, { user, now }: Invocation, refusal: MergeRefusal): Reply {
  switch (outcome.kind) {
    case 'merged': {
      const note = { by: user, words: mergedNote(outcome), event: 'merged' } as const
      return { card: mergeRequestCard(outcome.view, { now, note }) }
    }
    case 'waiting': {
      const note = { by: user, words: armedNote(outcome.view), event: 'armed' } as const
      return { card: mergeRequestCard(outcome.view, { now, note }) }
    }
    case 'head-moved':
      return {
        ...headMovedReply(outcome, refusal),
        card: mergeRequestCard(outcome.view, { now, post: false }),
      }
    case 'still-open': {
      const { mr } = outcome.view
      const stopped = {
        headline: `I can’t tell whether ${mrName(mr)} gets merged.`,
        help: `${oneLine(outcome.reason, 200)}. It still shows “${statusWords(mr).split(' · ', 1)[0]}”.`,
        buttons: [checkButton(mr), ...openButton(mr)],
      }
      return stoppedWithCard(outcome.view, now, stopped, 'no-answer')
    }
    case 'may-not':
      if (outcome.tokenDenial || outcome.reason !== undefined) return failureReply(outcome, FAILURE)
      return stoppedReply('You can’t merge this.', 'Ask a maintainer of the project.', { reason: 'right' })
    default: {
      if (!('view' in outcome)) return failureReply(outcome, FAILURE)
      const { buttons = openButton(outcome.view.mr), ...why } = whyStopped(outcome)
      return stoppedWithCard(outcome.view, now, { ...why, buttons })
    }
  }
}

export function mergeWords(outcome: MergeOutcome, invocation: Invocation, refusal: MergeRefusal): string {
  const { message, card } = mergeReply(outcome, invocation, refusal)
  return message?.text ?? escaped(card?.text ?? '')
}

const FAILURE = {
  tried: 'It wasn’t merged',
  doubt: (what: string) => `I can’t tell whether ${what} was merged`,
}

function mergedNote({
  view: { mr },
  requested,
  answered,
}: Extract<MergeOutcome, { kind: 'merged' }>): string {
  if (!answered) return `asked for the merge; ${SERVER} shows it merged.`
  if (requested === 'now') return MERGED
  const why = isBlind(mr) ? 'no build was running' : 'its build had passed'
  return `merged it right away: ${why}.`
}

function armedNote({ train, rules }: MergeRequestView): string {
  if (train) return 'added it to the merge train.'
  return hasTrains(rules) ? 'turned on auto-merge: it goes on the merge train.' : 'turned on auto-merge.'
}

/** Returns the reason why nothing was merged, and the way out: its page where it names no buttons. */
function whyStopped(outcome: NotMerged): Stopped {
  const { view } = outcome
  const { mr } = view
  const name = mrName(mr)
  switch (outcome.kind) {
    case 'already-merged':
      return { headline: `${name} is already merged.`, help: mergedSentence(mr), buttons: [] }
    case 'being-merged':
      return { headline: `${SERVER} is already merging ${name}.`, buttons: [checkButton(mr)] }
    case 'closed':
      return { headline: `${name} is closed.`, buttons: [verbButton('Reopen', 'mr.reopen', mr)] }
    case 'draft':
      return { headline: `${name} is a draft.`, buttons: [readyPress(mr)] }
    case 'conflicts':
      return {
        headline: `Can’t merge ${name}: it conflicts with ${oneLine(mr.target_branch, 100)}.`,
        help: 'Resolve the conflicts and push.',
      }
    case 'blocked':
      return blockedWords(view)
    case 'preparing':
      return {
        headline: `${SERVER} is still preparing ${name}.`,
        help: 'Try again in a minute.',
        buttons: [checkButton(mr)],
      }
    case 'empty':
      return {
        headline: `${name} has nothing to merge.`,
        help: `Push commits that ${oneLine(mr.target_branch, 100)} doesn’t have.`,
      }
    case 'build':
      return buildStopped(view)
    case 'paused':
      return {
        headline: `Can’t turn on auto-merge for ${name}: ${buildWords(mr)}.`,
        help: 'Its project lets it be merged before that.',
        buttons: [retryMerge(mr)],
      }
    case 'unsupported':
      return {
        headline: `Can’t turn on auto-merge for ${name}: ${NOT_RUNNING.get(buildState(mr)) ?? 'no build is running'}.`,
        help: `${SERVER} ${view.release ?? ''} turns it on only while a build runs. ${startWords(view)}`,
        buttons: [retryMerge(mr)],
      }
    case 'train':
      return {
        headline: isTrainEnforced(view.rules)
          ? `${name} can only be merged through the merge train.`
          : `${name} wasn’t merged: its project has a merge train.`,
        buttons: [retryMerge(mr)],
      }
    case 'no-train':
      return {
        headline: `${name} wasn’t merged: its project has no merge train now.`,
        buttons: [retryMerge(mr)],
      }
    case 'failed':
      return {
        headline: `${SERVER} couldn’t merge ${name}: ${oneLine(outcome.reason, 200).replace(/\.$/, '')}.`,
      }
    case 'no-message':
      return {
        headline: `Can’t merge ${name} with a message.`,
        help: hasTrains(view.rules)
          ? 'A merge train takes none.'
          : 'Its project merges by fast-forward, without a merge commit.',
        buttons: [retryMerge(mr)],
      }
    case 'squash-chosen':
      return {
        headline: `Can’t merge ${name} without squashing.`,
        help: 'Its author chose to squash, and a merge can’t change that.',
      }
    case 'not-mergeable':
      return refusedWords(outcome)
    case 'no-sha':
      return {
        headline: `I can’t merge ${name} from here.`,
        help: `${SERVER} doesn’t show its newest commit, and I never merge a commit that you can’t see.`,
      }
  }
}

function mergedSentence(mr: MergeRequest): string {
  const who = mr.merge_user ? ` by ${oneLine(mr.merge_user.name, 80)}` : ''
  return `${mergedWords(mr)}${who}.`
}

/** Marks it as ready, where the server has a call for that; else through the form. */
function readyPress(mr: MergeRequest): Button {
  return mr.detailed_merge_status === null
    ? verbButton('Edit draft', 'mr.edit', mr)
    : verbButton('Mark as ready', 'mr.ready', mr)
}

function retryMerge(mr: MergeRequest): Button {
  return button('Merge…', mergePress(mr))
}

/** The missing requirement, from the forge’s fields. */
function blockedWords(view: MergeRequestView): Stopped {
  const { mr, approvals } = view
  const missing = mergeBlocker(mr, approvals?.approvals_left)
  const words = missing ? oneLine(missing.words, 200) : `${SERVER} doesn’t say why`
  const mayApprove = (approvals?.approvals_left ?? 0) > 0 && approvals?.user_can_approve
  if (mayApprove && mr.sha !== null)
    return {
      headline: `Can’t merge ${mrName(mr)} yet: ${words}.`,
      help: 'You can approve it.',
      buttons: [approveButton(view, mr.sha), ...openButton(mr)],
    }
  return {
    headline: `Can’t merge ${mrName(mr)} yet: ${words}.`,
    help: missing?.next ?? `Its page on ${SERVER} shows why.`,
  }
}

const NOT_RUNNING: ReadonlyMap<BuildState, string> = new Map([['passed', 'its build has passed already']])

/** The way to a build, and the one without, where that is open. */
function startWords(view: MergeRequestView): string {
  const isOpenNow = mergeWays(view).now === null
  const past = hasTrains(view.rules) ? ', past the train' : ''
  return `Start a build on ${SERVER}${isOpenNow ? `, or merge it now${past}` : ''}.`
}

/** It would wait for a build that can no longer pass, or for none on a merge train. */
function buildStopped(view: MergeRequestView): Stopped {
  const { mr } = view
  const name = mrName(mr)
  const build = buildOfHead(mr)
  if (!build) {
    const isUnseen = build === undefined
    const what = hasTrains(view.rules) ? `put ${name} on the merge train` : `turn on auto-merge for ${name}`
    return {
      headline: `Can’t ${what}: ${isUnseen ? `${SERVER} doesn’t show its builds` : 'it has no build'}.`,
      help: startWords(view),
      buttons: mergeWays(view).now === null ? [retryMerge(mr)] : undefined,
    }
  }
  const url = address(build.web_url)
  return {
    headline: `${buildTitle(build)}. ${name} wasn’t merged.`,
    help: buildRemedy(mr),
    buttons: url ? [linkButton('Open build', url)] : undefined,
  }
}

/** No field of the merge request explains the refusal. */
function refusedWords({
  view: { mr },
  reason,
  waits,
}: Extract<NotMerged, { kind: 'not-mergeable' }>): Stopped {
  const headline = `${SERVER} didn’t merge ${mrName(mr)}: ${oneLine(reason, 200)}.`
  const doing = mr.detailed_merge_status === null ? null : pendingActivity(mr)
  if (doing !== null)
    return { headline, help: `Now ${doing}. Try again in a minute.`, buttons: [checkButton(mr)] }
  if (waits && mr.detailed_merge_status === 'mergeable')
    return {
      headline,
      help: 'Nothing is missing that auto-merge could wait for, so you can merge it now.',
      buttons: [retryMerge(mr)],
    }
  return { headline, help: `Its page on ${SERVER} shows why.` }
}

type MovedOutcome = Extract<MergeOutcome, { kind: 'head-moved' }>

/** The reason why a merge is not sent; null for none. */
type MergeRefusal = (view: MergeRequestView, input: MergeInput) => MergeOutcome | null

/**
 * Names the commits since the shown head, and offers the new head with a button that keeps the options of the
 * merge. The headline also says that nothing was merged.
 */
function headMovedReply(outcome: MovedOutcome, refusal: MergeRefusal): Reply {
  const { view, shown, input } = outcome
  const { mr } = view
  // The same merge may be sent for the new head.
  const isMergeable = isOpen(mr) && refusal(view, input) === null
  const what = `Not merged: ${newCommitsWords(outcome)} ${mrName(mr)} at ${shortSha(shown)}.`
  const still = hasAutoMerge(mr) ? `Auto-merge is still on: it merges ${awaitedWords(mr, view.rules)}.` : ''
  const { blocks, text: commits } = newCommitsContent(outcome, [what, still])
  return {
    ...privately(escaped(commits), [...blocks, ...headMovedOffer(outcome, isMergeable)]),
    failure: { reason: 'state' },
  }
}

/** Buttons for the same merge at the new head, and to cancel an auto-merge that is set. */
function headMovedOffer({ view, input }: MovedOutcome, isMergeable: boolean): Blocks {
  const { mr } = view
  const { whenBuildSucceeds, train = false, removeSourceBranch, squash, message } = input
  const press = {
    project: mr.project_id,
    mr: mr.iid,
    sha: mr.sha ?? '',
    whenBuildSucceeds,
    ...(train ? { train } : {}),
    removeSourceBranch,
    squash,
    message,
  }
  const merge =
    isMergeable && mr.sha
      ? [button(`Merge ${shortSha(mr.sha)}…`, { verb: 'mr.merge', input: press }, { style: 'primary' })]
      : []
  const cancel = hasAutoMerge(mr) ? [cancelButton(mr)] : []
  return actions([...merge, ...cancel])
}
