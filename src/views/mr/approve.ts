import type { Invocation } from '../../model/invocation.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { ApprovalOutcome, MovedBeforeApproval } from '../../services/mr/approve.ts'
import { failureReply, inParts, NOTHING_CHANGED } from '../failure.ts'
import { question } from '../question.ts'
import { privately, type Reply } from '../reply.ts'
import { lines, text } from '../rich-text.ts'
import { escaped, shortSha } from '../text.ts'
import { approveButton } from './actions.ts'
import { mergeRequestCard } from './card.ts'
import { newCommitsContent } from './head-moved.ts'
import { mrName } from './name.ts'
import { approvalWords, awaitedWords, statusWords } from './status.ts'

/** Words of the two verbs. */
const WORDS = {
  approve: {
    tried: 'The merge request was not approved',
    nothing: 'nothing to approve',
    already: 'You have approved it already.',
    mayNot:
      'Your account may not approve it. Many projects let neither its author nor those approve who wrote its commits.',
    doubt: (what: string) => `I do not know whether you have approved ${what}`,
  },
  unapprove: {
    tried: 'Your approval was not taken back',
    nothing: 'no approval to take back',
    already: 'It has no approval of yours.',
    mayNot: 'Your account may not take an approval back here.',
    doubt: (what: string) => `I do not know whether your approval of ${what} is still there`,
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
      return stopped(outcome.view, words.nothing, `${words.already} ${approvalSentence(outcome.view)}`, now)
    case 'too-late':
      return stopped(outcome.view, words.nothing, `${statusWords(outcome.view.mr)}.`, now)
    case 'no-sha':
      return stopped(
        outcome.view,
        'it cannot be approved here',
        'The forge does not tell its newest commit, and an approval is always of one.',
        now,
      )
    case 'head-moved':
      return headMoved(outcome)
    case 'may-not':
      if (outcome.tokenDenial) return failureReply(outcome, words)
      return inParts(
        {
          what: words.tried,
          why: words.mayNot,
          now: NOTHING_CHANGED,
          next: 'Ask somebody who may do it, or ask an owner of the project for the right.',
        },
        { reason: 'right' },
      )
    default:
      return failureReply(outcome, words)
  }
}

function noteOf({ kind, view, answered }: Extract<ApprovalOutcome, { answered: boolean }>, user: string) {
  const approvals = approvalSentence(view)
  const head = view.mr.sha === null ? '' : ` at ${shortSha(view.mr.sha)}`
  const action = kind === 'approved' ? `approved it${head}.` : 'took their approval back.'
  const event = kind === 'approved' ? kind : 'unapproved'
  if (answered) return { by: user, words: `${action} ${approvals}`.trim(), event } as const
  const shown = kind === 'approved' ? 'your approval' : 'no approval of yours'
  return { words: `The answer was lost, and the forge shows ${shown}. ${approvals}`.trim() }
}

function approvalSentence({ approvals }: MergeRequestView): string {
  return approvals ? `${approvalWords(approvals)}.` : ''
}

/** Nothing was sent. */
function stopped(view: MergeRequestView, what: string, why: string, now: Date): Reply {
  const reply = inParts(
    {
      what: `${mrName(view.mr)}: ${what}`,
      why: why.trim(),
      now: NOTHING_CHANGED,
      next: 'Nothing is left to do.',
    },
    { reason: 'state' },
  )
  return { ...reply, card: mergeRequestCard(view, { now, post: false }) }
}

/** Names the commits since the head that was shown, and offers the new head. */
function headMoved(outcome: MovedBeforeApproval): Reply {
  const { view, shown } = outcome
  const { sha } = view.mr
  const head = sha ? shortSha(sha) : 'an unknown commit'
  const what = `You have not approved ${mrName(view.mr)} as it is: it has moved from ${shortSha(shown)} to ${head}.`
  const next = 'Look at what it holds now, then approve the new head.'
  const { blocks, text: commits } = newCommitsContent(outcome, [what])
  const offer = sha ? [approveButton(view, sha, `Approve ${shortSha(sha)}`)] : []
  return {
    ...privately(escaped(`${commits} ${next}`), [
      ...blocks,
      lines([text(next)]),
      ...(offer.length > 0 ? [{ type: 'actions' as const, elements: offer }] : []),
    ]),
    failure: { reason: 'state' },
  }
}

/** The question before a change that may complete an auto-merge; `what` is that change. */
function autoMergeQuestion({ mr, rules }: MergeRequestView, asks: string, what: string) {
  return question(
    asks,
    `It is set to merge ${awaitedWords(mr, rules)}: ${what} may merge it. Nothing has been changed yet.`,
  )
}

/** The question before an approval that may complete an auto-merge. */
export function approveQuestion(view: MergeRequestView, sha: string) {
  const head = shortSha(sha)
  const asks = `Approve ${mrName(view.mr)} at ${head}?`
  return { ...autoMergeQuestion(view, asks, 'your approval'), yes: `Approve ${head}` }
}

/** The question before a draft that is set to merge is marked as ready. */
export function readyQuestion(view: MergeRequestView) {
  return { ...autoMergeQuestion(view, `Mark ${mrName(view.mr)} as ready?`, 'this'), yes: 'Mark as ready' }
}
