import { button } from './button.ts'
import { chooseProjectButton } from './greenlight/project.ts'
import type { Blocks } from './reply.ts'
import { bold, lines, text } from './rich-text.ts'

/** The first message in a channel: what this is, and the first steps. */
export function welcomeMessage(): { readonly text: string; readonly blocks: Blocks } {
  const headline = 'I bring merge requests and milestones into this channel.'
  const first = 'Choose a project and connect your account to start.'
  return {
    text: `${headline} ${first}`,
    blocks: [
      lines([bold(headline)], [text(first)]),
      {
        type: 'actions',
        elements: [
          chooseProjectButton('primary'),
          button('Connect', { verb: 'greenlight.connect', input: {} }),
          button('Show merge requests', { verb: 'mr.list', input: {} }),
        ],
      },
    ],
  }
}
