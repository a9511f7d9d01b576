import type { RichTextElement } from '@slack/types'
import type { Shown } from '../model/audience.ts'
import { text } from './rich-text.ts'

/** What a confidential issue is called where others may read along. */
const CONFIDENTIAL = 'a confidential issue'
const UNTOLD = 'an issue that may be confidential'

/** The words for what an audience may know; of an issue that is not named nothing else is told. */
export function shownWords<Known>(shown: Shown<Known>, words: (known: Known) => string): string {
  if (shown.kind === 'named') return words(shown.known)
  return shown.kind === 'hidden' ? CONFIDENTIAL : UNTOLD
}

/** Makes the line of what an audience may know; of a confidential issue nothing else is told. */
export function shownLine<Known>(
  line: (known: Known) => RichTextElement[],
): (shown: Shown<Known>) => RichTextElement[] {
  return (shown) => (shown.kind === 'named' ? line(shown.known) : [text(shownWords(shown, () => ''))])
}
