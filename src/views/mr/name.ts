import type { KnownBlock } from '@slack/types'
import { fullName, type MergeRequest, projectPath } from '../../model/merge-request.ts'
import { lines, link, text } from '../rich-text.ts'
import { capital, oneLine } from '../text.ts'

/** `acme/web!12`, short enough for a headline. */
export function shortName(mr: MergeRequest): string {
  return oneLine(fullName(mr), 100)
}

export function answerHead(headline: string, mr: MergeRequest, details: readonly string[]): KnownBlock[] {
  const detail = details.filter(Boolean).join(', ')
  return [
    { type: 'header', text: { type: 'plain_text', text: oneLine(headline, 150), emoji: false } },
    lines([link(mr.web_url, `!${mr.iid} ${oneLine(mr.title, 200)}`)], [text(oneLine(capital(detail), 300))]),
  ]
}

/** `acme/web!12`, short enough for a sentence. */
export function mrName(mr: MergeRequest): string {
  return oneLine(fullName(mr), 120)
}

/** `acme/web`, from the address of the merge request; `project 42` without an address. */
export function projectName(mr: MergeRequest): string {
  const path = projectPath(mr)
  return path ? oneLine(path, 100) : `project ${mr.project_id}`
}
