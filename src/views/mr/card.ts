import type { KnownBlock, RichTextElement } from '@slack/types'
import { isHeldByBuild, mayNotMerge, mergeStop } from '../../model/merge-offer.ts'
import { assigneesOf, isFinished, isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { CardNote } from '../../model/merge-request-state.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { UserSummary } from '../../model/user.ts'
import { peopleWords } from '../people.ts'
import type { Blocks, Card, CardKey } from '../reply.ts'
import { bold, code, lines, link, moment, person, text } from '../rich-text.ts'
import { count, day, escaped, oneLine, shortSha } from '../text.ts'
import { cardActions } from './actions.ts'
import { sumWords } from './change-words.ts'
import { branchWords } from './merge-question.ts'
import { projectName } from './name.ts'
import { approvalWords, buildLine, statusWords, trainWords } from './status.ts'

/** A copy of a card in a channel: the end of its automatic updates, and whether a channel watch posted it. */
export interface CardCopy {
  /** Null when updates have ended. */
  readonly watchedUntil: Date | null
  readonly fromChannelWatch: boolean
}

interface CardOptions {
  readonly now: Date
  readonly note?: CardNote
  /** See Card.post. */
  readonly post?: boolean
  /** See Card.everyCopy. */
  readonly everyCopy?: true
  /** Absent for a card that is not updated. */
  readonly copy?: CardCopy
}

/** The card of a merge request: first its status in words, then its content, then the actions. */
export function mergeRequestCard(
  view: MergeRequestView,
  { now, note, post = true, everyCopy, copy }: CardOptions,
): Card {
  const { mr } = view
  const status = statusWords(mr, view.approvals?.approvals_left ?? null, view.rules)
  return {
    key: cardKey(mr),
    text: escaped(
      `!${mr.iid} ${oneLine(mr.title, 150)} in ${projectName(mr)}. ${status}. ${mr.source_branch} into ${mr.target_branch}.`,
    ),
    blocks: [headline(view, status), facts(view), ...cardActions(view, now), context(view, now, note, copy)],
    news: note !== undefined || !post,
    post,
    ...(everyCopy ? { everyCopy } : {}),
    shows: { view, at: now, ...(note ? { note } : {}) },
  }
}

export function cardKey(mr: MergeRequest): CardKey {
  return { project: mr.project_id, iid: mr.iid, sha: mr.sha, finished: isFinished(mr) }
}

function headline({ mr }: MergeRequestView, status: string): KnownBlock {
  const title = `!${mr.iid} ${oneLine(mr.title, 250)}`
  return lines(
    [link(mr.web_url, title, { bold: true }), text(`  ${projectName(mr)}`)],
    [bold(oneLine(status, 200))],
  )
}

function facts(view: MergeRequestView): KnownBlock {
  const { mr, commits, files, approvals, preparing } = view
  const milestone = mr.milestone && [
    text('Milestone '),
    bold(oneLine(mr.milestone.title, 100)),
    text(mr.milestone.due_date ? `, due ${day(mr.milestone.due_date)}` : ', no due date'),
  ]
  const size = preparing
    ? ['Commits and files are not known yet: the forge is still preparing it']
    : [commits && count(commits.length, 'commit'), files && filesAndLines(files)].filter(
        (part) => part !== null,
      )
  return lines(
    [
      code(oneLine(mr.source_branch, 200)),
      text(' into '),
      code(oneLine(mr.target_branch, 200)),
      ...head(mr.sha),
    ],
    size.length > 0 ? [text(size.join(', '))] : [],
    [
      text('Author '),
      bold(mr.author ? oneLine(mr.author.name, 80) : 'not told'),
      ...peopleParts('  Assignee', assigneesOf(mr), 'nobody'),
      ...peopleParts('  Reviewer', mr.reviewers, null),
    ],
    approvals ? [text(approvalWords(approvals))] : [],
    ...(isOpen(mr) ? beforeMerge(view) : []),
    milestone ?? [],
    mr.labels.length > 0 ? [text('Labels '), bold(oneLine(mr.labels.join(', '), 300))] : [],
  )
}

/** Nothing without people when there are no words for that. */
function peopleParts(label: string, people: readonly UserSummary[], none: string | null): RichTextElement[] {
  const words = peopleWords(people, 80) ?? none
  return words === null ? [] : [text(`${label}${people.length > 1 ? 's' : ''} `), bold(words)]
}

function head(sha: string | null): RichTextElement[] {
  return sha ? [text(' at '), code(shortSha(sha))] : [text(', at a commit that the forge does not tell')]
}

function filesAndLines(files: NonNullable<MergeRequestView['files']>): string {
  return `${count(files.length, 'file')} (${sumWords(files)})`
}

/** Facts to know before a merge: the build, the place on a merge train, the branch, and a missing right. */
function beforeMerge(view: MergeRequestView): RichTextElement[][] {
  const { mr, train } = view
  const words = [
    ...(train ? [`It is ${trainWords(train)}.`] : []),
    branchWords({}, mr),
    whyNoMerge(view),
  ].filter(Boolean)
  return [buildLine(mr), ...words.map((sentence) => [text(sentence)])]
}

/** The reason why Merge is missing, unless something else on the card says it. */
function whyNoMerge(view: MergeRequestView): string {
  const { mr } = view
  if (mergeStop(view) !== null) return ''
  if (mayNotMerge(mr))
    return `Merge is not offered: whoever asked may not merge it. Somebody who may types /mr merge !${mr.iid}.`
  return isHeldByBuild(view) && !mr.merge_when_build_succeeds
    ? 'The project lets nothing be merged before its build has passed.'
    : ''
}

function context(
  { mr }: MergeRequestView,
  now: Date,
  note: CardNote | undefined,
  copy: CardCopy | undefined,
): KnownBlock {
  const who = note?.by ? [person(note.by), text(' ')] : []
  const content = note ? [...who, text(`${note.words}  `)] : []
  const watched = isFinished(mr) || !copy ? [] : watchWords(copy, mr)
  return lines(
    [...content, text('Checked: '), moment(now), ...watched],
    copy?.fromChannelWatch
      ? [text(`Here because this channel watches ${projectName(mr)}; /greenlight unwatch turns that off.`)]
      : [],
  )
}

function watchWords({ watchedUntil }: CardCopy, { iid }: MergeRequest): RichTextElement[] {
  return watchedUntil
    ? [text('. Watched until '), moment(watchedUntil)]
    : [text(`. Not watched any more; /mr view !${iid} looks again.`)]
}

/**
 * Replaces the card of a merge request that the forge no longer shows: no link and no buttons. `status`: the
 * known facts.
 */
export function deletedCard(
  mr: MergeRequest,
  { now, note, status = 'Deleted' }: { now: Date; note: CardNote; status?: 'Deleted' | 'Not there any more' },
): Card {
  const name = `!${mr.iid} ${oneLine(mr.title, 150)}`
  const who = note.by ? [person(note.by), text(' ')] : []
  return {
    key: { ...cardKey(mr), finished: true },
    text: escaped(`${name} in ${projectName(mr)}. ${status}.`),
    blocks: [
      lines(
        [text(name, { strike: true }), text(`  ${projectName(mr)}`)],
        [bold(status)],
        [code(oneLine(mr.source_branch, 200)), text(' into '), code(oneLine(mr.target_branch, 200))],
      ),
      lines([...who, text(`${note.words}  `), text('Checked: '), moment(now)]),
    ],
    news: true,
    post: true,
    everyCopy: true,
  }
}

/** Replaces a card while its updates are paused: shows no data of the forge. `name`: `acme/web!12`. */
export function pausedCard(name: string): { text: string; blocks: Blocks } {
  const sentence = `The card of ${name} is not kept up to date here now.`
  return {
    text: escaped(sentence),
    blocks: [
      lines([text(`${sentence} Whoever may read it here sees how it is: `), code(`/mr view ${name}`)]),
    ],
  }
}

/** Replaces a card when the same channel has a newer one of the same merge request. */
export function replacedCard({ mr }: MergeRequestView): { text: string; blocks: Blocks } {
  const name = `${projectName(mr)}!${mr.iid}`
  return {
    text: escaped(`The card of ${name} is further down now.`),
    blocks: [
      lines([text('The card of '), link(mr.web_url, name), text(' is further down now, and goes on there.')]),
    ],
  }
}

/** Tells one person that their private preview, which cannot be edited, is for an ended merge request. */
export function endedPreview({ mr }: MergeRequestView): { text: string; blocks: Blocks } {
  const name = `${projectName(mr)}!${mr.iid}`
  const content = `: ${statusWords(mr)}. What I showed you alone of it above is how it was before.`
  return {
    text: escaped(`${name}${content}`),
    blocks: [lines([link(mr.web_url, name), text(content)])],
  }
}
