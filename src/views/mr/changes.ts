import type { KnownBlock } from '@slack/types'
import { type Change, hasLines, isBinary } from '../../model/change.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { SERVER } from '../../model/server-name.ts'
import type { Failure } from '../../services/failure.ts'
import type { ListedChanges } from '../../services/mr/view.ts'
import { button } from '../button.ts'
import { failureReply } from '../failure.ts'
import { pageButtons, pageWords, paginate } from '../pages.ts'
import { actions, inModal, type Message, type Modal, type Reply, row } from '../reply.ts'
import { bold, code, lines, preformatted, text } from '../rich-text.ts'
import { count, escaped, oneLine, shortSha } from '../text.ts'
import { verbButton } from './actions.ts'
import { diffPages, fileChangeWords, pathEnd, pathWords, readable, totalWords } from './change-words.ts'
import { aboutOf, answerHead, pageReply, shortName } from './name.ts'

const ON_A_PAGE = 10

/** Longest path in a message’s JSON, where the value of a button is escaped twice. */
const PATH_LENGTH = 300

/** The files of a merge request, ten a page, each with a button to its diff. */
export function changeList(mr: MergeRequest, changes: readonly Change[], requestedPage: number): Reply {
  const shown = paginate(changes, requestedPage, ON_A_PAGE)
  const headline = `${shortName(mr)} changes ${totalWords(changes)}`
  return pageReply(
    { mr, verb: 'mr.changes', of: 'files', shown },
    {
      headline,
      words: namesOf(shown.items),
      details: [mr.sha ? `at ${shortSha(mr.sha)}` : ''],
      rows: shown.items.map((change) => changeRow(mr, change)),
    },
  )
}

/** The reply to a name that fits several files or none: `changes` are the choices after `offer`. */
export function fileChoice(
  { sentence, offer }: { readonly sentence: string; readonly offer: string },
  mr: MergeRequest,
  changes: readonly Change[],
): Message {
  const shown = changes.slice(0, ON_A_PAGE)
  const more = changes.length > shown.length ? `; ${changes.length - shown.length} more aren’t shown` : ''
  return {
    to: 'person',
    text: escaped(`${sentence}.${shown.length > 0 ? ` ${offer}: ${namesOf(shown)}${more}` : ''}`),
    blocks: [
      ...answerHead(sentence, mr, [shown.length > 0 ? `${offer}${more}` : '']),
      ...shown.map((change) => changeRow(mr, change)),
    ],
  }
}

function namesOf(changes: readonly Change[]): string {
  return changes.map(({ new_path }) => oneLine(pathEnd(new_path, 60), 60)).join('; ')
}

function changeRow(mr: MergeRequest, change: Change): KnownBlock {
  const diff = verbButton('Diff', 'mr.changes', mr, {
    input: { sha: mr.sha ?? '', file: fileInput(change.new_path) },
    spoken: `Diff of ${pathEnd(change.new_path, 60)}`,
  })
  return row(`${pathWords(change, 90)}\n${fileChangeWords(change)}`, diff)
}

/** The path, or as much of its end as a button can carry: the verb also accepts the end of a path. */
function fileInput(path: string): string {
  let end = path
  while (JSON.stringify(JSON.stringify(end)).length > PATH_LENGTH) end = end.slice(Math.ceil(end.length / 8))
  return end
}

interface DiffQuestion {
  readonly page: number
  /** The head that the person was viewing; null at the first page opened. */
  readonly sha: string | null
}

export function diffModal(
  mr: MergeRequest,
  change: Change,
  { page: requestedPage, sha }: DiffQuestion,
): Modal {
  const shown = paginate(diffPages(hasLines(change) ? readable(change.diff) : ''), requestedPage, 1)
  const path = pathWords(change, 150)
  const details = [fileChangeWords(change), pageWords(shown)].filter(Boolean).join(', ')
  const moved = sha !== null && mr.sha !== sha ? movedWords(sha, mr.sha) : ''
  const file = fileInput(change.new_path)
  const input = { ...aboutOf(mr), file, sha: mr.sha ?? '' }
  const blocks: KnownBlock[] = [
    lines(
      [bold(path)],
      [text(`${shortName(mr)} at `), mr.sha ? code(shortSha(mr.sha)) : text('an unknown commit')],
      [text(details)],
      [bold(moved)],
    ),
    ...shown.items.map((page) => preformatted(page.replace(/\n$/, '') || ' ')),
    ...(shown.items.length === 0 ? [lines([text(withoutLines(change))])] : []),
    ...pageButtons(shown, (page) => ({ verb: 'mr.changes', input: { ...input, page } }), 'the diff'),
  ]
  const head = mr.sha ? ` at ${shortSha(mr.sha)}` : ''
  return {
    title: `Diff in !${mr.iid}`,
    text: escaped(`${path} in ${shortName(mr)}${head}: ${details}. ${moved}`.trim()),
    blocks,
  }
}

function movedWords(before: string, now: string | null): string {
  const head = now === null ? 'an unknown commit' : shortSha(now)
  return `The head has moved from ${shortSha(before)} to ${head} since you opened this: this is the new diff.`
}

function withoutLines(change: Change): string {
  return isBinary(change)
    ? 'This is a binary file.'
    : `${SERVER} sent no diff: the file is empty or too large, or only its name or mode changed.`
}

function noneOrSeveral({ mr, changes }: ListedChanges, found: number, typed: string) {
  const file = oneLine(typed, 100)
  if (found > 1)
    return { sentence: `${count(found, 'file')} of ${shortName(mr)} end in ${file}`, offer: 'Choose one' }
  if (changes.length === 0) return { sentence: `${shortName(mr)} changes no files`, offer: '' }
  return { sentence: `${shortName(mr)} doesn’t change ${file}`, offer: 'It changes these files' }
}

interface ChangesOutcome {
  readonly input: {
    readonly project: number
    readonly mr: number
    readonly file?: string
    readonly sha?: string
    readonly page: number
  }
  readonly listed: ListedChanges | Failure
  /** The files that match the name of one. */
  readonly found: readonly Change[]
}

export function changesReply({ input, listed, found }: ChangesOutcome): Reply {
  const { file, page: requestedPage, sha } = input
  const title = `Diff in !${input.mr}`
  if (listed.kind !== 'changes') {
    const reply = failureReply(listed, { tried: 'I can’t show the changes' })
    if (sha === undefined) return reply
    const retry = button('Try again', { verb: 'mr.changes', input })
    return inModal(reply, title, actions([retry]))
  }
  if (file === undefined) return changeList(listed.mr, listed.changes, requestedPage)
  const [only, ...others] = found
  if (only && others.length === 0)
    return { modal: diffModal(listed.mr, only, { page: requestedPage, sha: sha || null }) }
  const choice = only ? found : listed.changes
  const reply = { message: fileChoice(noneOrSeveral(listed, found.length, file), listed.mr, choice) }
  return sha === undefined ? reply : inModal(reply, title)
}
