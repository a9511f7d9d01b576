import type { Button } from '@slack/types'
import type { Invocation } from '../../model/invocation.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { SERVER } from '../../model/server-name.ts'
import type { ApprovalOutcome, MovedBeforeApproval } from '../../services/mr/approve.ts'
import { failureReply } from '../failure.ts'
import { actions, privately, type Reply } from '../reply.ts'
import { question } from '../rich-text.ts'
import { escaped, shortSha } from '../text.ts'
import { approveButton, openButton, verbButton } from './actions.ts'
import { mergeRequestCard, noteOf } from './card.ts'
import { mrName } from './name.ts'
import { newCommitsContent, newCommitsWords, type Stopped, stoppedReply, stoppedWithCard } from './refusal.ts'
import { approvalSentence, awaitedWords, statusWords } from './state.ts'

/** Words of the two verbs. */
const WORDS = {
  approve: {
    event: 'approved',
    done: (head: string) => `approved it${head}.`,
    shows: 'your approval',
    tried: 'It wasn’t approved',
    already: (name: string) => `You already approved ${name}.`,
    mayNot: 'You can’t approve this.',
    why: 'Many projects let nobody approve their own changes.',
    doubt: (what: string) => `I can’t tell whether you approved ${what}`,
  },
  unapprove: {
    event: 'unapproved',
    done: () => 'withdrew their approval.',
    shows: 'no approval by you',
    tried: 'Your approval wasn’t withdrawn',
    already: (name: string) => `You haven’t approved ${name}.`,
    mayNot: 'You can’t withdraw an approval here.',
    why: 'Ask a maintainer of the project.',
    doubt: (what: string) => `I can’t tell whether your approval of ${what} is withdrawn`,
  },
} as const

/** Renders an approval or its withdrawal: the number of approvals is the one the forge returned. */
export function approvalReply(
  outcome: ApprovalOutcome,
  { user, now }: Invocation,
  verb: 'approve' | 'unapprove',
): Reply {
  const words = WORDS[verb]
  switch (outcome.kind) {
    case 'approved':
    case 'taken-back': {
      const { view } = outcome
      const head = view.mr.sha === null ? '' : ` at ${shortSha(view.mr.sha)}`
      const done = { by: user, words: words.done(head), event: words.event }
      return { card: mergeRequestCard(view, { now, note: noteOf(outcome, done, words.shows) }) }
    }
    case 'head-moved':
      return headMoved(outcome)
    case 'may-not':
      if (outcome.tokenDenial || outcome.reason !== undefined) return failureReply(outcome, words)
      return stoppedReply(words.mayNot, words.why, { reason: 'right' })
    default:
      if (!('view' in outcome)) return failureReply(outcome, words)
      return stoppedWithCard(outcome.view, now, whyStopped(outcome, verb))
  }
}

function whyStopped(
  { kind, view }: Extract<ApprovalOutcome, { kind: 'already' | 'too-late' | 'no-sha' | 'needs-password' }>,
  verb: 'approve' | 'unapprove',
): Stopped {
  const name = mrName(view.mr)
  switch (kind) {
    case 'already': {
      const help = view.approvals ? approvalSentence(view.approvals) : ''
      return { headline: WORDS[verb].already(name), help, buttons: opposite(view, verb) }
    }
    case 'too-late':
      return { headline: `It’s too late for that: ${statusWords(view.mr)}.` }
    case 'no-sha':
      return {
        headline: `I can’t approve ${name} from here.`,
        help: `${SERVER} doesn’t show its newest commit.`,
      }
    case 'needs-password':
      return {
        headline: `${SERVER} wants the approval of ${name} confirmed with your password.`,
        help: 'Approve it on its page.',
        buttons: openButton(view.mr),
      }
  }
}

/** The step for somebody whose approval is as they wanted it already. */
function opposite(view: MergeRequestView, verb: 'approve' | 'unapprove'): Button[] {
  const { mr } = view
  if (verb === 'approve') return [verbButton('Withdraw approval', 'mr.unapprove', mr)]
  return mr.sha === null ? [] : [approveButton(view, mr.sha)]
}

function headMoved(outcome: MovedBeforeApproval): Reply {
  const { view, shown } = outcome
  const { sha } = view.mr
  const what = `Not approved: ${newCommitsWords(outcome)} ${mrName(view.mr)} at ${shortSha(shown)}.`
  const { blocks, text: commits } = newCommitsContent(outcome, [what])
  const offer = sha ? [approveButton(view, sha, `Approve ${shortSha(sha)}`)] : []
  return {
    ...privately(escaped(commits), [...blocks, ...actions(offer)]),
    failure: { reason: 'state' },
  }
}

/** The question before a change that may complete an auto-merge; `what` is that change. */
function autoMergeQuestion({ mr, rules }: MergeRequestView, asks: string, what: string) {
  return question(asks, `Auto-merge is on: it merges ${awaitedWords(mr, rules)}. ${what} might merge it.`)
}

export function approveQuestion(view: MergeRequestView, sha: string) {
  const head = shortSha(sha)
  const asks = `Approve ${mrName(view.mr)} at ${head}?`
  return { ...autoMergeQuestion(view, asks, 'Your approval'), yes: `Approve ${head}` }
}

export function readyQuestion(view: MergeRequestView) {
  return { ...autoMergeQuestion(view, `Mark ${mrName(view.mr)} as ready?`, 'This'), yes: 'Mark as ready' }
}
