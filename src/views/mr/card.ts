import type { KnownBlock, MrkdwnElement, RichTextElement } from '@slack/types'
import { parseDate } from '../../model/day.ts'
import type { MergeFreeze } from '../../model/freeze.ts'
import { isHeldByBuild, mergeStop, mergeWays } from '../../model/merge-offer.ts'
import {
  assigneesOf,
  hasAutoMerge,
  isFinished,
  isOpen,
  type MergeRequest,
} from '../../model/merge-request.ts'
import type { CardNote } from '../../model/merge-request-state.ts'
import { type MergeRequestView, withoutAccountFields } from '../../model/merge-request-view.ts'
import { SERVER } from '../../model/server-name.ts'
import { peopleWords } from '../people.ts'
import { type Blocks, type Card, type CardKey, marked, type PendingWrite, plainText } from '../reply.ts'
import { ago, bold, code, lines, link, person, text } from '../rich-text.ts'
import { count, dateToken, day, escaped, oneLine, shortSha } from '../text.ts'
import { cardActions, refreshButton } from './actions.ts'
import { sumWords } from './change-words.ts'
import { MERGED } from './event.ts'
import { projectName, sourceBranch, sourceName } from './name.ts'
import { mergedWords, type StateLine, stateLine, stateSentences, stateWords, waysOut } from './state.ts'

/** A copy of a card in a channel: the end of its automatic updates, and what holds there. */
export interface CardCopy {
  /** Null when updates have ended. */
  readonly watchedUntil: Date | null
  readonly fromChannelWatch: boolean
  /** The freeze that holds its merges there now. */
  readonly freeze: MergeFreeze | null
}

interface CardOptions {
  readonly now: Date
  readonly note?: CardNote
  readonly post?: boolean
  readonly everyCopy?: boolean
  /** Absent for a card that is not updated. */
  readonly copy?: CardCopy
}

/**
 * The card of a merge request: what it is and how it stands, its content, the actions, and its age. Many people
 * press its buttons, so they don’t depend on the rights of the one for whom it was read: each press is judged.
 */
export function mergeRequestCard(
  read: MergeRequestView,
  { now, note, post = true, everyCopy, copy }: CardOptions,
): Card {
  const ofNobody = withoutAccountFields(read)
  const mr = { ...ofNobody.mr, freeze: (copy ?? read.mr).freeze ?? null }
  const view = { ...ofNobody, mr }
  const state = stateLine(view)
  return {
    key: cardKey(mr),
    text: escaped(
      `!${mr.iid} ${oneLine(mr.title, 150)} in ${projectName(mr)}. ${oneLine(stateSentences(view), 400)} ${sourceName(mr)} into ${mr.target_branch}.`,
    ),
    blocks: [
      headline(view, state, note),
      ...facts(view),
      ...cardActions(view, { now, isReady: state.isReady, isStopped: isStopped(mr, copy), undo: note?.undo }),
      ...context(view, now, note, copy),
    ],
    news: note !== undefined || !post,
    post,
    everyCopy: everyCopy ? true : undefined,
    shows: { view, at: now, note },
  }
}

export function cardKey(mr: MergeRequest): CardKey {
  return { project: mr.project_id, iid: mr.iid, sha: mr.sha, finished: isFinished(mr) }
}

/** The note of a write: what the person has done, or without an answer what the server shows since: `it closed`. */
export function noteOf(
  { answered }: { readonly answered: boolean },
  done: CardNote,
  shows: string,
): CardNote {
  return answered ? done : { words: `${SERVER} didn’t answer, and it shows ${shows}.` }
}

function isStopped(mr: MergeRequest, copy: CardCopy | undefined): boolean {
  return copy?.watchedUntil === null && !isFinished(mr)
}

function titleLine(mr: MergeRequest): RichTextElement[] {
  const title = `!${mr.iid} ${oneLine(mr.title, 250)}`
  return [link(mr.web_url, title, { bold: true }), text(` · ${projectName(mr)}`)]
}

function headline(view: MergeRequestView, state: StateLine, note: CardNote | undefined): KnownBlock {
  const { mr } = view
  const words = mr.state === 'merged' ? mergedBy(mr, note) : [bold(oneLine(state.words, 200))]
  return lines(
    titleLine(mr),
    [text(`${state.symbol} `), ...words, ...state.facts.flatMap((fact) => [text(' · '), ...fact])],
    ...state.left.map(({ what, way }) => [text('✗ '), ...what, text(` · ${way}`)]),
    [text(lastError(mr))],
    ...(mr.state === 'merged' ? [branches(view)] : []),
  )
}

