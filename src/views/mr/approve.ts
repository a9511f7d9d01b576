import type { Button } from '@slack/types'
import type { Invocation } from '../../model/invocation.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { SERVER } from '../../model/server-name.ts'
import type { ApprovalOutcome, MovedBeforeApproval } from '../../services/mr/approve.ts'
import { failureReply } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { question } from '../rich-text.ts'
import { escaped, shortSha } from '../text.ts'
import { approveButton } from './actions.ts'
import { mergeRequestCard } from './card.ts'
import { newCommitsContent, newCommitsWords } from './head-moved.ts'
import { mrName } from './name.ts'
import { openButton, stoppedReply, verbButton } from './refusal.ts'
import { statusWords } from './state.ts'
import { approvalSentence, awaitedWords } from './status.ts'

/** Words of the two verbs. */
const WORDS = {
  approve: {
    tried: 'It wasn’t approved',
    already: (name: string) => `You already approved ${name}.`,
    mayNot: 'You can’t approve this.',
    why: 'Many projects let nobody approve their own changes.',
    doubt: (what: string) => `I can’t tell whether you approved ${what}`,
  },
  unapprove: {
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
    case 'taken-back':
      return { card: mergeRequestCard(outcome.view, { now, note: noteOf(outcome, user) }) }
    case 'already':
      return stopped(
        outcome.view,
        words.already(mrName(outcome.view.mr)),
        sentenceOf(outcome.view),
        now,
        opposite(outcome.view, verb),
      )
    case 'too-late':
      return stopped(outcome.view, `It’s too late for that: ${statusWords(outcome.view.mr)}.`, '', now)
    case 'no-sha':
      return stopped(
        outcome.view,
        `I can’t approve ${mrName(outcome.view.mr)} from here.`,
        `${SERVER} doesn’t show its newest commit.`,
        now,
      )
    case 'needs-password':
      return {
        ...stoppedReply(
          `${SERVER} wants the approval of ${mrName(outcome.view.mr)} confirmed with your password.`,
          'Approve it on its page.',
          { reason: 'state' },
          openButton(outcome.view.mr),
        ),
        card: mergeRequestCard(outcome.view, { now, post: false }),
      }
    case 'head-moved':
      return headMoved(outcome)
    case 'may-not':
      if (outcome.tokenDenial || outcome.reason !== undefined) return failureReply(outcome, words)
      return stoppedReply(words.mayNot, words.why, { reason: 'right' })
    default:
      return failureReply(outcome, words)
  }
}

function noteOf({ kind, view, answered }: Extract<ApprovalOutcome, { answered: boolean }>, user: string) {
  const head = view.mr.sha === null ? '' : ` at ${shortSha(view.mr.sha)}`
  const event = kind === 'approved' ? kind : 'unapproved'
  if (answered)
    return {
      by: user,
      words: kind === 'approved' ? `approved it${head}.` : 'withdrew their approval.',
      event,
    } as const
  const shown = kind === 'approved' ? 'your approval' : 'no approval by you'
  return { words: `${SERVER} didn’t answer, and it shows ${shown}.` }
}

function sentenceOf({ approvals }: MergeRequestView): string {
  return approvals ? approvalSentence(approvals) : ''
}

/** The step for somebody whose approval is as they wanted it already. */
function opposite(view: MergeRequestView, verb: 'approve' | 'unapprove'): Button[] {
  const { mr } = view
  if (verb === 'approve') return [verbButton('Withdraw approval', 'mr.unapprove', mr)]
  return mr.sha === null ? [] : [approveButton(view, mr.sha)]
}

/** Nothing was sent. */
function stopped(
  view: MergeRequestView,
  headline: string,
  help: string,
  now: Date,
  buttons: readonly Button[] = [],
): Reply {
  const reply = stoppedReply(headline, help, { reason: 'state' }, buttons)
  return { ...reply, card: mergeRequestCard(view, { now, post: false }) }
}

function headMoved(outcome: MovedBeforeApproval): Reply {
  const { view, shown } = outcome
  const { sha } = view.mr
  const what = `Not approved: ${newCommitsWords(outcome)} ${mrName(view.mr)} at ${shortSha(shown)}.`
  const { blocks, text: commits } = newCommitsContent(outcome, [what])
  const offer = sha ? [approveButton(view, sha, `Approve ${shortSha(sha)}`)] : []
  return {
    ...privately(escaped(commits), [
      ...blocks,
      ...(offer.length > 0 ? [{ type: 'actions' as const, elements: offer }] : []),
    ]),
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
