import type { RichTextElement } from '@slack/types'
import type { Disclosure } from '../model/audience.ts'
import { text } from './rich-text.ts'

/** The name of a confidential issue where others may read along. */
const CONFIDENTIAL = 'a confidential issue'
const UNTOLD = 'an issue that may be confidential'

/** The words that an audience may see; nothing else of an issue that is not named. */
export function disclosedWords<Known>(shown: Disclosure<Known>, words: (known: Known) => string): string {
  if (shown.kind === 'named') return words(shown.known)
  return shown.kind === 'hidden' ? CONFIDENTIAL : UNTOLD
}

/** A line function that respects the audience; nothing else of a confidential issue is shown. */
export function disclosedLine<Known>(
  line: (known: Known) => RichTextElement[],
): (shown: Disclosure<Known>) => RichTextElement[] {
  return (shown) => (shown.kind === 'named' ? line(shown.known) : [text(disclosedWords(shown, () => ''))])
}
