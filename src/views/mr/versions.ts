import type { KnownBlock, RichTextElement } from '@slack/types'
import type { Change } from '../../model/change.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { SERVER } from '../../model/server-name.ts'
import type { ChangedFile, MergeRequestVersion, VersionComparison } from '../../model/version.ts'
import type { Failure } from '../../services/failure.ts'
import type {
  ComparedVersions,
  ListedVersions,
  NoSuchVersion,
  ViewedVersion,
} from '../../services/mr/versions.ts'
import { failureReply, inParts } from '../failure.ts'
import { paginate } from '../pages.ts'
import { actions, type Reply, row } from '../reply.ts'
import { headedBullets, lines, text } from '../rich-text.ts'
import { count, day, escaped, oneLine, shortSha } from '../text.ts'
import { verbButton } from './actions.ts'
import { fileChangeWords, pathEnd, pathWords, sizeWords, totalWords } from './change-words.ts'
import { commitLine } from './commits.ts'
import { answerHead, pageReply, shortName } from './name.ts'

const ON_A_PAGE = 10

/** The versions of a merge request, newest first, ten a page; `versions` holds the oldest first. */
export function versionList(
  mr: MergeRequest,
  versions: readonly MergeRequestVersion[],
  requestedPage: number,
): Reply {
  const numbered = versions.map((version, index) => ({ number: index + 1, version })).reverse()
  const shown = paginate(numbered, requestedPage, ON_A_PAGE)
  const headline = `${count(versions.length, 'version')} of ${shortName(mr)}`
  const order = versions.length > 1 ? 'newest first; 1 is the oldest' : ''
  const names = shown.items.map(({ number, version }) => `${number}: ${shortSha(version.head_commit_sha)}`)
  return pageReply(
    { mr, verb: 'mr.versions', of: 'versions', shown },
    {
      headline,
      words: names.join('; '),
      details: [order],
      rows: shown.items.flatMap(({ number, version }) => versionRow(mr, number, version)),
    },
  )
}

function versionRow(mr: MergeRequest, number: number, version: MergeRequestVersion): KnownBlock[] {
  const words = `Version ${number}: commit ${shortSha(version.head_commit_sha)}\n${versionWords(version)}`
  const show = verbButton('Show', 'mr.versions', mr, {
    input: { version: String(number) },
    suffix: 'show',
    spoken: `Show version ${number}`,
  })
  const compare = number > 1 ? [compareButton(mr, number)] : []
  return [row(words), ...actions([show, ...compare])]
}

function noSuchVersion({ mr, number, count: total }: NoSuchVersion): Reply {
  const numbers = total === 1 ? 'Type 1.' : `Type a number from 1 to ${total}.`
  return inParts('absent', {
    what: `${shortName(mr)} has no version ${number}`,
    why: total === 0 ? 'It has none.' : `It has ${count(total, 'version')}.`,
    next: total === 0 ? 'A push to its branch makes one.' : numbers,
  })
}

type VersionsOutcome =
  | { readonly kind: 'list'; readonly page: number; readonly listed: ListedVersions | Failure }
  | ViewedVersion
  | ComparedVersions
  | NoSuchVersion
  | Failure

export function versionsReply(outcome: VersionsOutcome): Reply {
  switch (outcome.kind) {
    case 'list':
      return outcome.listed.kind === 'versions'
        ? versionList(outcome.listed.mr, outcome.listed.versions, outcome.page)
        : failureReply(outcome.listed, { tried: 'I can’t list the versions' })
    case 'version':
      return versionView(outcome.mr, outcome)
    case 'comparison':
      return versionComparison(outcome.mr, outcome)
    case 'no-such-version':
      return noSuchVersion(outcome)
    default:
      return failureReply(outcome, { tried: 'I can’t show the version' })
  }
}

function compareButton(mr: MergeRequest, number: number) {
  return verbButton('Compare with previous', 'mr.versions', mr, {
    input: { version: `${number - 1}..${number}` },
    suffix: 'compare',
    spoken: `Compare version ${number} with version ${number - 1}`,
  })
}

const MAX_COMMITS = 10
const MAX_FILES = 10

export function versionView(
  mr: MergeRequest,
  { number, version, count: total }: Pick<ViewedVersion, 'number' | 'version' | 'count'>,
): Reply {
  const { head_commit_sha: head, base_commit_sha: base, commits, diffs } = version
  const headline = `Version ${number} of ${total} of ${shortName(mr)}`
  const commitsWords = count(commits.length, 'commit')
  return {
    message: {
      to: 'channel',
      text: escaped(`${headline}: commit ${shortSha(head)}, ${commitsWords}, ${totalWords(diffs)}.`),
      blocks: [
        ...answerHead(headline, mr, [
          `commit ${shortSha(head)}`,
          base ? `on ${shortSha(base)}` : '',
          versionWords(version),
        ]),
        ...headedBullets(commitsWords, commits.map(commitLine), MAX_COMMITS),
        ...headedBullets(totalWords(diffs), diffs.map(fileLine), MAX_FILES),
        ...actions([...(number > 1 ? [compareButton(mr, number)] : []), allVersions(mr)]),
      ],
    },
  }
}

