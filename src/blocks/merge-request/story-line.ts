import type { Story } from '../../model/story.ts'
import type { Blocks } from '../reply.ts'
import { lines, person, text } from '../rich-text.ts'
import { escaped } from '../text.ts'

/** One message of the story in the thread of a card. */
export function storyLine(
  iid: number,
  { words, by }: Pick<Story, 'words' | 'by'>,
): {
  text: string
  blocks: Blocks
} {
  const who = by === null ? '' : `<@${by}> `
  return {
    text: `!${iid}: ${who}${escaped(words)}`,
    blocks: [lines([...(by === null ? [] : [person(by), text(' ')]), text(words)])],
  }
}
