import type { Blocks } from '../reply.ts'
import { code, lines, text } from '../rich-text.ts'
import { escaped } from '../text.ts'

/** Replaces a card while its updates are paused: shows no data of the forge. `name`: `acme/web!12`. */
export function pausedCard(name: string): { text: string; blocks: Blocks } {
  const sentence = `The card of ${name} is not kept up to date here now.`
  return {
    text: escaped(sentence),
    blocks: [
      lines([text(`${sentence} Whoever may read it here sees how it is: `), code(`/mr view ${name}`)]),
    ],
  }
}
