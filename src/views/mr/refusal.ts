import type { Button } from '@slack/types'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { SERVER } from '../../model/server-name.ts'
import type { Failure } from '../../services/failure.ts'
import type { MergeRequestField } from '../../services/mr/desired-fields.ts'
import type { NewCommits } from '../../services/mr/read.ts'
import type { UnresolvedReference } from '../../services/mr/resolve-references.ts'
import { type FailureWords, failureReply, inParts, refusalSentence } from '../failure.ts'
import { ambiguousReply } from '../milestone/milestone.ts'
import { isNoPerson, personNotFoundReply } from '../people.ts'
import { actions, type Blocks, type FailureClass, type FailureTag, privately, type Reply } from '../reply.ts'
import { bold, code, firstBullets, lines, text } from '../rich-text.ts'
import { count, enumerated, escaped, oneLine, shortSha } from '../text.ts'
import { mergeRequestCard } from './card.ts'

/** Remedies for the forge’s messages about branches. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^(?=.*branch).*does not exist/i, 'Push the branch first, or correct its name.'],
  [/same project\/branch/i, 'Name two different branches.'],
  [/not a fork/i, 'Leave the target project out: this project is no fork.'],
  [/already exists/i, 'Use that one, or close it first.'],
]

/**
 * Servers from 19.0 look for the branch where a push arrives seconds later, and answer 400 until then:
 * github.com/yaoyuannnn/gerritlab/pull/87.
 */
const UNSEEN_SOURCE = /source.?branch.{0,40}does not exist/i
const TOO_NEW = 'If it was pushed just now, try again in a moment.'

/** A refusal of branches or of a title, with its remedy; any other refusal as elsewhere. */
export function branchRefusal(failure: Extract<Failure, { kind: 'refused' }>, tried: string): Reply {
  const { status, reason } = failure
  const advice = ADVICE.find(([pattern]) => pattern.test(reason))?.[1]
  if (advice === undefined) return failureReply(failure, { tried })
  const next = status === 400 && UNSEEN_SOURCE.test(reason) ? `${advice} ${TOO_NEW}` : advice
  const why = refusalSentence(oneLine(reason, 300), status)
  const field = /branch|same project|already exists/i.test(reason) ? 'source' : 'title'
  return inParts('input', { what: tried, why, next, field }, { status })
}

/** Says which person, milestone or forge failure stopped it; nothing was sent, or the result is uncertain. */
export function unresolvedReply(outcome: UnresolvedReference, words: FailureWords): Reply {
  if (isNoPerson(outcome)) return personNotFoundReply(outcome, words.tried)
  switch (outcome.kind) {
    case 'ambiguous':
      return ambiguousReply(outcome)
    case 'no-id':
      return inParts('absent', {
        what: words.tried,
        why: `${SERVER} didn’t show the id of ${oneLine(outcome.name, 80)}, so I can’t assign them.`,
        next: `Assign them on ${SERVER}.`,
      })
    default:
      return failureReply(outcome, words)
  }
}

const NAMES: Readonly<Record<MergeRequestField, string>> = {
  title: 'the title',
  description: 'the description',
  target: 'the target branch',
  assignee: 'the assignee',
  reviewer: 'the reviewers',
  labels: 'the labels',
  milestone: 'the milestone',
}

/** `the title`, `the title and the labels`, `the title, the labels and the milestone`. */
export function fieldWords(fields: readonly MergeRequestField[]): string {
  return enumerated(fields.map((field) => NAMES[field])) || 'nothing'
}

/** Names the fields that the forge silently ignored, and the usual requirement for them. */
export function leftOutWords(fields: readonly MergeRequestField[]): string {
  if (fields.length === 0) return ''
  const needs = fields.some((field) => ['assignee', 'labels', 'milestone'].includes(field))
    ? ': that takes a developer’s right, and only members can be assigned'
    : fields.includes('reviewer')
      ? ': some servers take one reviewer only, or members only'
      : ''
  return `${SERVER} didn’t take ${fieldWords(fields)}${needs}.`
}

/** A private refusal: a headline, one line of help, and the way out as buttons. */
export function stoppedReply(
  headline: string,
  help: string,
  failure: FailureTag,
  buttons: readonly Button[] = [],
): Reply {
  return {
    ...privately(escaped(`${headline} ${help}`.trim()), [
      lines([bold(headline)], [text(help)]),
      ...actions(buttons),
    ]),
    failure,
  }
}

/** The reason why a write came to nothing. */
export interface Stopped {
  readonly headline: string
  readonly help?: string
  readonly buttons?: readonly Button[]
}

/** The same, and the cards of the merge request show how it stands; none is posted. */
export function stoppedWithCard(
  view: MergeRequestView,
  now: Date,
  { headline, help = '', buttons }: Stopped,
  reason: FailureClass = 'state',
): Reply {
  return {
    ...stoppedReply(headline, help, { reason }, buttons),
    card: mergeRequestCard(view, { now, post: false }),
  }
}

/** `2 new commits since you looked at`; a rewritten branch is called that. */
export function newCommitsWords({ arrived, rewritten }: NewCommits): string {
  if (rewritten) return 'the branch was rewritten since you looked at'
  return `${arrived.length > 0 ? count(arrived.length, 'new commit') : 'new commits'} since you looked at`
}

/** Names the commits since a shown head, below the given lines; `text` is the same as one text. */
export function newCommitsContent(
  { arrived }: NewCommits,
  sentences: readonly string[],
): { readonly blocks: Blocks; readonly text: string } {
  const named = arrived.map(({ id, title, author_name }) => [
    code(shortSha(id)),
    text(` ${oneLine(title, 120)}, ${oneLine(author_name, 60)}`),
  ])
  const list = arrived.map(({ id, title }) => `${shortSha(id)} ${oneLine(title, 80)}`).join('; ')
  const words = [...sentences, list ? `${list}.` : '']
  return {
    blocks: [
      lines(
        ...sentences.map((sentence) => [bold(sentence)]),
        named.length > 0 ? [] : [text(`${SERVER} didn’t show the new commits.`)],
      ),
      ...firstBullets(named, 10),
    ],
    text: oneLine(words.filter(Boolean).join(' '), 2000),
  }
}
