import type { MergeRequestEvent } from '../../model/merge-request-event.ts'
import type { Blocks } from '../reply.ts'
import { lines, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'

/** One merge-request event as a message in the thread of a card. */
export function storyLine(
  iid: number,
  story: Pick<MergeRequestEvent, 'words'>,
  who: string | null,
): {
  text: string
  blocks: Blocks
} {
  const said = storyWords(story, who)
  return { text: `!${iid}: ${escaped(said)}`, blocks: [lines([text(said)])] }
}

/** `who`: the author’s name; a mention would notify authors of their own acts. */
export function storyWords({ words }: Pick<MergeRequestEvent, 'words'>, who: string | null): string {
  return who === null ? words : `${oneLine(who, 80)} ${words}`
}
