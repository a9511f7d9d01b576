import type { KnownBlock } from '@slack/types'
import { type Change, hasLines, isBinary } from '../../model/change.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { pageButtons, pageOf, pageWords } from '../pages.ts'
import type { Modal } from '../reply.ts'
import { bold, code, lines, text } from '../rich-text.ts'
import { escaped, shortSha } from '../text.ts'
import { shortName } from './answer-head.ts'
import { fileInput } from './change-list.ts'
import { changeWords, pathWords } from './change-words.ts'
import { diffPages, readable } from './diff-text.ts'

export interface DiffQuestion {
  /** The page to show, from 1. */
  readonly page: number
  /** The head that the person was viewing; null at the first page opened. */
  readonly sha: string | null
}

/** One page of one file’s diff. */
export function diffModal(mr: MergeRequest, change: Change, { page: asked, sha }: DiffQuestion): Modal {
  const shown = pageOf(diffPages(hasLines(change) ? readable(change.diff) : ''), asked, 1)
  const path = pathWords(change, 150)
  const details = [changeWords(change), pageWords(shown)].filter(Boolean).join(', ')
  const moved = sha !== null && mr.sha !== sha ? movedWords(sha, mr.sha) : ''
  const file = fileInput(change.new_path)
  const input = (page: number) => ({ project: mr.project_id, mr: mr.iid, file, sha: mr.sha ?? '', page })
  const blocks: KnownBlock[] = [
    lines(
      [bold(path)],
      [text(`${shortName(mr)} at `), mr.sha ? code(shortSha(mr.sha)) : text('an unknown commit')],
      [text(details)],
      [bold(moved)],
    ),
    ...shown.items.map(preformatted),
    ...(shown.items.length === 0 ? [lines([text(withoutLines(change))])] : []),
    ...pageButtons(shown, (page) => ({ verb: 'mr.changes', input: input(page) }), 'the diff'),
  ]
  const head = mr.sha ? ` at ${shortSha(mr.sha)}` : ''
  return {
    title: `Diff in !${mr.iid}`,
    text: escaped(`${path} in ${shortName(mr)}${head}: ${details}. ${moved}`.trim()),
    blocks,
  }
}

function movedWords(before: string, now: string | null): string {
  const head = now === null ? 'a commit that the forge does not tell' : shortSha(now)
  return `The head has moved from ${shortSha(before)} to ${head} since you opened this: this is the new diff.`
}

function withoutLines(change: Change): string {
  return isBinary(change)
    ? 'This is a binary file: the forge shows no lines of it.'
    : 'The forge sent no diff of this file: it is empty, too large, or only its name or its mode changed.'
}

/** Lines verbatim, with every space; `content` has passed `readable`. */
function preformatted(content: string): KnownBlock {
  const shown = content.replace(/\n$/, '') || ' '
  return {
    type: 'rich_text',
    elements: [{ type: 'rich_text_preformatted', elements: [{ type: 'text', text: shown }] }],
  }
}
