import type { KnownBlock } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestVersion } from '../../model/version.ts'
import type { Failure } from '../../services/failure.ts'
import type {
  ComparedVersions,
  ListedVersions,
  NoSuchVersion,
  ViewedVersion,
} from '../../services/mr/versions.ts'
import { button } from '../button.ts'
import { failureReply, inParts } from '../failure.ts'
import { pageButtons, pageWords, paginate } from '../pages.ts'
import type { Reply } from '../reply.ts'
import { count, escaped, shortSha } from '../text.ts'
import { answerHead, shortName } from './name.ts'
import { compareButton, versionComparison, versionView, versionWords } from './version.ts'

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
  const words = `Version ${number}: commit ${shortSha(version.head_commit_sha)}\n${versionWords(version)}`
  const show = button(
    'Show',
    { verb: 'mr.versions', input: { project: mr.project_id, mr: mr.iid, version: String(number) } },
    { suffix: 'show', spoken: `Show version ${number}` },
  )
  const compare = number > 1 ? [compareButton(mr, number)] : []
  return [
    { type: 'section', text: { type: 'plain_text', text: words, emoji: false } },
    { type: 'actions', elements: [show, ...compare] },
  ]
}

function noSuchVersion({ mr, number, count: total }: NoSuchVersion): Reply {
  const numbers = total === 1 ? 'Type 1.' : `Type a number from 1 to ${total}.`
  return inParts(
    {
      what: `${shortName(mr)} has no version ${number}`,
      why: total === 0 ? 'It has none.' : `It has ${count(total, 'version')}.`,
      next: total === 0 ? 'A push to its branch makes one.' : numbers,
    },
    { reason: 'absent' },
  )
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
      return versionComparison(outcome.mr, outcome.earlier, outcome.later, outcome.comparison)
    case 'no-such-version':
      return noSuchVersion(outcome)
    default:
      return failureReply(outcome, { tried: 'I can’t show the version' })
  }
}
