import type { Blocks } from '../reply.ts'
import { code, lines, text } from '../rich-text.ts'
import { escaped } from '../text.ts'

/** What stands in a card’s place while it is not kept up to date: nothing that the forge told. `name`: `acme/web!12`. */
export function pausedCard(name: string): { text: string; blocks: Blocks } {
  const sentence = `The card of ${name} is not kept up to date here now.`
  return {
    text: escaped(sentence),
    blocks: [
      lines([text(`${sentence} Whoever may read it here sees how it is: `), code(`/mr view ${name}`)]),
    ],
  }
}
