import type { RichTextBlock } from '@slack/types'
import { bold, lines, text } from './rich-text.ts'
import { escaped } from './text.ts'

/** A question as one sentence and as blocks: what is asked, and what it means. */
export function question(
  asks: string,
  ...meaning: readonly string[]
): { text: string; blocks: RichTextBlock[] } {
  return {
    text: escaped([asks, ...meaning].join(' ')),
    blocks: [lines([bold(asks)], ...meaning.map((words) => [text(words)]))],
  }
}
