import type { RichTextElement } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { Commit } from '../../model/version.ts'
import { paginate } from '../pages.ts'
import type { Reply } from '../reply.ts'
import { bullets, code, text } from '../rich-text.ts'
import { count, day, oneLine, shortSha } from '../text.ts'
import { pageReply, shortName } from './name.ts'

const ON_A_PAGE = 20

export function commitList(mr: MergeRequest, commits: readonly Commit[], requestedPage: number): Reply {
  const shown = paginate(commits, requestedPage, ON_A_PAGE)
  const headline = `${count(commits.length, 'commit')} in ${shortName(mr)}`
  const order = commits.length > 1 ? 'newest first' : ''
  const titles = shown.items.map(({ id, title }) => `${shortSha(id)} ${oneLine(title, 60)}`)
  return pageReply(
    { mr, verb: 'mr.commits', of: 'commits', shown },
    {
      headline,
      words: titles.join('; '),
      details: [commits.length === 0 ? 'the source branch has nothing new' : order],
      rows: shown.items.length > 0 ? [bullets(shown.items.map(commitLine))] : [],
    },
  )
}

/** `1a2b3c4 Add the form, Ann Archer, 4 Dec 2026`; author email addresses are never shown. */
export function commitLine({ id, title, author_name, created_at }: Commit): RichTextElement[] {
  const rest = [oneLine(title, 100), oneLine(author_name, 50), created_at ? day(created_at) : '']
  return [code(shortSha(id)), text(` ${rest.filter(Boolean).join(', ')}`)]
}
