import type { RichTextElement } from '@slack/types'
import type { Commit } from '../../model/commit.ts'
import { code, text } from '../rich-text.ts'
import { day, oneLine, shortSha } from '../text.ts'

/** `1a2b3c4 Add the form, Ann Archer, 4 Dec 2026`; author email addresses are never shown. */
export function commitLine({ id, title, author_name, created_at }: Commit): RichTextElement[] {
  const rest = [oneLine(title, 100), oneLine(author_name, 50), created_at ? day(created_at) : '']
  return [code(shortSha(id)), text(` ${rest.filter(Boolean).join(', ')}`)]
}