/** Why the last merge or rebase failed, in the server’s words; empty for none. */
function lastError(mr: MergeRequest): string {
  if (!isOpen(mr) || hasAutoMerge(mr) || !mr.merge_error) return ''
  return `✗ The last attempt failed: ${oneLine(mr.merge_error, 200).replace(/\.$/, '')}`
}

/** `Merged by @ann as 46d982e · 2 minutes ago`: by whoever is known to have done it. */
function mergedBy(mr: MergeRequest, note: CardNote | undefined): RichTextElement[] {
  const who =
    note?.by && note.words === MERGED
      ? [person(note.by)]
      : mr.merge_user
        ? [bold(oneLine(mr.merge_user.name, 80))]
        : []
  const [merged = '', ...as] = mergedWords(mr).split(/(?= as |, )/)
  const at = parseDate(mr.merged_at)
  return [
    bold(merged),
    ...(who.length > 0 ? [text(' by '), ...who] : []),
    bold(as.join('')),
    ...(at ? [text(' · '), ago(at)] : []),
  ]
}

function branches({ mr, commits, files, preparing }: MergeRequestView): RichTextElement[] {
  const size = preparing
    ? []
    : [
        commits && count(commits.length, 'commit'),
        files && `${count(files.length, 'file')} ${sumWords(files)}`,
      ].filter((part) => part !== null)
  return [
    ...sourceBranch(mr),
    ...(isOpen(mr) && mr.sha ? [text(' at '), code(shortSha(mr.sha))] : []),
    text(' → '),
    code(oneLine(mr.target_branch, 200)),
    ...size.map((part) => text(` · ${part}`)),
  ]
}

/** A merged merge request shows its branches in its third line, and nothing else. */
function facts(view: MergeRequestView): KnownBlock[] {
  const { mr } = view
  if (mr.state === 'merged') return []
  return [lines(branches(view), peopleLine(mr), [text(whyNoMerge(view))])]
}

/** The author, the assignees, the reviewers, the milestone and the labels, as far as there are any. */
function peopleLine(mr: MergeRequest): RichTextElement[] {
  const { milestone } = mr
  const due = milestone?.due_date ? ` (${day(milestone.due_date)})` : ''
  const parts = [
    mr.author ? oneLine(mr.author.name, 80) : null,
    labelled('assigned to', peopleWords(assigneesOf(mr), 80)),
    labelled('review by', peopleWords(mr.reviewers, 80)),
    milestone && `${oneLine(milestone.title, 100)}${due}`,
    oneLine(mr.labels.join(', '), 300),
  ]
  return [text(parts.filter(Boolean).join(' · '))]
}

function labelled(label: string, words: string | null): string | null {
  return words && `${label} ${words}`
}

/** The reason why Merge is missing, where nothing else on the card says it. */
function whyNoMerge(view: MergeRequestView): string {
  const { mr } = view
  if (!isOpen(mr) || mergeStop(view) !== null) return ''
  const ways = mergeWays(view)
  if (ways.now === 'train' && ways.train === 'build')
    return `It can only be merged through the merge train of ${oneLine(mr.target_branch, 100)}, which needs a build${isHeldByBuild(view) ? ' that passes' : ''}.`
  return ''
}

/** The last act with its person, and the time of this look; a merged one needs none of it. */
function context(
  { mr }: MergeRequestView,
  now: Date,
  note: CardNote | undefined,
  copy: CardCopy | undefined,
): KnownBlock[] {
  const isInState = mr.state === 'merged' && [MERGED, `${mergedWords(mr)}.`].includes(note?.words ?? '')
  const who = note?.by ? [marked(`<@${note.by}>`)] : []
  const hasNote = note !== undefined && !isInState && oneLine(note.words, 2000) !== ''
  const elements = [
    ...(hasNote ? [...who, plainText(note.words, 2000)] : []),
    ...(isFinished(mr) ? [] : [updated(now, isStopped(mr, copy))]),
    ...(copy?.fromChannelWatch
      ? [plainText(`From the feed of ${projectName(mr)} in this channel`, 2000)]
      : []),
  ]
  return elements.length > 0 ? [{ type: 'context', elements }] : []
}

