import type { KnownBlock } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestVersion } from '../../model/version.ts'
import { button } from '../button.ts'
import { pageButtons, pageOf, pageWords } from '../pages.ts'
import type { Reply } from '../reply.ts'
import { count, escaped, shortSha } from '../text.ts'
import { answerHead, shortName } from './answer-head.ts'
import { versionWords } from './version-words.ts'

const ON_A_PAGE = 10

/** The versions of a merge request, newest first, ten a page; `versions` holds the oldest first. */
export function versionList(
  mr: MergeRequest,
  versions: readonly MergeRequestVersion[],
  asked: number,
): Reply {
  const numbered = versions.map((version, index) => ({ number: index + 1, version })).reverse()
  const shown = pageOf(numbered, asked, ON_A_PAGE)
  const headline = `${count(versions.length, 'version')} of ${shortName(mr)}`
  const order = versions.length > 1 ? 'newest first; 1 is the oldest' : ''
  const names = shown.items.map(({ number, version }) => `${number}: ${shortSha(version.head_commit_sha)}`)
  const input = (page: number) => ({ project: mr.project_id, mr: mr.iid, page })
  return {
    message: {
      to: 'channel',
      text: escaped(`${headline}. ${names.join('; ')}`),
      blocks: [
        ...answerHead(headline, mr, [order, pageWords(shown)]),
        ...shown.items.flatMap(({ number, version }) => row(mr, number, version)),
        ...pageButtons(shown, (page) => ({ verb: 'mr.versions', input: input(page) }), 'versions'),
      ],
      pages: true,
    },
  }
}

function row(mr: MergeRequest, number: number, version: MergeRequestVersion): KnownBlock[] {
  const words = `Version ${number}: head ${shortSha(version.head_commit_sha)}\n${versionWords(version)}`
  const show = button(
    'Show',
    { verb: 'mr.versions', input: { project: mr.project_id, mr: mr.iid, version: String(number) } },
    { mark: 'show', spoken: `Show version ${number}` },
  )
  const compare = number > 1 ? [compareButton(mr, number)] : []
  return [
    { type: 'section', text: { type: 'plain_text', text: words, emoji: false } },
    { type: 'actions', elements: [show, ...compare] },
  ]
}

/** Compares a version with the previous one. */
export function compareButton(mr: MergeRequest, number: number) {
  const version = `${number - 1}..${number}`
  return button(
    'Compare with previous',
    { verb: 'mr.versions', input: { project: mr.project_id, mr: mr.iid, version } },
    { mark: 'compare', spoken: `Compare version ${number} with version ${number - 1}` },
  )
}
