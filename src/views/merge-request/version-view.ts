import type { KnownBlock, RichTextElement } from '@slack/types'
import type { Change } from '../../model/change.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestVersionDetail } from '../../model/version.ts'
import { button } from '../button.ts'
import type { Reply } from '../reply.ts'
import { bold, bullets, lines, text } from '../rich-text.ts'
import { count, escaped, shortSha } from '../text.ts'
import { answerHead, shortName } from './answer-head.ts'
import { changeWords, pathWords, totalWords } from './change-words.ts'
import { commitLine } from './commit-line.ts'
import { compareButton } from './version-list.ts'
import { versionWords } from './version-words.ts'

const COMMITS = 10
const FILES = 10

/** One version of a merge request: its commits and its files. */
export function versionView(
  mr: MergeRequest,
  { number, version, count: total }: { number: number; version: MergeRequestVersionDetail; count: number },
): Reply {
  const { head_commit_sha: head, commits, diffs } = version
  const headline = `Version ${number} of ${total} of ${shortName(mr)}`
  const commitsWords = count(commits.length, 'commit')
  return {
    message: {
      to: 'channel',
      text: escaped(`${headline}: head ${shortSha(head)}, ${commitsWords}, ${totalWords(diffs)}.`),
      blocks: [
        ...answerHead(headline, mr, [`head ${shortSha(head)}`, baseWords(version), versionWords(version)]),
        ...named(commitsWords, commits.map(commitLine), COMMITS),
        ...named(totalWords(diffs), diffs.map(fileLine), FILES),
        {
          type: 'actions',
          elements: [...(number > 1 ? [compareButton(mr, number)] : []), allVersions(mr)],
        },
      ],
    },
  }
}

/** A bold headline over at most `most` points, and the number of further ones. */
export function named(
  headline: string,
  points: readonly (readonly RichTextElement[])[],
  most: number,
): KnownBlock[] {
  const more = points.length > most ? [[text(`and ${points.length - most} more`)]] : []
  const shown = [...points.slice(0, most), ...more]
  return [lines([bold(headline)]), ...(shown.length > 0 ? [bullets(shown)] : [])]
}

export function allVersions(mr: MergeRequest) {
  return button(
    'All versions',
    { verb: 'mr.versions', input: { project: mr.project_id, mr: mr.iid } },
    { mark: 'all', spoken: `All versions of !${mr.iid}` },
  )
}

function baseWords({ base_commit_sha: base }: MergeRequestVersionDetail): string {
  return base ? `on ${shortSha(base)}` : ''
}

function fileLine(change: Change): RichTextElement[] {
  return [text(`${pathWords(change, 80)}  `), text(changeWords(change))]
}