function updated(now: Date, isOver: boolean): MrkdwnElement {
  const date = dateToken(now, '{ago}')
  return marked(isOver ? `No longer updating. Updated ${date}` : `Updated ${date}`)
}

/**
 * Replaces the card of a merge request that the forge no longer shows: no link and no buttons. `status`: the
 * known facts.
 */
export function deletedCard(
  mr: MergeRequest,
  { now, note, status = 'Deleted' }: { now: Date; note: CardNote; status?: 'Deleted' | 'Gone' },
): Card {
  const name = `!${mr.iid} ${oneLine(mr.title, 150)}`
  const who = note.by ? [marked(`<@${note.by}>`)] : []
  return {
    key: { ...cardKey(mr), finished: true },
    text: escaped(`${name} in ${projectName(mr)}. ${status}.`),
    blocks: [
      lines(
        [text(name, { strike: true }), text(` · ${projectName(mr)}`)],
        [text('⚫ '), bold(status)],
        [...sourceBranch(mr), text(' → '), code(oneLine(mr.target_branch, 200))],
      ),
      { type: 'context', elements: [...who, plainText(note.words, 2000), updated(now, false)] },
    ],
    news: true,
    post: true,
    everyCopy: true,
  }
}

export function goneCard(mr: MergeRequest, now: Date): Card {
  return deletedCard(mr, { now, note: { words: `${SERVER} no longer shows it.` }, status: 'Gone' })
}

/**
 * Replaces a card while a write of somebody takes long: no buttons, and nothing that only some may read, such as
 * the number of its commits.
 */
export function pendingCard(
  { mr }: MergeRequestView,
  { doing, by }: Pick<PendingWrite, 'doing' | 'by'>,
): { text: string; blocks: Blocks } {
  const bare = { mr, commits: null, files: null }
  const size = mr.state === 'merged' ? [] : [lines(branches(bare), peopleLine(mr))]
  return {
    text: escaped(
      `!${mr.iid} ${oneLine(mr.title, 150)} in ${projectName(mr)}. ${doing}… ${sourceName(mr)} into ${mr.target_branch}.`,
    ),
    blocks: [lines(titleLine(mr), [text('⏳ '), bold(`${doing}…`), text(' · '), person(by)]), ...size],
  }
}

/** Replaces a card while its updates are paused: shows no data of the forge. `name`: `acme/web!12`. */
export function pausedCard(
  name: string,
  { project, iid }: Pick<CardKey, 'project' | 'iid'>,
): { text: string; blocks: Blocks } {
  const sentence = `Updates of ${name} are paused here.`
  return {
    text: escaped(sentence),
    blocks: [
      lines([text(sentence)]),
      { type: 'actions', block_id: `card.${project}.${iid}.paused`, elements: [refreshButton(project, iid)] },
    ],
  }
}

export function replacedCard({ mr }: MergeRequestView): { text: string; blocks: Blocks } {
  const sentence = `${projectName(mr)}!${mr.iid} moved below.`
  return { text: escaped(sentence), blocks: [lines([text(sentence)])] }
}

/** A card as a thread shows it: it is not kept up to date there, so it has no buttons. */
export function shortCard({ text, blocks, shows }: Card): { text: string; blocks: Blocks } {
  return shows ? linkCard(shows.view) : { text, blocks }
}

/** A short card of a merge request that somebody names; it has no buttons, since it is not kept up to date. */
export function linkCard(view: MergeRequestView): { text: string; blocks: Blocks } {
  const { mr } = view
  const name = `!${mr.iid} ${oneLine(mr.title, 250)}`
  const status = oneLine(stateWords(view), 200)
  const sentences = oneLine(stateSentences(view), 400)
  const author = mr.author ? [text(`  by ${oneLine(mr.author.name, 80)}`)] : []
  return {
    text: escaped(`${name} in ${projectName(mr)}. ${sentences}`),
    blocks: [
      lines(
        [link(mr.web_url, name, { bold: true }), text(`  ${projectName(mr)}`)],
        [bold(status)],
        [text(waysOut(view))],
        [...sourceBranch(mr, 100), text(' into '), code(oneLine(mr.target_branch, 100)), ...author],
      ),
    ],
  }
}