function allVersions(mr: MergeRequest) {
  return verbButton('All versions', 'mr.versions', mr, {
    suffix: 'all',
    spoken: `All versions of !${mr.iid}`,
  })
}

function fileLine(change: Change): RichTextElement[] {
  return [text(`${pathWords(change, 80)}  `), text(fileChangeWords(change))]
}

const COMPARED_COMMITS = 7
const COMPARED_FILES = 10

/** The differences between two versions: heads, added and removed commits, files with another diff. */
export function versionComparison(
  mr: MergeRequest,
  { earlier, later, comparison }: Pick<ComparedVersions, 'earlier' | 'later' | 'comparison'>,
): Reply {
  const { added, gone, files } = comparison
  const headline = `Versions ${earlier.number} and ${later.number} of ${shortName(mr)}`
  const heads = headWords(earlier.version.head_commit_sha, later.version.head_commit_sha)
  const summary = [
    gone.length > 0 ? `${count(gone.length, 'commit')} gone: the history was rewritten` : '',
    `${count(added.length, 'new commit')}`,
    `${count(files.length, 'file')} with another diff`,
  ].filter(Boolean)
  return {
    message: {
      to: 'channel',
      text: escaped(`${headline}. ${heads}. ${summary.join(', ')}.`),
      blocks: [
        ...answerHead(headline, mr, [heads]),
        ...commitParts(comparison),
        ...fileParts(comparison),
        ...actions([allVersions(mr)]),
      ],
    },
  }
}

function headWords(before: string, after: string): string {
  if (before === after) return `Both end at ${shortSha(after)}`
  return `It moved from ${shortSha(before)} to ${shortSha(after)}`
}

function commitParts({ added, gone }: VersionComparison): KnownBlock[] {
  if (added.length === 0 && gone.length === 0) return [lines([text('Both have the same commits.')])]
  return [
    ...(gone.length > 0
      ? headedBullets(
          `The history was rewritten: ${count(gone.length, 'commit')} gone`,
          gone.map(commitLine),
          COMPARED_COMMITS,
        )
      : []),
    ...(added.length > 0
      ? headedBullets(count(added.length, 'new commit'), added.map(commitLine), COMPARED_COMMITS)
      : []),
  ]
}

function fileParts({ files, same, unknown }: VersionComparison): KnownBlock[] {
  const others = [
    same > 0 ? `${count(same, 'file')} with the same diff in both.` : '',
    unknown > 0
      ? `${count(unknown, 'file')} without lines to compare: binary, or left out by ${SERVER}.`
      : '',
  ]
  return [
    ...(files.length > 0
      ? headedBullets(
          `${count(files.length, 'file')} with another diff`,
          files.map(comparedFileLine),
          COMPARED_FILES,
        )
      : []),
    ...(others.some(Boolean) ? [lines(...others.map((words) => [text(words)]))] : []),
  ]
}

function comparedFileLine({ path, before, after }: ChangedFile): RichTextElement[] {
  return [text(`${pathEnd(path, 80)}  `), text(fromTo(before, after))]
}

function fromTo(before: ChangedFile['before'], after: ChangedFile['after']): string {
  if (before && after) return `${sizeWords(before)} before, ${sizeWords(after)} after`
  if (before) return `only in the earlier one: ${sizeWords(before)}`
  return after ? `only in the later one: ${sizeWords(after)}` : ''
}

/** `4 files, complete`, with the day of the push: `20 Nov 2026`. */
function versionWords({ created_at, real_size, state }: MergeRequestVersion): string {
  return [created_at === null ? '' : day(created_at), fileCountWords(real_size), stateWords(state)]
    .filter(Boolean)
    .join(', ')
}

/** The forge’s number is a text, with a final `+` where counting stopped. */
function fileCountWords(size: string | null): string {
  if (size === null) return 'number of files not told'
  return /^\d+$/.test(size) ? count(Number(size), 'file') : `${oneLine(size, 20)} files`
}

function stateWords(state: string | null): string {
  switch (state) {
    case 'collected':
      return 'complete'
    case 'empty':
      return 'no commits'
    case null:
      return ''
    default:
      if (state.startsWith('overflow')) return `larger than ${SERVER} keeps`
      return state === 'timeout' ? `not completed by ${SERVER}` : `in the state “${oneLine(state, 40)}”`
  }
}
