import type { KnownBlock, RichTextElement } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { ChangedFile, MergeRequestVersionDetail, VersionComparison } from '../../model/version.ts'
import type { Reply } from '../reply.ts'
import { lines, text } from '../rich-text.ts'
import { count, escaped, shortSha } from '../text.ts'
import { answerHead, shortName } from './answer-head.ts'
import { pathEnd, sizeWords } from './change-words.ts'
import { commitLine } from './commit-line.ts'
import { allVersions, named } from './version-view.ts'

const COMMITS = 7
const FILES = 10

interface Side {
  readonly number: number
  readonly version: MergeRequestVersionDetail
}

/** The differences between two versions: heads, added and removed commits, files with another diff. */
export function versionComparison(
  mr: MergeRequest,
  earlier: Side,
  later: Side,
  comparison: VersionComparison,
): Reply {
  const { added: came, gone, files } = comparison
  const headline = `Versions ${earlier.number} and ${later.number} of ${shortName(mr)}`
  const heads = headWords(earlier, later)
  const summary = [
    gone.length > 0 ? `${count(gone.length, 'commit')} gone: the history was rewritten` : '',
    `${count(came.length, 'new commit')}`,
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
        { type: 'actions', elements: [allVersions(mr)] },
      ],
    },
  }
}

function headWords(earlier: Side, later: Side): string {
  const [before, after] = [earlier.version.head_commit_sha, later.version.head_commit_sha]
  if (before === after) return `Both have the head ${shortSha(after)}`
  return `The head moved from ${shortSha(before)} to ${shortSha(after)}`
}

function commitParts({ added: came, gone }: VersionComparison): KnownBlock[] {
  if (came.length === 0 && gone.length === 0) return [lines([text('Both have the same commits.')])]
  return [
    ...(gone.length > 0
      ? named(
          `The history was rewritten: ${count(gone.length, 'commit')} gone`,
          gone.map(commitLine),
          COMMITS,
        )
      : []),
    ...(came.length > 0 ? named(count(came.length, 'new commit'), came.map(commitLine), COMMITS) : []),
  ]
}

function fileParts({ files, same, unknown }: VersionComparison): KnownBlock[] {
  const others = [
    same > 0 ? `${count(same, 'file')} with the same diff in both.` : '',
    unknown > 0
      ? `${count(unknown, 'file')} without lines to compare: binary, or left out by the forge.`
      : '',
  ]
  return [
    ...(files.length > 0
      ? named(`${count(files.length, 'file')} with another diff`, files.map(fileLine), FILES)
      : []),
    ...(others.some(Boolean) ? [lines(...others.map((words) => [text(words)]))] : []),
  ]
}

function fileLine({ path, before, after }: ChangedFile): RichTextElement[] {
  return [text(`${pathEnd(path, 80)}  `), text(fromTo(before, after))]
}

function fromTo(before: ChangedFile['before'], after: ChangedFile['after']): string {
  if (before && after) return `${sizeWords(before)} before, ${sizeWords(after)} after`
  if (before) return `only in the earlier one: ${sizeWords(before)}`
  return after ? `only in the later one: ${sizeWords(after)}` : ''
}
